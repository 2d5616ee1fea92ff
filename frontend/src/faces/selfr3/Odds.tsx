/** The chance to conquer, beside the attack: all that stands in both territories, fought to the end. */

import { lazy } from "../../app/ui.tsx";
import type { OddsQuestion, Scene } from "../face.ts";
import { OddsPanel } from "../parts/OddsPanel.tsx";
import { PlanButton, usePlannedOdds } from "../parts/plans.tsx";
import { ARMY, Figure, nameOf, seatLook, wordsOf } from "./drawn.tsx";
import { armiesIn, facts, groundOf, hasStation, officersIn, ownerOf, unitsIn, type Facts } from "./facts.ts";
import type { Ground, Officer } from "./material.ts";
import { MAY_PLAN } from "./plan.ts";

const Planning = lazy(async () => (await import("./Planning.tsx")).Planning, () => null);

const WORDS: Readonly<Record<Officer, string>> = { taktik: "tactical", land: "land", wasser: "water", luft: "air", abc: "abc" }; // of docs/develop/odds.md
const GROUNDS: Readonly<Record<Ground, string>> = { land: "land", wasser: "water", luft: "air" };
const MOST = 99; // units of a side that the server reckons with

interface Side {
  readonly wins: number;
  /** What it has left on average, if it wins. */
  readonly left: { readonly armies: number; readonly officers: number };
}

interface Battle {
  readonly attacker: Side;
  readonly defender: Side;
}

/** What stands there, as the odds are asked for it. */
export const notation = (known: Facts, region: string, defends: boolean): string =>
  [String(armiesIn(known, region)), ...officersIn(known, region).map((officer) => WORDS[officer]), ...(defends && hasStation(known, region) ? ["station"] : [])].join(" ");

/** The question for an attack; null: nothing to reckon. */
export function stakes(known: Facts, source: string, aim: string): OddsQuestion | null {
  const [ours, theirs] = [unitsIn(known, source), unitsIn(known, aim)];
  if (ours < 2 || theirs < 1 || ours > MOST || theirs > MOST) return null;
  return [["attacker", notation(known, source, false)], ["defender", notation(known, aim, true)], ["start", GROUNDS[groundOf(source)]], ["target", GROUNDS[groundOf(aim)]]];
}

export function Odds({ scene, source, aim }: { readonly scene: Scene; readonly source: string; readonly aim: string }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const question = stakes(known, source, aim);
  const reckoned = usePlannedOdds<Battle>(scene, "selfr3", question, MAY_PLAN);
  const { odds, plan } = reckoned;
  if (!question || odds === "none") return null;
  const number = new Intl.NumberFormat(scene.words.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const side = (which: "attacker" | "defender", seat: number) => {
    const wins = odds ? odds[which].wins : null;
    const mean = odds && wins !== null && wins > 0.005 ? odds[which].left.armies + odds[which].left.officers : null;
    const text = mean === null ? "" : number.format(mean);
    const left = mean === null || which === "defender" ? null : { text: w.oddsLeft, things: [{ key: "units", drawing: <Figure name={ARMY} />, n: text, name: w.unitsName, said: `${text} ${w.unitsName}` }] };
    return { name: scene.seats[seat] ? scene.called(seat) : nameOf(scene, seat), colour: seatLook(seat).colour, wins, left };
  };
  return (
    <OddsPanel about={`${source} ${aim}`} title={w.odds} sides={[side("attacker", ownerOf(known, source)), side("defender", ownerOf(known, aim))]} note={scene.compact || plan ? "" : w.oddsNote}>
      <PlanButton reckoned={reckoned}>{(close) => <Planning scene={scene} question={question} onClose={close} />}</PlanButton>
    </OddsPanel>
  );
}
