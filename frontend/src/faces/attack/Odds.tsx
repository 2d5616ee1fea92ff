/** The chance to win a battle, where it is decided: exact, as the server reckons it. */

import { useEffect, useState } from "preact/hooks";

import type { BattleOdds, Scene } from "../face.ts";
import { Figure, nameOf, Said, seatLook, unitName, wordsOf } from "./drawn.tsx";
import { UNITS } from "./facts.ts";
import type { Stakes } from "./stakes.ts";

const PAUSE = 150; // ms: steppers are pressed several times in a row
const KEPT = 200;
const answers = new Map<string, BattleOdds>();

/** The odds; null as long as they are not known, "none" where they cannot be had. */
function useOdds(scene: Scene, stakes: Stakes | null): BattleOdds | "none" | null {
  const key = stakes ? JSON.stringify(stakes.wish) : "";
  const [failed, fail] = useState("");
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!stakes || answers.has(key)) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void scene.odds(stakes.wish).then((odds) => {
        if (odds) answers.set(key, odds);
        const [oldest] = answers.keys();
        if (answers.size > KEPT && oldest !== undefined) answers.delete(oldest);
        if (wanted && odds) redraw((n) => n + 1);
        else if (wanted) fail(key);
      });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return answers.get(key) ?? (key !== "" && failed === key ? "none" : null);
}

/** As people read it: never 0 % or 100 %, for no battle is certain. */
export function percent(chance: number): string {
  if (chance < 0.005) return "< 1\u00a0%";
  if (chance > 0.995) return "> 99\u00a0%";
  return `${String(Math.round(chance * 100))}\u00a0%`;
}

export function Odds({ scene, stakes }: { readonly scene: Scene; readonly stakes: Stakes | null }) {
  const w = wordsOf(scene);
  const odds = useOdds(scene, stakes);
  if (!stakes || odds === "none") return null;
  const sides = [["attacker", stakes.attacker], ["defender", stakes.defender]] as const;
  return (
    <div class="ak-odds" role="group" aria-label={w.odds} aria-busy={odds === null}>
      <p class="ak-odds-head">
        <b>{w.odds}</b>
        {sides.map(([side, seat]) => <span key={side}>{scene.called(seat)} <strong>{odds ? percent(odds[side].wins) : "…"}</strong></span>)}
      </p>
      <div class="ak-odds-bar" aria-hidden="true" style={{ "--ak-share": `${String(odds ? Math.round(odds.attacker.wins * 1000) / 10 : 50)}%`, "--ak-ours": seatLook(stakes.attacker).colour, "--ak-theirs": seatLook(stakes.defender).colour }} />
      {odds ? sides.map(([side, seat]) => (odds[side].wins > 0.005 ? <Left key={side} scene={scene} seat={seat} left={odds[side].left} /> : null)) : null}
      <p class="ak-quiet">{stakes.unknown ? `${w.oddsUnknown} ` : ""}{w.oddsPolicy}</p>
    </div>
  );
}

function Left({ scene, seat, left }: { readonly scene: Scene; readonly seat: number; readonly left: BattleOdds["attacker"]["left"] }) {
  const w = wordsOf(scene);
  const number = new Intl.NumberFormat(scene.words.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const kinds = { infantry: "infantry", tank: "tanks", artillery: "artillery", aircraft: "planes" } as const; // the odds' own words
  const some = UNITS.map((unit) => ({ unit, n: left[kinds[unit]] ?? 0 })).filter(({ n }) => n >= 0.05);
  return (
    <p class="ak-odds-left">
      <span>{seat < 0 ? w.oddsLeftNeutral : w.oddsLeft(nameOf(scene, seat))}</span>
      <span class="ak-units">
        {some.map(({ unit, n }) => <span key={unit} title={unitName(scene, unit)}><Figure unit={unit} /><b aria-hidden="true">{number.format(n)}</b><Said>{`${number.format(n)} ${w.many[unit]} `}</Said></span>)}
      </span>
    </p>
  );
}
