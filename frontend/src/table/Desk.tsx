/** The table on a desk: map and hand, beside them the question and everything that is looked up. */

import { Button } from "../app/ui.tsx";
import { useSay } from "../words/index.ts";
import type { Parts } from "./parts.ts";
import { Side } from "./Side.tsx";

export function Desk({ scene, face, tab, onTab, onMenu, title, alarm, map, players, limit, plea, result, hand, ask, chronicle, replay, sides, round }: Parts) {
  const say = useSay();
  return (
    <>
      <header class="top">
        {title}
        {face.Top && scene && <div class="top-part"><face.Top scene={scene} /></div>}
        {limit}
        {players()}
        <Button kind="quiet" label={say("menu")} onClick={onMenu}>···</Button>
      </header>
      {alarm}
      <main class={result ? "desk ended" : "desk"} id="main" tabIndex={-1}>
        <div class="board-side">
          {map}
          {hand}
        </div>
        {result}
        {replay}
        <aside class="panel" tabIndex={-1} aria-label={say("panel")}>
          {plea}
          {ask}
          {scene && sides.map((part) => <Side key={part.id} part={part} scene={scene} />)}
          {round && scene && (
            <div class="switch" role="group" aria-label={say("parts")}>
              <button type="button" aria-pressed={tab !== "round"} onClick={() => { onTab("log"); }}>{say("chronicle")}</button>
              <button type="button" aria-pressed={tab === "round"} onClick={() => { onTab("round"); }}>{round.title(scene)}</button>
            </div>
          )}
          {round && scene && tab === "round" ? <Side part={round} scene={scene} /> : chronicle}
        </aside>
      </main>
    </>
  );
}
