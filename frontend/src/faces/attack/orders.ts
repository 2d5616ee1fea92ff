/** Steps of a draft put together: orders of movement, units set, things bought, cards offered. Pure; nothing here is legal
 * that the server did not send. */

import type { LegalAction } from "../../net/shapes.ts";
import type { Draft } from "../../table/draft.ts";
import { act, find, times } from "../parts/steps.ts";
import { isUnit, plus, UNITS, type Army, type Facts, type Unit } from "./facts.ts";

// ------------------------------------------------------------------ movement
/** Some units of one region that go to another one together. */
export interface Order {
  readonly origin: string;
  readonly region: string;
  readonly sea: boolean;
  readonly units: Army;
  /** Which of the draft's steps it is made of. */
  readonly at: readonly number[];
}

/** The orders among the steps, in their order; `picked`: the region that was picked before the first. */
export function orders(steps: readonly LegalAction[], picked: string): readonly Order[] {
  const found: Order[] = [];
  let origin = picked;
  for (const [i, step] of steps.entries()) {
    const { region = "", unit } = step.fields;
    if (act(step) === "pick") origin = region;
    if ((act(step) !== "send" && act(step) !== "ship") || !isUnit(unit)) continue;
    const sea = act(step) === "ship";
    const same = found.findIndex((one) => one.origin === origin && one.region === region && one.sea === sea);
    const old = found[same];
    if (old) found[same] = { ...old, units: plus(old.units, { [unit]: 1 }), at: [...old.at, i] };
    else found.push({ origin, region, sea, units: { [unit]: 1 }, at: [i] });
  }
  return found;
}

/** The steps again without one order: what was picked for it alone goes, too. */
export function withoutOrder(steps: readonly LegalAction[], picked: string, gone: Order): readonly LegalAction[] {
  return tidy(steps.filter((_, i) => !gone.at.includes(i)), picked);
}

/** Without regions picked for nothing, or picked although they are. */
export function tidy(steps: readonly LegalAction[], picked: string): readonly LegalAction[] {
  const kept: LegalAction[] = [];
  let origin = picked;
  let pending: LegalAction | null = null;
  for (const step of steps) {
    if (act(step) === "pick") pending = step;
    else {
      if (pending && pending.fields["region"] !== origin) {
        kept.push(pending);
        origin = pending.fields["region"] ?? "";
      }
      pending = null;
      kept.push(step);
    }
  }
  return kept;
}

/** Which units of the region may still be sent by this way. */
export function movable(draft: Draft, known: Facts, origin: string, region: string, sea: boolean): Army {
  const standing = known.armies[known.active]?.[origin];
  const free = plus(standing, known.moved[origin], -1);
  return Object.fromEntries(UNITS.flatMap((unit) => {
    const may = find(draft, sea ? "ship" : "send", { unit, region });
    const n = free[unit] ?? 0;
    return may && n > 0 ? [[unit, n]] : [];
  }));
}

/** Which of those that have not moved do not get there over land: it is two regions away, where aircraft alone fly over anything (ATK-27, ATK-28). `blitz`: those on foot do not move at all then. */
export function fallShort(draft: Draft, known: Facts, origin: string, region: string, blitz: boolean): readonly Unit[] {
  const may = movable(draft, known, origin, region, false);
  const free = plus(known.armies[known.active]?.[origin], known.moved[origin], -1);
  const goes = UNITS.some((unit) => (may[unit] ?? 0) > 0);
  return goes ? UNITS.filter((unit) => (free[unit] ?? 0) > 0 && !may[unit] && (unit === "tank" || unit === "aircraft" || !blitz)) : [];
}

/** Under this name it is kept how many are meant. */
export const stackName = (from: string, target: string, sea: boolean): string => `${from}>${target} ${sea ? "ship" : "send"}`;

/** Whether land or sea makes a difference: sea leads everywhere that land does, but may be refused; it is asked for what goes by sea alone. */
export function choosesWay(draft: Draft, region: string): boolean {
  const units = (way: string) => UNITS.filter((unit) => find(draft, way, { unit, region }));
  const land = units("send");
  return land.length > 0 && units("ship").some((unit) => !land.includes(unit));
}

/** The actions that send these units. */
export function sending(draft: Draft, units: Army, region: string, sea: boolean): readonly LegalAction[] {
  return UNITS.flatMap((unit) => {
    const action = find(draft, sea ? "ship" : "send", { unit, region });
    return action ? times(action, units[unit] ?? 0) : [];
  });
}

// ------------------------------------------------------------------ battles
const LINE_UP: readonly Unit[] = ["aircraft", "tank", "artillery", "infantry"];

/** Who fights by policy: one of each kind, for each hits on its own faces; then infantry first, which falls first. */
export function strongest(active: Army, reserve: Army, room: number): readonly Unit[] {
  const left: Record<Unit, number> = { infantry: 0, tank: 0, artillery: 0, aircraft: 0, ...reserve };
  const found: Unit[] = [];
  const take = (unit: Unit): void => {
    if (found.length >= room || left[unit] <= 0) return;
    left[unit]--;
    found.push(unit);
  };
  for (const unit of LINE_UP) if (!(active[unit] ?? 0)) take(unit);
  for (const unit of [...LINE_UP].reverse()) while (found.length < room && left[unit] > 0) take(unit);
  return found;
}
