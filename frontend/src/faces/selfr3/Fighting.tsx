/** In an attack: the defender's dice; what falls; who follows. */

import { useEffect, useState } from "preact/hooks";

import { settings } from "../../app/settings.ts";
import { legal } from "../../table/draft.ts";
import type { LegalAction } from "../face.ts";
import { AlwaysAnswer } from "../parts/AlwaysAnswer.tsx";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { likely } from "../parts/OddsPanel.tsx";
import { Planned, usePlan } from "../parts/plan.tsx";
import { runs } from "../parts/planned.ts";
import { Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { act, all, find, question } from "../parts/steps.ts";
import { battleOf } from "./again.ts";
import { endsTurn, marching, moving } from "./asking.ts";
import { alike, alikeUntil, best, ordered, wellDefended } from "./defence.ts";
import { ARMY, Figure, isDeck, listed, officerName, OfficerSign, regionOf, Unrolled } from "./drawn.tsx";
import { armiesIn, DICE, facts, frame, officersIn, regionAt, unitsIn } from "./facts.ts";
import { givesUp } from "./givesUp.ts";
import { useReply } from "./Odds.tsx";
import { playOf } from "./playOf.ts";

export function Fighting({ scene, draft }: Asked) {
  switch (question(draft)) {
    case "Attack.defend": return <Defend scene={scene} draft={draft} />;
    case "Losses.choose": return <Losses scene={scene} draft={draft} />;
    default: return <Column key={`${draft.decision.id} ${draft.steps[0] ? act(draft.steps[0]) : ""}`} scene={scene} draft={draft} />;
  }
}

function Defend({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const shown = frame(known, "Attack")?.["shown"];
  const against = Array.isArray(shown) ? shown.map(Number) : [];
  const way = `${regionOf(scene, known.source)} → ${regionOf(scene, known.aim)}`; // on a phone in the same line: the map has the room
  const reply = useReply(scene, known);
  const mixed = officersIn(known, known.aim).length > 0 && unitsIn(known, known.aim) > 1; // then who is lost is a choice
  const names = legal(draft).flatMap(({ fields }) => fields["dice"] ?? []);
  const choices = ordered(names).flatMap((dice) => { const one = find(draft, "defend", { dice }); return one ? [{ one, made: DICE[dice] ?? [] }] : []; });
  const good = best(against, names, reply === "none" ? null : reply);
  const go = (): void => { const one = find(draft, "defend", { dice: good }); if (one) scene.confirm(one); };
  const { id } = draft.decision;
  const [answered, answer] = useState(""); // once: what was refused is asked
  const same = settings.value.declines && !scene.teaches && !scene.taught && (answered !== id || scene.busy) && alike(against, names); // nothing is to be chosen
  const plan = usePlan(scene, draft, alikeUntil("dice", battleOf(known.source, known.aim), (one) => runs(scene, one)), go, undefined, reply !== null);
  useEffect(() => {
    if (!same || plan.on || scene.busy) return;
    answer(id);
    go();
  }, [same, plan.on, scene.busy, id]);
  if (plan.on) return <Planned scene={scene} plan={plan} said={w.defendsOn(way)} note={w.defendsNote} stop={w.stop} />;
  if (same) return <p class="fp-hint" role="status">{way}: {w.defendHint(against.join(", "))} {w.allAlike}</p>;
  /** The chance with these dice, in words: its room is there from the first. */
  const holds = (dice: string) => {
    if (reply === "none") return null;
    const chance = reply?.[dice];
    return <b class={dice === good && reply !== null ? "sr-holds best" : "sr-holds"}>{w.holdsAll(reply === null ? "…" : said(chance ?? 0))}</b>;
  };
  return (
    <>
      {scene.compact ? null : <p class="sr-attack">{way}</p>}
      <p class="fp-hint">{scene.compact ? `${way}: ` : ""}{w.defendHint(against.join(", "))} <Rule scene={scene} id="R2-58" /></p>
      <ul class="sr-choices">
        {choices.map(({ one, made }) => (
          <li key={one.number}>
            <Button scene={scene} onClick={() => { scene.confirm(one); }}>
              <Unrolled scene={scene} dice={made} />
              <span>{scene.words.name("dice", one.fields["dice"] ?? "")} <small>{one.needs ? w.holdsWith(said(one.needs.chance)) : w.atStake(made.length, against.length)}{holds(one.fields["dice"] ?? "")}</small></span>
            </Button>
          </li>
        ))}
      </ul>
      {mixed ? <p class="fp-quiet">{w.whoFalls} <Rule scene={scene} id="R2-72" /></p> : null}
      {choices.some(({ made }) => made.includes(8)) ? <p class="fp-quiet">{w.dieMeans}</p> : null}
      <AlwaysAnswer scene={scene} question="Attack.defend" choices={[{ label: w.alwaysDefend, orders: wellDefended() }]} />
      {scene.teaches ? null : <div class="fp-actions"><Button scene={scene} off={plan.fresh} onClick={() => { plan.begin(); }}><span>{w.defendOn} <small>{w.untilOver}</small></span></Button></div>}
    </>
  );
}

/** A chance in words; "" where it is certain: no die can lose against that. */
const said = (chance: number): string => (chance > 1 - 1e-9 ? "" : likely(chance));

/** Officers that fall are named; the rest are armies. */
function Losses({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.settled);
  const losing = frame(known, "Losses");
  const left = typeof losing?.["left"] === "number" ? losing["left"] : 0;
  const finish = find(draft, "finish");
  const named = draft.steps.filter((step) => act(step) === "lose");
  const where = regionAt(losing?.["region"]);
  const actions: readonly LegalAction[] = [...named, ...all(draft, "lose")];
  const armies = Math.min(left - named.length, armiesIn(known, where));
  return (
    <>
      <p class="fp-hint" role="status">{where ? w.lossHint(left, regionOf(scene, where)) : draft.decision.sentence} <Rule scene={scene} id="R2-72" /></p>
      <div class="fp-chips">
        {actions.map((one) => {
          const officer = one.fields["officer"] ?? "";
          const pressed = named.includes(one);
          return <Button key={one.number} scene={scene} about={`officer ${officer}`} pressed={pressed} onClick={() => { if (pressed) scene.redraft(named.filter((other) => other !== one)); else scene.step(one); }}>{isDeck(officer) ? <OfficerSign officer={officer} /> : null} {officerName(scene, officer)}</Button>;
        })}
        {armiesIn(known, where) ? <Button scene={scene} pressed={armies > 0 && finish !== undefined} off={armies === 0} onClick={() => { scene.redraft([]); }}><Figure name={ARMY} /> {w.armies(armies)}</Button> : null}
      </div>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={!finish && !named.length} onClick={() => { if (finish) scene.confirm(finish); else scene.confirm(); }}>{w.lose}</Button>
      </div>
    </>
  );
}

/** Who goes along, behind a conquest or in an AB move. */
function Column({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const follows = all(draft, "follow");
  const numbers = follows.map(({ fields }) => Number(fields["more"] ?? 0)).sort((a, b) => a - b);
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const [wish, set] = useState<number | null>(null);
  const n = Math.min(Math.max(wish ?? least, least), most); // a press without a look takes nobody away from where they stand
  const action = find(draft, "follow", { more: String(n) });
  const brought = draft.steps.filter((step) => act(step) === "bring");
  const officers: readonly LegalAction[] = [...brought, ...all(draft, "bring")];
  const [from] = marching(known, draft);
  const cost = givesUp(known, from, n + brought.length, scene.options["station_only"]);
  const whole = most > least && from !== "" && most + brought.length >= unitsIn(known, from) ? most - 1 : most; // the last one goes by a press of its own
  const moves = moving(known);
  const over = moves && endsTurn(known, draft.decision.seat, known.moves);
  return (
    <>
      <div class="fp-chips">
        {officers.map((one) => {
          const officer = one.fields["officer"] ?? "";
          const pressed = brought.includes(one);
          return <Button key={one.number} scene={scene} about={`officer ${officer}`} pressed={pressed} onClick={() => { if (pressed) scene.redraft(draft.steps.filter((other) => other !== one)); else scene.step(one); }}>{isDeck(officer) ? <OfficerSign officer={officer} /> : null} {officerName(scene, officer)}</Button>;
        })}
      </div>
      {most > 0 ? <Steppers>
        <Stepper scene={scene} label={w.army} n={n} of={most} {...(from ? { note: w.armies(armiesIn(known, from)) } : {})} less={n > least ? () => { set(n - 1); } : null} more={n < most ? () => { set(n + 1); } : null}><Figure name={ARMY} /></Stepper>
      </Steppers> : null}
      <Picks scene={scene} picks={[least === 0 && most > 0 ? { label: w.none, off: n === 0, onClick: () => { set(0); } } : null, most > 2 ? { label: w.half, onClick: () => { set(Math.max(least, Math.floor(most / 2))); } } : null, least < most ? { label: whole < most ? w.allButOne : w.all, off: n >= whole, onClick: () => { set(whole); } } : null]} />
      {from && action ? <p class={cost ? "sr-stays sr-gives" : "sr-stays"} role="status">{cost ? w.gives(regionOf(scene, from), cost.lost, listed(scene, cost.continents.map((one) => scene.words.name("continent", one))), cost.points) : w.stays(regionOf(scene, from), unitsIn(known, from) - n - brought.length)} {cost ? <Rule scene={scene} id="R2-70" /> : null}</p> : null}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={!action} onClick={() => { if (action) scene.confirm(action); }}>{!action ? w.pickUnits : moves ? w.moves(n + brought.length, cost?.lost ? scene.words.name("the-region", from) : "", over) : w.follow(n + brought.length)}{moves && !over ? <small class="sr-ends">{w.noAttack}</small> : null}</Button>
      </div>
    </>
  );
}
