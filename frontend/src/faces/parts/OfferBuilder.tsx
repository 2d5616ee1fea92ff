/** An offer put together card by card: own cards to give, cards to ask for, and a promise. */

import type { ComponentChildren } from "preact";

import { useSay } from "../../words/table/index.ts";
import type { Scene } from "../face.ts";
import "./stage.css";

/** What is drawn of a card, and how it is called. */
export interface CardLook {
  draw(card: string, n: number): ComponentChildren;
  name(card: string): string;
}

/** A card that may be added; null: not now. */
export interface Choice {
  readonly card: string;
  readonly n: number;
  readonly add: (() => void) | null;
}

interface HalfProps {
  readonly scene: Scene;
  readonly look: CardLook;
  readonly title: string;
  readonly laid: Readonly<Record<string, number>>;
  readonly takeOut: (card: string) => void;
  readonly choices: readonly Choice[];
  /** All cards there are, in columns of so many; 0: one's own hand. */
  readonly columns?: number;
}

/** One side of the offer: what lies in it, and below it what can be added. */
export function OfferHalf({ scene, look, title, laid, takeOut, choices, columns = 0 }: HalfProps) {
  const say = useSay();
  const cards = Object.entries(laid).flatMap(([card, n]) => Array.from({ length: n }, (_, i) => [card, i] as const));
  return (
    <section class="fp-deal">
      <h3 class="fp-minor">{title}</h3>
      {cards.length ? (
        <div class="fp-laid">{cards.map(([card, i]) => <CardButton key={`${card}${String(i)}`} scene={scene} label={say("lay_back", { card: look.name(card) })} onClick={() => { takeOut(card); }}>{look.draw(card, 1)}</CardButton>)}</div>
      ) : <p class="fp-laid fp-none">{say("nothing")}</p>}
      <div class={columns ? "fp-rack fp-all" : "fp-rack"} style={columns ? { "--fp-columns": columns, "--fp-rows": Math.ceil(choices.length / columns) } : {}}>
        {choices.map(({ card, n, add }) => <CardButton key={card} scene={scene} label={say("add_card", { card: look.name(card) })} onClick={add}>{look.draw(card, n)}</CardButton>)}
      </div>
    </section>
  );
}

function CardButton({ scene, label, onClick, children }: { readonly scene: Scene; readonly label: string; readonly onClick: (() => void) | null; readonly children: ComponentChildren }) {
  return <button type="button" class="fp-chip" aria-label={label} aria-disabled={onClick === null || scene.busy} onClick={() => { if (!scene.busy) onClick?.(); }}>{children}</button>;
}

/** An offer as it lies on the table: both sides, each with its heading. */
export function OfferShown({ look, sides }: { readonly look: CardLook; readonly sides: readonly { readonly title: string; readonly cards: Readonly<Record<string, number>> }[] }) {
  const say = useSay();
  return (
    <section class="fp-deal fp-about">
      {sides.map(({ title, cards }) => {
        const some = Object.entries(cards);
        return [
          <h3 key={title} class="fp-minor">{title}</h3>,
          some.length ? <div key={`${title} `} class="fp-laid">{some.map(([card, n]) => <span key={card}>{look.draw(card, n)}</span>)}</div> : <p key={`${title} `} class="fp-laid fp-none">{say("nothing")}</p>,
        ];
      })}
    </section>
  );
}

/** A line of text that goes with the offer. */
export function PromiseLine({ value, hint, onInput, children }: { readonly value: string; readonly hint: string; readonly onInput: (text: string) => void; readonly children?: ComponentChildren }) {
  const say = useSay();
  return (
    <section class="fp-deal fp-line">
      <h3 class="fp-minor">{say("promise")} {children}</h3>
      <input type="text" aria-label={say("promise")} maxLength={200} value={value} placeholder={hint} onInput={(event) => { onInput(event.currentTarget.value); }} />
    </section>
  );
}
