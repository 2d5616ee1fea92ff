/** The century track: how many tiles are left, and what a stone brings now. A scored century tells its scoring again. */

import type { Scene } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { Stroke } from "./drawn.tsx";
import { CENTURIES, century, facts, tilesLeft } from "./facts.ts";
import { story } from "./story.ts";
import { WORDS } from "./words/index.ts";

export function Top({ scene }: { readonly scene: Scene }) {
  const w = WORDS.in(scene.words.lang);
  const known = facts(scene.settled);
  const left = tilesLeft(known.pacified.length);
  const now = century(known.pacified.length);
  const { scorings } = story(scene);
  const last = scorings.find((scoring) => scoring.century === "final");
  return (
    <ol class="at-centuries" aria-label={w.centuries}>
      {CENTURIES.map(({ id, roman, tiles, influence }, i) => {
        const rest = left[i] ?? 0;
        const current = now.id === id && scene.status === "playing";
        const told = scorings.find((scoring) => scoring.century === id);
        const name = scene.words.name("century", id);
        const said = [w.centuryState(name, rest, tiles), current ? w.centuryNow(influence) : "", told ? w.centuryScored : ""];
        const content = (
          <>
            <span aria-hidden="true">{roman}</span>
            <span class="at-tiles" aria-hidden="true">
              {Array.from({ length: tiles }, (_, at) => <i key={at} class={at < tiles - rest ? "at-gone" : ""} />)}
            </span>
            <Said>{said.filter(Boolean).join(", ")}</Said>
          </>
        );
        return (
          <li key={id} class={current ? "at-now" : rest === 0 ? "at-past" : ""} data-about={`century ${id}`} {...(current ? { "aria-current": "step" as const } : {})}>
            {told ? <button type="button" onClick={() => { scene.show(told.key); }}>{content}</button> : <span>{content}</span>}
          </li>
        );
      })}
      {last ? (
        <li class="at-last">
          <button type="button" title={w.finalScoring} onClick={() => { scene.show(last.key); }}><Stroke name="laurel" /><Said>{w.finalScoring}</Said></button>
        </li>
      ) : null}
    </ol>
  );
}
