/** A position to look at on every map: a known one for Attila, a made-up one for the others. */

import type { Arrow, MapFile, Piece } from "../board/index.ts";
import { neighbours } from "../board/links.ts";
import { owners } from "../look/theme.ts";

export interface Position {
  readonly pieces: Piece[];
  readonly closed: string[];
  readonly arrows: Arrow[];
  readonly owner?: (id: string) => string | null;
  /** Whose land wears which colour and pattern. */
  readonly ground?: ReadonlyMap<string, { readonly colour: string; readonly wears: string }>;
}

const ATTILA: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  britannia: { saxons: 1, franks: 1 },
  belgica: { franks: 2, teutons: 1 },
  lugdunensis: { franks: 1 },
  raetia: { teutons: 1, vandals: 1 },
  noricum: { vandals: 1 },
  pannonia: { huns: 2, goths: 1, vandals: 1 },
  moesia: { goths: 2 },
  thracia: { goths: 1 },
  aquitania: { saxons: 1 },
  dalmatia: { huns: 2, goths: 3 },
  italia_annonaria: { vandals: 2 },
};

/** By owner: the kinds that stand in a region, with numbers. */
const ATTACK: Readonly<Record<string, Readonly<Record<string, readonly (readonly [string, number])[]>>>> = {
  red: { france: [["infantry", 3], ["artillery", 1]], iberia: [["infantry", 2]], british_isles: [["infantry", 1], ["fighter", 1]], algeria: [["tank", 2]] },
  black: { germany: [["infantry", 4], ["tank", 2]], low_countries: [["infantry", 1]], danube: [["tank", 1], ["fighter", 1]], scandinavia: [["infantry", 2]], poland: [["infantry", 2], ["tank", 1]] },
  green: { ukraine: [["infantry", 3]], central_russia: [["infantry", 2], ["artillery", 2]], romania: [["infantry", 1]], baltic_states: [["infantry", 2]], caucasus: [["tank", 1]] },
  blue: { italy: [["infantry", 2], ["fighter", 2]], libya: [["tank", 3]], egypt: [["infantry", 2], ["artillery", 1]], balkans: [["infantry", 2]] },
  yellow: { turkey: [["infantry", 3], ["tank", 1]], near_east: [["infantry", 1]], arabia: [["infantry", 2]], sudan: [["artillery", 1]], guinea_coast: [["infantry", 1]] },
};

const SIDES: Readonly<Record<string, string>> = {
  germany: "axis",
  other_axis: "axis",
  uk: "allies",
  usa: "allies",
  ussr: "allies",
  pact: "allies",
  middle_east: "allies",
};
const UNITS = ["infantry", "tank", "artillery", "fighter", "bomber"];

function piece(region: string, kind: Piece["kind"], owner: string, count: number): Piece {
  const look = owners[owner];
  if (!look) throw new Error(`no owner ${owner}`);
  return { region, kind, count, ...look };
}

export function position(map: MapFile): Position {
  if (map.id === "attila") return attila();
  if (map.id === "attack") return attack();
  if (map.id === "attacke") return attacke(map);
  const ids = Object.keys(map.regions).filter((id) => map.regions[id]?.cell === false);
  const sided = ids.some((id) => map.regions[id]?.values["side"] !== undefined);
  const players = sided ? ["germany", "ussr", "uk", "usa"] : ["black", "blue", "red", "green", "yellow", "pink"];
  const pieces = ids.flatMap((id, i): Piece[] => {
    const region = map.regions[id];
    const side = region?.values["side"];
    if (sided && (region?.water === true ? i % 3 > 0 : typeof side !== "string" || !(side in owners))) return [];
    if (!sided && region?.water === true && i % 2) return [];
    const owner = typeof side === "string" && side in owners ? side : (players[i % players.length] ?? "red");
    const count = ((i * 7) % 11) + 1;
    if (map.look !== "plates") return [piece(id, "plate", owner, count)];
    const kinds = region?.water === true ? ["destroyer", "submarine"] : UNITS;
    const parts = kinds.map((symbol, k) => ({ symbol, count: (i + k * 3) % 4 })).filter((part) => part.count > 0).slice(0, 3);
    return [{ ...piece(id, "plate", owner, parts.reduce((sum, part) => sum + part.count, 0)), parts }];
  });
  const from = ids.find((id) => map.regions[id]?.water === false) ?? "";
  const to = neighbours(map).get(from)?.[0] ?? from;
  const side = (id: string): string | null => SIDES[String(map.regions[id]?.values["side"])] ?? null;
  const arrows = [{ from, to, colour: pieces[0]?.colour ?? "#333333", text: "3" }];
  return { pieces, closed: [], arrows, ...(sided ? { owner: side } : {}) };
}

/** Every land is held by one stone; neighbours often belong together. */
function attacke(map: MapFile): Position {
  const players = ["red", "blue", "green", "yellow"];
  const whose = new Map(Object.keys(map.regions).map((id, i) => [id, players[(i * 5 + Math.floor(i / 3)) % players.length] ?? "red"]));
  const pieces = [...whose].map(([id, owner]) => piece(id, "disc", owner, 1));
  const ground = new Map([...whose].map(([id, wears]) => [id, { colour: owners[wears]?.colour ?? "#333333", wears }]));
  return { pieces, closed: [], arrows: [], ground };
}

function attila(): Position {
  const pieces = Object.entries(ATTILA).flatMap(([region, peoples]) =>
    Object.entries(peoples).map(([people, count]) => piece(region, "disc", people, count)),
  );
  const goths = owners["goths"]?.colour ?? "#f8b815";
  return { pieces, closed: ["pannonia"], arrows: [{ from: "moesia", to: "macedonia", colour: goths }] };
}

function attack(): Position {
  const pieces = Object.entries(ATTACK).flatMap(([owner, regions]) =>
    Object.entries(regions).map(([region, kinds]): Piece => {
      const parts = kinds.map(([symbol, count]) => ({ symbol, count }));
      return { ...piece(region, "plate", owner, parts.reduce((sum, { count }) => sum + count, 0)), parts };
    }),
  );
  const tanks = owners["blue"]?.colour ?? "#3048a7";
  return { pieces, closed: [], arrows: [{ from: "libya", to: "algeria", colour: tanks, text: "3" }] };
}
