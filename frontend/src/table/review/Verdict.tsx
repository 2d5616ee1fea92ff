/** Beside a moment of the past: what the bot says of it, and how everybody stands, if the review is there. */

import { useState } from "preact/hooks";

import { Button, useLoaded } from "../../app/ui.tsx";
import type { Face, Scene } from "../../faces/face.ts";
import { seatLook } from "../../look/seats.ts";
import { local, put } from "../../net/storage.ts";
import { REVIEW } from "../../words/review/index.ts";
import { useSpoken } from "../hint/onMap.ts";
import { differs } from "./differs.ts";
import { reviewIn, useReview } from "./load.ts";
import { Chanced, Decided, slateOf } from "./Row.tsx";
import { chanceSaid, chancesAt, mistakeFrom, mostLucky, rowAt, shownMark } from "./rows.ts";
import "./review.css";

interface Props {
  readonly table: string;
  readonly seq: number;
  readonly scene: Scene;
  readonly face: Face;
  /** The seat of whoever looks, if it is one. */
  readonly me: number | null;
  readonly onMoment: (seq: number) => void;
  readonly onReview: () => void;
  /** Tries out something else after this line, in this seat; null: not from here. */
  readonly onTry: ((seq: number, seat: number) => void) | null;
}

const OFF = "kartentisch.verdicts"; // kept on the device: "off"

const kept = (): boolean => !local.getItem(OFF)?.includes("off");

export function Verdict({ table, seq, scene, face, me, onMoment, onReview, onTry }: Props) {
  const { lang } = scene.words;
  const words = useLoaded(() => REVIEW.learn(lang), [lang]);
  const review = reviewIn(useReview(table, lang, false));
  const [shown, setShown] = useState(kept);
  const looked = review && shown ? rowAt(review, seq)?.decision : undefined;
  const [best] = looked?.better ?? [];
  useSpoken(looked && best ? { sentence: differs(looked.sentence, best.sentence).better.join(" "), steps: [] } : undefined, true); // on the map as a hint is
  if (words.state !== "here" || !review) return null;
  const w = words.value;
  const turn = (on: boolean): void => {
    setShown(on);
    put(local, OFF, on ? "on" : "off");
  };
  if (!shown) return <p class="verdict-off"><button type="button" class="text-button" onClick={() => { turn(true); }}>{w.unhide}</button></p>;
  const row = rowAt(review, seq);
  const stands = face.allOpen ? w.stands : w.standsAll;
  const wrong = row?.decision && row.decision.mark !== "good" ? row.decision : null;
  const chances = chancesAt(review, seq);
  const over = review.complete && chances === review.curve.at(-1)?.values;
  const said = (seat: number): string => chanceSaid(chances[seat] ?? 0, w, over);
  const { whose } = slateOf(scene, me); // as the review shows them
  const [before, after] = [mistakeFrom(review, seq, -1, whose), mistakeFrom(review, seq, 1, whose)];
  const colour = (seat: number): string => (face.seatLooks?.[seat] ?? seatLook(seat)).colour;
  let left = 0;
  return (
    <section class={`verdict ${row?.decision ? shownMark(row.decision) : ""}`} aria-label={w.verdict}>
      <div class="verdict-head">
        <div>
          <small aria-hidden="true">{stands}</small>
          <svg class="verdict-bar" viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label={`${stands} ${scene.seats.map(({ seat }) => `${scene.called(seat)} ${said(seat)}`).join(", ")}`}>
            {chances.map((share, seat) => {
              const x = left;
              left += 100 * share;
              return <rect key={seat} x={x} y={0} width={100 * share} height={8} fill={colour(seat)} />;
            })}
          </svg>
          <p class="verdict-figures" aria-hidden="true">{scene.seats.map(({ seat }) => <span key={seat}>{scene.called(seat)} <b>{said(seat)}</b></span>)}</p>
        </div>
        <Button kind="quiet" icon="close" label={w.hide} onClick={() => { turn(false); }} />
      </div>
      <div class="verdict-keys">
        <Button kind="quiet" icon="back" label={w.before} disabled={before === null} onClick={() => { if (before !== null) onMoment(before); }} />
        <span aria-hidden="true">{w.mistakes}</span>
        <Button kind="quiet" icon="forth" label={w.after} disabled={after === null} onClick={() => { if (after !== null) onMoment(after); }} />
        <Button onClick={onReview}>{w.to}</Button>
      </div>
      <div class="verdict-text" role="status" tabIndex={0}>
        {wrong && onTry && <Button icon="branch" onClick={() => { onTry(wrong.before, wrong.seat); }}>{w.tryOther}</Button>}
        {row?.decision && <Decided row={row.decision} mine={me === null || me === row.decision.seat} w={w} />}
        {row?.chance && <Chanced row={row.chance} seat={mostLucky(row.chance, me)} scene={scene} w={w} />}
      </div>
    </section>
  );
}
