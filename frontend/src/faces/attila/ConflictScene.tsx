/** A conflict: the peoples in the province, who has laid how many cards, and after the reveal who leaves. */

import type { Scene } from "../face.ts";
import { Counter, Emblem, Said, Stroke } from "./drawn.tsx";
import { counted, facts, type People } from "./facts.ts";
import type { Conflict } from "./story.ts";
import { WORDS } from "./words.ts";

/** So far up on the map that the panel stands below them. */
const NORTH = ["britannia", "belgica", "lugdunensis", "raetia", "noricum", "pannonia"];

export function ConflictScene({ scene, conflict, onClose }: { readonly scene: Scene; readonly conflict: Conflict; readonly onClose: () => void }) {
  const w = WORDS[scene.words.lang];
  const province = scene.words.name("province", conflict.province);
  const revealed = conflict.strengths.length > 0;
  const next = revealed ? -1 : (conflict.laid.find(({ done }) => !done)?.seat ?? -1);
  return (
    <section class={NORTH.includes(conflict.province) && !scene.compact ? "at-stage at-low" : "at-stage"} aria-label={w.conflictIn(province)} onKeyDown={(event) => { if (event.key === "Escape") onClose(); }}>
      <div class="at-panel at-conflict">
        <header>
          <Stroke name="swords" />
          <h2>{province}</h2>
          <button type="button" class="at-close" aria-label={w.close} onClick={onClose}><Stroke name="close" /></button>
        </header>
        <ul class="at-sides">{revealed ? <After scene={scene} conflict={conflict} /> : <Before scene={scene} conflict={conflict} />}</ul>
        <ul class="at-layers">
          {conflict.laid.map(({ seat, cards, done }) => (
            <li key={seat} class={seat === next ? "at-now" : ""}>
              <Counter scene={scene} seat={seat} />
              <span class="at-who">{scene.called(seat)}</span>
              <LaidCards conflict={conflict} seat={seat} cards={cards} scene={scene} />
              {cards === 0 ? <small>{done ? w.passes : seat === next ? w.thinks : w.waits}</small> : null}
            </li>
          ))}
        </ul>
        {conflict.pacified ? (
          <p class="at-outcome"><Stroke name="slab" /> {conflict.pacified === "none" ? w.nowClosed(province) : w.nowPacified(province)}</p>
        ) : (
          <p class="at-quiet">{w.weakest}</p>
        )}
      </div>
    </section>
  );
}

/** Who fights, by stones, before cards are known. */
function Before({ scene, conflict }: { readonly scene: Scene; readonly conflict: Conflict }) {
  const w = WORDS[scene.words.lang];
  return counted(facts(scene.view).provinces[conflict.province]).map(([people, stones]) => (
    <li key={people}>
      <Row people={people} stones={stones} />
      <span class="at-people-name">{scene.words.name("people", people)}</span>
      <span class="at-bar" aria-hidden="true"><i class={`at-of-${people}`} style={{ width: `${String(stones * 10)}%` }} /></span>
      <span class="at-sum" aria-hidden="true">{stones} <small>+ ?</small></span>
      <Said>{w.stones(stones, scene.words.name("people", people))}</Said>
    </li>
  ));
}

function After({ scene, conflict }: { readonly scene: Scene; readonly conflict: Conflict }) {
  const w = WORDS[scene.words.lang];
  const most = Math.max(...conflict.strengths.map(({ stones, cards }) => stones + cards));
  return conflict.strengths.map(({ people, stones, cards, leaves }) => (
    <li key={people} class={leaves ? "at-leaves" : "at-stays"}>
      <Row people={people} stones={stones} />
      <span class="at-people-name">{scene.words.name("people", people)}</span>
      <span class="at-bar" aria-hidden="true">
        <i class={`at-of-${people}`} style={{ width: `${String(((stones + cards) / most) * 100)}%` }} />
      </span>
      <span class="at-sum" aria-hidden="true">{stones}{cards ? <small> + {cards}</small> : null} <b>{stones + cards}</b></span>
      <Said>{w.strengthOf(scene.words.name("people", people), stones, cards)}</Said>
      <em>{leaves ? w.leaves : w.stays}</em>
    </li>
  ));
}

function Row({ people, stones }: { readonly people: People; readonly stones: number }) {
  return <span class="at-row" aria-hidden="true">{Array.from({ length: stones }, (_, i) => <Emblem key={i} people={people} />)}</span>;
}

/** Backs while they are hidden, faces after the reveal; one's own are known. */
function LaidCards({ scene, conflict, seat, cards }: { readonly scene: Scene; readonly conflict: Conflict; readonly seat: number; readonly cards: number }) {
  const w = WORDS[scene.words.lang];
  const shown = conflict.shown.filter((row) => row.seat === seat);
  const own = seat === scene.viewer && !shown.length ? counted(facts(scene.view).laid).map(([people, n]) => ({ people, cards: n })) : [];
  const known = shown.length ? shown : own;
  const faces = known.flatMap((row) => Array.from({ length: row.cards }, () => row.people));
  const said = known.length
    ? known.map((row) => w.forPeople(row.cards, scene.words.name("people", row.people))).join(", ")
    : cards ? w.laidCards(cards) : "";
  return (
    <span class="at-laid">
      {Array.from({ length: Math.max(cards, faces.length) }, (_, i) => {
        const people = faces[i];
        return <span key={i} class={people ? "at-mini at-face" : "at-mini"} aria-hidden="true">{people ? <Emblem people={people} /> : null}</span>;
      })}
      <Said>{said}</Said>
    </span>
  );
}
