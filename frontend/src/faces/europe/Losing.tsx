/** Casualties with a good order at one press; fighters that rise against bombers. */

import { legal } from "../../table/draft.ts";
import type { LegalAction } from "../face.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { Planned, usePlan } from "../parts/plan.tsx";
import { Stepper, Steppers } from "../parts/Stepper.tsx";
import { AlwaysAnswer } from "../parts/AlwaysAnswer.tsx";
import { act, find, question, times } from "./asking.ts";
import { Badge, kindName, powerName, Token, wordsOf } from "./drawn.tsx";
import { facts, plus, type Army } from "./facts.ts";
import { cheapest, victims } from "./losses.ts";
import { POWERS, UNITS, type Kind } from "./material.ts";

export function Losses({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const left = question(draft) === "Losses.choose" ? Number(known.asks["left"] ?? 0) : 0;
  const chosen = draft.steps.filter((step) => act(step) === "lose");
  const may = question(draft) === "Losses.choose" ? victims(known, legal(draft)) : [];
  const best = left > 0 ? cheapest(known, legal(draft), left) : [];
  const plan = usePlan(scene, draft, known.fighting, best.length ? () => { scene.confirm(...best); } : null);
  if (plan.on) return <Planned scene={scene} plan={plan} said={w.runs} note={w.policy} stop={w.stop} />;
  const gone = (one: LegalAction): number => chosen.filter(({ number }) => number === one.number).length;
  const rows = [...may.map(({ action, power, kind, n }) => ({ action, power, kind, n })), ...rest(chosen, may.map(({ action }) => action.number))];
  return (
    <>
      <p class="fp-hint" role="status">{left > 0 ? w.loseHint(left) : w.loseDone} <Rule scene={scene} id="AAE-46" /></p>
      {best.length && !chosen.length ? <div class="fp-chips"><Button scene={scene} label={`${w.toTheEnd}. ${w.policy}`} onClick={() => { plan.begin(); }}>{w.toTheEnd}</Button></div> : null}
      <Steppers>
        {rows.map(({ action, power, kind, n }) => (
          <Stepper
            key={action.number} scene={scene} label={powersIn(rows) > 1 ? `${kindName(scene, kind)} (${powerName(scene, power)})` : kindName(scene, kind)} n={gone(action)} of={n + gone(action)} note={w.ipc(UNITS[kind].cost)}
            less={gone(action) ? () => { const at = draft.steps.findLastIndex(({ number }) => number === action.number); scene.redraft(draft.steps.filter((_, i) => i !== at)); } : null}
            more={may.some((one) => one.action === action) ? () => { scene.redraft([...draft.steps, action]); } : null}
          >
            <Token kind={kind} power={power} />
          </Stepper>
        ))}
      </Steppers>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {best.length ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(...best); }}>{w.loseThese(summed(best).map(([kind, n]) => (n > 1 ? `${String(n)} × ${kindName(scene, kind)}` : kindName(scene, kind))).join(", "))}</Button> : <Button scene={scene} kind="first" off={!chosen.length} onClick={() => { scene.confirm(); }}>{w.loseChosen}</Button>}
      </div>
    </>
  );
}

const powersIn = (rows: readonly { readonly power: string }[]): number => new Set(rows.map(({ power }) => power)).size;

/** What was chosen and cannot be chosen once more. */
const rest = (chosen: readonly LegalAction[], shown: readonly number[]): readonly { action: LegalAction; power: string; kind: Kind; n: number }[] =>
  [...new Map(chosen.map((one) => [one.number, one])).values()].filter(({ number }) => !shown.includes(number)).map((action) => ({ action, power: action.fields["power"] ?? "", kind: (action.fields["kind"] ?? "infantry") as Kind, n: 0 }));

const summed = (steps: readonly LegalAction[]): readonly (readonly [Kind, number])[] =>
  Object.entries(steps.reduce<Army>((sum, { fields }) => plus(sum, { [fields["kind"] ?? "infantry"]: 1 }), {})) as unknown as readonly (readonly [Kind, number])[];

/** How many fighters rise against a raid, of each power that has some there. */
export function Intercept({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const raid = known.flights.filter(({ at, role }) => at === known.fighting && role === "raid").reduce<Army>((sum, { kind, count }) => plus(sum, { [kind]: count }), {});
  const finish = question(draft) === "Raid.intercept" ? find(draft, "finish") : undefined;
  const risen = draft.steps.filter((step) => act(step) === "intercept");
  return (
    <>
      <p class="fp-hint" role="status">{w.raidHint(raid.bomber ?? 0, raid.fighter ?? 0)} <Rule scene={scene} id="AAE-110" /></p>
      <Steppers>
        {POWERS.flatMap((power) => {
          const more = question(draft) === "Raid.intercept" ? find(draft, "intercept", { power }) : undefined;
          const up = risen.filter(({ fields }) => fields["power"] === power).length;
          const ground = (known.units[known.fighting]?.[power]?.fighter ?? 0) - (known.busy[known.fighting]?.[power] ?? 0);
          const step = more ?? risen.find(({ fields }) => fields["power"] === power);
          if (!step) return [];
          return [(
            <Stepper
              key={power} scene={scene} label={powerName(scene, power)} n={up} of={ground + up}
              less={up ? () => { const at = draft.steps.findLastIndex(({ number }) => number === step.number); scene.redraft(draft.steps.filter((_, i) => i !== at)); } : null}
              more={more ? () => { scene.redraft([...draft.steps, ...times(more, 1)]); } : null}
            >
              <Badge power={power} />
            </Stepper>
          )];
        })}
      </Steppers>
      <p class="fp-quiet">{w.interceptNote}</p>
      <AlwaysAnswer scene={scene} question="Raid.intercept" choices={[{ label: w.neverRise, answer: "finish", seats: [] }]} />
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { if (finish) scene.confirm(finish); else scene.confirm(); }}>{risen.length ? w.rise(risen.length) : w.stayDown}</Button>
      </div>
    </>
  );
}

