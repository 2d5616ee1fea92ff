/** What is laid down and waits to be sent. */

import { turned } from "../../table/ends.ts";
import { Back, Button, type Asked } from "../parts/controls.tsx";
import { speaksOf } from "./asking.ts";
import { wordsOf } from "./drawn.tsx";

/** What is drafted, in words: it goes along with whatever is done next, and can be sent by itself. Below the shop, which stays where it is. */
export function Noted({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  return (
    <section class="sr-noted">
      <div>
        <h3>{w.notSent}</h3>
        <ul class="sr-list">{summed(draft.steps.map(({ sentence }) => sentence)).map((line) => <li key={line}>{line}</li>)}</ul>
      </div>
      <Button scene={scene} kind="plain" does="send" onClick={() => { scene.confirm(); }}>{w.sendThis}</Button>
      {scene.compact || draft.chosen["action"] === "finish" || !speaksOf(scene, "attack", "draw", "finish") ? null : <small>{w.sentAlong}</small>}
    </section>
  );
}

/** Equal lines once, with how often they stand there. */
function summed(lines: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, n]) => (n > 1 ? `${String(n)} × ${line}` : line));
}

/** What was drafted waits to be sent. */
export function Ready({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  return (
    <>
      <ul class="sr-list">{summed(draft.steps.map(({ sentence }) => sentence)).map((line) => <li key={line}>{line}</li>)}</ul>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{turned(scene, draft.ahead) ? w.sendTurn : w.send}</Button>
      </div>
    </>
  );
}
