/** An attack: who goes and how far; the defender's dice; what falls; who follows. */

import { useState } from "preact/hooks";

import { legal, unlisted } from "../../table/draft.ts";
import type { LegalAction, Scene } from "../face.ts";
import { AlwaysAnswer } from "../parts/AlwaysAnswer.tsx";
import { Back, Button, Rule, Said, type Asked } from "../parts/controls.tsx";
import { likely } from "../parts/OddsPanel.tsx";
import { plans } from "../parts/planned.ts";
import { Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { act, all, find } from "../parts/steps.ts";
import { battleOf } from "./again.ts";
import { END, endsBuying, marching, UNTIL } from "./asking.ts";
import { bestFirst, wellDefended } from "./defence.ts";
import { ARMY, Figure, isDeck, listed, officerName, OfficerSign, regionOf, Unrolled } from "./drawn.tsx";
import { armiesIn, cards, DICE, facts, frame, officersIn, ownerOf, regionAt, strong, unitsIn, type Facts } from "./facts.ts";
import { givesUp } from "./givesUp.ts";
import type { Officer } from "./material.ts";
import { Odds, useChance, useReply } from "./Odds.tsx";
import { playOf } from "./playOf.ts";

/** Officers by switch, armies by number, and how far. */
export function Send({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const { source, aim } = known;
  const sends = all(draft, "send");
  const numbers = [...new Set(sends.map(({ fields }) => Number(fields["armies"] ?? 0)))].sort((a, b) => a - b);
  const [least, most] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  const free = ownerOf(known, aim) < 0;
  const brought = draft.steps.filter((step) => act(step) === "bring");
  const atOnce = free && !scene.teaches ? movesIn(known, source, brought.length) : null;
  const [wanted, want] = useState<number | null>(null);
  const moving = Math.min(Math.max(wanted ?? least, least), atOnce ?? least); // a press without a look takes nobody away from where they stand
  const armies = atOnce === null ? Math.min(Math.max(Number(draft.chosen["armies"] ?? (free ? least : most)), least), most) : Math.min(moving, most);
  const options = [...new Set(sends.map(({ fields }) => fields["until"] ?? ""))];
  const on = options.find((one) => one !== "once"); // as far as as many can attack
  const wish = String(scene.kept.get(UNTIL) ?? draft.chosen["until"] ?? END);
  const ends = wish === END; // what the chance is of: those that are left go on
  const until = options.includes(wish) ? wish : (on ?? "once");
  const action = find(draft, "send", { armies: String(armies), until });
  const may = all(draft, "bring").flatMap(({ fields }) => (isDeck(fields["officer"] ?? "") ? [fields["officer"] as Officer] : []));
  const officers = [...brought.map(({ fields }) => fields["officer"] as Officer), ...may];
  const go = (one: string): void => {
    scene.kept.set(UNTIL, one);
    scene.choose("until", one === END ? (on ?? "once") : one);
  };
  const n = armies + brought.length;
  const stops = stopsAt(options, n);
  const at = ends || until === "once" ? -1 : Math.max(0, stops.findIndex(([one]) => one === until)); // a number that is too low now is none
  return (
    <>
      <p class="fp-hint" role="status">{free ? w.empty : w.stayBehind} <Rule scene={scene} id={free ? "R2-R09" : "R2-56"} /></p>
      {free ? null : <Odds scene={scene} source={source} aim={aim} going={brought.map(({ fields }) => fields["officer"] as Officer)} />}
      {officers.length ? (
        <div class="fp-chips">
          {officers.map((officer) => {
            const step = brought.find(({ fields }) => fields["officer"] === officer);
            const bring = find(draft, "bring", { officer });
            return <Button key={officer} scene={scene} about={`officer ${officer}`} pressed={step !== undefined} onClick={() => { if (step) scene.redraft(draft.steps.filter((one) => one !== step)); else if (bring) scene.step(bring); }}><OfficerSign officer={officer} /> {officerName(scene, officer)} {free ? null : <small>{w.die(strong(officer, source, aim) ? 8 : 6)}</small>}{free || step ? null : <With scene={scene} source={source} aim={aim} going={[...brought.map(({ fields }) => fields["officer"] as Officer), officer]} />}</Button>;
          })}
        </div>
      ) : null}
      {atOnce !== null ? <>
        <Steppers><Stepper scene={scene} label={w.army} n={moving} of={atOnce} less={moving > least ? () => { want(moving - 1); } : null} more={moving < atOnce ? () => { want(moving + 1); } : null}><Figure name={ARMY} /></Stepper></Steppers>
        <Picks scene={scene} picks={[atOnce > 2 ? { label: w.half, onClick: () => { want(Math.floor(atOnce / 2)); } } : null, atOnce > least ? { label: w.allButOne, off: moving >= atOnce, onClick: () => { want(atOnce); } } : null]} />
      </> : <Steppers>
        <Stepper scene={scene} label={w.army} n={armies} of={most} {...(free ? {} : { note: w.die(6) })} less={armies > least ? () => { scene.choose("armies", String(armies - 1)); } : null} more={armies < most ? () => { scene.choose("armies", String(armies + 1)); } : null}><Figure name={ARMY} /></Stepper>
      </Steppers>}
      {options.length > 1 ? (
        <div class="sr-until" role="group" aria-label={w.untilHead}>
          {[END, "once"].map((one) => <Button key={one} scene={scene} pressed={wish === one} onClick={() => { go(one); }}>{one === END ? w.toEnd : w.one}</Button>)}
          {n > 1 ? <Steppers><Stepper scene={scene} label={w.stopWith} n={at < 0 ? "–" : (stops[at]?.[1] ?? n)} less={at < 0 ? null : () => { go(stops[at - 1]?.[0] ?? END); }} more={at < stops.length - 1 ? () => { go(stops[at + 1]?.[0] ?? until); } : null}>{null}</Stepper></Steppers> : null}
        </div>
      ) : null}
      {until === "once" ? null : <p class="fp-quiet">{ends ? w.endNote : w.untilNote}</p>}
      {!free && officers.some((officer) => strong(officer, source, aim)) ? <p class="fp-quiet">{w.dieMeans}</p> : null}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={!action} onClick={() => { if (action) { plans(scene, ends && !free ? battleOf(source, aim) : null); scene.confirm(action, ...(atOnce === null ? [] : behind(known, source, armies, moving))); } }}>{free ? w.advance(atOnce === null ? n : moving + brought.length) : w.doAttack(n)}{endsBuying(scene, draft) ? <small class="sr-ends">{w.endsBuying}</small> : null}</Button>
      </div>
    </>
  );
}

/** What the chance would be with these officers: it says what leaving one at home costs. */
function With({ scene, source, aim, going }: { readonly scene: Scene; readonly source: string; readonly aim: string; readonly going: readonly Officer[] }) {
  const chance = useChance(scene, source, aim, going);
  return chance === null ? null : <> <b class="sr-chance"><Said>{playOf(scene).odds} </Said>{likely(chance)}</b></>;
}

/** How many armies can move into what is empty by one press; null: an officer may follow, too, which is a question of its own. */
export const movesIn = (known: Facts, source: string, brought: number): number | null => (officersIn(known, source).length > brought ? null : armiesIn(known, source) - 1);

/** Those behind the first ones, as the answer to who follows; none where that is not asked, for the last army stays. */
export const behind = (known: Facts, source: string, first: number, moving: number): readonly LegalAction[] => (armiesIn(known, source) - first > 1 ? [unlisted(`follow ${String(moving - first)}`)] : []);

/** How far an attack of so many may go, and with how many units left it then stops: as soon as not all of them can attack any more, for one stays behind (R2-56). */
export const stopsAt = (options: readonly string[], going: number): readonly (readonly [until: string, left: number])[] =>
  options.filter((one) => one !== "once").map((one, i) => [one, i === 0 ? going : Number(one)] as const).filter(([, left], i) => i === 0 || left > going);

export function Defend({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const shown = frame(known, "Attack")?.["shown"];
  const dice = Array.isArray(shown) ? shown.map(String).join(", ") : "";
  const way = `${regionOf(scene, known.source)} → ${regionOf(scene, known.aim)}`; // on a phone in the same line: the map has the room
  const reply = useReply(scene, known);
  const ranks = bestFirst(Array.isArray(shown) ? (shown as readonly number[])[1] : undefined);
  const rank = (one: LegalAction): number => ranks.indexOf(one.fields["dice"] ?? "");
  const choices = [...legal(draft)].sort((a, b) => rank(a) - rank(b)).map((one) => ({ one, made: DICE[one.fields["dice"] ?? ""] ?? [] }));
  const best = (n: number): readonly number[] => choices.map(({ made }) => made).filter((made) => made.length === n).sort((a, b) => sides(b) - sides(a))[0] ?? [];
  /** Of one die and of two dice, the largest that can be taken. */
  const holds = (made: readonly number[]): string => {
    if (reply === "none" || sides(made) !== sides(best(made.length))) return "";
    const chance = made.length > 1 ? reply?.two : reply?.one;
    return chance === null ? "" : w.holdsAll(chance === undefined ? "…" : said(chance)); // its room is there from the first
  };
  return (
    <>
      {scene.compact ? null : <p class="sr-attack">{way}</p>}
      <p class="fp-hint">{scene.compact ? `${way}: ` : ""}{w.defendHint(dice)} <Rule scene={scene} id="R2-58" /></p>
      <ul class="sr-choices">
        {choices.map(({ one, made }) => {
          const all = holds(made);
          return (
            <li key={one.number}>
              <Button scene={scene} onClick={() => { scene.confirm(one); }}>
                <Unrolled scene={scene} dice={made} />
                <span>{scene.words.name("dice", one.fields["dice"] ?? "")} <small>{one.needs ? w.holdsWith(said(one.needs.chance)) : made.length > 1 ? w.twoAtStake : w.oneAtStake}{all ? <b class="sr-holds">{all}</b> : null}</small></span>
              </Button>
            </li>
          );
        })}
      </ul>
      {choices.some(({ made }) => made.includes(8)) ? <p class="fp-quiet">{w.dieMeans}</p> : null}
      <AlwaysAnswer scene={scene} question="Attack.defend" choices={[{ label: w.alwaysDefend, orders: wellDefended() }]} />
    </>
  );
}

/** A chance in words; "" where it is certain: no die can lose against that. */
const said = (chance: number): string => (chance > 1 - 1e-9 ? "" : likely(chance));

const sides = (dice: readonly number[]): number => dice.reduce((sum, n) => sum + n, 0);

/** Officers that fall are named; the rest are armies. */
export function Losses({ scene, draft }: Asked) {
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
export function Column({ scene, draft }: Asked) {
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
  const last = known.moves === 0 && known.frames.some(({ step }) => step === "Turn.moved");
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
        <Button scene={scene} kind="first" off={!action} onClick={() => { if (action) scene.confirm(action); }}>{action ? (cost?.lost ? w.followAll(n + brought.length, regionOf(scene, from)) : w.follow(n + brought.length)) : w.pickUnits}{last ? <small class="sr-ends">{w.moveEnds(cards(known.backs[draft.decision.seat] ?? {}) === 0)}</small> : null}</Button>
      </div>
    </>
  );
}
