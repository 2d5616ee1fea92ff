/** How likely something is, from what the viewer may know; exact, as the server computes it. */

import type { Scene } from "../face.ts";
import { OddsPanel, likely, useOdds } from "../parts/OddsPanel.tsx";
import { nameOf, seatLook, wordsOf } from "./drawn.tsx";
import { facts, guess, jokerCounts } from "./facts.ts";
import { asked, type HandOdds } from "./odds.ts";
import { chanceSaid } from "./unstopped.ts";

/** A set of this strength against the best defence of a seat in one of its lands. */
export function AttackChance({ scene, seat, land, strength }: { readonly scene: Scene; readonly seat: number; readonly land: string; readonly strength: number }) {
  const w = wordsOf(scene);
  const odds = useOdds<HandOdds>(scene, "attacke", asked(guess(facts(scene.view), seat), strength, jokerCounts(scene.options)));
  if (odds === "none") return null;
  const wins = odds?.attack?.wins ?? null;
  const own = scene.viewer >= 0 ? scene.viewer : facts(scene.view).active;
  return (
    <OddsPanel
      about={land}
      title={w.chance}
      sides={[
        { name: scene.called(own), colour: seatLook(own).colour, wins, left: null },
        { name: nameOf(scene, seat), colour: seatLook(seat).colour, wins: wins === null ? null : 1 - wins, left: null },
      ]}
      sure
      note={scene.compact ? "" : w.chanceNote(nameOf(scene, seat), odds && odds.set < 1 ? chanceSaid(1 - odds.set) : "")}
    />
  );
}

/** A set of the defence against the best set that the attacker may have laid. */
export function DefenceChance({ scene, seat, strength }: { readonly scene: Scene; readonly seat: number; readonly strength: number }) {
  const w = wordsOf(scene);
  const odds = useOdds<HandOdds>(scene, "attacke", asked(guess(facts(scene.view), seat), strength + 1, jokerCounts(scene.options)));
  if (odds === "none") return null;
  return <p class="ae-chance" role="status" aria-busy={odds === null}><b>{odds?.attack ? w.holdsFor(likely(odds.attack.shown)) : "…"}</b> {w.holdsNote(nameOf(scene, seat))}</p>;
}
