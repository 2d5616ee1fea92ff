/** The short form of a standing order, beside the question that it will answer: always this word, for one seat or for everybody. */

import { useSay } from "../../words/table/index.ts";
import type { Scene, StandingOrder } from "../face.ts";
import { Button } from "./controls.tsx";

export type AlwaysChoice = { readonly label: string } & ({
  /** The action in notation. */
  readonly answer: string;
  /** Whose turns it is for; none: everybody's. */
  readonly seats: readonly number[];
} | {
  /** Orders with terms of their own, the first that applies counts; in place of all others about the question. */
  readonly orders: readonly StandingOrder[];
});

/** The orders with this one added: the first that applies counts, so it stands before the others and replaces what it overrules. */
export function withOrder(orders: readonly StandingOrder[], question: string, answer: string, seats: readonly number[]): readonly StandingOrder[] {
  const order: StandingOrder = { question, when: seats.length ? { active: seats.map(String) } : {}, answer: [answer], times: 0, otherwise: "ask" };
  const same = ({ when }: StandingOrder): boolean => when["active"]?.join() === seats.map(String).join();
  return [order, ...orders.filter((one) => one.question !== question || (seats.length > 0 && !same(one)))];
}

export function AlwaysAnswer({ scene, question, choices }: { readonly scene: Scene; readonly question: string; readonly choices: readonly AlwaysChoice[] }) {
  const say = useSay();
  return (
    <details class="fp-always">
      <summary>{say("always")}</summary>
      <p class="fp-quiet">{say("always_hint")}</p>
      <div class="fp-chips">
        {choices.map((choice) => (
          <Button key={choice.label} scene={scene} onClick={() => { scene.setOrders("orders" in choice ? [...choice.orders, ...scene.orders.filter((one) => one.question !== question)] : withOrder(scene.orders, question, choice.answer, choice.seats)); }}>{choice.label}</Button>
        ))}
      </div>
    </details>
  );
}
