/** The viewer's cards, each to be picked up: what they are for stands beside them. */

import { Icon } from "../../app/icons.tsx";
import { useObservable } from "../../app/observable.ts";
import { inVain } from "../../table/aboutTarget.ts";
import type { Scene } from "../face.ts";
import { Said } from "../parts/controls.tsx";
import { useRoving } from "../parts/roving.ts";
import { CardFace, cardName, wordsOf } from "./drawn.tsx";
import { cardOf, exposed, facts, jokerCounts } from "./facts.ts";
import { story } from "./story.ts";
import { copies, grey, may, picked, press, question, taken, type Copy } from "./selection.ts";

export function Hand({ scene }: { readonly scene: Scene }) {
  useObservable(picked);
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const held = scene.viewer < 0 ? [] : copies(scene);
  const { stop, reached, row } = useRoving(held.length);
  if (scene.viewer < 0) return <p class="ae-hand fp-quiet">{w.watching}</p>;
  if (!held.length) return scene.compact && !known.out.includes(scene.viewer) ? null : <p class="ae-hand fp-quiet">{known.out.includes(scene.viewer) ? w.youAreOut : w.noHand}</p>;
  const signs = { known: held.some((copy) => isKnown(scene, copy)), fresh: held.some((copy) => isFresh(scene, copy)) };
  return (
    <>
    <ul class={scene.compact ? "ae-hand ae-strip" : held.length > 12 ? "ae-hand ae-many" : "ae-hand"} aria-label={w.hand(held.length)} {...row}>
      {held.map((copy, i) => <Card key={`${copy.card} ${String(copy.copy)}`} scene={scene} copy={copy} first={i > 0 && cardOf(held[i - 1]?.card ?? "").kind !== cardOf(copy.card).kind} stop={i === stop} onFocus={() => { reached(i); }} />)}
    </ul>
    {signs.known || (signs.fresh && !scene.compact) ? <p class="ae-legend" aria-hidden="true">{signs.fresh && !scene.compact ? <span><i class="ae-new">{w.isNew}</i> {w.newSince}</span> : null}{signs.known ? <span><Icon name="eye" /> {w.othersKnow}</span> : null}</p> : scene.compact ? null : <div class="ae-legend" />}
    </>
  );
}

/** Others know that this copy is there. */
const isKnown = (scene: Scene, { card, copy }: Copy): boolean => (exposed(facts(scene.view), scene.viewer)[card] ?? 0) > copy;

/** It came since one's own last turn: of those alike the last ones. */
function isFresh(scene: Scene, { card, copy }: Copy): boolean {
  const came = story(scene).fresh.get(scene.viewer)?.filter((one) => one === card).length ?? 0;
  return copy >= (facts(scene.view).hand[card] ?? 0) - came;
}

interface Props {
  readonly scene: Scene;
  readonly copy: Copy;
  /** Another kind begins. */
  readonly first: boolean;
  readonly stop: boolean;
  readonly onFocus: () => void;
}

function Card({ scene, copy, first, stop, onFocus }: Props) {
  const w = wordsOf(scene);
  const up = taken(scene).some(({ card, copy: n }) => card === copy.card && n === copy.copy);
  const able = may(scene, copy);
  const wanted = able || (copy.card === "gegenrevolution" && scene.draft !== null && question(scene.draft).startsWith("Revolt."));
  const [known, fresh] = [isKnown(scene, copy), isFresh(scene, copy)];
  return (
    <li class={first ? "ae-first" : ""}>
      <button
        type="button"
        class={`ae-pick${up ? " ae-up" : ""}${scene.draft && !wanted ? " ae-dim" : ""}`}
        data-about={`card ${copy.card}`}
        data-card={copy.card}
        data-does={copy.card === "revolution" ? "action revolution" : copy.card === "verrat" ? "action treason" : undefined}
        aria-pressed={up}
        aria-disabled={!able}
        tabIndex={stop ? 0 : -1}
        onFocus={onFocus}
        onClick={(event) => { if (able) press(scene, copy); else refuse(scene, copy, event); }}
      >
        <CardFace scene={scene} card={copy.card} joker={jokerCounts(scene.options)} />
        {known ? <i class="ae-known" title={w.othersKnow} aria-hidden="true"><Icon name="eye" /></i> : null}
        {fresh ? <i class="ae-new" title={`${w.isNew} ${w.newSince}`} aria-hidden="true">{w.isNew}</i> : null}
        <Said>{[cardName(scene, copy.card), known ? w.othersKnow : "", fresh ? w.isNew : ""].filter(Boolean).join(", ")}</Said>
      </button>
    </li>
  );
}

/** A grey card says why nothing comes of it, in the small card beside it. */
function refuse(scene: Scene, copy: Copy, event: MouseEvent): void {
  const sentence = grey(scene, copy);
  if (sentence && event.currentTarget instanceof Element) inVain({ thing: { kind: "card", id: copy.card }, beside: event.currentTarget.getBoundingClientRect(), why: { sentence, rule: "" } }, event.detail === 0);
}
