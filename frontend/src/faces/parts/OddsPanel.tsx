/** The chance to win, where it is decided: exact, as the server computes it. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { settings } from "../../app/settings.ts";
import type { OddsQuestion, Scene } from "../face.ts";
import { Counted, type Count } from "./Counted.tsx";

const PAUSE = 150; // ms: steppers are pressed several times in a row
const KEPT = 200;
const answers = new Map<string, unknown>();
const refusals = new Map<string, string>(); // by the same keys, why there is no answer

/** What the server computes, kept by its question (null: there is none); null as long as it is not known, "none" where it cannot be had. */
export function useOdds<T extends object>(scene: Scene, game: string, question: OddsQuestion | null): T | "none" | null {
  const key = question ? JSON.stringify([game, question]) : "";
  const [failed, fail] = useState("");
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!question || answers.has(key)) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void scene.odds<T>(game, question, (why) => { refusals.set(key, why); }).then((answer) => {
        if (answer) answers.set(key, answer);
        for (const kept of [answers, refusals]) {
          const [oldest] = kept.keys();
          if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
        }
        if (wanted && answer) redraw((n) => n + 1);
        else if (wanted) fail(key);
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return (answers.get(key) as T | undefined) ?? (key !== "" && failed === key ? "none" : null);
}

/** Why the server has refused to compute this; "" where it has not said. */
export const refusal = (game: string, question: OddsQuestion): string => refusals.get(JSON.stringify([game, question])) ?? "";

/** "79%" in English, "79 %" in German, where no line ends before the sign. */
export const percent = (share: number): string => new Intl.NumberFormat(settings.value.lang, { style: "percent" }).format(share);

/** As people read it: never 0% or 100%, for nothing that is rolled is certain. */
export function likely(chance: number): string {
  if (chance < 0.005) return `< ${percent(0.01)}`;
  if (chance > 0.995) return `> ${percent(0.99)}`;
  return percent(chance);
}

const HUNDRED = 100;
/** Chances that are the whole together, as people read them: what is rounded adds up to 100%. The first, which stands elsewhere too, is rounded as it is there. */
export function whole(chances: readonly number[]): readonly string[] {
  const shown = chances.map((chance) => Math.round(chance * HUNDRED));
  const over = (i: number): number => (shown[i] ?? 0) - (chances[i] ?? 0) * HUNDRED; // by how much it is rounded up
  for (let off = shown.reduce((sum, n) => sum + n, 0) - HUNDRED; off && Math.abs(off) < chances.length; off -= Math.sign(off)) {
    const [most] = chances.map((_, i) => i).slice(1).filter((i) => off < 0 || (shown[i] ?? 0) > 0).sort((a, b) => Math.sign(off) * (over(b) - over(a)));
    if (most !== undefined) shown[most] = (shown[most] ?? 0) - Math.sign(off);
  }
  return chances.map((chance, i) => (chance < 0.005 || chance > 0.995 ? likely(chance) : likely(Math.min(Math.max(shown[i] ?? 0, 0), HUNDRED) / HUNDRED)));
}

export interface OddsSide {
  readonly name: string;
  readonly colour: string;
  /** Its chance to win; null as long as it is not known. */
  readonly wins: number | null;
  /** What it has left on average if it wins, and the sentence before that. */
  readonly left: { readonly text: string; readonly things: readonly Count[] } | null;
}

/** How it may end besides. */
export interface OddsOther {
  readonly name: string;
  readonly chance: number;
}

const NEVER = 0.0005; // less is not worth a word

interface Props {
  /** The place that is fought for: while it is the same, what was known stands until the next answer is there, which a line below says. */
  readonly about: string;
  readonly title: string;
  readonly sides: readonly [OddsSide, OddsSide];
  /** With the chances of both sides these are the whole. */
  readonly others?: readonly OddsOther[];
  readonly note: string;
  /** What is no roll can be certain. */
  readonly sure?: boolean;
  /** The way to plans. */
  readonly children?: ComponentChildren;
}

const share = (wins: number | null): string => String(wins === null ? 50 : Math.round(wins * 1000) / 10);

export function OddsPanel({ about, title, sides: asked, others: besides = [], note, sure = false, children }: Props) {
  const known = useRef<Required<Pick<Props, "about" | "sides" | "others">> | null>(null);
  const busy = asked[0].wins === null;
  if (!busy) known.current = { about, sides: asked, others: besides };
  const { sides, others } = busy && known.current?.about === about ? known.current : { sides: asked, others: besides };
  const [ours, theirs] = sides;
  const ends = others.filter(({ chance }) => chance >= NEVER);
  const said = whole([ours.wins ?? 0, theirs.wins ?? 0, ...ends.map(({ chance }) => chance)]);
  return (
    <div class="fp-odds" role="group" aria-label={title} aria-busy={busy}>
      <p class="fp-odds-head">
        <b>{title}</b>
        {sides.map(({ name, wins }, i) => <span key={name}>{name} <strong>{wins === null ? "…" : sure && wins % 1 === 0 ? percent(wins) : said[i]}</strong></span>)}
        {ends.map(({ name }, i) => <span key={name} class="fp-odds-other">{name} <strong>{said[sides.length + i]}</strong></span>)}
      </p>
      <div class="fp-odds-bar" aria-hidden="true" style={{ "--fp-share": `${share(ours.wins)}%`, "--fp-rest": `${share(theirs.wins)}%`, "--fp-ours": ours.colour, "--fp-theirs": theirs.colour }} />
      {sides.map(({ name, left }) => left && <p key={name} class="fp-odds-left"><span>{left.text}</span><Counted things={left.things} /></p>)}
      {note && <p class="fp-quiet">{note}</p>}
      {children}
    </div>
  );
}
