/** What a bot would do in the reader's place, and why; a move that is taken over becomes part of the draft, on the map too. */

import { useEffect, useState } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { narrate } from "../../app/notices.ts";
import { Button } from "../../app/ui.tsx";
import type { Scene } from "../../faces/face.ts";
import { api } from "../../net/api.ts";
import type { AdvisedMove, Hint } from "../../net/shapes.ts";
import { HINT, type HintWords } from "../../words/hint/index.ts";
import { useSay } from "../../words/table/index.ts";
import { legal, sent, type Draft } from "../draft.ts";
import "./hint.css";

interface Props {
  readonly table: string;
  readonly scene: Scene;
  readonly draft: Draft;
  readonly onClose: () => void;
}

type Told = { readonly hint: Hint } | { readonly problem: string } | null;

export function Advice({ table, scene, draft, onClose }: Props) {
  const say = useSay();
  const [words, setWords] = useState<HintWords | null>(null);
  const [told, setTold] = useState<Told>(null);
  const { lang } = scene.words;
  useEffect(() => {
    let here = true;
    const { id, seat } = draft.decision;
    const learnt = HINT.learn(lang);
    learnt.then((known) => { if (here) setWords(known); }, () => undefined);
    void Promise.all([learnt, api.hint(table, { decision: id, seat, actions: draft.steps.map(sent) })]).then(
      ([known, hint]) => {
        const [best] = hint.moves;
        if (!here) return;
        setTold({ hint });
        if (best) narrate(`${known.heading}: ${best.sentence}.`, best.why);
      },
      (error: unknown) => { if (here) setTold({ problem: explained(error, say) }); },
    );
    return () => { here = false; };
  }, [lang]);
  const take = (move: AdvisedMove): void => {
    scene.step(legal(draft).find(({ number }) => number === move.number) ?? move);
  };
  return (
    <section class="advice" aria-label={say("hint")} aria-busy={told === null || undefined}>
      <Button kind="quiet" icon="close" label={words?.close ?? say("close")} onClick={onClose} />
      {told === null && <p role="status">{words?.thinking ?? "…"}</p>}
      {told !== null && "problem" in told && <p role="alert">{told.problem}</p>}
      {told !== null && "hint" in told && words && <Moves hint={told.hint} words={words} scene={scene} onTake={take} />}
    </section>
  );
}

function Moves({ hint, words, scene, onTake }: { readonly hint: Hint; readonly words: HintWords; readonly scene: Scene; readonly onTake: (move: AdvisedMove) => void }) {
  const [best, ...others] = hint.moves;
  if (!best) return null;
  return (
    <>
      <h3>{words.heading}</h3>
      <p class="best"><b>{best.sentence}</b>{best.then.length > 0 && ` ${words.further(best.then.join(", "))}`}</p>
      <p>{best.why}{best.value !== null && <Share value={best.value} words={words} />}</p>
      {best.value === null && <p class="hint">{words.none}</p>}
      <Button icon="check" disabled={scene.busy} onClick={() => { onTake(best); }}>{words.plan}</Button>
      {others.length > 0 && (
        <>
          <h4>{words.next}</h4>
          <ul>
            {others.map((move) => (
              <li key={move.number}>
                <button type="button" class="advice-move" aria-disabled={scene.busy} onClick={() => { if (!scene.busy) onTake(move); }}>
                  <span class="unseen">{words.plan}: </span><b>{move.sentence}</b> <span>{words.short(percent(move.value))}</span>
                  <small>{move.then.length > 0 && `${words.further(move.then.join(", "))}: `}{move.why}</small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {hint.simulations > 0 && <p class="hint">{words.basis(hint.simulations.toLocaleString(scene.words.lang))}</p>}
    </>
  );
}

function Share({ value, words }: { readonly value: number; readonly words: HintWords }) {
  return <span class="share"><meter min={0} max={1} value={value} aria-hidden="true" /> {words.wins(percent(value))}</span>;
}

const percent = (value: number | null): number => Math.round(100 * (value ?? 0));
