/**
 * Built maps: the `*.map.json` files that come with the games (docs/develop/maps.md describes the format).
 *
 * Every border is stored once, as an *arc* with its owners to the left and to the right; a region is a list of rings, a
 * ring a list of arc numbers, `~n` meaning arc n backwards. Lines are whole numbers on the map's grid: first point, then
 * steps.
 */

export const FORMAT = 1;

export type Point = readonly [x: number, y: number];
/** West, north, east, south. */
export type Box = readonly [west: number, north: number, east: number, south: number];
/** x, y, dx, dy, dx, dy ... in grid units. */
export type Steps = readonly number[];
/** Arc numbers; `~n` is arc n backwards. */
export type Ring = readonly number[];
export type Language = "de" | "en";
export type Value = number | string | boolean;

/** A line between two owners; an owner is a region's id, `_outland`, `_sea`, or null outside of the map. */
export interface Arc {
  /** land, sea, coast, outer (to land that is not played) or frame */
  readonly c: string;
  readonly l: string | null;
  readonly r: string | null;
  readonly d: Steps;
}

/** A name as it is set: middle, angle in degrees (clockwise), size, width of the widest line, lines. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly a: number;
  readonly s: number;
  readonly w: number;
  readonly t: readonly string[];
}

export interface Region {
  readonly kind: string;
  readonly water: boolean;
  readonly de: string;
  readonly en: string;
  readonly rings: readonly Ring[];
  readonly labels: Readonly<Record<Language, Label>>;
  /** Middle, width and height of the ground for pieces. */
  readonly pieces: readonly [x: number, y: number, width: number, height: number];
  /** Of the largest circle inside: room for a finger. */
  readonly radius: number;
  readonly box: Box;
  readonly groups: readonly string[];
  readonly values: Readonly<Record<string, Value>>;
  readonly beside: string;
  readonly cell: boolean;
}

/** A drawn link; `exit` left or right: it leaves the map there and comes back on the other side. */
export interface Route {
  readonly a: string;
  readonly b: string;
  readonly d: Steps;
  readonly exit: string;
  /** On diagrams: land (a whole line) or sea. */
  readonly kind?: string;
}

export interface Cut {
  readonly lines: readonly Steps[];
  readonly forts: readonly Point[];
}

export interface Mark {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly angle: number;
  readonly size: number;
  readonly side: string;
}

export interface Anchor {
  readonly zone: string;
  readonly region: string;
  readonly x: number;
  readonly y: number;
  readonly shore: Point;
}

export interface Hill {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly shape: number;
  readonly kind: string;
}

export interface Lettering {
  readonly font: string;
  readonly track: number;
  readonly upper: boolean;
  readonly sea_font: string;
  readonly sea_track: number;
}

/** A built map; sizes and places are units, x to the right and y down. */
export interface MapFile {
  readonly format: number;
  readonly id: string;
  readonly board: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly look: string;
  readonly size: readonly [width: number, height: number];
  readonly grid: number;
  readonly lettering: Lettering;
  /** The classes of arcs that are links by themselves, and from which length. */
  readonly borders: readonly string[];
  readonly min_border: number;
  readonly tolerate: readonly (readonly [string, string])[];
  readonly arcs: readonly Arc[];
  readonly regions: Readonly<Record<string, Region>>;
  readonly outland: readonly Ring[];
  readonly open_sea: readonly Ring[];
  readonly waterlines: readonly (readonly Steps[])[];
  readonly rivers: readonly Steps[];
  readonly lakes: readonly (readonly Steps[])[];
  readonly cuts: Readonly<Record<string, Cut>>;
  readonly routes: readonly Route[];
  readonly anchors: readonly Anchor[];
  readonly marks: readonly Mark[];
  readonly hills: readonly Hill[];
  readonly rose: Point | null;
}

export type MapErrorCode = "bad_map" | "map_format";

/** A text that is not a map (`bad_map`), or a map of another format (`map_format`). */
export class MapError extends Error {
  readonly code: MapErrorCode;

  constructor(code: MapErrorCode, message: string) {
    super(message);
    this.name = "MapError";
    this.code = code;
  }
}

/** What a file may leave out, as in `kartentisch/engine/mapfile.py`. */
const REGION = { groups: [], values: {}, beside: "", cell: false };
const MARK = { text: "", angle: 0, size: 0, side: "start" };
const ROUTE = { exit: "" };

type Kind = "array" | "object" | "string" | "number" | "place";

const FIELDS: Readonly<Record<Exclude<keyof MapFile, "format">, Kind>> = {
  id: "string",
  board: "string",
  title: "object",
  look: "string",
  size: "array",
  grid: "number",
  lettering: "object",
  borders: "array",
  min_border: "number",
  tolerate: "array",
  arcs: "array",
  regions: "object",
  outland: "array",
  open_sea: "array",
  waterlines: "array",
  rivers: "array",
  lakes: "array",
  cuts: "object",
  routes: "array",
  anchors: "array",
  marks: "array",
  hills: "array",
  rose: "place",
};

function isKind(value: unknown, kind: Kind): boolean {
  if (kind === "array") return Array.isArray(value);
  if (kind === "place") return value === null || (Array.isArray(value) && value.length === 2);
  if (kind === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === kind;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return isKind(value, "object");
}

function decode(source: unknown, name: string): unknown {
  if (typeof source !== "string") return source;
  try {
    return JSON.parse(source) as unknown;
  } catch (error) {
    throw new MapError("bad_map", `${name}: ${error instanceof Error ? error.message : "no JSON"}`);
  }
}

/**
 * Read a map from its text or from decoded JSON; MapError says what is wrong with it.
 *
 * Checked are the format, the fields, and that every ring names existing arcs and every owner, link and port an existing
 * region; the built files themselves are checked when they are built.
 */
export function parse(source: unknown, name = "map"): MapFile {
  const read = decode(source, name);
  const data = isRecord(read) ? { rose: null, ...read } : read;
  if (!isRecord(data) || typeof data["format"] !== "number") {
    throw new MapError("bad_map", `${name}: no map (it has no number "format")`);
  }
  if (data["format"] !== FORMAT) {
    const found = String(data["format"]);
    throw new MapError(
      "map_format",
      `${name}: format ${found}, but this reader knows ${String(FORMAT)}; build the map again or reload the page`,
    );
  }
  for (const [field, kind] of Object.entries(FIELDS)) {
    if (!isKind(data[field], kind)) throw new MapError("bad_map", `${name}: ${field} is not of kind ${kind}`);
  }
  const map = whole(data as unknown as MapFile);
  for (const problem of problems(map)) throw new MapError("bad_map", `${name}: ${problem}`);
  return map;
}

function whole(map: MapFile): MapFile {
  const regions = Object.fromEntries(Object.entries(map.regions).map(([id, region]) => [id, { ...REGION, ...region }]));
  const marks = map.marks.map((mark) => ({ ...MARK, ...mark }));
  return { ...map, regions, marks, routes: map.routes.map((route) => ({ ...ROUTE, ...route })) };
}

function* problems(map: MapFile): Generator<string> {
  const count = map.arcs.length;
  const known = (owner: string | null): boolean => owner === null || owner.startsWith("_") || owner in map.regions;
  const good = (ring: Ring): boolean => ring.every((ref) => Number.isInteger(ref) && (ref < 0 ? ~ref : ref) < count);
  for (const [i, arc] of map.arcs.entries()) {
    if (!Array.isArray(arc.d) || arc.d.length < 4 || arc.d.length % 2) yield `arc ${String(i)} is no line`;
    if (!known(arc.l) || !known(arc.r)) yield `arc ${String(i)} belongs to an unknown region`;
  }
  for (const [id, region] of Object.entries(map.regions)) {
    if (!Array.isArray(region.rings) || !region.rings.length) yield `region ${id} has no rings`;
    if (!region.rings.every(good)) yield `region ${id} names an arc that there is not`;
  }
  if (![...map.outland, ...map.open_sea].every(good)) yield "outland or open_sea names an arc that there is not";
  for (const { a, b } of map.routes) {
    if (!(a in map.regions) || !(b in map.regions)) yield `a route links ${a} and ${b}, of which one is unknown`;
  }
  for (const { zone, region } of map.anchors) {
    if (!(zone in map.regions) || !(region in map.regions)) yield `an anchor names ${zone} and ${region}`;
  }
}
