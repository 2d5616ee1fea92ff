/** The viewer's cards; on a large screen with the buttons beside them. */

import { useState } from "preact/hooks";

import type { Scene } from "../face.ts";
import { Back, Said } from "../parts/controls.tsx";
import { useRoving } from "../parts/roving.ts";
import { Actions, Standing } from "./Controls.tsx";
import { hand, pickedNow, type Card } from "./cards.ts";
import { Emblem, nameOf, SEATS } from "./drawn.tsx";
import { facts, total } from "./facts.ts";
import { perform } from "./moves.ts";
import { rivalry } from "./plan.ts";
import { WORDS } from "./words/index.ts";

export function Hand({ scene }: { readonly scene: Scene }) {
  const w = WORDS.in(scene.words.lang);
  const known = facts(scene.view);
  const [picked, setPicked] = usePicked(scene);
  const cards = hand(scene, picked);
  const { active } = facts(scene.settled);
  const note = scene.status === "playing" && !scene.draft && !scene.taught && active >= 0 && active !== scene.viewer ? w.turnOf(nameOf(scene, active)) : "";
  const act = (card: Card): void => {
    if (scene.busy || !card.call) return;
    setPicked(pickedNow(picked, card));
    perform(scene, card.call);
  };
  return (
    <div class={scene.compact ? "at-hand at-compact" : "at-hand"}>
      {scene.compact ? <Standing scene={scene} /> : null}
      {scene.viewer < 0 ? !scene.compact && <p class="at-quiet">{w.watching}</p> : cards.length ? <Cards scene={scene} cards={cards} act={act} /> : <p class="at-quiet">{w.noHand}</p>}
      {scene.compact ? cards.length > 0 && <p class="at-quiet at-legend" aria-hidden="true">{w.onCards}</p> : (
        <div class="at-beside">
          <div class="at-piles">
            <p class="at-quiet">{[w.pile(known.deck), w.discards(total(known.discards))].join(" · ")}</p>
            {scene.draft ? <Back scene={scene} draft={scene.draft} /> : null}
          </div>
          {note ? <p class="at-turn-of">{note}</p> : null}
          <Actions scene={scene} />
        </div>
      )}
    </div>
  );
}

/** Which of several equal cards were meant, the last one first; kept while a decision is open. */
function usePicked(scene: Scene): readonly [readonly string[], (picked: readonly string[]) => void] {
  const name = `attila cards ${scene.draft?.decision.id ?? ""}`;
  const [, again] = useState(0);
  const picked = (scene.kept.get(name) as readonly string[] | undefined) ?? [];
  return [picked, (now) => {
    scene.kept.set(name, now);
    again((n) => n + 1);
  }];
}

interface CardsProps {
  readonly scene: Scene;
  readonly cards: readonly Card[];
  readonly act: (card: Card) => void;
}

/** One stop for Tab; the arrows go from card to card. */
function Cards({ scene, cards, act }: CardsProps) {
  const w = WORDS.in(scene.words.lang);
  const { stop, reached, row } = useRoving(cards.length);
  return (
    <ul class="at-cards" aria-label={w.hand} {...row}>
      {cards.map((card, i) => <CardButton key={card.key} scene={scene} card={card} cards={cards} act={act} stop={i === stop} onFocus={() => { reached(i); }} />)}
    </ul>
  );
}

interface CardProps extends CardsProps {
  readonly card: Card;
  readonly stop: boolean;
  readonly onFocus: () => void;
}

function CardButton({ scene, card, cards, act, stop, onFocus }: CardProps) {
  const w = WORDS.in(scene.words.lang);
  const alike = cards.filter(({ people }) => people === card.people);
  const name = scene.words.name("people", card.people);
  const noted = card.note && card.state === "dim";
  const { own, best, rivals } = rivalry(facts(scene.view), scene.viewer, card.people);
  const against = w.rivalry(own, best, rivals.map((seat) => nameOf(scene, seat)).join(", "));
  return (
    <li class={`at-${card.state}`}>
      <span class="at-rivalry" aria-hidden="true">
        <i style={{ "--at-colour": SEATS[scene.viewer]?.colour, "--at-on": SEATS[scene.viewer]?.ink }}>{own}</i>
        {rivals.length ? <i style={{ "--at-colour": SEATS[rivals[0] ?? 0]?.colour, "--at-on": SEATS[rivals[0] ?? 0]?.ink }}>{best}</i> : null}
      </span>
      <button
        type="button"
        class={`at-card at-of-${card.people}`}
        data-about={`card ${card.people}`}
        aria-pressed={card.state === "chosen" || card.state === "away"}
        aria-disabled={card.call === null}
        tabIndex={stop ? 0 : -1}
        onFocus={onFocus}
        onClick={() => { act(card); }}
      >
        <Emblem people={card.people} />
        <span class="at-name" aria-hidden="true">{name}</span>
        <Said>{[w.card(name, alike.indexOf(card) + 1, alike.length), card.note, against].filter(Boolean).join(", ")}</Said>
      </button>
      {noted ? <span class="at-note" aria-hidden="true">{card.note}</span> : null}
    </li>
  );
}
