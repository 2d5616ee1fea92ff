/** A hint that was taken over: what it is, its steps, the button that sends it, and the way back to one's own draft. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { Button } from "../../app/ui.tsx";
import type { Scene } from "../../faces/face.ts";
import { HINT } from "../../words/hint/index.ts";
import { useSay } from "../../words/table/index.ts";
import type { Draft } from "../draft.ts";
import { endsText, turned } from "../ends.ts";
import { Best } from "./Best.tsx";
import { useSpoken } from "./onMap.ts";
import { down } from "./pressedAt.ts";
import { unclosed } from "./unclosed.ts";
import "./hint.css";

const HALF = 500; // ms: what comes under the finger that has taken the hint over cannot be pressed yet

interface Props {
  readonly scene: Scene;
  readonly draft: Draft;
  readonly busy: boolean;
  /** The panel of the game shows steps that are drafted, so that they can be changed there. */
  readonly edits: boolean;
}

export function Advised({ scene, draft, busy, edits }: Props) {
  const say = useSay();
  const words = HINT.in(scene.words.lang);
  const [fresh, setFresh] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => { setFresh(false); }, HALF);
    return () => { clearTimeout(timer); };
  }, []);
  const keys = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [own, sends] = [keys.current, keys.current?.querySelector<HTMLElement>(".primary")];
    const by = sends ? down(sends.getBoundingClientRect().top) : null;
    if (!own || !sends || by === null) return;
    own.style.marginTop = `calc(.3rem + ${String(by)}px)`;
    sends.focus({ preventScroll: true }); // Enter sends
  }, []);
  useSpoken(draft.advised && { sentence: draft.advised.sentence, steps: draft.steps }, false); // its arrows are the draft's
  const told = draft.advised?.lang === scene.words.lang ? draft.advised : undefined;
  return (
    <div class="advised" data-steps={draft.steps.length}>
      <Best role="status" text={told ? told.begins : draft.steps.map(({ sentence }) => sentence).join(" · ")} />
      {draft.steps.length > 1 && (
        <details>
          <summary>{words.steps(draft.steps.length)}</summary>
          {told && told.begins !== told.sentence && <p>{told.sentence}</p>}
          <ol>{draft.steps.map((step, i) => <li key={i}>{step.sentence}</li>)}</ol>
        </details>
      )}
      {draft.ahead && (draft.ahead.ends === "over" || turned(scene, draft.ahead)) && <p class="hint">{endsText(say, scene, draft.ahead)}</p>}
      <div class="advised-keys" ref={keys}>
        <Button kind="primary" wide next icon="check" disabled={busy || fresh} onClick={() => { scene.confirm(); }}>{told?.ends ? words.ends(told.ends, told.battles) : turned(scene, draft.ahead) ? words.sendTurn : words.send}</Button>
        {edits && draft.steps.length > 1 && <Button icon="pen" disabled={busy || fresh} onClick={() => { scene.adopt(unclosed(draft.steps)); }}>{words.change}</Button>}
        <Button icon="back" disabled={busy || fresh} onClick={() => { scene.unadvise(); }}>{words.away}</Button>
      </div>
    </div>
  );
}
