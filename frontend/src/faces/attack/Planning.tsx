/** The plan of a land battle: who fights, on both sides. Fetched by whoever plans. */

import { usePlanWords } from "../../words/plans/index.ts";
import type { OddsQuestion, Scene } from "../face.ts";
import type { WayField } from "../parts/plans/fields.ts";
import { PlanDialog, type Read } from "../parts/plans/PlanDialog.tsx";
import { Figure, unitName } from "./drawn.tsx";
import { UNITS } from "./facts.ts";
import { LETTERS } from "./stakes.ts";
import { MAY_PLAN } from "./plan.ts";

interface Side {
  readonly wins: number;
  readonly lost: readonly number[];
}

interface Battle {
  readonly attacker: Side;
  readonly defender: Side;
}

export function Planning({ scene, question, onClose }: { readonly scene: Scene; readonly question: OddsQuestion; readonly onClose: () => void }) {
  const w = usePlanWords();
  if (!w) return null;
  const things = UNITS.map((unit, i) => ({ id: LETTERS[i] ?? "", name: unitName(scene, unit), drawing: <Figure unit={unit} /> }));
  const { ways } = w;
  const way = (side: "attacker" | "defender"): WayField => ({
    kind: "way", key: `${side}_policy`, label: w.who,
    values: [["", ways.strongest], ["opening", ways.opening], ["infantry", ways.infantry], ["sparing", ways.sparing], ["best", ways.best]],
    own: { label: w.ownOrder, order: { kind: "order", key: `${side}_policy`, label: w.sent, things, start: ["P", "T", "A", "I"], between: "", keepsStart: true } },
  });
  const read = ({ attacker, defender }: Battle): Read => ({ wins: attacker.wins, rows: [], lost: [attacker.lost, defender.lost] });
  return (
    <PlanDialog<Battle>
      scene={scene} game="attack" question={question} may={MAY_PLAN} wins={w.attackWins} note={w.attackNote} read={read} onClose={onClose}
      refused={(plan) => (Object.values(plan).includes("best") ? w.tooLarge : "")}
      sides={[{ title: w.attacker, fields: [way("attacker")] }, { title: w.defender, fields: [way("defender")] }]}
    />
  );
}
