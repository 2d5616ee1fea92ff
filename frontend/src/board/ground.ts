/** Everything that lies below the names: sea, land, borders, rivers, hills, sea ways. */

import { areaPath, cut, linesPath, loopsPath, nearPaths, pathOf, points } from "./lines.ts";
import { tints } from "./links.ts";
import type { Arc, Language, MapFile, Region } from "./mapfile.ts";
import type { Disc } from "./moon.ts";
import { patternDefs, wear, type Patterns } from "./patterns.ts";
import * as shapes from "./shapes.ts";
import { drawing, el, growing, layer, soon } from "./svg.ts";
import type { Symbols } from "./style.ts";

const WATERLINES = [
  [1.3, 0.6],
  [1.05, 0.4],
  [0.9, 0.27],
  [0.8, 0.18],
] as const; // width and opacity, from the coast outwards
const BANDS = [22, 9] as const; // width of the darker bands inside of a border
const GROUNDS = 5; // tints of parchment
const TONES = 6; // tones within one group of a paper map

export interface Ground {
  readonly defs: SVGDefsElement;
  /** Back to front. */
  readonly layers: readonly SVGElement[];
  /** Over the frame. */
  readonly compass: SVGElement;
  readonly regions: ReadonlyMap<string, SVGGElement>;
  readonly paths: ReadonlyMap<string, string>;
}

export interface GroundOptions {
  readonly language: Language;
  readonly symbols: Symbols;
  readonly patterns: Patterns;
  /** Before all ids, so that two boards on one page do not share drawings. */
  readonly prefix: string;
}

export function ground(map: MapFile, options: GroundOptions): Ground {
  const { prefix } = options;
  const parchment = map.look === "parchment";
  const [width, height] = map.size;
  const paths = new Map(Object.entries(map.regions).map(([id, region]) => [id, areaPath(map, region.rings)]));
  const fills = parchment ? parchmentFills(map) : paperFills(map);
  const regions = new Map<string, SVGGElement>();
  for (const [id, region] of Object.entries(map.regions)) {
    const made = regionElement(id, region, paths.get(id) ?? "", options, parchment);
    for (const [name, value] of fills(id)) made.style.setProperty(name, value);
    wear(made, ownPattern(region, options.patterns), prefix);
    regions.set(id, made);
  }
  const those = (chosen: (region: Region) => boolean): SVGGElement[] =>
    [...regions].flatMap(([id, made]) => {
      const region = map.regions[id];
      return region && chosen(region) ? [made] : [];
    });
  const beyond = areaPath(map, map.outland);
  const sky = map.look === "moon" ? moon(map, prefix) : null;
  const [hills, forts, compass] = [el("g"), el("g"), el("g")];
  if (map.hills.length || map.rose) soon(() => {
    void import("./relief.ts").then(({ relief }) => {
      const made = relief(map);
      hills.append(...made.hills);
      forts.append(...made.forts);
      compass.append(...made.compass);
    }, () => undefined);
  });
  const layers = [
    layer(
      "kt-under",
      el("rect", { width, height, class: "kt-sea", fill: `url(#${prefix}sea)` }),
      ...(sky ? [sky.sky] : []),
    ),
    el("g", { class: "kt-zones" }, ...those((region) => region.water && !region.cell)),
    layer(
      "kt-coastal",
      ...waterlines(map),
      ...drawn("kt-sea-border", map, arcs(map, (arc) => arc.c === "sea" && isZone(map, arc))),
      el("path", { d: beyond, class: "kt-outland", "fill-rule": "evenodd" }),
      ...(parchment ? [el("path", { d: beyond, fill: `url(#${prefix}hatch)`, "fill-rule": "evenodd" })] : []),
    ),
    layer("kt-ways", ...routes(map, prefix, true)),
    el("g", { class: "kt-lands" }, ...those((region) => !region.water)),
    layer("kt-lines", ...(sky ? [sky.craters] : []), ...lines(map), hills, ...cuts(map), forts),
    layer("kt-ways", ...ways(map, prefix, options)),
    el("g", { class: "kt-cells" }, ...those((region) => region.cell)),
  ];
  const clips = parchment
    ? [...paths].map(([id, d]) =>
        el("clipPath", { id: `${prefix}clip-${id}` }, el("path", { d, "clip-rule": "evenodd" })),
      )
    : [];
  return { defs: el("defs", {}, ...shapes.defs(prefix), ...patternDefs(options.patterns, prefix), ...(sky ? sky.defs : []), ...clips), layers, compass, regions, paths };
}

/** The moon's ball: what draws it is fetched where there is a moon. */
function moon(map: MapFile, prefix: string): Disc {
  const [defs, sky, craters] = [el("g"), el("g"), el("g")];
  soon(() => {
    void import("./moon.ts").then(({ disc }) => {
      const made = disc(map, prefix);
      defs.append(...made.defs);
      sky.append(made.sky);
      craters.append(made.craters);
    }, () => undefined);
  });
  return { defs: [defs], sky, craters };
}

/** The pattern of the side that a region has on the map itself. */
export function ownPattern(region: Region | undefined, patterns: Patterns): string | null {
  const side = region?.values["side"];
  return typeof side === "string" && side in patterns ? side : null;
}

function isZone(map: MapFile, { l, r }: Arc): boolean {
  return (l !== null && l in map.regions) || (r !== null && r in map.regions);
}

const line = (name: string, d: string): SVGPathElement => el("path", { class: `kt-line ${name}`, d });
const arcs = (map: MapFile, chosen: (arc: Arc) => boolean): (readonly number[])[] => map.arcs.filter(chosen).map(({ d }) => d);
const drawn = (name: string, map: MapFile, lines: readonly (readonly number[])[]): SVGPathElement[] => nearPaths(map, lines).map((d) => line(name, d));

function regionElement(id: string, region: Region, d: string, options: GroundOptions, banded: boolean): SVGGElement {
  const kind = region.cell ? "kt-cell" : region.water ? "kt-zone" : "kt-land";
  const made = el(
    "g",
    { class: "kt-region", role: "button", tabindex: -1, "data-region": id, "aria-label": region[options.language] },
    el("path", { class: kind, d, "fill-rule": "evenodd" }),
  );
  if (banded && !region.water) {
    const clip = `url(#${options.prefix}clip-${id})`;
    const bands = BANDS.map((wide) => el("path", { class: `kt-band kt-band-${String(wide)}`, d, "stroke-width": wide }));
    made.append(el("g", { "clip-path": clip }, ...bands));
  }
  return made;
}

type Fills = (id: string) => readonly (readonly [string, string])[];

function parchmentFills(map: MapFile): Fills {
  const chosen = tints(map, GROUNDS);
  return (id) => {
    const tint = String(chosen.get(id) ?? 0);
    return [
      ["--kt-own", `var(--kt-ground-${tint})`],
      ["--kt-band", `var(--kt-band-${tint})`],
    ];
  };
}

/** Who holds it, else its continent in one of several tones, else unplayed land; a sea zone has its group's colour. */
function paperFills(map: MapFile): Fills {
  const group = (id: string): string => map.regions[id]?.groups.join(" ") ?? "";
  const tones = tints(map, map.borders.length ? TONES : 1, (a, b) => group(a) === group(b));
  return (id) => {
    const region = map.regions[id];
    if (!region) return [];
    const side = region.values["side"];
    const colour = (last: string): string =>
      region.groups.reduceRight((rest, name) => `var(--kt-group-${name}, ${rest})`, last);
    if (typeof side === "string") return [["--kt-own", `var(--kt-tint-${side}, var(--kt-outland))`]];
    if (region.cell) return [["--kt-rim", `var(--kt-owner-${String(region.values["convoy_owner"])}, var(--kt-sea-ink))`]];
    if (region.water) return [["--kt-own", colour("transparent")]];
    const tone = `var(--kt-tone-${String(tones.get(id) ?? 0)})`;
    return [["--kt-own", `color-mix(in srgb, ${colour("var(--kt-outland)")}, ${tone})`]];
  };
}

function waterlines(map: MapFile): SVGPathElement[] {
  return map.waterlines.flatMap((level, i) => {
    const [width, opacity] = WATERLINES[Math.min(i, WATERLINES.length - 1)] ?? [1, 0.2];
    const made = drawn("kt-waterline", map, level.flatMap((one) => cut(one)));
    for (const one of made) {
      one.setAttribute("stroke-width", String(width));
      one.setAttribute("stroke-opacity", String(opacity));
    }
    return made;
  });
}

function lines(map: MapFile): SVGElement[] {
  const group = (id: string | null): string => (id === null ? "" : (map.regions[id]?.groups[0] ?? ""));
  const parts = map.look !== "parchment"; // a paper map shows its continents
  const between = (arc: Arc): boolean => parts && arc.c === "land" && group(arc.l) !== group(arc.r);
  const closed = ({ l, r }: Arc): boolean =>
    map.tolerate.some(([a, b]) => (l === a && r === b) || (l === b && r === a));
  const borders = arcs(map, (arc) => arc.c === "land" && !between(arc));
  const groups = arcs(map, between);
  const shut = arcs(map, closed);
  return [
    ...drawn("kt-river", map, map.rivers.flatMap((river) => cut(river))),
    el("path", { class: "kt-lake", d: map.lakes.map((lake) => loopsPath(map, lake)).join(""), "fill-rule": "evenodd" }),
    ...drawn("kt-border-casing", map, borders),
    ...drawn("kt-border", map, borders),
    ...drawn("kt-outer", map, arcs(map, (arc) => arc.c === "outer")),
    ...drawn("kt-group-casing", map, groups),
    ...drawn("kt-group-border", map, groups),
    ...drawn("kt-coast", map, arcs(map, ({ c }) => c === "coast").flatMap((coast) => cut(coast))),
    ...drawn("kt-closed-casing", map, shut),
    ...drawn("kt-closed", map, shut),
  ];
}

function cuts(map: MapFile): SVGElement[] {
  return Object.values(map.cuts).flatMap((cut) => {
    const d = linesPath(map, cut.lines);
    return [line("kt-frontier-casing", d), line("kt-frontier", d)];
  });
}

/** `behind`: those of a diagram, which run behind its cards. */
function routes(map: MapFile, prefix: string, behind: boolean): SVGElement[] {
  const both = map.look === "parchment";
  return map.routes.filter(({ kind }) => (kind !== undefined) === behind).flatMap((route) => {
    const d = pathOf(points(map, route.d));
    if (route.kind === "land") return [line("kt-link", d)];
    const way = line("kt-route", d);
    way.setAttribute("marker-start", `url(#${prefix}${both ? "arrow" : "dot"})`);
    way.setAttribute("marker-end", `url(#${prefix}${both || route.exit ? "arrow" : "dot"})`);
    return [line("kt-route-casing", d), way];
  });
}

function ways(map: MapFile, prefix: string, options: GroundOptions): SVGElement[] {
  const anchors = map.anchors.flatMap(({ x, y, shore }) => {
    const d = pathOf([shore, [x, y]]);
    return [
      line("kt-port-casing", d),
      line("kt-port", d),
      growing("kt-port-mark", x, y, 0, el("circle", { class: "kt-port-ring", r: 9 }), drawing(options.symbols.emblems["anchor"] ?? "", 0, 0, 13, "kt-port-sign")),
    ];
  });
  return [...routes(map, prefix, false), ...anchors];
}
