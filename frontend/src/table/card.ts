/** What the small card and the answers on it are made of; loaded with the first of them. */

import { beside } from "../board/links.ts";
import type { MapFile } from "../board/mapfile.ts";
import { EDGE, inside } from "../board/popup.ts";
import type { AboutRow, Scene } from "../faces/face.ts";
import { LINKED } from "../words/linked.ts";
import type { Asking } from "./aboutTarget.ts";

const GAP = 12; // CSS pixels between the place and the card

interface Corner {
  readonly left: number;
  readonly top: number;
}

/** The upper left corner of a card: above or below its place, else (or if it shall) to its side, always within the window. */
export function corner(beside: Asking["beside"], card: { readonly width: number; readonly height: number }, window: { readonly width: number; readonly height: number }, finger: boolean, aside = false): Corner {
  const gap = finger ? 2 * GAP : GAP; // a finger covers more than a pointer
  const [above, below] = [beside.top - gap - card.height, beside.bottom + gap];
  const middle = inside((beside.left + beside.right - card.width) / 2, card.width, window.width);
  const up = { left: middle, top: above };
  const down = { left: middle, top: below };
  const fits = (top: number): boolean => top >= EDGE && top + card.height <= window.height - EDGE;
  const right = beside.right + gap + card.width <= window.width - EDGE;
  const sideways = aside && (right || beside.left - gap - card.width >= EDGE);
  for (const one of finger ? [up, down] : [down, up]) if (!sideways && fits(one.top)) return one;
  return { left: inside(right ? beside.right + gap : beside.left - gap - card.width, card.width, window.width), top: inside((beside.top + beside.bottom - card.height) / 2, card.height, window.height) };
}

/** Beside a place that is to be seen: right of it, left, below, above, each within the window. */
export function around({ left, right, top, bottom }: Asking["beside"], { width, height }: { readonly width: number; readonly height: number }, window: { readonly width: number; readonly height: number }): readonly Corner[] {
  const [x, y] = [inside((left + right - width) / 2, width, window.width), inside((top + bottom - height) / 2, height, window.height)];
  return [{ left: right, top: y }, { left: left - width, top: y }, { left: x, top: bottom }, { left: x, top: top - height }].map((one) => ({ left: inside(one.left, width, window.width), top: inside(one.top, height, window.height) }));
}

/** The one of these places where a card of this size lies over the fewest of the points, the first of several. */
export function freest(places: readonly [Corner, ...Corner[]], { width, height }: { readonly width: number; readonly height: number }, points: readonly { readonly x: number; readonly y: number }[]): Corner {
  const covered = ({ left, top }: Corner): number => points.filter(({ x, y }) => x >= left && x <= left + width && y >= top && y <= top + height).length;
  return places.reduce((best, one) => (covered(one) < covered(best) ? one : best));
}

/** What a region is linked with: by land, over the sea, by ports, by zones, each kind that there is. What lies between land and water, or between two seas, is no way by land. */
export function linked(region: string, { name, lang }: Scene["words"], map: MapFile): readonly AboutRow[] {
  const brief = (id: string): string => name("region", id).replace(/ \(.*\)$/, ""); // what a name adds in brackets makes a list long
  const list = (ids: readonly string[]): string => ids.map(brief).sort((a, b) => a.localeCompare(b, lang)).join(", ");
  const { land, routes, zones } = beside(map, region);
  const seas = zones.filter(({ zone }) => zone in map.regions).map(({ zone }) => zone); // that are regions: beside it themselves
  const wet = (id: string): boolean => map.regions[id]?.water ?? false;
  const ports = [...new Set(map.anchors.flatMap((one) => (one.zone === region ? [one.region] : [])))];
  const row = (way: keyof typeof LINKED, ids: readonly string[]): readonly AboutRow[] => (ids.length ? [{ name: LINKED[way][lang], text: list(ids) }] : []);
  return [
    ...row(wet(region) ? "coasts" : "land", land.filter((id) => !wet(id))),
    ...row("sea", [...routes, ...land.filter(wet)]),
    ...row("ports", ports),
    ...row("port", seas),
    ...zones.filter(({ zone, others }) => !seas.includes(zone) && others.length > 0).map(({ zone, others }) => ({ name: brief(zone), text: list(others) })),
  ];
}
