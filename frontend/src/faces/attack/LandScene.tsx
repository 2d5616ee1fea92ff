/** A battle on land: both sides with row and reserve, and the last halves die by die. */

import { symbols } from "../../look/theme.ts";
import type { Scene } from "../face.ts";
import { listed, nameOf, regionOf, seatLook, Stroke, symbolOf, Token, unitName, Units, wordsOf } from "./drawn.tsx";
import { armyOf, facts, size, UNITS, type Side } from "./facts.ts";
import { GARRISONS } from "./garrisons.ts";
import { Odds } from "./Odds.tsx";
import { question } from "./orders.ts";
import { attackOn, battleNow } from "./stakes.ts";
import { Close } from "./Stage.tsx";
import { matched, type Battle, type Half } from "./story.ts";

export function LandScene({ scene, battle, onClose }: { readonly scene: Scene; readonly battle: Battle; readonly onClose: () => void }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const region = regionOf(scene, battle.region);
  const now = known.fighting === battle.region ? known.battle : null;
  const round = battle.halves.at(-1)?.round ?? 1;
  const asked = scene.draft ? question(scene.draft) : typeof scene.view["question"] === "string" ? scene.view["question"] : "";
  const stakes = now ? battleNow(known, asked) : known.attackers[battle.region] && battle.garrison ? attackOn(known, battle.region, known.attackers[battle.region] ?? {}) : null;
  const last = (side: "attacker" | "defender"): Half | undefined => battle.halves.findLast((half) => half.side === side);
  return (
    <section class="ak-stage" aria-label={w.landBattle(region)} onKeyDown={(event) => { if (event.key === "Escape") onClose(); }}>
      <div class="ak-panel">
        <header><Stroke name="swords" /><h2>{w.landBattle(region)}</h2><small>{w.battleRound(round)}</small><Close scene={scene} onClose={onClose} /></header>
        {battle.end ? <p class="ak-outcome" role="status">{battle.end === "won" ? w.won(nameOf(scene, battle.attacker)) : battle.neutral ? w.heldNeutral : w.held(nameOf(scene, battle.defender))}</p> : <Odds scene={scene} stakes={stakes} />}
        <div class="ak-sides">
          <SideBox scene={scene} battle={battle} which="attacker" now={now?.attacker ?? null} half={last("attacker")} />
          <SideBox scene={scene} battle={battle} which="defender" now={now?.defender ?? null} half={last("defender")} />
        </div>
        {battle.end ? null : <p class="fp-quiet ak-why">{w.why}</p>}
      </div>
    </section>
  );
}

interface SideProps {
  readonly scene: Scene;
  readonly battle: Battle;
  readonly which: "attacker" | "defender";
  readonly now: Side | null;
  readonly half: Half | undefined;
}

function SideBox({ scene, battle, which, now, half }: SideProps) {
  const w = wordsOf(scene);
  const seat = which === "attacker" ? battle.attacker : battle.defender;
  const neutral = which === "defender" && battle.neutral;
  const look = neutral ? -1 : seat;
  const { colour, ink } = seatLook(look);
  const known = facts(scene.view);
  const waiting = now || battle.halves.length || battle.end ? null : which === "attacker" ? known.attackers[battle.region] : neutral ? GARRISONS[battle.garrison]?.[1] : armyOf(known, battle.region);
  const title = neutral ? w.neutrals : nameOf(scene, seat);
  return (
    <section class="ak-side" style={{ "--ak-colour": colour, "--ak-on": ink }} aria-label={title}>
      <header>
        <span><b>{title}</b> <small>{which === "attacker" ? w.attacks : neutral && seat >= 0 ? w.ledBy(nameOf(scene, seat)) : w.defends}</small></span>
        {half ? <em>{w.hits(half.hits)}</em> : null}
      </header>
      {neutral && battle.garrison ? <p class="fp-quiet">{w.garrisonOf(scene.words.name("card", battle.garrison))}</p> : null}
      {waiting ? <p class="ak-reserve"><Units scene={scene} army={waiting} /></p> : null}
      {now && size(now.active) ? (
        <ul class="ak-active" aria-label={w.fighting}>
          {UNITS.flatMap((unit) => Array.from({ length: now.active[unit] ?? 0 }, (_, i) => <li key={`${unit}${String(i)}`}><Token unit={unit} seat={look} label={unitName(scene, unit)} /></li>))}
        </ul>
      ) : null}
      {now && size(now.reserve) ? <p class="ak-reserve">{w.reserve} <Units scene={scene} army={now.reserve} /></p> : null}
      {half ? <Dice scene={scene} half={half} look={look} /> : now ? <p class="fp-quiet">{w.blankHalf}</p> : null}
    </section>
  );
}

/** The dice of a half: those that hit stand above the unit of theirs. */
function Dice({ scene, half, look }: { readonly scene: Scene; readonly half: Half; readonly look: number }) {
  const w = wordsOf(scene);
  const dice = matched(half);
  const pairs = dice.filter(({ hit }) => hit);
  const misses = dice.filter(({ hit }) => !hit);
  const lost = listed(scene, half.lost);
  return (
    <div class="ak-dice">
      <ul aria-label={w.hits(half.hits)}>
        {pairs.map(({ face }, i) => <li key={i} class="ak-hit"><Die face={face} label={w.face(unitName(scene, face), true)} />{face === "blank" ? null : <Token unit={face} seat={look} />}</li>)}
        {misses.map(({ face }, i) => <li key={`m${String(i)}`}><Die face={face} label={face === "blank" ? w.blank : w.face(unitName(scene, face), false)} /></li>)}
      </ul>
      {lost ? <p class="ak-lost">{w.costs(lost)}</p> : null}
      {half.wasted > 0 ? <p class="fp-quiet">{w.wasted(half.wasted)}</p> : null}
    </div>
  );
}

function Die({ face, label }: { readonly face: string; readonly label: string }) {
  const d = face === "blank" ? "" : (symbols.units[symbolOf(face as "tank")] ?? "");
  return <span class={`ak-die ak-face-${face}`} role="img" aria-label={label} title={label}><svg viewBox="0 0 24 24" aria-hidden="true"><path d={d} fill-rule="evenodd" /></svg></span>;
}
