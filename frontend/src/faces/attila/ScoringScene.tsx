/** A scoring, people by people, so that everybody understands the points: by itself, by hand, or all at once. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { Scene, SheetProps } from "../face.ts";
import { Button } from "../parts/controls.tsx";
import { isYou } from "../parts/you.ts";
import { Counter, Emblem, nameOf, Stroke } from "./drawn.tsx";
import { explained, runningTotals, type Line } from "./points.ts";
import { story, type PeopleScored, type Scoring } from "./story.ts";
import { sceneWords, type SceneWords } from "./words/scenes/index.ts";
import "./stage.css";

const [PACE, BRIEF] = [4200, 1500]; // ms for a people at speed 1; for one without a stone
const SPEEDS = [1, 2, 0.5] as const;

export function ScoringScene({ scene, of, onRead, onClose }: SheetProps) {
  const scoring = story(scene).scorings.find(({ key }) => key === of);
  return scoring ? <Told scene={scene} scoring={scoring} onRead={onRead} onClose={onClose} /> : null;
}

interface Props extends Omit<SheetProps, "of"> {
  readonly scoring: Scoring;
}

function Told({ scene, scoring, onRead, onClose }: Props) {
  const w = sceneWords(scene.words.lang);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(!scene.still);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const [all, setAll] = useState(scene.still);
  const last = scoring.peoples.length - 1;
  const told = useRef<HTMLDivElement>(null); // takes the focus when the button that was pressed goes

  useEffect(() => {
    if (!playing || all) return;
    const timer = setTimeout(() => {
      if (at < last) setAt(at + 1);
      else onRead();
    }, (scoring.peoples[at]?.stones ? PACE : BRIEF) / speed / scene.pace);
    return () => { clearTimeout(timer); };
  }, [at, playing, speed, all, last]);

  const go = (to: number): void => {
    setPlaying(false);
    setAll(false);
    setAt(Math.max(0, Math.min(to, last)));
  };
  const now = scoring.peoples[at];
  return (
    <div class="at-scoring">
      <ol class="at-steps">
        {scoring.peoples.map(({ people }, i) => (
          <li key={people}>
            <button
              type="button"
              class={!all && i === at ? "at-step at-now" : all || i < at ? "at-step at-past" : "at-step"}
              aria-label={scene.words.name("people", people)}
              {...(!all && i === at ? { "aria-current": "step" as const } : {})}
              onClick={() => { go(i); }}
            >
              <Emblem people={people} />
            </button>
          </li>
        ))}
      </ol>
      <div class="at-told" ref={told} tabIndex={-1} aria-live={playing ? "off" : "polite"}>
        {all ? scoring.peoples.map((one) => <PeopleTold key={one.people} scene={scene} one={one} w={w} />) : now ? <PeopleTold key={now.people} scene={scene} one={now} w={w} large /> : null}
      </div>
      <footer>
        <Standing scene={scene} scoring={scoring} upTo={all ? null : at} />
        {all ? null : (
          <>
            <button type="button" class="at-round-button" aria-label={w.previous} aria-disabled={at === 0} onClick={() => { if (at > 0) go(at - 1); }}><Stroke name="left" /></button>
            <button type="button" class="at-round-button" aria-label={playing ? w.pause : w.play} aria-disabled={at === last} onClick={() => { if (at < last) setPlaying(!playing); }}>
              <Stroke name={playing && at < last ? "pause" : "play"} />
            </button>
            <button type="button" class="at-round-button at-speed" aria-label={w.speed(String(speed))} onClick={() => { setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1); }}>
              {String(speed).replace("0.5", "½")}×
            </button>
            <button type="button" class="at-round-button" aria-label={w.skip} title={w.skip} onClick={() => { setAll(true); told.current?.focus(); }}><Stroke name="all" /></button>
          </>
        )}
        <Button scene={scene} kind="first" onClick={() => { if (all || at === last) onClose(); else go(at + 1); }}>{all || at === last ? w.close : w.next}</Button>
      </footer>
    </div>
  );
}

function PeopleTold({ scene, one, w, large = false }: { readonly scene: Scene; readonly one: PeopleScored; readonly w: SceneWords; readonly large?: boolean }) {
  const lines = one.stones ? explained(one, w) : []; // without a stone there is nothing to reckon
  return (
    <article class={large ? "at-people at-large" : "at-people"}>
      <Emblem people={one.people} />
      <div>
        <h3>{scene.words.name("people", one.people)}</h3>
        <p class="at-spread">{one.stones ? w.spreadOf(one.stones, one.provinces) : w.notOnMap}</p>
        {one.order.length ? (
          <ol class="at-ranks" aria-label={w.influencePlan}>
            <li class="at-quiet" aria-hidden="true">{w.influencePlan}</li>
            {one.order.map(({ seat, influence }) => (
              <li key={seat}>
                <Counter scene={scene} seat={seat} label={scene.called(seat)} />
                <b>{influence}</b>
              </li>
            ))}
          </ol>
        ) : null}
        {lines.length ? <ul class="at-awards">{lines.map((line) => <AwardLine key={line.case} scene={scene} line={line} w={w} />)}</ul> : <p class="at-quiet">{one.stones ? w.nobody : w.noPoints}</p>}
      </div>
    </article>
  );
}

function AwardLine({ scene, line, w }: { readonly scene: Scene; readonly line: Line; readonly w: SceneWords }) {
  const lapsed = line.case === "lapsed";
  return (
    <li class={lapsed ? "at-lapsed" : ""}>
      <span class="at-winners">
        {line.seats.map((seat) => (
          <span key={seat} class="at-chip">
            <Counter scene={scene} seat={seat} />
            {scene.called(seat)} <b>{lapsed ? w.plus(0) : w.plus(line.points)}</b>
          </span>
        ))}
      </span>
      <small>{line.sentence.replace(/ ([+=]) /g, "\u00a0$1\u00a0")}</small>{/* no line ends within a sum */}
    </li>
  );
}

/** Everybody's points so far, and beside them what the people just told brought; `upTo` null: all of them together. */
function Standing({ scene, scoring, upTo }: { readonly scene: Scene; readonly scoring: Scoring; readonly upTo: number | null }) {
  const w = sceneWords(scene.words.lang);
  const { totals, brought } = upTo === null ? { totals: scoring.after, brought: scoring.after.map((points, seat) => points - (scoring.before[seat] ?? 0)) } : runningTotals(scoring, upTo);
  return (
    <>
      <ul class="at-standing-row" aria-label={w.standing}>
        {totals.map((points, seat) => (
          <li key={seat} class={brought[seat] ? "at-gains" : ""}>
            <Counter scene={scene} seat={seat} label={scene.called(seat)} />
            <b>{points}</b>
            <small>{brought[seat] ? w.plus(brought[seat]) : " "}</small>
          </li>
        ))}
      </ul>
      {scoring.takenBack.map((points, seat) => (points ? <p key={seat} class="at-quiet">{w.takenBack(nameOf(scene, seat), points, isYou(scene, seat))}</p> : null))}
    </>
  );
}
