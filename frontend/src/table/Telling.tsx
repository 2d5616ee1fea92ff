/** What is being told, and the way past it. */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import { Button } from "../app/ui.tsx";
import type { Scene } from "../faces/face.ts";
import { useSay } from "../words/table/index.ts";
import type { TableSession } from "./session.ts";
import { useShield } from "./shield.ts";
import type { TableState } from "./state.ts";
import { summed } from "./summed.ts";

interface Props {
  readonly scene: Scene;
  readonly state: TableState;
  readonly session: TableSession;
  /** On a phone the hand lies here. */
  readonly hand?: ComponentChildren;
}

/** In a box that keeps its height: the newest sentence is seen. */
export function Telling({ scene, state, session, hand }: Props) {
  const say = useSay();
  const box = useRef<HTMLDivElement>(null);
  const { said = [] } = state.telling ?? {};
  useLayoutEffect(() => { box.current?.scrollTo(0, box.current.scrollHeight); }, [said]);
  const { decision, view, viewer } = state.snapshot ?? {};
  const plays = scene.viewer >= 0;
  const own = plays && scene.settled.active === scene.viewer; // what was sent is being told
  const to = say(own ? "show_results" : !plays ? "skip_to_now" : decision && view?.active !== undefined && view.active !== viewer ? "skip_to_question" : "skip_to_turn");
  const whole = useRef<HTMLElement>(null);
  useShield(whole, ":scope > .button");
  return (
    <section ref={whole} class="ask telling" tabIndex={-1} data-next="" aria-label={say("question")}>
      <h2>{say("happens")}</h2>
      <div class="telling-box" ref={box} tabIndex={0} role="group" aria-label={say("happens")}>{summed(said, scene.words).map(({ sentence }, i) => <p key={i}>{sentence}</p>)}</div>
      <Button icon="skip" onClick={() => { session.narrator.skip(own); }}>{to}</Button>
      {hand}
    </section>
  );
}
