/** Who could attack a region with its next movement, from where, and with what. Pure. */

import { beside } from "../../board/links.ts";
import type { MapFile } from "../../board/mapfile.ts";
import { armyOf, ownerOf, plus, size, UNITS, type Army, type Facts } from "./facts.ts";

export interface Threat {
  readonly seat: number;
  /** From where: over land or over the sea. */
  readonly land: readonly string[];
  readonly sea: readonly string[];
  /** One unit stays in every region (ATK-25): of the cheapest kind there is. */
  readonly army: Army;
}

/** The regions that a unit reaches from one by a route, or within a sea zone: each shore is beside all others (ATK-31). */
export function overSea(map: MapFile, region: string): ReadonlySet<string> {
  const { routes, zones } = beside(map, region);
  return new Set([...routes, ...zones.flatMap(({ others }) => others)]);
}

/** By seat other than the region's owner; whoever reaches it with most first. A crossing takes the whole move (ATK-30); tanks go two regions through land of their own, aircraft over any (ATK-28). */
export function threats(known: Facts, map: MapFile, region: string): readonly Threat[] {
  const owner = ownerOf(known, region);
  const { land } = beside(map, region);
  const sea = overSea(map, region);
  const found = known.armies.flatMap((armies, seat): Threat[] => {
    if (seat === owner || known.eliminated.includes(seat)) return [];
    const from: { land: string[]; sea: string[]; army: Army } = { land: [], sea: [], army: {} };
    for (const origin of Object.keys(armies)) {
      const standing = armyOf(known, origin);
      const near = land.includes(origin);
      const ways = near || sea.has(origin) ? [] : land.filter((way) => beside(map, way).land.includes(origin));
      const goes: Army = near || sea.has(origin) ? standing : { ...(ways.length ? { aircraft: standing.aircraft ?? 0 } : {}), ...(ways.some((way) => ownerOf(known, way) === seat) ? { tank: standing.tank ?? 0 } : {}) };
      const left = size(goes) < size(standing) ? goes : leaving(goes);
      if (!size(left)) continue;
      from.army = plus(from.army, left);
      (near || ways.length ? from.land : from.sea).push(origin);
    }
    return size(from.army) ? [{ seat, ...from }] : [];
  });
  return found.sort((a, b) => size(b.army) - size(a.army));
}

/** All but one. */
function leaving(army: Army): Army {
  const stays = UNITS.find((unit) => (army[unit] ?? 0) > 0);
  return stays ? plus(army, { [stays]: 1 }, -1) : {};
}
