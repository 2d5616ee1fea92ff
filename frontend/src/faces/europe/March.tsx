/** Movement as people like it: a space, a target, how many of each kind; what is planned can be taken back until it is sent. */

import { useEffect } from "preact/hooks";

import { useSay } from "../../words/table/index.ts";
import { lastRoute, underway } from "../../table/draft.ts";
import { reached } from "../../table/route/routing.ts";
import type { LegalAction, Scene } from "../face.ts";
import { Again, Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { EndPhase } from "../parts/EndPhase.tsx";
import { fitting } from "../parts/fitting.ts";
import { answeredAgain, askAgain, asPlanned, useRemembered } from "../parts/rememberedInput.ts";
import { likely } from "../parts/OddsPanel.tsx";
import { fill, oneOfEach, Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { act, all, find, question } from "../parts/steps.ts";
import { origins, targets, unitOf, type Way } from "./asking.ts";
import { campaigns } from "./campaign.ts";
import { useCourse } from "./course.ts";
import { Badge, kindName, listed, powerName, spaceOf, Strike, Stroke, To, Token, Units, wordsOf } from "./drawn.tsx";
import { asked, attackers, bySea, facts, flies, isAxis, landings, plus, ready, sides, size, type Army, type Facts, type Ship } from "./facts.ts";
import { battles, hasFactory, isUndefended, leave, leaveInstead, picked, raids, worthOf } from "./map.ts";
import { isLand, KINDS, UNITS, type Kind } from "./material.ts";
import { Odds, useChance } from "./Odds.tsx";
import { orders, originOf, tidy, type Order } from "./orders.ts";
import { reach, steps, straight } from "./reach.ts";
import { BEFORE, cargoOf, hitting, ON, stack, stepsOf, takesMore, TO, wayName, type Stack } from "./stack.ts";
import { attackOn } from "./stakes.ts";
import { Threats } from "./Threats.tsx";
import { THREATS } from "./words/threats.ts";
import { begins, gathered, homeward, joined, sentAlong, withoutLast, withoutOrder } from "./takingOut.ts";
import "./march.css";

const FULL = 140; // steps after which the draft is sent in two parts (the server takes 200)

export function March({ scene, draft }: Asked) {
  const known = facts(scene.view);
  const from = picked(scene);
  const gathered = stack(scene);
  useGoOn(scene, draft);
  useOnlyShip(scene, draft);
  useCourse(scene, draft);
  if (gathered) return <Gathering key={`${from}>${gathered.target}`} scene={scene} draft={draft} begun={gathered} known={known} />;
  const landing = question(draft) === "NonCombat.order";
  const end = underway(draft)?.routes[0]?.path.at(-1);
  return (
    <>
      {end ? <Bound scene={scene} known={known} target={end} landing={landing} /> : <SentAlong scene={scene} draft={draft} />}
      {landing && !from && !draft.steps.length ? <Fought scene={scene} /> : null}
      {end ? null : from ? <Standing scene={scene} draft={draft} known={known} from={from} /> : landing && known.flights.length ? <Aloft scene={scene} draft={draft} known={known} /> : null}
      <Patriots scene={scene} draft={draft} />
      <Threats scene={scene} draft={draft} /> {/* before what is planned: a long list would hide it */}
      <Planned scene={scene} draft={draft} known={known} />
      <Landings scene={scene} known={known} />
      <Finish scene={scene} draft={draft} known={known} />
    </>
  );
}

/** At the end of a way that was laid: who stands there and how likely it is to win, as of any other attack. */
function Bound({ scene, known, target, landing }: { readonly scene: Scene; readonly known: Facts; readonly target: string; readonly landing: boolean }) {
  const { defence } = sides(known, target);
  const stakes = landing || !defence.length || !battles(known).includes(target) ? null : attackOn(known, target, attackers(known, target));
  return (
    <>
      {stakes ? <Defence scene={scene} target={target} defence={defence} /> : null}
      {stakes ? <Odds scene={scene} space={target} stakes={stakes} power={known.power} other={defence[0]?.power ?? "ussr"} /> : null}
      <Undefended scene={scene} known={facts(scene.settled)} target={target} />
    </>
  );
}

/** Who stands there; and of a land that brings no income, that it is so, before anybody fights for it. */
const Defence = ({ scene, target, defence }: { readonly scene: Scene; readonly target: string; readonly defence: ReturnType<typeof sides>["defence"] }) => (
  <p class="fp-quiet eu-theirs">
    {defence.map(({ power, army }) => <span key={power}><Badge power={power} /> {powerName(scene, power)}: {listed(scene, army)}</span>)}
    {defence.every(({ army }) => KINDS.every((kind) => !army[kind] || kind === "aa_gun")) ? <span>{wordsOf(scene).onlyGuns}</span> : null}
    {isLand(target) && worthOf(target) === 0 ? <span>{wordsOf(scene).isWorth(0)}</span> : null}
  </p>
);

/** A stack that went its way with the press that began the next one: nobody has pressed the button that plans it. */
function SentAlong({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const sent = sentAlong(scene, draft);
  return sent ? <p class="fp-hint eu-also" role="status">{w.sentAlong(spaceOf(scene, sent.from), spaceOf(scene, sent.target), size(sent.units))}</p> : null;
}

/** What the battles have brought can be read again, as long as nothing is moved. */
function Fought({ scene }: { readonly scene: Scene }) {
  const { now } = campaigns(scene);
  return now ? <div class="fp-chips"><Button scene={scene} onClick={() => { scene.show(now.key); }}>{wordsOf(scene).campaign}</Button></div> : null;
}

/** Where a transport is all that can get orders, it is chosen at once. */
function useOnlyShip(scene: Scene, draft: Asked["draft"]): void {
  useEffect(() => {
    const boards = all(draft, "board");
    const [only] = boards;
    if (only && boards.length === 1 && !scene.busy && act(draft.steps.at(-1) ?? only) === "pick" && !targets(draft).length) scene.redraft([...draft.steps, only]);
  }, [draft, scene.busy]);
}

/** Ships and tanks that may go one step further are picked there at once, so that the next tap says where to. */
function useGoOn(scene: Scene, draft: Asked["draft"]): void {
  useEffect(() => {
    const [space, to, before] = [ON, TO, BEFORE].map((name) => scene.kept.get(name));
    if (typeof space !== "string" || scene.busy) return;
    for (const name of [ON, TO, BEFORE]) scene.kept.delete(name);
    if (!draft.steps.length || Object.keys(draft.chosen).length) return;
    const [there, on] = [picked(scene) === space, find(draft, "pick", { space })]; // a transport goes on getting orders by itself
    const steps = [...draft.steps, ...(there || !on ? [] : [on])];
    if (there || on) {
      if (before) askAgain(scene, { ...draft, steps: before as Asked["draft"]["steps"] }, steps, {});
      else answeredAgain(scene, { ...draft, steps });
      scene.redraft(steps, typeof to === "string" ? { space: to } : {});
    }
  }, [draft, scene.busy]);
}

// ------------------------------------------------------------------ what stands where one has picked
/** What of it can still go where: by kind, how many spaces it reaches; transports one by one. */
function Standing({ scene, draft, known, from }: Asked & { readonly known: Facts; readonly from: string }) {
  const w = wordsOf(scene);
  const free = ready(known, from);
  const ways = reached.get(draft.steps);
  const kinds = KINDS.filter((kind) => kind !== "transport" && (free[kind] ?? 0) > 0);
  const ships = isLand(from) && ways && known.ships.some(({ power }) => isAxis(power) === isAxis(known.power)); // what walks gets on from here by a ship that has to come first
  return (
    <>
      {kinds.length ? (
        <ul class="eu-reach" aria-label={w.lookAt}>
          {kinds.map((kind) => {
            const [n, chosen] = [reach(scene, draft, from, kind), draft.chosen["kind"] === kind];
            return (
              <li key={kind}>
                <Button scene={scene} pressed={chosen} off={n === 0} onClick={() => { scene.redraft(draft.steps, chosen ? {} : { kind }); }}>
                  <Token kind={kind} power={known.power} /> <b>{free[kind]}</b> <span data-about={`kind ${kind}`}>{kindName(scene, kind)}<small>{ships && !flies(kind) && !straight(draft, kind).length ? w.byShip : w.reaches(n, steps(scene, from, kind))}</small></span>
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <Harbour scene={scene} draft={draft} known={known} zone={from} />
    </>
  );
}

/** The transports of a zone: one is chosen, then loads, sails and unloads. */
function Harbour({ scene, draft, known, zone }: Asked & { readonly known: Facts; readonly zone: string }) {
  const w = wordsOf(scene);
  const here = known.ships.filter((ship) => ship.zone === zone);
  const chosen = typeof known.asks["ship"] === "number" ? known.asks["ship"] : -1;
  const boards = all(draft, "board");
  if (!here.length || (chosen < 0 && !boards.length)) return null;
  const [loads, unloads] = [all(draft, "load"), all(draft, "unload")];
  const ship = here[chosen];
  const aboard = ship ? plus(armyOf(ship.cargo.map(({ kind }) => kind)), armyOf(ship.ashore), -1) : {};
  return (
    <section class="eu-harbour">
      <h3>{w.transports}</h3>
      <div class="fp-chips">
        {here.map((ship, i) => {
          const board = boards.find(({ fields }) => fields["transport"] === String(i + 1));
          return board || i === chosen ? <Button key={i} scene={scene} does={board?.notation} pressed={i === chosen} onClick={() => { if (board) scene.step(board); }}><Badge power={ship.power} /> {w.transportN(i + 1)} <Cargo scene={scene} ship={ship} /></Button> : null;
        })}
      </div>
      {chosen >= 0 ? (
        <>
          <Cargos scene={scene} known={known} title={w.loadHead} actions={loads} many={(land, kind) => ready(known, land)[kind] ?? 0} label={(kind, space) => w.loadFrom(kind, space)} />
          <Cargos scene={scene} known={known} title={w.unloadHead} actions={unloads} many={(_land, kind) => aboard[kind] ?? 0} label={(kind, space) => w.unloadTo(kind, space)} />
          <p class="fp-quiet">{all(draft, "send", { kind: "transport" }).length ? w.sailHint : loads.length || unloads.length ? "" : w.shipDone}</p>
        </>
      ) : <p class="fp-quiet">{w.shipHint}</p>}
    </section>
  );
}

const armyOf = (kinds: readonly Kind[]): Army => kinds.reduce<Army>((sum, kind) => plus(sum, { [kind]: 1 }), {});

function Cargo({ scene, ship }: { readonly scene: Scene; readonly ship: Ship }) {
  const w = wordsOf(scene);
  const landing = armyOf(ship.ashore);
  const army = plus(armyOf(ship.cargo.map(({ kind }) => kind)), landing, -1);
  return <small>{size(army) ? <Units scene={scene} army={army} /> : size(landing) ? null : w.empty}{size(landing) ? <> <Units scene={scene} army={landing} /> <To scene={scene} /> {spaceOf(scene, ship.target)}</> : null}</small>;
}

/** What may come aboard or go ashore, land by land, one unit with each press. */
function Cargos({ scene, known, title, actions, many, label }: { readonly scene: Scene; readonly known: Facts; readonly title: string; readonly actions: readonly LegalAction[]; readonly many: (land: string, kind: Kind) => number; readonly label: (kind: string, space: string) => string }) {
  const w = wordsOf(scene);
  const lands = [...new Set(actions.flatMap(({ fields }) => fields["space"] ?? []))];
  return (
    <>
      {lands.map((land) => (
        <div key={land} class="eu-line" role="group" aria-label={`${title}: ${spaceOf(scene, land)}`}>
          <small>{title}: {spaceOf(scene, land)}</small>
          <div class="fp-chips">
            {actions.filter(({ fields }) => fields["space"] === land).map((one) => <Button key={one.number} scene={scene} does={one.notation} label={label(kindName(scene, unitOf(one)), spaceOf(scene, land))} onClick={() => { scene.step(one); }}><Token kind={unitOf(one)} power={known.power} /> {kindName(scene, unitOf(one))} <small>{w.still(many(land, unitOf(one)))}</small></Button>)}
          </div>
        </div>
      ))}
    </>
  );
}

/** Aircraft that still have to come down, by where they are. */
function Aloft({ scene, draft, known }: Asked & { readonly known: Facts }) {
  const w = wordsOf(scene);
  return (
    <section class="eu-harbour">
      <h3>{w.aloft}</h3>
      <div class="fp-chips">
        {known.flights.map(({ at, kind, count, left }) => (
          <Button key={`${at} ${kind} ${String(left)}`} scene={scene} off={!origins(draft).includes(at)} onClick={() => { leave(at, scene, draft); }}>{count} × {kindName(scene, kind)} <small>{spaceOf(scene, at)}, {w.left(left)}</small></Button>
        ))}
      </div>
    </section>
  );
}

/** The Patriotic War: units of the Allies in Soviet lands become Soviet (AAE-131). */
function Patriots({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const some = all(draft, "convert");
  if (!some.length) return null;
  return (
    <details class="eu-harbour">
      <summary>{w.patriots(some.length)}</summary>
      <div class="fp-chips"><Rule scene={scene} id="AAE-131" />{some.map((one) => <Button key={one.number} scene={scene} onClick={() => { scene.step(one); }}>{one.sentence}</Button>)}</div>
    </details>
  );
}

// ------------------------------------------------------------------ how many go
function Gathering({ scene, draft, known, begun }: Asked & { readonly known: Facts; readonly begun: Stack }) {
  const w = wordsOf(scene);
  const say = useSay();
  const [, want] = useRemembered<string>(scene, draft, wayName(begun.from, begun.target), "");
  const gathered = stack(scene) ?? begun; // by the way that is wanted now
  const { from, target, ways, going, kinds, may, room, name, first } = gathered;
  const [units, set] = useRemembered<Army>(scene, draft, name, first);
  const n = size(units);
  const { defence } = sides(known, target);
  const instead = find(draft, "pick", { space: target }); // the order that is put together here is dropped
  const landing = question(draft) === "NonCombat.order";
  const battle = !landing && going.way !== "load" && going.way !== "raid" && (defence.length > 0 || hasFactory(target));
  const note = (): void => {
    if (going.way !== "load" && going.way !== "unload" && KINDS.every((kind) => !units[kind] || UNITS[kind].steps === 2)) scene.kept.set(ON, target);
    answeredAgain(scene, draft);
    scene.redraft(n ? [...draft.steps, ...stepsOf({ ...gathered, units })] : was && was.length < draft.steps.length ? was : tidy(draft.steps, before(scene)));
  };
  const was = asPlanned(scene, draft);
  const back = was ? { ...scene, redraft: () => { answeredAgain(scene, draft); scene.redraft(was); } } : scene; // who changes nothing has it as it was
  const all = plus(attackers(known, target), units.transport ? {} : units);
  const cargo = armyOf(cargoOf(known, from).map(({ kind }) => kind));
  const sails = going.id === "transport" && size(cargo) > 0;
  const stakes = battle && n > 0 && defence.length ? attackOn(known, target, all) : null;
  const chance = useChance(scene, stakes);
  const onlyAir = battle && isLand(target) && defence.length > 0 && going.way === "send" && n > 0 && KINDS.every((kind) => !all[kind] || flies(kind));
  return (
    <>
      {instead ? <div class="fp-chips"><Button scene={scene} onClick={() => { leaveInstead(scene, draft, instead); }}>{w.leaveInstead(spaceOf(scene, target))}</Button></div> : null}
      {ways.length > 1 ? (
        <div class="fp-chips" role="group" aria-label={w.wayHead}>
          {ways.map(({ id, way, actions }) => <Button key={id} scene={scene} pressed={id === going.id} onClick={() => { want(id); }}>{way === "ferry" ? w.carrierWith(Number(actions[0]?.fields["fighters"] ?? 0)) : id === "transport" ? w.transportWith(size(cargo) ? listed(scene, cargo) : "") : way === "send" ? [...new Set(actions.map(unitOf))].map((kind) => kindName(scene, kind)).join(", ") : w.ways[way]}</Button>)}
        </div>
      ) : null}
      {going.way !== "load" && size(may) > 2 ? (
        <Picks
          scene={scene}
          picks={[
            { label: say("fill_none"), off: n === 0, onClick: () => { set({}); } },
            kinds.length > 1 ? { label: say("one_of_each"), onClick: () => { set(oneOfEach(KINDS, may, room)); } } : null,
            { label: say("fill_all"), off: n >= room, onClick: () => { set(fill(KINDS, may, room)); } },
          ]}
        />
      ) : null}
      <div class="eu-many">
        <Steppers>
          {KINDS.filter((kind) => (may[kind] ?? 0) > 0).map((kind) => {
            const some = units[kind] ?? 0;
            return (
              <Stepper
                key={kind} scene={scene} label={kindName(scene, kind)} n={some} of={may[kind] ?? 0} about={`kind ${kind}`}
                less={some > 0 ? () => { set(plus(units, { [kind]: 1 }, -1)); } : null}
                more={takesMore(gathered, units, kind) ? () => { set(plus(units, { [kind]: 1 })); } : null}
                {...(battle ? { note: w.hitsWith(hitting(kind, all, isLand(target))) } : {})}
              >
                <Token kind={kind} power={known.power} />
              </Stepper>
            );
          })}
        </Steppers>
      </div>
      {battle && defence.length ? <Defence scene={scene} target={target} defence={defence} /> : null}
      {stakes ? <Odds scene={scene} space={target} stakes={stakes} power={known.power} other={defence[0]?.power ?? "ussr"} /> : null}
      {going.way === "send" || going.way === "unload" ? <Undefended scene={scene} known={known} target={target} /> : null}
      {onlyAir ? <p class="fp-warning">{w.onlyAir(scene.words.name("the-space", target))} <Rule scene={scene} id="AAE-78" /></p> : null}
      {KINDS.some((kind) => flies(kind) && (units[kind] ?? 0) > 0) ? <p class="fp-quiet">{landing ? w.landsThere : w.canLand} <Rule scene={scene} id="AAE-37" /></p> : null}
      <div class="fp-actions">
        <Back scene={back} draft={draft} label={w.back} />
        <Button scene={scene} kind="first" off={n === 0 && !was} onClick={note}>{n === 0 && was ? say("unplan") : going.way === "raid" ? w.planRaid(n) : battle ? w.planAttack(n) : sails ? w.planCargo(size(cargo)) : w.planMove(n)}{chance !== null ? <span class="fp-likely"> · {likely(chance)}</span> : null}</Button>
      </div>
    </>
  );
}

/** Of a destination that nobody defends, that it is so, and what it brings. */
function Undefended({ scene, known, target }: { readonly scene: Scene; readonly known: Facts; readonly target: string }) {
  return isUndefended(known, target) ? <p class="fp-quiet">{wordsOf(scene).undefended(worthOf(target))}{worthOf(target) ? "" : ` ${wordsOf(scene).isWorth(0)}`} <Rule scene={scene} id="AAE-35" /></p> : null;
}

// ------------------------------------------------------------------ what is planned
const SIGN: Readonly<Record<Way, "move" | "bomb" | "sea">> = { send: "move", raid: "bomb", ferry: "sea", load: "sea", unload: "sea" };

const before = (scene: Scene): string => asked(facts(scene.settled), "picked");
/** Without the way that is underway: how much of it goes is still asked. */
const plannedIn = (scene: Scene, draft: Asked["draft"]): readonly Order[] => gathered(joined(orders(draft.steps.slice(0, underway(draft)?.from), before(scene)), draft.laid ?? []));

/** What a transport does is told step by step, and not asked again. */
const Row = ({ order: { way, army }, children, ...again }: Parameters<typeof Again>[0] & { readonly order: Order }) =>
  (way === "load" || way === "unload" || army.transport ? <span>{children}</span> : <Again {...again}>{children}</Again>);

/** What is planned, by where it leads, with the chance of each attack; every order can be taken back. */
function Planned({ scene, draft, known }: Asked & { readonly known: Facts }) {
  const w = wordsOf(scene);
  const planned = plannedIn(scene, draft);
  if (!planned.length) return null;
  const fought = question(draft) === "CombatMove.order" ? battles(known) : [];
  const sent = sentAlong(scene, draft);
  const heading = ({ way, space }: Order): string => (way === "raid" ? w.raidOn : String)(spaceOf(scene, space)); // bombs are no battle
  const told = ({ army, origin, space }: Order): string => `${listed(scene, army)}: ${spaceOf(scene, origin)} → ${spaceOf(scene, space)}`;
  const left = ({ army, space }: Order): string => {
    const flight = known.flights.find(({ at, kind, role }) => at === space && role !== "spent" && (army[kind] ?? 0) > 0);
    if (!flight) return "";
    const guns = flight.over?.length ? `, ${w.overGuns(flight.over.map((land) => spaceOf(scene, land)))}` : "";
    return `, ${w.left(flight.left)}${guns}`;
  };
  return (
    <section class="eu-noted" aria-label={w.planned}>
      {[...new Map(planned.map((one) => [heading(one), one])).values()].map((first) => (
        <div key={heading(first)}>
          <h3>{heading(first)} {first.way !== "raid" && fought.includes(first.space) ? <Chance scene={scene} known={known} space={first.space} /> : null}</h3>
          <ul>
            {planned.filter((order) => heading(order) === heading(first)).map((order, i) => (
              <li key={i} {...(sent?.from === order.origin && sent.target === order.space ? { class: "eu-sent" } : {})}>
                <Stroke name={KINDS.every((kind) => !order.army[kind] || flies(kind)) && order.way === "send" ? "air" : SIGN[order.way]} />
                <Row scene={scene} order={order} what={told(order)} onClick={() => { void import("./replan.ts").then(({ replan }) => replan(scene, draft, order)); }}><Units scene={scene} army={order.army} /> <small>{w.from(spaceOf(scene, order.origin))}{order.via?.length ? ` ${w.via(order.via.map((space) => spaceOf(scene, space)))}` : ""}{left(order)}{order.aboard ? ` ${w.carrierWith(order.aboard)}` : ""}</small></Row>
                <Strike scene={scene} label={w.remove(told(order))} onClick={() => { void fitting(scene, withoutOrder(draft.steps, before(scene), order), begins).then((steps) => { scene.redraft(steps); }); }} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Where the aircraft under way can all land together: what the rules have found; outside combat the button below sends them there. */
function Landings({ scene, known }: { readonly scene: Scene; readonly known: Facts }) {
  const w = wordsOf(scene);
  const aloft = THREATS[scene.words.lang];
  const rows = landings(known);
  if (!rows.length) return null;
  const bare = known.landings.find(({ exposed }) => exposed);
  return (
    <section class="eu-landings">
      <h3>{aloft.landHead} <Rule scene={scene} id="AAE-37" /></h3>
      <ul>
        {rows.map(({ at, space, army }) => (
          <li key={`${at} ${space}`}><span><Units scene={scene} army={army} /> {spaceOf(scene, at)} <To scene={scene} /> {at === space ? w.landHere : isLand(space) ? spaceOf(scene, space) : w.onCarrier(spaceOf(scene, space))}</span></li>
        ))}
      </ul>
      {bare?.exposed ? <p class="fp-warning">{aloft.exposed(spaceOf(scene, bare.space), bare.exposed)}</p> : null}
    </section>
  );
}

/** The chance of an attack with all that is planned for it. */
function Chance({ scene, known, space }: { readonly scene: Scene; readonly known: Facts; readonly space: string }) {
  const w = wordsOf(scene);
  const wins = useChance(scene, attackOn(known, space, attackers(known, space)));
  const theirs = sides(known, space).defence.reduce((sum, { army }) => sum + size(army), 0);
  return <small class="eu-chance">{w.against(size(attackers(known, space)), theirs, bySea(known, space))}{wins === null ? "" : <> · <b>{likely(wins)}</b></>}</small>;
}

function Finish({ scene, draft, known }: Asked & { readonly known: Facts }) {
  const w = wordsOf(scene);
  const finish = find(draft, "finish");
  const combat = question(draft) === "CombatMove.order";
  const [fought, bombed] = combat ? [battles(known), raids(known)] : [[], []];
  const [only = "", ...others] = [...fought, ...bombed];
  const planned = orders(draft.steps, before(scene)).length; // moves alone are no attack, but not nothing
  const aloft = known.flights.reduce((sum, { count }) => sum + count, 0);
  const kept = tidy(draft.steps, before(scene));
  const at = kept.length === draft.steps.length ? picked(scene) : originOf(kept, before(scene));
  const aboard = draft.steps.some((step) => act(step) === "load") ? known.ships.filter(({ power, target }) => power === known.power && !target).reduce((sum, { cargo }) => sum + cargo.length, 0) : 0;
  const chosen = draft.chosen["kind"] !== undefined && picked(scene) ? w.leftChosen(spaceOf(scene, picked(scene))) : combat && aboard ? w.leftAboard(aboard) : "";
  const plan = (n: number, to: string): string => (draft.steps.at(-1)?.fields["action"] === "raid" ? w.planRaid(n) : combat && (hasFactory(to) || sides(known, to).defence.length) ? w.planAttack(n) : w.planMove(n));
  return (
    <div class="fp-actions">
      <Back scene={{ ...scene, back: () => { if (lastRoute(draft)) scene.back(); else scene.redraft(withoutLast(draft.steps, before(scene))); } }} draft={draft} />
      {draft.steps.length > FULL ? <Button scene={scene} onClick={() => { scene.confirm(); }}>{w.sendSoFar}</Button> : null}
      {finish ?? underway(draft) ? (
        <EndPhase scene={scene} draft={draft} plan={plan} kind={planned || (!picked(scene) && (only || !combat)) ? "first" : "second"} left={chosen} onClick={() => { if (finish) scene.confirm(finish); }}>
          {combat ? (only ? w.finishAttacks(fought.length, bombed.length, others.length ? "" : spaceOf(scene, only)) : planned ? w.finishCombat : w.finishNone) : w.finishMoves}
        </EndPhase>
      ) : !combat && known.landings.length ? <Button scene={scene} kind="first" onClick={() => { scene.redraft([...kept, ...homeward(known, at)]); }}>{THREATS[scene.words.lang].landAll}</Button>
        : <Button scene={scene} off onClick={() => undefined}>{combat ? w.mustLand : w.landFirst(aloft)}</Button>}
    </div>
  );
}
