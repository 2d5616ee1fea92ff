/** The viewer's cards; on a large screen with the buttons beside them. */

import { useState } from "preact/hooks";

import type { Scene } from "../face.ts";
import { Actions, Back } from "./Controls.tsx";
import { Emblem, nameOf, Said } from "./drawn.tsx";
import { facts, total } from "./facts.ts";
import { hand, perform, type Card } from "./moves.ts";
import { WORDS } from "./words.ts";

export function Hand({ scene }: { readonly scene: Scene }) {
  const w = WORDS[scene.words.lang];
  const known = facts(scene.view);
  const cards = hand(scene);
  const note = scene.status === "playing" && !scene.draft && known.active >= 0 ? w.turnOf(nameOf(scene, known.active)) : "";
  return (
    <div class={scene.compact ? "at-hand at-compact" : "at-hand"}>
      {scene.viewer < 0 ? <p class="at-quiet">{w.watching}</p> : cards.length ? <Cards scene={scene} cards={cards} /> : <p class="at-quiet">{w.noHand}</p>}
      {scene.compact ? null : (
        <div class="at-beside">
          <div class="at-piles">
            <p class="at-quiet">{[w.pile(known.deck), w.discards(total(known.discards))].join(" · ")}</p>
            <Back scene={scene} />
          </div>
          {note ? <p class="at-turn-of">{note}</p> : null}
          <Actions scene={scene} />
        </div>
      )}
    </div>
  );
}

/** One stop for Tab; the arrows go from card to card. */
function Cards({ scene, cards }: { readonly scene: Scene; readonly cards: readonly Card[] }) {
  const w = WORDS[scene.words.lang];
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, cards.length - 1);
  const walk = (event: KeyboardEvent): void => {
    const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? buttons.length - 1 : step === undefined ? -1 : (at + step + buttons.length) % buttons.length;
    if (to < 0) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  return (
    <ul class="at-cards" aria-label={w.hand} onKeyDown={walk}>
      {cards.map((card, i) => <CardButton key={card.key} scene={scene} card={card} cards={cards} stop={i === stop} onFocus={() => { setCurrent(i); }} />)}
    </ul>
  );
}

interface CardProps {
  readonly scene: Scene;
  readonly card: Card;
  readonly cards: readonly Card[];
  readonly stop: boolean;
  readonly onFocus: () => void;
}

function CardButton({ scene, card, cards, stop, onFocus }: CardProps) {
  const w = WORDS[scene.words.lang];
  const alike = cards.filter(({ people }) => people === card.people);
  const name = scene.words.name("people", card.people);
  const noted = card.note && card.state === "dim";
  return (
    <li class={`at-${card.state}`}>
      <button
        type="button"
        class={`at-card at-of-${card.people}`}
        aria-pressed={card.state === "chosen" || card.state === "away"}
        aria-disabled={card.call === null}
        tabIndex={stop ? 0 : -1}
        onFocus={onFocus}
        onClick={() => { perform(scene, card.call); }}
      >
        <Emblem people={card.people} />
        <span class="at-name" aria-hidden="true">{name}</span>
        <Said>{[w.card(name, alike.indexOf(card) + 1, alike.length), card.note].filter(Boolean).join(", ")}</Said>
      </button>
      {noted ? <span class="at-note" aria-hidden="true">{card.note}</span> : null}
    </li>
  );
}
