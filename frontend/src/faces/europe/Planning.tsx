/** The plan of a battle: when the attack ends, who falls first, whether submarines dive. Fetched by whoever plans. */

import { usePlanWords } from "../../words/plans/index.ts";
import type { OddsQuestion, Scene } from "../face.ts";
import type { OrderField, PlanField } from "../parts/plans/fields.ts";
import { PlanDialog, type Read } from "../parts/plans/PlanDialog.tsx";
import { likely } from "../parts/OddsPanel.tsx";
import { Figure, kindName } from "./drawn.tsx";
import type { Kind } from "./material.ts";
import { HOLD, LANDING, mayPlan, PRICED } from "./plan.ts";

interface Side {
  readonly wins: number;
  readonly cost: number;
  readonly lost: readonly number[];
}

interface Battle {
  readonly attacker: Side;
  readonly defender: Side;
  readonly takes: number;
  readonly retreats: number;
  readonly rounds: number;
}

export function Planning({ scene, question, onClose }: { readonly scene: Scene; readonly question: OddsQuestion; readonly onClose: () => void }) {
  const w = usePlanWords();
  if (!w) return null;
  const forces = { attacker: forceOf(question, "attacker"), defender: forceOf(question, "defender") };
  const ashore = !["transport", "submarine", "destroyer", "carrier", "battleship", "damaged"].some((kind) => kind in forces.attacker || kind in forces.defender);
  const landing = question.some(([name]) => name === LANDING);
  const shots = Object.entries(forceOf(question, "shots")).map(([kind, n]) => `${String(n)} × ${kindName(scene, (kind === "damaged" ? "battleship" : kind) as Kind)}`).join(", ");
  const order = (side: "attacker" | "defender"): readonly OrderField[] => [{
    kind: "order", key: `${side}_order`, label: w.order, start: PRICED[side], between: " ",
    things: PRICED[side].flatMap((kind) => {
      const n = kind === "damaged" ? forces[side]["battleship"] : (forces[side][kind] ?? (kind === "battleship" ? forces[side]["damaged"] : undefined));
      const drawn = (kind === "damaged" ? "battleship" : kind) as Kind;
      return n ? [{ id: kind, name: kind === "damaged" ? w.firstHit : kindName(scene, kind), drawing: <Figure kind={drawn} /> }] : [];
    }),
  } as const].filter(({ things }) => things.length > 1); // of one kind none falls first
  const stop: PlanField = {
    kind: "stop", key: "stop", label: w.stop, never: w.never,
    rules: [
      { name: "units", label: w.untilUnits, said: w.stopUnits, text: w.units, least: 1, most: 98, step: 1, first: 2, scale: 1 },
      { name: "chance", label: w.untilChance, said: w.stopChance, text: w.percents, least: 5, most: 95, step: 5, first: 30, scale: 100 },
      { name: "rounds", label: w.untilRounds, said: w.stopRounds, text: w.rounds, least: 1, most: 20, step: 1, first: 2, scale: 1 },
    ],
  };
  const read = ({ attacker, defender, takes, retreats, rounds }: Battle): Read => ({
    wins: attacker.wins,
    rows: [
      { label: w.takes, text: likely(takes) }, ...(landing ? [] : [{ label: w.retreats, text: retreats > 0 ? likely(retreats) : "–" }]), { label: w.roundsMean, text: w.number(rounds) },
      { label: w.lostIpc(w.attacker), text: w.number(attacker.cost) }, { label: w.lostIpc(w.defender), text: w.number(defender.cost) },
    ],
    lost: [attacker.lost, defender.lost],
  });
  const attacker: readonly PlanField[] = [...(landing ? [] : [stop]), ...order("attacker"), ...(ashore && mayPlan(question)[HOLD] ? [{ kind: "switch", key: "hold", label: w.hold } as const] : [])];
  const defender: readonly PlanField[] = [...order("defender"), ...(forces.defender["submarine"] ? [{ kind: "way", key: "dive", label: w.dive, values: [["", w.dives.fight], ["alone", w.dives.alone], ["once", w.dives.once]] } as const] : [])];
  return (
    <PlanDialog<Battle>
      scene={scene} game="europe" question={question} may={mayPlan(question)} wins={w.europeWins} note={w.europeNote} read={read} onClose={onClose}
      sides={[{ title: w.attacker, fields: attacker, ...(landing ? { note: [w.landing, shots && w.firesFirst(shots)].filter(Boolean).join(" ") } : {}) }, { title: w.defender, fields: defender, ...(defender.length ? {} : { note: w.noChoice }) }]}
    />
  );
}

/** "3 infantry 1 armor" by kind. */
function forceOf(question: OddsQuestion, side: "attacker" | "defender" | "shots"): Readonly<Record<string, number>> {
  const text = String(question.find(([name]) => name === side)?.[1] ?? "");
  return Object.fromEntries([...text.matchAll(/(\d+) ([a-z]+)/g)].map(([, n, kind]) => [kind ?? "", Number(n)]));
}
