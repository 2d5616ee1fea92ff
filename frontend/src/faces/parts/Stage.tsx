/** A battle as drawn by every game: two sides, their dice above what they hit with, who is stronger by how much. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { Said } from "./controls.tsx";
import "./stage.css";

/** How something has ended, or where it stands. */
export function Outcome({ children }: { readonly children: ComponentChildren }) {
  return <p class="fp-outcome" role="status">{children}</p>;
}

/** What dice bring comes when they have fallen; where they lie already, at once. */
export function Sides({ children }: { readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { box.current?.classList.toggle("fp-lain", !box.current.getAnimations({ subtree: true }).some((one) => "animationName" in one && one.animationName === "fp-tumble")); });
  return <div class="fp-sides" ref={box}>{children}</div>;
}

interface SideProps {
  readonly title: string;
  /** What it does here: attacks, is led by somebody. */
  readonly role: string;
  readonly colour: string;
  readonly ink: string;
  /** What it has just reached, large: "2 hits". */
  readonly score?: string;
  /** What a screen reader calls it, where several battles stand on the page. */
  readonly said?: string;
  readonly children: ComponentChildren;
}

export function SideBox({ title, role, colour, ink, score, said = title, children }: SideProps) {
  return (
    <section class="fp-side" style={{ "--fp-colour": colour, "--fp-on": ink }} aria-label={said}>
      <header>
        <span><b>{title}</b> <small>{role}</small></span>
        {score === undefined ? null : <em key={score}>{score}</em>} {/* anew with each roll: it appears when the dice lie still */}
      </header>
      {children}
    </section>
  );
}

/** Units side by side; `said`: what they are together. */
export function Row({ said, children }: { readonly said: string; readonly children: ComponentChildren }) {
  return <ul class="fp-row" aria-label={said}>{children}</ul>;
}

export interface Thrown {
  /** What it shows: a drawing of 24 units, or a number. */
  readonly face: { readonly path: string } | { readonly text: string };
  readonly label: string;
  readonly hit: boolean;
  /** It has eight sides, which its shape tells. */
  readonly eight?: boolean;
  /** The unit that it makes hit, below it. */
  readonly unit?: ComponentChildren;
}

interface DiceProps {
  readonly dice: readonly Thrown[];
  readonly said: string;
  /** They are rolled anew when this changes. */
  readonly roll: string;
  /** What they cost the other side; "": nothing. */
  readonly lost: string;
  readonly notes?: readonly string[];
  /** Each is compared with the one at its place on the other side: they stay in their order. */
  readonly compared?: boolean;
}

/** Thrown dice: hits first, each above its unit; then those that missed. */
export function DiceRow({ dice, said, roll, lost, notes = [], compared = false }: DiceProps) {
  const sorted = compared ? dice : [...dice.filter(({ hit }) => hit), ...dice.filter(({ hit }) => !hit)];
  return (
    <div class="fp-dice" key={roll}>
      <ul aria-label={said}>
        {sorted.map((die, i) => <li key={i} class={die.hit ? "fp-hit" : ""}><Die {...die} />{die.hit ? die.unit : null}</li>)}
      </ul>
      {lost ? <p class="fp-lost">{lost}</p> : null}
      {notes.map((note) => <p key={note} class="fp-quiet">{note}</p>)}
    </div>
  );
}

export function Die({ face, label, eight = false }: Pick<Thrown, "face" | "label" | "eight">) {
  return (
    <span class={eight ? "fp-die fp-d8" : "fp-die"} role="img" aria-label={label} title={label}>
      {"path" in face ? <svg viewBox="0 0 24 24" aria-hidden="true"><path d={face.path} fill-rule="evenodd" /></svg> : <b aria-hidden="true">{face.text}</b>}
    </span>
  );
}

/** The sum of a roll, beside whose it is. */
export function Total({ children, good = false, roll }: { readonly children: ComponentChildren; readonly good?: boolean; readonly roll: string }) {
  return <b key={roll} class={good ? "fp-total fp-good" : "fp-total"}>{children}</b>;
}

interface BarProps {
  readonly sign: ComponentChildren;
  readonly name: string;
  readonly colour: string;
  /** What it consists of: stones and cards, units and bonus. */
  readonly parts: readonly number[];
  /** Something may still come. */
  readonly open: boolean;
  readonly most: number;
  readonly said: string;
  readonly out?: boolean;
  readonly note?: string;
}

/** How strong somebody is, as a bar and as a sum. */
export function Bar({ sign, name, colour, parts, open, most, said, out = false, note }: BarProps) {
  const sum = parts.reduce((all, n) => all + n, 0);
  const [first, ...more] = parts;
  return (
    <li class={out ? "fp-bar fp-out" : "fp-bar"}>
      <span class="fp-who" aria-hidden="true">{sign}</span>
      <span class="fp-name">{name}</span>
      <span class="fp-length" aria-hidden="true"><i style={{ width: `${String((sum / most) * 100)}%`, background: colour }} /></span>
      <span class="fp-sum" aria-hidden="true">{open ? <>{parts.filter((n) => n > 0).join(" + ")} <small>+ ?</small></> : <>{first}{more.some((n) => n > 0) ? <small> + {more.join(" + ")}</small> : null} <b>{sum}</b></>}</span>
      <Said>{said}</Said>
      {note === undefined ? null : <em>{note}</em>}
    </li>
  );
}

/** Things that lie face down, and those of them that one may see. */
export function Laid({ n, faces, said }: { readonly n: number; readonly faces: readonly ComponentChildren[]; readonly said: string }) {
  return (
    <span class="fp-backs">
      {Array.from({ length: Math.max(n, faces.length) }, (_, i) => <span key={i} class={faces[i] ? "fp-back fp-face" : "fp-back"} aria-hidden="true">{faces[i] ?? null}</span>)}
      {n > 1 ? <b aria-hidden="true">{n}</b> : null}
      {said ? <Said>{said}</Said> : null}
    </span>
  );
}
