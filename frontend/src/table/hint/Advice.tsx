/**
 * What a bot would do in the reader's place, and why: whole moves, each of which can be taken over as the draft. It lies over
 * what is asked, which keeps its place below; it goes when something is chosen, for which that is needed.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { narrate } from "../../app/toasts.ts";
import { Button } from "../../app/ui.tsx";
import type { Scene } from "../../faces/face.ts";
import { api } from "../../net/api.ts";
import type { AdvisedMove, Hint } from "../../net/shapes.ts";
import { HINT, type HintWords } from "../../words/hint/index.ts";
import { useSay } from "../../words/table/index.ts";
import { given } from "../keptHeight.ts";
import { decides, legal, sent, type Draft } from "../draft.ts";
import { Best } from "./Best.tsx";
import { useSpoken } from "./onMap.ts";
import { pressed } from "./pressedAt.ts";
import "./hint.css";

interface Props {
  readonly table: string;
  readonly scene: Scene;
  /** How the game ends is not guessed. */
  readonly openEnded: boolean;
  /** What is shown is asked no more: all of it is drafted. It is what a hint is wanted for all the same. */
  readonly beyond: boolean;
  readonly draft: Draft;
  /** There is a draft of one's own, however little of it: it is replaced or kept, as one chooses. */
  readonly begun: boolean;
  readonly onClose: () => void;
}

const GROWS = 600; // ms: until then the sheet of a phone, with all that is in it, stays where it was pressed

/** The question becomes as high as what lies over it, as far as there is room. */
function useRoom(compact: boolean) {
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const own = card.current;
    const ask = own?.closest<HTMLElement>(".ask");
    if (!own || !ask) return undefined;
    const about = [...ask.querySelectorAll(".fp-about")].map((one) => one.getBoundingClientRect().bottom);
    if (about.length) own.style.top = `${String(Math.ceil(Math.max(...about) - own.getBoundingClientRect().top))}px`;
    const held = document.activeElement;
    const hides = held instanceof HTMLElement && held.closest(".advice-place ~ *") !== null; // what is out of sight cannot hold the focus
    if (hides) own.focus({ preventScroll: true });
    const watch = new ResizeObserver(() => {
      const needed = own.getBoundingClientRect().bottom - ask.getBoundingClientRect().top + ask.scrollTop;
      if (needed > ask.offsetHeight) ask.style.height = `${String(Math.ceil(needed))}px`;
    });
    const timer = setTimeout(() => { watch.observe(own); }, compact ? GROWS : 0);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      ask.style.height = "";
      given.value++; // its room in the sheet goes with it
      if (hides && own.contains(document.activeElement)) requestAnimationFrame(() => { held.focus({ preventScroll: true }); });
    };
  }, [compact]);
  return card;
}

type Told = { readonly hint: Hint } | { readonly problem: string } | null;

export function Advice({ table, scene, openEnded, beyond, draft, begun, onClose }: Props) {
  const say = useSay();
  const [words, setWords] = useState<HintWords | null>(null);
  const [told, setTold] = useState<Told>(null);
  const goesOn = draft.steps.some(decides) && legal(draft).length > 0;
  const [behind, setBehind] = useState(goesOn && !beyond); // how to go on from one's own steps: what one has just done is not asked again; or what to do instead of them
  const { lang } = scene.words;
  const card = useRoom(scene.compact);
  const picked = `${String(begun)} ${JSON.stringify(draft.chosen)}`;
  const first = useRef(picked);
  useEffect(() => { if (picked !== first.current) onClose(); }, [picked]);
  const steps = behind ? draft.steps : [];
  useEffect(() => {
    let here = true;
    const { id, seat } = draft.decision;
    const learnt = HINT.learn(lang);
    setTold(null);
    learnt.then((known) => { if (here) setWords(known); }, () => undefined);
    void Promise.all([learnt, api.hint(table, { decision: id, seat, actions: steps.map(sent) })]).then(
      ([known, hint]) => {
        const [best] = hint.moves;
        if (!here) return;
        setTold({ hint });
        if (best) narrate(`${known.heading}: ${best.sentence}`, best.why);
      },
      (error: unknown) => { if (here) setTold({ problem: explained(error, say) }); },
    );
    return () => { here = false; };
  }, [lang, behind]);
  useSpoken(told && "hint" in told ? told.hint.moves[0] : undefined, true);
  const take = (move: AdvisedMove): void => {
    pressed(card.current?.querySelector(".advised-keys > .primary") ?? null);
    scene.advise(move, steps);
  };
  return (
    <div class="advice-place">
      <section ref={card} class="advice" tabIndex={-1} aria-label={say("hint")} aria-busy={told === null || undefined}>
        <Button kind="quiet" icon="close" label={words?.close ?? say("close")} onClick={onClose} />
        {told === null && <p role="status">{words?.thinking ?? "…"}</p>}
        {told !== null && "problem" in told && <p role="alert">{told.problem}</p>}
        {told !== null && "hint" in told && words && <Moves hint={told.hint} openEnded={openEnded} words={words} scene={scene} take={behind ? words.add : begun ? words.replace : words.plan} keep={begun ? onClose : null} onTake={take} />}
        {words && goesOn && <button type="button" class="text-button" onClick={() => { setBehind(!behind); }}>{behind ? words.instead : words.onward}</button>}
      </section>
    </div>
  );
}

interface MovesProps {
  readonly hint: Hint;
  readonly openEnded: boolean;
  readonly words: HintWords;
  readonly scene: Scene;
  /** What the button says that takes a move over. */
  readonly take: string;
  /** One's own draft is kept; null: there is none. */
  readonly keep: (() => void) | null;
  readonly onTake: (move: AdvisedMove) => void;
}

function Moves({ hint, openEnded, words, scene, take, keep, onTake }: MovesProps) {
  const [best, ...others] = hint.moves;
  if (!best) return null;
  const shares = new Set(openEnded ? [] : hint.moves.map(({ value }) => share(value))); // one for all of them tells nothing
  return (
    <>
      <h3>{words.heading}</h3>
      <Best text={best.begins} />
      {(best.reason || (best.value !== null && !openEnded)) && <p>{best.reason}{best.value !== null && !openEnded && <Share value={best.value} even={Math.round(100 / scene.seats.length)} words={words} />}</p>}
      <Rest move={best} words={words} />
      {best.value === null && <p class="hint">{words.none}</p>}
      <div class="advised-keys">
        <Button kind="primary" icon="check" disabled={scene.busy} onClick={() => { onTake(best); }}>{take}</Button>
        {keep && <Button onClick={keep}>{words.keep}</Button>}
      </div>
      {others.length > 0 && (
        <>
          <h4>{words.next}</h4>
          <ul>
            {others.map((move, i) => (
              <li key={i}>
                <button type="button" class="advice-move" aria-disabled={scene.busy} onClick={() => { if (!scene.busy) onTake(move); }}>
                  <span class="unseen">{take}: </span><b>{move.begins}{move.begins === move.sentence ? "" : " …"}</b> {shares.size > 1 && <span>{words.short(share(move.value))}</span>}
                  {move.reason && <small>{move.reason}</small>}
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

/** What a longer move does besides, and what else it brings: on demand, for two or three sentences say what it is. */
function Rest({ move, words }: { readonly move: AdvisedMove; readonly words: HintWords }) {
  const [more, because] = [move.sentence.slice(move.begins.length).trim(), move.why.slice(move.reason.length).trim()];
  if (!more && !because) return null;
  return (
    <details>
      <summary>{more ? words.more : words.because}</summary>
      {more && <p>{more}</p>}
      {because && <p>{because}</p>}
    </details>
  );
}

function Share({ value, even, words }: { readonly value: number; readonly even: number; readonly words: HintWords }) {
  return <span class="share"><meter min={0} max={1} value={value} aria-hidden="true" /> {words.wins(share(value), even)}</span>;
}

/** Of 100, in fives: some hundred simulations say no more, and the same moment is not 21 and then 24. */
export const share = (value: number | null): number => 5 * Math.round(20 * (value ?? 0));
