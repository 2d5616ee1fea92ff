/** The aim of an attack or of an AB move, and the end of a turn: what comes behind its first question. */

import type { ComponentChildren } from "preact";

import { legal } from "../../table/draft.ts";
import type { LegalAction, Scene } from "../face.ts";
import { likely } from "../parts/OddsPanel.tsx";
import { Back, Button, Rule, Said, type Asked } from "../parts/controls.tsx";
import { all, find, question } from "../parts/steps.ts";
import { Planned, useWatched } from "../parts/plan.tsx";
import { isYou } from "../parts/you.ts";
import { battleOf, led, sendsOff, toEnd, type Again } from "./again.ts";
import { leaving } from "./asking.ts";
import { Badge, listed, officerName, regionOf } from "./drawn.tsx";
import { useChance, useWins } from "./Odds.tsx";
import { armiesIn, continentOf, continentsOf, facts, groundOf, hasStation, officersIn, ownerOf, PORTS, ROUNDS, unitsIn, type Facts } from "./facts.ts";
import { CONTINENTS } from "./material.ts";
import { playOf } from "./playOf.ts";
import { exposed, victory } from "./victory.ts";

/** The aim of an attack or of an AB move, on the map. */
export function Onto({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const source = leaving(known, draft);
  const attack = question(draft) === "Attack.onto";
  const aims = legal(draft).flatMap(({ fields }) => fields["region"] ?? []);
  /** What is empty comes first, what is held by many last; an own land as it is. */
  const stands = ({ fields: { region = "" } }: LegalAction): number => (attack && ownerOf(known, region) >= 0 ? unitsIn(known, region) : 0);
  return (
    <>
      <p class="fp-hint" role="status">{attack && source && hasStation(known, source) && aims.some((aim) => groundOf(aim) === "luft") ? w.stationReach : attack ? w.chanceHint : w.aimHint} <Rule scene={scene} id={attack ? "R2-53" : "R2-69"} /></p>
      {attack && source ? shutFrom(known, source).map((one) => <p key={one} class="fp-quiet">{w.shutFrom[one]}</p>) : null}
      <div class="fp-chips sr-aims">
        {[...legal(draft)].sort((a, b) => stands(a) - stands(b)).map((one) => <Aim key={one.number} scene={scene} from={attack ? source : ""} region={one.fields["region"] ?? ""} onClick={() => { scene.step(one); }} />)}
      </div>
      <div class="fp-actions"><Back scene={scene} draft={draft} /></div>
    </>
  );
}

/** What begins beside it but stays shut without its officer (R2-55). */
const shutFrom = (known: Facts, source: string): readonly ("luft" | "wasser")[] => [
  ...(hasStation(known, source) ? ["luft" as const] : []), ...(PORTS.includes(source) ? ["wasser" as const] : []),
].filter((one) => known.officers[known.active]?.[one] === undefined);

/** Where to, who stands there with how many, and how likely an attack from there conquers it. */
function Aim({ scene, from, region, onClick }: { readonly scene: Scene; readonly from: string; readonly region: string; readonly onClick: () => void }) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const owner = ownerOf(known, region);
  const chance = useChance(scene, from, region, led(scene, known, from, region));
  return <Button scene={scene} about={`region ${region}`} onClick={onClick}>{owner < 0 ? null : <><Badge seat={owner} /><Said>{scene.called(owner)}: </Said></>} {regionOf(scene, region)} <small>{owner < 0 ? w.free : unitsIn(known, region)}</small>{from && owner >= 0 ? <b class="sr-chance"><Said>, {w.odds} </Said>{chance === null ? "…" : likely(chance)}</b> : null}</Button>;
}

/** The same in the list of words: what an attack on a territory has to hope for. */
export function Beside({ scene, action, field, value }: { readonly scene: Scene; readonly action: string; readonly field: string; readonly value: string }) {
  const { draft } = scene;
  const known = facts(scene.view);
  const from = draft && action === "onto" && field === "region" && question(draft) === "Attack.onto" && ownerOf(known, value) >= 0 ? (leaving(known, draft) ?? "") : "";
  const chance = useChance(scene, from, value, led(scene, known, from, value));
  return from ? <small>{playOf(scene).odds}: {chance === null ? "…" : likely(chance)}</small> : null;
}

/** The same beside each land that a target can be attacked from. */
export function Chance({ scene, from, to }: { readonly scene: Scene; readonly from: string; readonly to: string }) {
  const known = facts(scene.view);
  const attacks = ownerOf(known, to) >= 0 && ownerOf(known, to) !== known.active;
  const chance = useChance(scene, attacks ? from : "", to, led(scene, known, from, to));
  return attacks ? <b class="sr-chance"><Said>, {playOf(scene).odds} </Said>{chance === null ? "…" : likely(chance)}</b> : null;
}

/** The last attack, which is not decided, goes on by one press: with whom, and how likely it conquers. */
export function AgainButton({ scene, again: { fight: { source, region }, officers, n, steps } }: { readonly scene: Scene; readonly again: Again }) {
  const w = playOf(scene);
  const chance = useChance(scene, source, region, officers);
  const on = (): void => {
    sendsOff(scene, battleOf(source, region), toEnd(scene), chance);
    scene.confirm(...steps);
  };
  return <Button scene={scene} onClick={on}><span>{w.again(n, regionOf(scene, source), regionOf(scene, region))}</span> <b class="sr-chance"><Said>, {w.odds} </Said>{chance === null ? "…" : likely(chance)}</b></Button>;
}

/** An attack to the end goes on by itself, until it is stopped or its chance has fallen. */
export function Running({ scene, draft, again: { fight: { source, region }, officers, steps } }: Asked & { readonly again: Again }) {
  const w = playOf(scene);
  const wins = useWins(scene, source, region, officers);
  const plan = useWatched(scene, draft, battleOf(source, region), () => { scene.confirm(...steps); }, wins, w.fell(regionOf(scene, source), regionOf(scene, region)));
  const stop = (): void => {
    plan.stop();
    scene.redraft(draft.steps); // the turn is asked again
  };
  return <Planned scene={scene} plan={{ ...plan, stop }} said={w.runs(regionOf(scene, source), regionOf(scene, region))} note={w.endNote} stop={w.stop} />;
}

/** What one has just moved into: that it has completed a continent, and that an officer stands there alone, is said here. */
export function Completed({ scene, region, seat }: { readonly scene: Scene; readonly region: string; readonly seat: number }) {
  const known = facts(scene.view);
  const group = continentOf(region);
  const bonus = CONTINENTS[group]?.bonus;
  const w = playOf(scene);
  const officers = ownerOf(known, region) === seat && !armiesIn(known, region) ? officersIn(known, region) : [];
  return (
    <>
      {bonus && continentsOf(known, seat).includes(group) ? <p class="sr-whole" role="status">{w.wholeNow(scene.words.name("continent", group), bonus, isYou(scene, seat))}</p> : null}
      {officers.length ? <p class="fp-quiet" role="status">{w.alone(listed(scene, officers.map((one) => officerName(scene, one))), officers.length, regionOf(scene, region))}</p> : null}
    </>
  );
}

/** How it stands in the last round, as far as everybody knows, with one's own hidden cards; "": nobody knows yet. */
export function final(scene: Scene, known: Facts, seat: number): string {
  const points = scene.forecast?.now.seats.map((one) => one.points) ?? [];
  const own = points[seat];
  const others = points.flatMap((n, one) => (one === seat || n === undefined || known.eliminated.includes(one) ? [] : [[n, one] as const])).sort(([a], [b]) => b - a);
  const [best] = others;
  if (own === undefined || !best) return "";
  return playOf(scene).finalPoints(own, victory(known, seat), listed(scene, others.filter(([n]) => n === best[0]).map(([, one]) => scene.called(one))), best[0]);
}

/** What is left would be lost by a slip: the end is asked for once more. */
export function End({ scene, draft, children }: Asked & { readonly children: ComponentChildren }) {
  const w = playOf(scene);
  const finish = find(draft, "finish");
  const known = facts(scene.view);
  const money = known.money[draft.decision.seat] ?? 0;
  const last = known.round >= ROUNDS;
  const over = last && known.markers[draft.decision.seat] === Math.max(...known.markers.filter((_, seat) => !known.eliminated.includes(seat))); // nobody plays after that: who stands where counts no more
  return (
    <>
      {children}
      {over ? null : exposed(known, draft.decision.seat).map(([officer, region, points]) => <p key={officer} class="sr-gives" role="status">{w.exposed(officerName(scene, officer), regionOf(scene, region), points)}</p>)}
      <p class="fp-hint" role="status">{[all(draft, "move").length && !over ? w.moveLeft : "", last ? w.lastTurn : "", money ? w.unspent(money, last, scene.options["final_tie"] === "money") : "", last ? final(scene, known, draft.decision.seat) : ""].filter(Boolean).join(" ")}</p>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={!finish} onClick={() => { if (finish) scene.confirm(finish); }}>{w.endSure}</Button>
      </div>
    </>
  );
}
