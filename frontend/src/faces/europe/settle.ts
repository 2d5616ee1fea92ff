/** Where new units stand up by a plain rule: first what they can still hold, else nearest to the enemy. Pure. */

import { neighbours } from "../../board/links.ts";
import type { MapFile } from "../../board/mapfile.ts";
import type { LegalAction, View } from "../../net/shapes.ts";
import { legal, unlisted, type Draft } from "../../table/draft.ts";
import { all, question } from "../parts/steps.ts";
import { facts, flies, isAxis, size, worth, type Army, type Facts } from "./facts.ts";
import { CAPITALS } from "./income.ts";
import { hasFactory, ownerOf, worthOf } from "./map.ts";
import { isLand, isPower, KINDS, POWERS, SHIPS, SPACES, UNITS, type Kind } from "./material.ts";

const FAR = 99; // steps, where no way leads by land
const CROWDED = 4; // so many ships of one's own side are wanted beside one of the enemy

type Links = ReadonlyMap<string, readonly string[]>;

/** How many steps by land from there to everywhere. */
function steps(links: Links, from: string): ReadonlyMap<string, number> {
  const found = new Map([[from, 0]]);
  for (const [place, n] of found) for (const next of links.get(place) ?? []) if (isLand(next) && !found.has(next)) found.set(next, n + 1);
  return found;
}

/** Everything that a side has in a space. */
const force = (known: Facts, space: string, axis: boolean): readonly Army[] =>
  POWERS.flatMap((power) => (isAxis(power) === axis ? (known.units[space]?.[power] ?? []) : []));

interface Lie {
  /** What a land can be struck with next, and what holds it: both in IPC. */
  readonly danger: number;
  readonly guard: number;
  /** How many steps by land an enemy's land is away. */
  readonly far: number;
  /** How near the enemy's units are, all together. */
  readonly pull: number;
}

function lie(known: Facts, links: Links, land: string): Lie {
  const axis = isAxis(known.power);
  const reach = steps(links, land);
  const comes = (army: Army, n: number): number => KINDS.reduce((sum, kind) => sum + (!SHIPS.includes(kind) && kind !== "aa_gun" && UNITS[kind].steps >= (flies(kind) ? 2 : 1) * n ? (army[kind] ?? 0) * UNITS[kind].cost : 0), 0);
  const enemies = [...reach].filter(([place]) => { const owner = ownerOf(known, place); return isPower(owner) && isAxis(owner) !== axis; });
  return {
    danger: [...reach].reduce((sum, [place, n]) => sum + force(known, place, !axis).reduce((some, army) => some + comes(army, n), 0), 0),
    guard: force(known, land, axis).reduce((sum, army) => sum + worth(army), 0),
    far: Math.min(FAR, ...enemies.map(([, n]) => n)),
    pull: [...reach].reduce((sum, [place, n]) => sum + force(known, place, !axis).reduce((some, army) => some + worth(army), 0) / Math.max(n, 1), 0),
  };
}

/** Where all that waits is placed; null: nothing of that is asked. `view`: behind the steps of the draft. */
export function rest(view: View, draft: Draft, map: MapFile): readonly LegalAction[] | null {
  if (question(draft) !== "Placement.place") return null;
  const known = facts(view);
  const links = neighbours(map);
  const built = Array.isArray(known.asks["built"]) ? (known.asks["built"] as readonly number[]) : [];
  const offered = new Set(legal(draft).flatMap(({ fields }) => fields["space"] ?? []));
  const works = SPACES.filter((space) => isLand(space) && (offered.has(space) || (hasFactory(space) && ownerOf(known, space) === known.power)));
  const room = new Map(works.map((land) => [land, known.owners[land] === undefined ? FAR : worthOf(land) - (built[SPACES.indexOf(land)] ?? 0)])); // a captured one builds what its land is worth (AAE-135)
  const free = (lands: readonly string[]): readonly string[] => lands.filter((land) => (room.get(land) ?? 0) > 0).sort((a, b) => (room.get(b) ?? 0) - (room.get(a) ?? 0));
  const [afloat, ashore] = [SHIPS, KINDS.filter((kind) => !SHIPS.includes(kind))].map((kinds) => kinds.flatMap((kind) => Array.from({ length: known.bought[kind] ?? 0 }, () => kind)));
  const found: LegalAction[] = [];
  const place = (kind: Kind, space: string, land: string): void => {
    room.set(land, (room.get(land) ?? 0) - 1);
    found.push(all(draft, "place", { kind, space })[0] ?? unlisted(`place ${kind} ${space}`));
  };
  for (const kind of afloat ?? []) { // they find less room than what stands on land
    const ports = new Map(SPACES.flatMap((zone) => { const [land] = isLand(zone) || !offered.has(zone) ? [] : free((links.get(zone) ?? []).filter((one) => room.has(one))); return land === undefined ? [] : [[zone, land] as const]; }));
    const [best] = [...ports].sort(([a], [b]) => company(known, b) - company(known, a));
    if (best) place(kind, ...best);
  }
  const lies = new Map(works.map((land) => [land, lie(known, links, land)]));
  let left = (ashore ?? []).reduce((sum, kind) => sum + UNITS[kind].cost, 0);
  for (const kind of ashore ?? []) {
    const open = free(works.filter((land) => offered.has(land))).flatMap((land) => { const at = lies.get(land); return at ? [{ land, ...at }] : []; });
    const lost = ({ danger, guard }: Lie): boolean => danger > guard + left;
    const held = open.filter((one) => one.danger > one.guard && !lost(one));
    const capital = held.find(({ land }) => land === CAPITALS[known.power]);
    const best = capital ?? [...held].sort(urgent)[0] ?? [...open].sort((a, b) => Number(lost(a)) - Number(lost(b)) || b.pull - a.pull || a.far - b.far || urgent(a, b) || b.danger - a.danger)[0];
    if (!best) break;
    place(kind, best.land, best.land);
    left -= UNITS[kind].cost;
    lies.set(best.land, { ...best, guard: best.guard + UNITS[kind].cost });
  }
  return found;
}

const urgent = (a: Lie, b: Lie): number => b.danger - b.guard - (a.danger - a.guard);

/** How much of one's own side is in a zone, less what of the enemy is. */
const company = (known: Facts, zone: string): number =>
  [true, false].reduce((sum, own) => sum + (own ? 1 : -CROWDED) * force(known, zone, isAxis(known.power) === own).reduce((n, army) => n + size(army), 0), 0);
