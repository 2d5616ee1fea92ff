/** The officer cards in hand: name, cost, moment; what one does and why it cannot be played stand where it was chosen. */

import { useEffect, useState } from "preact/hooks";

import type { Draft, Scene } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { find, question } from "../parts/steps.ts";
import { cardName, OfficerSign, wordsOf } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { CARDS, OFFICERS } from "./material.ts";

export function Hand({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const { hand } = facts(scene.view);
  const { draft } = scene;
  const [why, setWhy] = useState<{ readonly card: string; readonly text: string } | null>(null);
  const order = inOrder(Object.keys(hand).filter((card) => (hand[card] ?? 0) > 0), (scene.kept.get(ORDER) ?? []) as readonly string[]);
  scene.kept.set(ORDER, order);
  const held = order.map((card) => [card, hand[card] ?? 0] as const);
  const asked = draft ? draft.decision.id : "";
  useEffect(() => { setWhy(null); }, [asked]);
  if (scene.viewer < 0 || (scene.compact && draft && !shown(draft))) return null; // a phone has no room for what cannot be played now
  if (!held.length) return scene.compact ? null : <p class="sr-hand fp-quiet">{w.noCards}</p>;
  const choose = (card: string): void => {
    if (!draft || scene.busy) return;
    if (find(draft, "play", { card })) {
      setWhy(null);
      scene.redraft(draft.steps, draft.chosen["card"] === card ? {} : { action: "play", card });
    } else void scene.refusal(draft.steps, `play ${card}`).then((no) => { setWhy({ card, text: no?.sentence ?? w.unplayable }); });
  };
  const told = scene.log.findLast(({ events }) => events?.length)?.events?.at(-1); // what one has just bought is read at once
  const bought = !why && told?.event === "drew" && told["seat"] === scene.viewer && typeof told["card"] === "string" ? told["card"] : "";
  return (
    <div class="sr-hand" role="group" aria-label={w.hand}>
      <ul>
        {held.map(([card, n]) => {
          const made = CARDS[card];
          const may = draft !== null && find(draft, "play", { card }) !== undefined;
          return (
            <li key={card}>
              <button type="button" class={may ? "sr-card sr-may" : "sr-card"} aria-pressed={draft?.chosen["card"] === card} data-about={`card ${card}`} onClick={() => { choose(card); }}>
                {made ? <OfficerSign officer={made.deck} /> : null}
                <b>{cardName(scene, card)}{n > 1 ? ` ×${String(n)}` : ""}</b>
                {made ? <small>{w.costs(made.cost)} · {w.when[made.when]}</small> : null}
                {draft && !may ? <Said>{w.unplayable}</Said> : null}
              </button>
            </li>
          );
        })}
      </ul>
      {bought ? <div class="sr-why" role="status"><p><b>{cardName(scene, bought)}:</b> {scene.words.name("does", bought)}</p></div> : null}
      {why ? <div class="sr-why" role="status"><p>{scene.words.name("does", why.card)}</p><p class="fp-quiet">{why.text}</p></div> : null}
    </div>
  );
}

const ORDER = "selfr3.hand"; // the cards as they lie there

/** By deck; what comes later lies behind them: nothing moves that is about to be pressed. */
export function inOrder(cards: readonly string[], before: readonly string[]): readonly string[] {
  const deck = (card: string): number => OFFICERS.indexOf(CARDS[card]?.deck ?? "abc");
  return [...before.filter((card) => cards.includes(card)), ...cards.filter((card) => !before.includes(card)).sort((a, b) => deck(a) - deck(b))];
}

/** Whether the question is one for which cards are looked through: not while something else was chosen, and not where those that fit stand in the panel. */
const shown = (draft: Draft): boolean => (question(draft) === "Turn.act" || question(draft) === "Turn.late") && [undefined, "play", "attack"].includes(draft.chosen["action"]);
