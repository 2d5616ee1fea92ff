/** The chance to win a battle, where it is decided. */

import type { Scene } from "../face.ts";
import { lazy } from "../../app/ui.tsx";
import { OddsPanel, type OddsSide } from "../parts/OddsPanel.tsx";
import { PlanButton, usePlannedOdds } from "../parts/plans.tsx";
import { Figure, nameOf, otherOf, seatLook, unitName, wordsOf } from "./drawn.tsx";
import { facts, UNITS } from "./facts.ts";
import { ifWon } from "./ifWon.ts";
import { MAY_PLAN } from "./plan.ts";
import { asked, type Stakes } from "./stakes.ts";
import { isYou } from "../parts/you.ts";
import { IF_WON } from "./words/ifWon.ts";

const Planning = lazy(async () => (await import("./Planning.tsx")).Planning, () => null);

const KINDS = { infantry: "infantry", tank: "tanks", artillery: "artillery", aircraft: "planes" } as const; // the odds' own words

interface SideOdds {
  readonly wins: number;
  /** Units of each kind it has left on average, if it wins. */
  readonly left: Readonly<Record<string, number>>;
}

interface BattleOdds {
  readonly attacker: SideOdds;
  readonly defender: SideOdds;
}

/** What the attack decides beyond its region, said before it is fought. */
export function Decides({ scene, region }: { readonly scene: Scene; readonly region: string }) {
  const say = IF_WON[scene.words.lang];
  const known = facts(scene.view);
  const { capital, out, over, winner, regions } = ifWon(known, region, scene.options["last_survivor"] === true);
  const attacker = otherOf(scene, known.active);
  const of = (seat: number): readonly [string, string, boolean] => [attacker, nameOf(scene, seat), isYou(scene, seat)];
  const lines = [over ? say.over(...of(out), winner < 0 ? null : otherOf(scene, winner), regions) : out >= 0 ? say.out(...of(out)) : "", capital >= 0 && !over ? say.capital(...of(capital)) : ""].filter(Boolean);
  return lines.length ? <p class="fp-warning ak-decides" role="status">{lines.join(" ")}</p> : null;
}

/** `bare`: what it decides stands elsewhere. */
export function Odds({ scene, stakes, bare = false }: { readonly scene: Scene; readonly stakes: Stakes | null; readonly bare?: boolean }) {
  return <>{stakes && !bare ? <Decides scene={scene} region={stakes.region} /> : null}<Chance scene={scene} stakes={stakes} /></>;
}

function Chance({ scene, stakes }: { readonly scene: Scene; readonly stakes: Stakes | null }) {
  const w = wordsOf(scene);
  const question = stakes ? asked(stakes.wish) : null;
  const planned = usePlannedOdds<BattleOdds>(scene, "attack", question, MAY_PLAN);
  const { odds, plan } = planned;
  if (!stakes || !question || odds === "none") return null;
  const side = (which: "attacker" | "defender"): OddsSide => {
    const seat = stakes[which];
    const wins = odds ? odds[which].wins : null;
    const left = wins === null || wins > 0.005 ? { text: seat < 0 ? w.oddsLeftNeutral : w.oddsLeft(seat === scene.viewer ? "" : nameOf(scene, seat)), things: odds ? survivors(scene, odds[which].left) : [] } : null;
    return { name: seat < 0 ? nameOf(scene, seat) : scene.called(seat), colour: seatLook(seat).colour, wins, left };
  };
  return (
    <OddsPanel about={stakes.region} title={w.odds} sides={[side("attacker"), side("defender")]} note={stakes.opening ? w.commitHint(stakes.opening) : w.oddsNote(stakes.unknown, plan !== "")}>
      <PlanButton planned={planned}>{(close) => <Planning scene={scene} question={question} onClose={close} />}</PlanButton>
    </OddsPanel>
  );
}

/** The chance that the attack wins; null as long as it is not known. */
export function useChance(scene: Scene, stakes: Stakes | null): number | null {
  const { odds } = usePlannedOdds<BattleOdds>(scene, "attack", stakes ? asked(stakes.wish) : null, MAY_PLAN);
  return odds && odds !== "none" ? odds.attacker.wins : null;
}

function survivors(scene: Scene, left: SideOdds["left"]) {
  const number = new Intl.NumberFormat(scene.words.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return UNITS.flatMap((unit) => {
    const n = left[KINDS[unit]] ?? 0;
    const text = number.format(n);
    return n >= 0.05 ? [{ key: unit, drawing: <Figure unit={unit} />, n: text, name: unitName(scene, unit), said: `${text} ${wordsOf(scene).many[unit]}` }] : [];
  });
}
