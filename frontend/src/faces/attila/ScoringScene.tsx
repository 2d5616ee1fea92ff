/** A scoring, people by people, so that everybody understands the points: by itself, by hand, or all at once. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import type { Scene, SheetProps } from "../face.ts";
import { Button } from "../parts/controls.tsx";
import { isYou } from "../parts/you.ts";
import { telling } from "./counting.ts";
import { Counter, Emblem, nameOf, Stroke } from "./drawn.tsx";
import { brought, explained, nextTold, runningTotals, type Line } from "./points.ts";
import { story, type PeopleScored, type Scoring } from "./story.ts";
import { sceneWords, type SceneWords } from "./words/scenes/index.ts";
import "./stage.css";

const PACE = 4200; // ms for a people at speed 1

export function ScoringScene({ scene, of, onRead, onClose }: SheetProps) {
  const scoring = story(scene).scorings.find(({ key }) => key === of);
  return scoring ? <Told scene={scene} scoring={scoring} onRead={onRead} onClose={onClose} /> : null;
}

interface Props extends Omit<SheetProps, "of"> {
  readonly scoring: Scoring;
}

function Told({ scene, scoring, onRead, onClose }: Props) {
  const w = sceneWords(scene.words.lang);
  const [first] = useState(() => nextTold(scoring, -1)); // a people that is not on the map brings nothing: it is passed over
  const [at, setAt] = useState(first ?? 0);
  const [playing, setPlaying] = useState(!scene.still);
  const [all, setAll] = useState(scene.still || first === null); // all of it on one page, with which it ends
  const next = nextTold(scoring, at);
  const told = useRef<HTMLDivElement>(null); // takes the focus when the button that was pressed goes

  useEffect(() => {
    if (!playing) return;
    if (all) return onRead();
    const timer = setTimeout(() => {
      if (next === null) setAll(true);
      else setAt(next);
    }, PACE / scene.pace);
    return () => { clearTimeout(timer); };
  }, [at, playing, all, next, scene.pace]);
  useLayoutEffect(() => {
    const upTo = all ? scoring.peoples.length - 1 : at;
    telling.value = { of: scoring.before.map((_, seat) => brought(scoring, upTo, seat)), totals: runningTotals(scoring, upTo).totals };
  }, [scoring, at, all]);
  useEffect(() => () => { telling.value = null; }, []);

  const go = (to: number): void => {
    setPlaying(false);
    setAll(false);
    setAt(to);
  };
  const show = (): void => {
    setPlaying(false);
    setAll(true);
    told.current?.focus();
  };
  const before = scoring.peoples.findLastIndex(({ stones }, i) => i < at && stones > 0);
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
        {all ? <><Summary scene={scene} scoring={scoring} w={w} />{scoring.peoples.filter(({ stones }) => stones).map((one) => <PeopleTold key={one.people} scene={scene} one={one} w={w} />)}</> : now ? <PeopleTold key={now.people} scene={scene} one={now} w={w} large /> : null}
      </div>
      <footer>
        <Standing scene={scene} scoring={scoring} upTo={all ? null : at} />
        {all ? null : (
          <>
            <button type="button" class="at-round-button" aria-label={w.previous} title={w.previous} aria-disabled={before < 0} onClick={() => { if (before >= 0) go(before); }}><Stroke name="left" /></button>
            <button type="button" class="at-round-button" aria-label={playing ? w.pause : w.play} title={playing ? w.pause : w.play} onClick={() => { setPlaying(!playing); }}>
              <Stroke name={playing ? "pause" : "play"} />
            </button>
            <button type="button" class="at-round-button" aria-label={w.skip} title={w.skip} onClick={show}><Stroke name="all" /></button>
          </>
        )}
        <Button scene={scene} kind="first" onClick={() => { if (all) onClose(); else if (next === null) show(); else go(next); }}>{all ? w.close : w.next}</Button>
      </footer>
    </div>
  );
}

/** Who got how much from which people. */
function Summary({ scene, scoring, w }: { readonly scene: Scene; readonly scoring: Scoring; readonly w: SceneWords }) {
  const seats = scoring.before.map((_, seat) => ({ seat, of: brought(scoring, scoring.peoples.length - 1, seat) }));
  return (
    <table class="at-summary">
      <caption class="unseen">{w.byPeople}</caption>
      <thead>
        <tr>
          <td />
          {seats.map(({ seat }) => <th key={seat} scope="col"><Counter scene={scene} seat={seat} label={scene.called(seat)} /></th>)}
        </tr>
      </thead>
      <tbody>
        {scoring.peoples.map(({ people, stones, provinces }) => (
          <tr key={people} class={stones ? "" : "at-quiet"}>
            <th scope="row"><Emblem people={people} /> {scene.words.name("people", people)} <small>{stones ? w.spreadOf(stones, provinces) : w.notOnMap}</small></th>
            {seats.map(({ seat, of }) => <td key={seat}>{of[people] ? w.plus(of[people]) : "–"}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
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
