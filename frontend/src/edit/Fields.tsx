/** What can be changed of a position, by its shape: numbers, words, lists, rows. */

import { Stepper, Steppers } from "../faces/parts/Stepper.tsx";
import type { Json, Scene } from "../faces/face.ts";
import type { DrawnPart, Drawing, Outline, Shape } from "../net/shapes.ts";
import { Button } from "../app/ui.tsx";
import type { EditWords } from "../words/edit/index.ts";
import { at, changed, left, naming, says, wordsOf, type Path, type Slot } from "./position.ts";

export interface Pens {
  readonly drawing: Drawing;
  readonly outline: Outline;
  readonly scene: Scene;
  readonly words: EditWords;
  onChange(drawing: Drawing): void;
}

interface FieldProps extends Pens {
  readonly part: DrawnPart;
  readonly path: Path;
  readonly shape: Shape;
  readonly label: string;
  /** The place that it is in; "" for none. */
  readonly place: string;
}

const MANY = 6; // words of which only those that are there have a row of their own

/** What a word is called. */
const called = (scene: Scene, shape: Shape, word: string): string => scene.words.name(shape.is === "one" || shape.is === "each" ? (shape.field ?? "") : "", word);

/** The words that can stand there: those that the place takes. */
function fitting(part: DrawnPart, shape: Shape, place: string, outline: Outline): readonly string[] {
  const takes = part.takes[outline.places[place] ?? ""];
  const words = wordsOf(shape, outline);
  return takes && shape.is === "each" && shape.of.is === "count" ? words.filter((word) => takes.includes(word)) : words;
}

export function Field(props: FieldProps) {
  const { drawing, outline, scene, words, part, path, shape, label, place, onChange } = props;
  const value = at(drawing.position, path);
  const set = (to: Json | null): void => { onChange(changed(drawing, outline, part, path, to)); };
  switch (shape.is) {
    case "count": return <Steppers><Count {...props} /></Steppers>;
    case "seat": return <Select label={label} value={typeof value === "number" ? String(value) : ""} onChange={(to) => { set(to === "" ? null : Number(to)); }} values={[["", words.none], ...drawing.names.map((name, seat) => [String(seat), name] as const)]} />;
    case "one": return <Select label={label} value={typeof value === "string" ? value : ""} onChange={(to) => { set(to === "" ? null : to); }} values={[["", words.usual], ...wordsOf(shape, outline).map((word) => [word, called(scene, shape, word)] as const)]} />;
    case "each":
      if (shape.of.is === "count") return <Counts {...props} shape={shape} />;
      return (
        <div class="edit-group" role="group" aria-label={label}>
          {fitting(part, shape, place, outline).map((word) => <div key={word}><h4>{called(scene, shape, word)}</h4><Field {...props} path={[...path, word]} shape={shape.of} label={`${label}, ${called(scene, shape, word)}`} /></div>)}
        </div>
      );
    case "row": {
      const rows = Array.isArray(value) ? (value as readonly Json[]) : [];
      const { of } = shape;
      if (of.is !== "one" && of.is !== "seat") return null;
      const all: readonly (readonly [string | number, string])[] = of.is === "seat" ? drawing.names.map((name, seat) => [seat, name] as const) : wordsOf(of, outline).map((word) => [word, called(scene, of, word)] as const);
      return (
        <fieldset class="edit-many"><legend>{label}</legend>
          {all.map(([one, name]) => (
            <label key={one} class={rows.includes(one) ? "on" : ""}>
              <input type="checkbox" checked={rows.includes(one)} onChange={(event) => { set(event.currentTarget.checked ? all.map(([id]) => id).filter((id) => id === one || rows.includes(id)) : rows.filter((id) => id !== one)); }} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      );
    }
    default: return null;
  }
}

function Select({ label, value, values, onChange }: { readonly label: string; readonly value: string; readonly values: readonly (readonly [string, string])[]; readonly onChange: (value: string) => void }) {
  return (
    <label class="edit-select"><span>{label}</span>
      <select value={value} onChange={(event) => { onChange(event.currentTarget.value); }}>
        {values.map(([one, text]) => <option key={one} value={one}>{text}</option>)}
      </select>
    </label>
  );
}

/** A number; `word`: how much is left of it says its stock. */
function Count({ drawing, outline, scene, words, part, path, label, place, onChange }: FieldProps) {
  const value = at(drawing.position, path);
  const n = typeof value === "number" ? value : 0;
  const word = String(path.at(-1));
  const rest = left(drawing.position, outline, part, word);
  const room = part.room && place ? part.room - sum(at(drawing.position, path.slice(0, -1))) : 1;
  const set = (to: number): void => { onChange(changed(drawing, outline, part, path, to === 0 && typeof path.at(-1) === "string" ? null : to)); };
  const full = (part.most > 0 && n >= part.most) || (rest !== null && rest <= 0) || room <= 0;
  return (
    <Stepper scene={scene} label={label} n={n} less={n > 0 ? () => { set(n - 1); } : null} more={full ? null : () => { set(n + 1); }} {...(rest !== null && { note: words.left(Math.max(0, rest)) })}>{null}</Stepper>
  );
}

const sum = (value: Json | undefined): number => (typeof value === "number" ? value : typeof value === "object" && value !== null ? Object.values(value).reduce((all: number, one) => all + sum(one as Json), 0) : 0);

/** Numbers by word: those that are there, and a way to more where there are many. */
function Counts(props: FieldProps & { readonly shape: Shape & { readonly is: "each" } }) {
  const { drawing, outline, scene, words, part, path, shape, label, place, onChange } = props;
  const all = fitting(part, shape, place, outline);
  const there = all.filter((word) => at(drawing.position, [...path, word]) !== undefined);
  const shown = all.length <= MANY ? all : there;
  return (
    <div class="edit-counts" role="group" aria-label={label}>
      {shown.length > 0 && <Steppers>{shown.map((word) => <Count key={word} {...props} path={[...path, word]} label={called(scene, shape, word)} />)}</Steppers>}
      {shown.length < all.length && <Select label={words.add} value="" onChange={(word) => { if (word) onChange(changed(drawing, outline, part, [...path, word], 1)); }} values={[["", words.none], ...all.filter((word) => !there.includes(word)).map((word) => [word, called(scene, shape, word)] as const)]} />}
    </div>
  );
}

/** What a slot says of a place: yes or no, numbers, or rows about it. */
export function SlotField({ slot, place, label, ...pens }: Pens & { readonly slot: Slot; readonly place: string; readonly label: string }) {
  const { drawing, outline, onChange } = pens;
  if (slot.names) {
    return (
      <label class="check"><input type="checkbox" checked={says(drawing.position, slot, place)} onChange={(event) => { onChange(naming(drawing, outline, slot, place, event.currentTarget.checked)); }} /><span>{label}</span></label>
    );
  }
  if (slot.key !== null) return <Rows slot={slot} place={place} label={label} {...pens} />;
  return <Headed {...pens} part={slot.part} path={slot.path} shape={slot.shape} label={label} place={place} />;
}

/** A field below its name, which only numbers by word do not say themselves. */
export function Headed(field: FieldProps) {
  return <div class="edit-slot">{field.shape.is === "each" && <h3>{field.label}</h3>}<Field {...field} /></div>;
}

/** Rows about a place, such as transports with what they carry. */
function Rows({ slot: { part, path, shape, key }, place, label, ...pens }: Pens & { readonly slot: Slot; readonly place: string; readonly label: string }) {
  const { drawing, outline, scene, words, onChange } = pens;
  const record = shape.is === "row" && shape.of.is === "record" ? shape.of.parts : {};
  const value = at(drawing.position, path);
  const rows = Array.isArray(value) ? (value as readonly Json[]) : [];
  const fields = Object.entries(record).filter(([name]) => name !== key && (!part.fields.length || part.fields.includes(name)));
  const first = (of: Shape): Json => (of.is === "one" ? (wordsOf(of, outline)[0] ?? "") : of.is === "record" ? Object.fromEntries(Object.entries(of.parts).map(([name, one]) => [name, first(one)])) : of.is === "row" ? [] : 0);
  const set = (to: readonly Json[]): void => { onChange(changed(drawing, outline, part, path, to)); };
  const fresh = { [key ?? ""]: place, ...Object.fromEntries(fields.flatMap(([name, of]) => (of.is === "one" ? [[name, first(of)]] : []))) };
  return (
    <div class="edit-slot"><h3>{label}</h3>
      {rows.map((row, i) => (typeof row === "object" && row !== null && !Array.isArray(row) && (row as Record<string, Json>)[key ?? ""] === place ? (
        <div key={i} class="edit-row" role="group" aria-label={`${label} ${String(i + 1)}`}>
          {fields.map(([name, of]) => {
            if (of.is !== "row" || of.of.is !== "record") return <Field key={name} {...pens} part={part} path={[...path, i, name]} shape={of} label={scene.words.name("fact", name)} place="" />;
            const inner = of.of;
            const cargo = at(drawing.position, [...path, i, name]);
            const all = Array.isArray(cargo) ? (cargo as readonly Json[]) : [];
            return (
              <div key={name} class="edit-inner">
                {all.map((_, j) => (
                  <div key={j} class="edit-pair">
                    {Object.entries(inner.parts).map(([field, one]) => <Field key={field} {...pens} part={part} path={[...path, i, name, j, field]} shape={one} label={scene.words.name("fact", field)} place="" />)}
                    <Button icon="trash" label={words.remove} onClick={() => { onChange(changed(drawing, outline, part, [...path, i, name], all.filter((__, other) => other !== j))); }} />
                  </div>
                ))}
                <Button icon="plus" onClick={() => { onChange(changed(drawing, outline, part, [...path, i, name], [...all, first(inner)])); }}>{scene.words.name("fact", name)}</Button>
              </div>
            );
          })}
          <Button icon="trash" onClick={() => { set(rows.filter((_, other) => other !== i)); }}>{words.remove}</Button>
        </div>
      ) : null))}
      <Button icon="plus" onClick={() => { set([...rows, fresh]); }}>{words.more}</Button>
    </div>
  );
}
