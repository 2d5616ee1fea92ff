/** What is laid down and waits to be sent. */

import { turned } from "../../table/ends.ts";
import type { Draft } from "../face.ts";
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
        <Steps of={draft} />
      </div>
      <Button scene={scene} kind="plain" does="send" onClick={() => { scene.confirm(); }}>{w.sendThis}</Button>
      {scene.compact || draft.chosen["action"] === "finish" || !speaksOf(scene, "attack", "draw", "finish") ? null : <small>{w.sentAlong}</small>}
    </section>
  );
}

/** Equal ones once, with how often they stand there. */
function Steps({ of }: { readonly of: Draft }) {
  const times = new Map<string, number>();
  for (const { sentence } of of.steps) times.set(sentence, (times.get(sentence) ?? 0) + 1);
  return <ul class="sr-list">{[...times].map(([line, n]) => <li key={line}>{n > 1 ? `${String(n)} × ${line}` : line}</li>)}</ul>;
}

/** What was drafted waits to be sent. */
export function Ready({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  return (
    <>
      <Steps of={draft} />
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{turned(scene, draft.ahead) ? w.sendTurn : w.send}</Button>
      </div>
    </>
  );
}
