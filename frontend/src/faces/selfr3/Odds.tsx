/** The chance to conquer, beside the attack: all that stands in both territories, fought to the end. */

import { lazy } from "../../app/ui.tsx";
import type { OddsQuestion, Scene } from "../face.ts";
import { OddsPanel, useOdds } from "../parts/OddsPanel.tsx";
import { PlanButton, usePlannedOdds } from "../parts/plans.tsx";
import { count } from "../parts/story.ts";
import { ARMY, Figure, nameOf, seatLook } from "./drawn.tsx";
import { armiesIn, facts, frame, groundOf, hasStation, officersIn, ownerOf, unitsIn, type Facts } from "./facts.ts";
import { OFFICERS, type Ground, type Officer } from "./material.ts";
import { MAY_PLAN } from "./plan.ts";
import { playOf } from "./playOf.ts";

const Planning = lazy(async () => (await import("./Planning.tsx")).Planning, () => null);

const WORDS: Readonly<Record<Officer, string>> = { taktik: "tactical", land: "land", wasser: "water", luft: "air", abc: "abc" }; // of docs/develop/odds.md
const GROUNDS: Readonly<Record<Ground, string>> = { land: "land", wasser: "water", luft: "air" };
const MOST = 99; // units of a side that the server computes with

interface Side {
  readonly wins: number;
  /** What it has left on average, if it wins. */
  readonly left: { readonly armies: number; readonly officers: number };
}

interface Battle {
  readonly attacker: Side;
  readonly defender: Side;
  /** After a throw that everybody sees: the chance to hold with one die, with two, and with each choice of dice. */
  readonly reply: { readonly one: number; readonly two: number | null; readonly dice: Readonly<Record<string, number>> } | null;
}

/** What stands there, as the odds are asked for it; of the officers only those that go: another one is whoever stays behind. */
export function notation(known: Facts, region: string, defends: boolean, going: readonly Officer[] = officersIn(known, region)): string {
  const stays = going.length < officersIn(known, region).length ? 1 : 0;
  return [String(armiesIn(known, region) + stays), ...going.map((officer) => WORDS[officer]), ...(defends && hasStation(known, region) ? ["station"] : [])].join(" ");
}

/** The question for an attack, with all officers or those that go; null: nothing to compute. */
export function stakes(known: Facts, source: string, aim: string, going?: readonly Officer[]): OddsQuestion | null {
  const [ours, theirs] = [unitsIn(known, source), unitsIn(known, aim)];
  if (ours < 2 || theirs < 1 || ours > MOST || theirs > MOST) return null;
  return [["attacker", notation(known, source, false, going)], ["defender", notation(known, aim, true)], ["start", GROUNDS[groundOf(source)]], ["target", GROUNDS[groundOf(aim)]]];
}

/** The officers that are in the attack under way: whoever was not sent rolls no die. */
export const attacking = (known: Facts): readonly Officer[] => OFFICERS.filter((_, i) => (count(frame(known, "Attack")?.["officers"]) >> i) & 1);

/** With what the attack has just thrown, while the answer to it is open: the odds are of this very moment. */
export function thrown(known: Facts, source: string, aim: string): OddsQuestion {
  const shown = known.source === source && known.aim === aim ? frame(known, "Attack")?.["shown"] : null;
  return Array.isArray(shown) ? shown.map((pip) => ["throw", Number(pip)] as const) : [];
}

/** The chance to conquer it from there with these officers; null as long as it is not known, "none" where there is nothing to compute (no source: nothing is asked) or it cannot be had. */
export function useWins(scene: Scene, source: string, aim: string, going: readonly Officer[]): number | "none" | null {
  const question = source ? stakes(facts(scene.view), source, aim, going) : null;
  const { odds } = usePlannedOdds<Battle>(scene, "selfr3", question, MAY_PLAN);
  return question && odds !== "none" ? (odds?.attacker.wins ?? null) : "none";
}

/** The same for whoever only shows it; null where there is nothing to show. */
export function useChance(scene: Scene, source: string, aim: string, going: readonly Officer[]): number | null {
  const wins = useWins(scene, source, aim, going);
  return wins === "none" ? null : wins;
}

/** The chance to hold what is attacked, by choice of dice; null as long as it is not known, "none" where it cannot be had. */
export function useReply(scene: Scene, known: Facts): Readonly<Record<string, number>> | "none" | null {
  const [question, dice] = [stakes(known, known.source, known.aim, attacking(known)), thrown(known, known.source, known.aim)];
  const whole = question && dice.length ? [...question, ...dice] : null;
  const odds = useOdds<Battle>(scene, "selfr3", whole);
  return whole && odds !== "none" ? odds && (odds.reply?.dice ?? "none") : "none";
}

/** `answered`: the defence has rolled, too, and nobody has fallen yet; the chance is of before that. */
export function Odds({ scene, source, aim, going, answered = false }: { readonly scene: Scene; readonly source: string; readonly aim: string; readonly going?: readonly Officer[]; readonly answered?: boolean }) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const plain = stakes(known, source, aim, going);
  const question: OddsQuestion | null = plain && [...plain, ...thrown(known, source, aim)];
  const planned = usePlannedOdds<Battle>(scene, "selfr3", question, MAY_PLAN);
  const { odds } = planned;
  if (!question || odds === "none") return null;
  const number = new Intl.NumberFormat(scene.words.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const side = (which: "attacker" | "defender", seat: number) => {
    const holds = odds?.reply ? Math.max(odds.reply.one, odds.reply.two ?? 0) : (odds?.defender.wins ?? null);
    const wins = holds === null ? null : which === "defender" ? holds : 1 - holds;
    const mean = odds && !odds.reply && wins !== null && wins > 0.005 ? odds[which].left.armies + odds[which].left.officers : null;
    const text = mean === null ? (odds ? "–" : "…") : number.format(mean); // its line stays, whatever is known
    const left = which === "defender" ? null : { text: scene.compact ? w.oddsLeftShort : w.oddsLeft, things: [{ key: "units", drawing: <Figure name={ARMY} />, n: text, name: w.unitsName, said: `${text} ${w.unitsName}` }] };
    return { name: scene.seats[seat] ? scene.called(seat) : nameOf(scene, seat), colour: seatLook(seat).colour, wins, left };
  };
  return (
    <OddsPanel about={`${source} ${aim}`} title={scene.compact ? w.oddsToEnd : answered && odds?.reply ? w.oddsBefore : w.odds} sides={[side("attacker", ownerOf(known, source)), side("defender", ownerOf(known, aim))]} note="">
      <PlanButton planned={planned}>{(close) => <Planning scene={scene} question={plain ?? question} onClose={close} />}</PlanButton>
    </OddsPanel>
  );
}
