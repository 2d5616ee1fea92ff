/** Drawing a position of any game: on its own map, by its own description of what a position consists of. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { explained } from "../app/faults.ts";
import { Frame } from "../app/Frame.tsx";
import { useMedia } from "../app/media.ts";
import { notify } from "../app/toasts.ts";
import { openRule } from "../app/openRule.ts";
import { useObservable } from "../app/observable.ts";
import { shade, useSettings, useStill } from "../app/settings.ts";
import { Button, copyText, Failed, useLoaded, Waiting } from "../app/ui.tsx";
import { seatLook } from "../look/seats.ts";
import { positionEditor } from "../net/positionEditor.ts";
import type { Drawing, Drawn, Outline, View } from "../net/shapes.ts";
import { put, session, taken } from "../net/storage.ts";
import { inline } from "../pages/markdown.tsx";
import { genericFace } from "../plain/index.ts";
import { asking } from "../table/aboutTarget.ts";
import { equip, type Equipment } from "../table/equipment.ts";
import { Maps } from "../table/Maps.tsx";
import { gameWords } from "../table/gameWords.ts";
import { EDIT, type EditWords } from "../words/edit/index.ts";
import { useSay } from "../words/opening/index.ts";
import { Begin, Play } from "./Dialogs.tsx";
import { Headed, SlotField, type Pens } from "./Fields.tsx";
import { LONGEST, packed, unpacked } from "./link.ts";
import { at, atRest, changed, handOver, holder, inTheMiddle, isEmpty, otherSlots, placeSlots, says } from "./position.ts";
import { drawingFace, sceneOf } from "./scene.ts";
import "../table/table.css";
import "../table/phone.css";
import "./edit.css";

const REST = 300; // ms without a change before the server looks
const PHONE = "(max-width: 800px)";
const PAST = 200; // changes that can be taken back

interface Props {
  readonly game: string;
  /** A table to begin from, and the line of its log; null: now. */
  readonly table: string | null;
  readonly at: number | null;
  /** A drawing in the address. */
  readonly drawn: string | null;
}

const keyOf = (game: string): string => `kt.drawing.${game}`;

/** What was drawn here last, in this window. */
function kept(game: string): Drawing | null {
  return taken(session, keyOf(game)) as Drawing | null;
}

/** `dealt`: what nobody there could know was dealt anew. */
async function beginning({ game, table, at: seq, drawn }: Props, outline: Outline, player: (n: number) => string): Promise<Drawing & { readonly dealt?: boolean }> {
  if (drawn !== null) return unpacked(drawn.replace(/^p=/, ""));
  if (table !== null) {
    const { names, options, position, dealt } = await positionEditor.drawable(table, seq);
    return { names, options, position, title: "", dealt };
  }
  const before = kept(game);
  if (before) return before;
  const names = Array.from({ length: outline.seats[0] ?? 2 }, (_, seat) => player(seat + 1));
  const { options, position } = await positionEditor.draw(game, { names });
  return { names, options, position, title: "" };
}

export function Editor(props: Props) {
  const say = useSay();
  const { lang } = useSettings();
  const { game } = props;
  const loaded = useLoaded(async () => {
    const [equipment, words, outline] = await Promise.all([equip(game, lang), EDIT.learn(lang), positionEditor.outline(game)]);
    const player = words.player;
    const first = await beginning(props, outline, player).catch((error: unknown) => {
      notify(props.drawn === null ? explained(error, say) : words.badLink, "refusal");
      return beginning({ game, table: null, at: null, drawn: null }, outline, player);
    });
    const { dealt = false, ...drawing } = first;
    return { equipment, words, outline, first: drawing, dealt };
  }, [game, lang]);
  if (loaded.state === "failed") return <Frame title={game} game={game}><Failed error={loaded.error} /></Frame>;
  if (loaded.state === "loading") return <main class="plain" id="main" tabIndex={-1}><Waiting /></main>;
  return <Board key={lang} {...loaded.value} />;
}

interface Past {
  readonly before: readonly Drawing[];
  readonly now: Drawing;
  readonly after: readonly Drawing[];
}

function Board({ equipment: { detail, maps, face, lang }, words, outline, first, dealt }: { readonly equipment: Equipment; readonly words: EditWords; readonly outline: Outline; readonly first: Drawing; readonly dealt: boolean }) {
  const say = useSay();
  const still = useStill();
  const compact = useMedia(PHONE);
  const [past, setPast] = useState<Past>({ before: [], now: first, after: [] });
  const [looked, setLooked] = useState<Drawn | null>(null);
  const [base, setBase] = useState<View | null>(null);
  const [place, setPlace] = useState("");
  const [front, setFront] = useState(0);
  const [dialog, setDialog] = useState<"begin" | "play" | null>(null);
  const drawing = past.now;
  const game = outline.game;
  const draw = (now: Drawing): void => { setPast((old) => ({ before: [...old.before.slice(-PAST), old.now], now, after: [] })); };
  const undo = (): void => { setPast((old) => { const now = old.before.at(-1); return now ? { before: old.before.slice(0, -1), now, after: [old.now, ...old.after] } : old; }); };
  const redo = (): void => { setPast((old) => { const [now, ...after] = old.after; return now ? { before: [...old.before, old.now], now, after } : old; }); };

  useEffect(() => {
    put(session, keyOf(game), drawing);
    let current = true;
    setLooked(null);
    const timer = setTimeout(() => {
      positionEditor.draw(game, drawing).then((found) => {
        if (!current) return;
        setLooked(found);
        if (found.view) setBase(found.view);
      }, (error: unknown) => { if (current) notify(explained(error, say), "refusal"); });
    }, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [drawing]);
  useEffect(() => () => { asking.value = null; }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (event.target instanceof Element && event.target.closest("input[type=text], textarea, dialog"))) return;
      const back = event.key.toLowerCase() === "z" && !event.shiftKey;
      if (!back && event.key.toLowerCase() !== "y" && event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      if (back) undo();
      else redo();
    };
    document.addEventListener("keydown", press);
    return () => { document.removeEventListener("keydown", press); };
  }, []);

  const spoken = useMemo(() => gameWords(detail, maps, lang, game), [detail, maps, lang]);
  const scene = useMemo(() => sceneOf(drawing, outline, base, spoken, compact, still), [drawing, base, spoken, compact, still]);
  const problem = looked?.problem ?? null;
  const wrong = problem?.places ?? [];
  const generic = useMemo(() => genericFace(maps), [maps]);
  const choose = (id: string): void => { if (id in outline.places) setPlace(id); };
  const shown = useMemo(() => drawingFace(face, generic, place, wrong, choose), [face, generic]);
  // the board is made once; what is chosen and what is wrong is laid with each scene
  const laid = useMemo(() => ({ ...scene }), [scene, place, wrong.join()]);
  shown.lay = drawingFace(face, generic, place, wrong, choose).lay;
  const light = useObservable(shade);
  const look = face.looks.find((one) => one === light) ?? face.looks[0] ?? "light";
  const pens: Pens = { drawing, outline, scene, words, onChange: draw };
  const colour = (seat: number): string => (face.seatLooks?.[seat] ?? seatLook(seat)).colour;

  const save = async (): Promise<void> => {
    const { text } = await positionEditor.draw(game, { ...drawing, title: drawing.title || words.of(detail.title), write: true });
    if (text === null) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "application/yaml" }));
    link.download = `${game}.yaml`;
    link.click();
    setTimeout(() => { URL.revokeObjectURL(link.href); }, 10_000);
  };
  const share = async (): Promise<void> => {
    const link = `${location.origin}/edit/${encodeURIComponent(game)}#p=${await packed(drawing)}`;
    if (link.length > LONGEST) {
      notify(words.tooLong(LONGEST), "refusal");
      return;
    }
    await copyText(link);
    notify(words.copied);
  };
  const told = (what: () => Promise<void>) => (): void => { what().catch((error: unknown) => { notify(explained(error, say), "refusal"); }); };
  const fine = looked !== null && problem === null;

  return (
    <Frame title={words.of(detail.title)} game={game} called={detail.title} wide>
      <div class={compact ? "edit compact" : "edit"}>
        <header class="edit-head">
          <h1>{words.of(detail.title)}</h1>
          <div class="edit-tools" role="toolbar" aria-label={words.heading}>
            <Button icon="plus" onClick={() => { setDialog("begin"); }}>{words.begin}</Button>
            <Button icon="undo" label={words.undo} disabled={!past.before.length} onClick={undo} />
            <Button icon="redo" label={words.redo} disabled={!past.after.length} onClick={redo} />
            <Button icon="save" disabled={!fine} label={words.save} onClick={told(save)}>{compact ? undefined : words.save}</Button>
            <Button icon="link" label={words.share} onClick={told(share)}>{compact ? undefined : words.share}</Button>
            <Button kind="primary" icon="play" disabled={!fine || looked.over} onClick={() => { setDialog("play"); }}>{words.open}</Button>
          </div>
        </header>
        <Verdict looked={looked} words={words} names={drawing.names} placeName={(id) => spoken.name("", id)} onPlace={choose} />
        <div class="edit-board"><div class="stand"><Maps maps={maps} face={shown} look={look} scene={laid} compact={compact} front={front} onFront={setFront} onBoard={() => undefined} /></div></div>
        <div class="edit-side">
          {dealt && <p class="edit-note">{words.dealt}</p>}
          {inTheMiddle(drawing.position) && <p class="edit-note"><span>{words.middle}</span> <Button onClick={() => { draw(atRest(drawing, outline)); }}>{words.rest}</Button></p>}
          <PlacePanel {...pens} place={place} onPlace={choose} colour={colour} />
          <details class="sheet" open={!compact}><summary><h2>{words.table}</h2></summary>
            <label class="edit-select"><span>{words.title}</span><input type="text" maxLength={100} value={drawing.title} onChange={(event) => { draw({ ...drawing, title: event.currentTarget.value }); }} /></label>
            {otherSlots(outline, null).map(({ part, path, shape }) => <Headed key={part.name} {...pens} part={part} path={path} shape={shape} label={spoken.name("fact", part.name)} place="" />)}
          </details>
          {drawing.names.map((name, seat) => (
            <details key={seat} class="sheet"><summary><h2><i class="edit-spot" ref={(spot) => { if (spot) spot.style.background = colour(seat); }} />{name}</h2></summary>
              <label class="edit-select"><span>{words.name}</span><input type="text" maxLength={64} value={name} onChange={(event) => { const to = event.currentTarget.value.trim(); if (to && !drawing.names.includes(to)) draw({ ...drawing, names: drawing.names.with(seat, to) }); }} /></label>
              {otherSlots(outline, seat).map(({ part, path, shape }) => <Headed key={part.name} {...pens} part={part} path={path} shape={shape} label={spoken.name("fact", part.name)} place="" />)}
            </details>
          ))}
        </div>
      </div>
      {dialog === "begin" && <Begin outline={outline} detail={detail} words={words} names={drawing.names} options={drawing.options} onBegin={(begun) => { draw(begun); setPlace(""); setDialog(null); }} onClose={() => { setDialog(null); }} />}
      {dialog === "play" && <Play drawing={drawing} game={game} words={words} onClose={() => { setDialog(null); }} />}
    </Frame>
  );
}

/** Whether it can be, and what would be asked; or what is wrong, where, and by which rule. */
function Verdict({ looked, words, names, placeName, onPlace }: { readonly looked: Drawn | null; readonly words: EditWords; readonly names: readonly string[]; readonly placeName: (id: string) => string; readonly onPlace: (id: string) => void }) {
  const wrong = looked?.problem ?? null;
  const who = looked?.asked.map((seat) => names[seat] ?? "").join(", ") ?? "";
  return (
    <div class={wrong ? "edit-verdict bad" : "edit-verdict"} role="status">
      {!looked ? <p>{words.checking}</p> : wrong ? (
        <>
          <p><b>{words.wrong}:</b> {wrong.sentence}</p>
          {wrong.reason && <p class="hint">{inline(wrong.reason.replaceAll("\n", " "))}</p>}
          <p class="edit-tools">
            {wrong.places.map((id) => <Button key={id} onClick={() => { onPlace(id); }}>{placeName(id)}</Button>)}
            {wrong.rule && <Button icon="rules" onClick={() => { openRule(wrong.rule); }}>{words.rule}</Button>}
          </p>
        </>
      ) : looked.over ? <p>{words.over}</p> : <p><b>{words.legal}</b> {who ? words.asked(who, looked.sentence) : words.chance(looked.sentence)}</p>}
    </div>
  );
}

function PlacePanel({ place, onPlace, colour, ...pens }: Pens & { readonly place: string; readonly onPlace: (place: string) => void; readonly colour: (seat: number) => string }) {
  const { drawing, outline, scene, words, onChange } = pens;
  const players = drawing.names.length;
  const slots = useMemo(() => (place ? placeSlots(outline, place, players) : []), [outline, place, players]);
  const [wished, setWished] = useState<number | null>(null); // who holds a place in which nothing stands yet
  useEffect(() => { setWished(null); }, [place]);
  const name = (id: string): string => scene.words.name("", id);
  const places = useMemo(() => Object.keys(outline.places).filter((id) => placeSlots(outline, id, players).length).sort((one, other) => name(one).localeCompare(name(other))), [outline, players, scene.words]);
  const exclusive = slots.some(({ part, seat }) => part.holds && seat !== null);
  const owner = exclusive ? (holder(drawing, slots, place) ?? wished) : null;
  const shown = slots.filter(({ part, seat, names, word }) => !(part.holds && seat !== null) || (seat === owner && !(names && word === null && slots.filter((one) => one.seat === seat && one.part.holds).length === 1)));
  const label = ({ part, seat, word }: (typeof slots)[number]): string => {
    const what = word === null ? scene.words.name("fact", part.name) : scene.words.name("", word);
    return words.drawnAt(what, seat !== null && !part.holds ? (drawing.names[seat] ?? "") : "");
  };
  const give = (to: string): void => {
    const seat = to === "" ? null : Number(to);
    setWished(seat);
    onChange(handOver(drawing, outline, slots, place, seat));
  };
  const clear = (): void => {
    let after = handOver(drawing, outline, slots, place, null);
    for (const slot of slots) if (!slot.part.holds && !slot.names && slot.key === null && says(after.position, slot, place)) after = changed(after, outline, slot.part, slot.path, null);
    setWished(null);
    onChange(after);
  };
  const full = slots.some((slot) => !slot.names && slot.key === null && !isEmpty(at(drawing.position, slot.path)));
  return (
    <section class="sheet edit-place" aria-labelledby="edit-place">
      <h2 id="edit-place">{place ? name(place) : words.noPlace}</h2>
      <label class="edit-select"><span>{words.pick}</span>
        <select value={place} onChange={(event) => { onPlace(event.currentTarget.value); }}>
          {!place && <option value="">{words.none}</option>}
          {places.map((id) => <option key={id} value={id}>{name(id)}{placeSlots(outline, id, players).some((slot) => says(drawing.position, slot, id)) ? " ●" : ""}</option>)}
        </select>
      </label>
      {place && <p class="unseen" role="status">{scene.words.name("", place)}</p>}
      {exclusive && (
        <fieldset class="choice"><legend>{words.holder}</legend>
          <div>
            {[null, ...drawing.names.keys()].map((seat) => (
              <label key={seat} class={owner === seat ? "on" : ""}>
                <input type="radio" name="edit-holder" checked={owner === seat} onChange={() => { give(seat === null ? "" : String(seat)); }} />
                {seat !== null && <i class="edit-spot" ref={(spot) => { if (spot) spot.style.background = colour(seat); }} />}
                <span>{seat === null ? words.nobody : drawing.names[seat]}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      {shown.map((slot) => <SlotField key={slot.path.join(".") + (slot.names ?? "")} {...pens} slot={slot} place={place} label={label(slot)} />)}
      {full && <Button icon="trash" onClick={clear}>{words.clear}</Button>}
    </section>
  );
}
