/** What the board shows, what is said of a space, and what a tap on it means. */

import type { MapFile } from "../../board/mapfile.ts";
import type { Part } from "../../board/stones.ts";
import type { Route } from "../../net/shapes.ts";
import { candidates, instead, legal } from "../../table/draft.ts";
import type { Board, Chosen, Draft, LegalAction, Scene, Seeks, Why } from "../face.ts";
import { answeredAgain, asPlanned } from "../parts/rememberedInput.ts";
import { act, find, question } from "../parts/steps.ts";
import { choices, isBeyond, isMovement, isPlacing, isWay, origins, placesOf, targets, unitOf } from "./asking.ts";
import { listed, powerLook, powerName, spaceOf, symbolOf, wordsOf } from "./drawn.tsx";
import { aboard, asked, facts, flies, isAxis, landings, powersOf, ready, sides, size, standing, worth, type Army, type Facts } from "./facts.ts";
import { isKind, isLand, isPower, KINDS, POWERS, SPACES, UNITS } from "./material.ts";
import { leaving, orders, passed, tidy } from "./orders.ts";
import { BEFORE, ON, stack, stepsOf, TO, type Stack } from "./stack.ts";
import { story } from "./story.ts";

const AIR = "#6b4d8a";
const SEA = "#2f7f9c";

/** What may be picked on the map now. */
function open(scene: Scene): readonly string[] | null {
  const { draft } = scene;
  if (!draft || isBeyond(scene, draft)) return null;
  if (isMovement(question(draft)) && !picked(scene)) return origins(draft);
  const some = choices(draft);
  return some && anew(scene, draft) ? [...new Set([...some, ...origins(draft)])] : some;
}

/** An order was planned: what is pressed next may begin another one. */
const anew = (scene: Scene, draft: Draft): boolean => isMovement(question(draft)) && picked(scene) !== "" && !afresh(scene, draft);

/** The space whose units get orders; "" for none: where tanks or ships only passed through, nothing begins. */
export const picked = (scene: Scene): string => (scene.draft && isMovement(question(scene.draft)) && (!passed(scene.draft.steps) || scene.kept.get(FROM) === stamp(scene.draft)) ? asked(facts(scene.view), "picked") : "");

let drawn: MapFile["regions"] = {};
/** Its map has come: who holds what at the start, and what it is worth, stands on it. */
export function meet(map: MapFile): void {
  drawn = map.regions;
}
const value = (space: string, name: string): unknown => drawn[space]?.values[name];

/** Who holds a land or gets the income of a convoy centre. */
export function ownerOf(known: Facts, space: string): string {
  const now = known.owners[space];
  if (now !== undefined) return now;
  const side = value(space, "convoy_owner") ?? value(space, "owner") ?? value(space, "side");
  if (typeof side !== "string") return "neutral";
  return side === "other_axis" ? "germany" : side === "pact" ? "ussr" : side;
}
/** What decided a war, by seat of those who have won it: capitals of the other side; where none has fallen, what was taken; else what is held. */
export function decided({ view }: Pick<Scene, "view">, seats: readonly number[]): readonly (readonly string[])[] {
  const known = facts(view);
  const own = seats.map((seat) => new Set<string>(powersOf(seat, known.players)));
  const held = SPACES.filter((space) => own.some((powers) => powers.has(ownerOf(known, space))));
  const taken = held.filter((space) => isAxis(ownerOf({ ...known, owners: {} }, space)) !== isAxis(ownerOf(known, space)));
  const these = [taken.filter((space) => value(space, "capital") !== undefined), taken, held].find(({ length }) => length) ?? [];
  return own.map((powers) => these.filter((space) => powers.has(ownerOf(known, space))));
}
/** Which colour a land was printed in, as long as nobody has taken it. */
export const groundOf = (known: Facts, land: string): string => (known.owners[land] === undefined ? String(value(land, "side")) : "");
/** A land of the other side, as the map was printed or as it was taken since. */
export function isHostile(known: Facts, land: string): boolean {
  const owner = isLand(land) ? ownerOf(known, land) : "neutral";
  return isPower(owner) && isAxis(owner) !== isAxis(known.power);
}
/** An enemy land without units: whoever comes first takes it (AAE-35). */
export const isUndefended = (known: Facts, target: string): boolean => known.phase === "combat_move" && isHostile(known, target) && !sides(known, target).defence.length;
export const worthOf = (space: string): number => Number(value(space, "ipc") ?? 0);
export const hasFactory = (space: string): boolean => value(space, "factory") === true;
export const isConvoy = (space: string): boolean => typeof value(space, "convoy_owner") === "string";

const tinted = new WeakMap<Board, Map<string, string>>();

export function lay(board: Board, scene: Scene): void {
  drawn = board.map.regions;
  const known = facts(scene.view);
  const told = story(scene);
  const regions = Object.keys(board.map.regions);
  ground(board, known, regions);
  board.setPieces(regions.flatMap((space) => plates(known, space)));
  board.setSigns(Object.entries(known.owners).flatMap(([space, owner]) => (!isLand(space) && owner === "germany" ? [{ region: space, symbol: "submarine" }] : [])));
  const { draft } = scene;
  const some = scene.busy ? null : open(scene);
  const from = picked(scene);
  const chosen = draft?.chosen["space"];
  const selected = [...(from ? [from] : []), ...(chosen === undefined ? [] : [chosen])];
  const going = stack(scene);
  const { power } = facts(scene.settled); // beyond the last step of a draft it may be another one's question
  const planned = draft ? orders(draft.steps, asked(facts(scene.settled), "picked")) : [];
  const ways = draft?.laid ?? []; // one arrow each
  const within = (step: number): boolean => ways.some((laid) => step >= laid.from && step < laid.to);
  board.setHighlight("legal", some, some?.filter((space) => leaves(space, scene)) ?? []);
  board.setHighlight("selected", selected);
  board.setHighlight("target", known.fighting ? [known.fighting] : attacked(known));
  board.setHighlight("hint", scene.status === "playing" ? told.last.filter((space) => !selected.includes(space)) : []);
  board.setArrows([
    ...(going ? [] : landings(known).filter(({ at, space }) => at !== space).map(({ at, space, army }) => ({ from: at, to: space, colour: AIR, faint: true, text: String(size(army)) }))),
    ...(draft && isPlacing(question(draft)) ? [] : told.ways).map(({ power: mover, origin, space, army }) => ({ from: origin, to: space, colour: way(origin, space, army, powerLook(mover).colour), text: String(size(army)) })),
    ...(going ? [{ ...(going.going.way === "load" ? { from: going.target, to: from } : { from, to: going.target }), colour: way(from, going.target, going.units, powerLook(power).colour) }] : []),
    ...ways.flatMap(({ routes, units }) => {
      const { path = [], mover = "" } = routes[units.findIndex((n) => n > 0)] ?? {};
      const colour = isKind(mover) ? way(path[0] ?? "", path.at(-1) ?? "", { [mover]: 1 }, powerLook(power).colour) : SEA;
      return path.slice(1).map((to, i) => ({ from: path[i] ?? "", to, colour, on: i < path.length - 2, text: i ? "" : String(units.reduce((sum, n) => sum + n, 0)) }));
    }),
    ...planned.filter(({ origin, space, at }) => origin !== "" && origin !== space && !at.every(within)).map(({ origin, space, army }) => ({ from: origin, to: space, colour: way(origin, space, army, powerLook(power).colour), text: String(size(army)) })),
  ]);
  board.setFront((space) => { const owner = isLand(space) ? ownerOf(known, space) : "neutral"; return owner === "neutral" ? null : owner === "germany" ? "axis" : "allies"; });
}

/** An arrow's colour says by what: through the air, by sea, by land in the colour of the power. */
const way = (origin: string, space: string, army: Army, colour: string): string =>
  KINDS.every((kind) => !army[kind] || UNITS[kind].steps > 2) ? AIR : !isLand(origin) || !isLand(space) ? SEA : colour;

/** Where a battle will be fought or a factory bombed. */
export const attacked = (known: Facts): readonly string[] => [...new Set([...battles(known), ...raids(known)])];

/** Lands whose factory will be bombed. */
export const raids = (known: Facts): readonly string[] => [...new Set(known.flights.filter(({ role }) => role === "raid").map(({ at }) => at))];

/** Spaces where both sides stand, where aircraft have flown to strike, and where cargo is to go ashore. */
export function battles(known: Facts): readonly string[] {
  const both = Object.entries(known.units).flatMap(([space, powers]) => {
    const there = POWERS.filter((power) => size(powers[power]) > 0);
    return there.includes(known.power) && there.some((power) => (power === "germany") !== (known.power === "germany")) ? [space] : [];
  });
  return [...new Set([...both, ...known.flights.filter(({ role }) => role === "strike").map(({ at }) => at), ...known.ships.filter(({ ashore }) => ashore.length).map(({ target }) => target)])];
}

/** Whose ground it is now, where that is not as the map was printed. */
function ground(board: Board, known: Facts, regions: readonly string[]): void {
  const before = tinted.get(board) ?? new Map<string, string>();
  tinted.set(board, before);
  for (const space of regions) {
    const owner = isLand(space) ? (known.owners[space] ?? "") : "";
    if (before.get(space) === owner || (owner === "" && !before.has(space))) continue;
    before.set(space, owner);
    if (owner === "") board.setTint(space, null);
    else board.setTint(space, `var(--kt-tint-${owner}, var(--kt-outland))`, owner);
  }
}

/** What each power has in a space, with what is aboard of its transports there. */
export function plates(known: Facts, space: string) {
  return POWERS.flatMap((power) => {
    const [army, load] = [standing(known, space, power), aboard(known, space, power)];
    const n = size(army) + size(load);
    if (!n) return [];
    const { colour, ink, emblem } = powerLook(power);
    const parts = (some: Army, held: boolean): readonly Part[] => KINDS.flatMap((kind) => (some[kind] ? [{ symbol: symbolOf(kind), count: some[kind], ...(held ? { aboard: true } : {}) }] : []));
    return [{ region: space, kind: "plate" as const, colour, ink, emblem, count: n, parts: [...parts(army, false), ...parts(load, true)] }];
  });
}

/** A land of one's own side in which nobody is fought. */
export function friendly(space: string, scene: Scene): boolean {
  const known = facts(scene.view);
  const owner = isLand(space) ? ownerOf(known, space) : "neutral";
  return isPower(owner) && isAxis(owner) === isAxis(known.power) && !sides(known, space).defence.length;
}

/** Where units stand, where only a part of the war is played. */
export function stage({ view }: Scene): readonly string[] | null {
  const held = Object.keys(facts(view).units);
  return held.length <= PART ? held : null;
}

const PART = 26; // spaces with units, where only a part of the war is played

/** What is fought for or may be chosen; else where the viewer's powers stand. */
export function theatre(scene: Scene): readonly string[] {
  const known = facts(scene.view);
  if (known.fighting) return [known.fighting];
  const { draft } = scene;
  const from = picked(scene);
  if (draft && from) return [from, ...targets(draft)];
  const held = Object.keys(known.units);
  const some = open(scene);
  if (draft && some && isPlacing(question(draft))) return some; // however far behind the front
  const moving = some && draft && isMovement(question(draft));
  if (held.length <= PART && !(moving && scene.compact)) return front(known, held); // a start on one front; on a phone only a part of it can be seen
  if (draft && question(draft) === "Purchase.buy") return SPACES.filter((space) => hasFactory(space) && ownerOf(known, space) === known.power);
  if (moving) return strongest(known, some).slice(0, scene.compact ? 1 : some.length);
  if (some?.length) return some;
  const own = scene.viewer < 0 ? POWERS : powersOf(scene.viewer, known.players);
  return held.filter((space) => own.some((power) => size(known.units[space]?.[power]) > 0));
}

const NEAR = 280; // units

/** Those that stand near an enemy: what lies behind makes the map small; all of them where nobody does. */
function front(known: Facts, held: readonly string[]): readonly string[] {
  const axis = (space: string): boolean => size(known.units[space]?.germany) > 0;
  const near = held.filter((space) => held.some((other) => axis(other) !== axis(space) && apart(space, other) < NEAR));
  return near.length ? near : held;
}

function apart(one: string, other: string): number {
  const [x = 0, y = 0] = drawn[one]?.pieces ?? [];
  const [u = 0, v = 0] = drawn[other]?.pieces ?? [];
  return Math.hypot(u - x, v - y);
}

/** Where most of the power stands, nearest to the enemy first. */
function strongest(known: Facts, some: readonly string[]): readonly string[] {
  const worths = new Map(some.map((space) => [space, worth(ready(known, space))]));
  const most = Math.max(...worths.values());
  const foes = Object.keys(known.units).filter((space) => sides(known, space).defence.length);
  const far = (space: string): number => Math.min(...foes.map((foe) => apart(space, foe)));
  return some.filter((space) => (worths.get(space) ?? 0) * 2 >= most).sort((a, b) => far(a) - far(b));
}

export function pick(space: string, scene: Scene): boolean {
  const { draft } = scene;
  if (!draft || scene.busy || isBeyond(scene, draft)) return false;
  if (isMovement(question(draft))) return pickForMove(space, scene, draft);
  if (isPlacing(question(draft))) {
    const one = placesOf(draft).find(({ fields }) => fields["space"] === space) ?? find(draft, "place", { space }); // a ship is meant at sea
    if (!one) return false;
    scene.redraft([...draft.steps, one], { action: "place", kind: one.fields["kind"] ?? "" });
    return true;
  }
  if (draft.chosen["space"] === space) scene.drop("space");
  else if (open(scene)?.includes(space)) scene.choose("space", space);
  else return false;
  return true;
}

const FROM = "europe from";
const stamp = (draft: Draft): string => `${draft.decision.id} ${String(draft.steps.length)}`;

/** The space whose units get orders was chosen with the last press, or a transport goes on. Else an order was planned from there, and another space that still has some to move begins the next one. */
export function afresh(scene: Scene, draft: Draft): boolean {
  const last = draft.steps.at(-1);
  return !last || !(isWay(act(last)) && act(last) !== "load" && act(last) !== "unload" && unitOf(last) !== "transport") || draft.chosen["kind"] !== undefined || scene.kept.get(FROM) === stamp(draft);
}

function pickForMove(space: string, scene: Scene, draft: Draft): boolean {
  if (draft.chosen["space"] === space) {
    scene.redraft(asPlanned(scene, draft) ?? draft.steps);
    answeredAgain(scene, draft);
    return true;
  }
  const [from, going] = [picked(scene), stack(scene)];
  // a stack waits for its last word: the next space is where the next one comes from, or where this one goes on to
  if (going?.going.way === "load" && targets(draft).includes(space)) return goOn(scene, going, from, space);
  if (going && origins(draft).includes(space)) return leave(space, scene, draft);
  if (going && goesOn(scene, going, space)) return goOn(scene, going, going.target, space);
  if (space === from && !going && !afresh(scene, draft)) { // more shall leave it
    scene.kept.set(FROM, stamp(draft));
    scene.redraft(draft.steps);
    return true;
  }
  if (from !== "" && from !== space && !joins(space, from, scene, draft) && targets(draft).includes(space)) {
    scene.redraft(draft.steps, { ...(draft.chosen["kind"] === undefined ? {} : { kind: draft.chosen["kind"] }), space });
    return true;
  }
  return leave(space, scene, draft) || stays(space, scene, draft);
}

/** Of what may be picked: that its units would leave, and none come. */
export const leaves = (space: string, scene: Scene): boolean => {
  const { draft } = scene;
  return !!draft && isMovement(question(draft)) && origins(draft).includes(space) && (!targets(draft).includes(space) || joins(space, picked(scene), scene, draft));
};

/** Units of this space are meant, although others could go there: another who attacks, since nobody is fought in a land of one's own. */
const joins = (space: string, from: string, scene: Scene, draft: Draft): boolean =>
  from !== space && origins(draft).includes(space) && (!afresh(scene, draft) || (question(draft) === "CombatMove.order" && isLand(from) && isLand(space)));

/** The space that is picked, pressed again: nothing is, where that can be taken back. */
function stays(space: string, scene: Scene, draft: Draft): boolean {
  if (space !== picked(scene)) return false;
  const tidied = tidy(draft.steps, asked(facts(scene.settled), "picked"));
  if (tidied.length === draft.steps.length) return false;
  scene.redraft(tidied);
  return true;
}

export const SENT = "europe sent along";

export interface SentAlong extends Pick<Stack, "from" | "target" | "units"> {
  /** The steps that end with it. */
  readonly steps: readonly LegalAction[];
}

/** The steps with those of the stack, which goes its way with a press on another space: that is said. */
function sendAlong(scene: Scene, going: Stack): readonly LegalAction[] {
  const steps = [...(scene.draft?.steps ?? []), ...stepsOf(going)];
  const [from, target] = going.going.way === "load" ? [going.target, going.from] : [going.from, going.target];
  scene.kept.set(SENT, { from, target, units: going.units, steps } satisfies SentAlong);
  return steps;
}

/** The stack goes its way; then units at this space go to that one. */
function goOn(scene: Scene, going: Stack, at: string, space: string): boolean {
  scene.kept.set(ON, at).set(TO, space).set(BEFORE, scene.draft?.steps);
  scene.redraft(sendAlong(scene, going));
  return true;
}

/** Tanks and ships that stop where nobody fights, one step before this space, are meant to go on. */
function goesOn(scene: Scene, { from, target, going, kinds, units }: Stack, space: string): boolean {
  const meant = kinds.filter((kind) => (units[kind] ?? 0) > 0);
  if (space === from || !meant.length || going.way === "load" || going.way === "unload" || meant.some((kind) => UNITS[kind].steps !== 2)) return false;
  const straight = scene.draft ? legal(scene.draft).some((one) => isWay(act(one)) && one.fields["space"] === space && meant.includes(unitOf(one))) : false;
  return !straight && !sides(facts(scene.view), target).defence.length;
}

/** Takes a space as the one whose units get orders, if any may; a stack that was put together before goes its way. */
export function leave(space: string, scene: Scene, draft: Draft): boolean {
  if (space === asked(facts(scene.view), "picked") && (Object.keys(draft.chosen).length || !picked(scene))) {
    scene.kept.set(FROM, stamp(draft));
    scene.redraft(draft.steps);
    return true;
  }
  const action = candidates(draft, { action: "pick", space })[0];
  if (!action) return false;
  const going = stack(scene);
  if (going && stepsOf(going).length) scene.redraft([...sendAlong(scene, going), action]);
  else leaveInstead(scene, draft, action);
  return true;
}

/** What was put together is dropped: this space is meant now, even where the last order left it, too. */
export function leaveInstead(scene: Scene, draft: Draft, action: LegalAction): void {
  const steps = leaving(draft.steps, asked(facts(scene.settled), "picked"), action);
  scene.kept.set(FROM, stamp({ ...draft, steps }));
  scene.redraft(steps);
}

/** Units were sent there and nothing was picked since: a press asks who else can come. */
const bound = (space: string, scene: Scene, draft: Draft): boolean =>
  picked(scene) !== "" && !stack(scene) && !afresh(scene, draft) && !origins(draft).includes(space) && orders(draft.steps, asked(facts(scene.settled), "picked")).some((order) => order.space === space);

const LANDED = ["infantry", "artillery", "armor"] as const;

/** Ways of several orders are looked for in both movements: first where a picked stack may walk on to one's own units, or only aircraft get there straight. */
export function seeks(space: string, scene: Scene): Seeks | null {
  const { draft } = scene;
  if (!draft || isBeyond(scene, draft) || !isMovement(question(draft))) return null;
  const from = picked(scene);
  if (bound(space, scene, draft) || (!from && passed(draft.steps) && !origins(draft).includes(space))) return "anywhere";
  if (from === "" || from === space || stack(scene) || draft.chosen["kind"] !== undefined || (anew(scene, draft) && origins(draft).includes(space))) return "else";
  const straight = legal(draft).filter((one) => isWay(act(one)) && one.fields["space"] === space);
  if (!straight.length && question(draft) === "CombatMove.order" && friendly(space, scene)) return "here"; // no attack: that others could pass there is nothing to offer
  const afoot = LANDED.some((kind) => (ready(facts(scene.view), from)[kind] ?? 0) > 0);
  if (straight.length) return afoot && straight.every((one) => flies(unitOf(one))) ? "first" : "else";
  return question(draft) === "NonCombat.order" ? "first" : "else";
}

/** By the kind that is looked at, if one is. */
export const fits = ({ mover }: Pick<Route, "mover">, { draft }: Scene): boolean => (draft?.chosen["kind"] ?? mover) === mover;

/** What is chosen of the last order of a way. */
export const aim = ({ fields }: LegalAction): Chosen => ({ space: fields["space"] ?? "" });

/** Why a space cannot be chosen: the rules say it of what seems to be meant. */
export function why(space: string, scene: Scene): Why | null {
  const { draft } = scene;
  if (!draft) return null;
  if (isBeyond(scene, draft)) return { sentence: wordsOf(scene).sendFirst, rule: "" };
  const tried = (action: string): Why => ({ sentence: "", rule: "", tried: { steps: draft.steps, action } });
  if (!isMovement(question(draft))) {
    const action = instead(draft, "space", space);
    return action === null ? null : tried(action);
  }
  const from = picked(scene);
  if (from === space) return null;
  const known = facts(scene.view);
  if (from === "" || (draft.steps.at(-1)?.fields["action"] !== "pick" && !isHostile(known, space))) { // where from was not named: it is what the press means
    const w = wordsOf(scene);
    const none = !size(standing(known, space, known.power)) ? w.noneHere : !size(ready(known, space)) ? w.noneReady : "";
    if (none) return { sentence: `${none} ${question(draft) === "CombatMove.order" ? w.pickToAttack : w.pickToMove(false)}`, rule: "", aimless: true };
  }
  if (from === "") return tried(`pick ${space}`);
  const free = ready(known, from);
  const goes = draft.chosen["kind"] ?? (isLand(space) && isLand(from) ? (["armor", "artillery", "infantry", "bomber", "fighter"] as const) : (["battleship", "carrier", "destroyer", "submarine", "fighter", "bomber"] as const)).find((kind) => (free[kind] ?? 0) > 0);
  return tried(goes ? `send ${goes} ${space}` : `pick ${space}`);
}

export function sentence(space: string, scene: Scene): string {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const owner = ownerOf(known, space);
  const said = [`${spaceOf(scene, space)}.`];
  if (!isLand(space)) said.push(isConvoy(space) ? (owner === "germany" ? w.isSunk : w.isConvoy(worthOf(space), powerName(scene, owner))) : w.isWater);
  else said.push(owner === "neutral" ? w.isNeutral : w.isOwned(powerName(scene, owner)));
  if (isLand(space) && (worthOf(space) || owner !== "neutral")) said.push(w.isWorth(worthOf(space)));
  if (hasFactory(space)) said.push(w.hasFactory);
  if (value(space, "capital") !== undefined) said.push(w.isCapital);
  for (const power of POWERS) {
    const army = standing(known, space, power);
    if (size(army)) said.push(w.stands(powerName(scene, power), listed(scene, army)));
    const load = aboard(known, space, power);
    if (size(load)) said.push(w.isAboard(powerName(scene, power), listed(scene, load)));
  }
  if (known.fighting === space) said.push(w.isFighting);
  else if (attacked(known).includes(space)) said.push(w.isAttacked);
  const { draft } = scene;
  if (draft && (draft.chosen["space"] === space || picked(scene) === space)) said.push(w.isChosen);
  else if (open(scene)?.includes(space)) said.push(w.isLegal);
  return said.join(" ");
}
