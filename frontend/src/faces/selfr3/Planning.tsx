/** The plan of a battle: when the attack ends, how many dice, who falls first. Fetched by whoever plans. */

import { usePlanWords } from "../../words/plans/index.ts";
import type { OddsQuestion, Scene } from "../face.ts";
import type { PlanField } from "../parts/plans/fields.ts";
import { PlanDialog, type Read } from "../parts/plans/PlanDialog.tsx";
import { MAY_PLAN } from "./plan.ts";

interface Side {
  readonly wins: number;
  readonly lost: readonly number[];
}

interface Battle {
  readonly attacker: Side;
  readonly defender: Side;
  readonly throws: number;
}

export function Planning({ scene, question, onClose }: { readonly scene: Scene; readonly question: OddsQuestion; readonly onClose: () => void }) {
  const w = usePlanWords();
  if (!w) return null;
  const stop: PlanField = {
    kind: "stop", key: "stop", label: w.stop, never: w.never,
    rules: [
      { name: "keep", label: w.untilUnits, said: w.stopUnits, text: w.units, least: 2, most: 98, step: 1, first: 3, scale: 1 },
      { name: "chance", label: w.untilChance, said: w.stopChance, text: w.percents, least: 5, most: 95, step: 5, first: 30, scale: 100 },
    ],
  };
  const first = (side: "attacker" | "defender"): readonly PlanField[] =>
    officers(question, side) ? [{ kind: "way", key: `${side}_losses`, label: w.first, values: [["", w.firsts.armies], ["officers", w.firsts.officers]] }] : [];
  const read = ({ attacker, defender, throws }: Battle): Read => ({ wins: attacker.wins, rows: [{ label: w.throwsMean, text: w.number(throws) }], lost: [attacker.lost, defender.lost] });
  const { attackDice, defenceDice } = w;
  const attack: PlanField = { kind: "way", key: "attack", label: w.dice, values: [["", attackDice.most], ["best", attackDice.best], ["two", attackDice.two], ["one", attackDice.one]] };
  const defence: PlanField = { kind: "way", key: "policy", label: w.defence, values: [["", defenceDice.hold], ["one", defenceDice.one], ["two", defenceDice.two]] };
  return (
    <PlanDialog<Battle>
      scene={scene} game="selfr3" question={question} may={MAY_PLAN} wins={w.selfWins} note={w.selfNote} read={read} onClose={onClose}
      sides={[{ title: w.attacker, fields: [stop, attack, ...first("attacker")] }, { title: w.defender, fields: [defence, ...first("defender")] }]}
    />
  );
}

/** Whether officers stand there beside armies. */
const officers = (question: OddsQuestion, side: string): boolean => /^[1-9]\d* .*(tactical|land|water|air|abc)/.test(String(question.find(([name]) => name === side)?.[1] ?? ""));
