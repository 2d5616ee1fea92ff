/** What one small card says of a province, a people (its card, stones and track), an action tile, a century, a player. */

import type { MapFile } from "../../board/mapfile.ts";
import { owners } from "../../look/theme.ts";
import { linked } from "../../table/card.ts";
import type { Lang } from "../../words/lexicon.ts";
import type { About, AboutPart, AboutRow, Scene, SeatLook, Thing } from "../face.ts";
import { question } from "../parts/steps.ts";
import { ABOUT } from "./words/about/index.ts";
import { refused } from "./cards.ts";
import { SEATS } from "./drawn.tsx";
import { CENTURIES, contested, counted, facts, isPeople, ROOM, spread, STONES, TILES, tilesLeft, total, type Facts, type People } from "./facts.ts";
import { peoplesFor } from "./moves.ts";
import { UPPER } from "./standing.ts";
import { WORDS } from "./words/index.ts";

const TILE_RULES = { double: "ATT-57", swap: "ATT-58", two: "ATT-59" } as const;

export const learn = (lang: Lang): Promise<unknown> => ABOUT.learn(lang);

export function about({ kind, id }: Thing, scene: Scene, map: MapFile): About | null {
  const known = facts(scene.view);
  if (kind === "region") return province(id, known, scene, map);
  if ((kind === "card" || kind === "people" || kind === "track") && isPeople(id)) return people(id, known, scene, kind === "card" ? refused(scene, id) : "");
  if (kind === "tile") return tile(id, known, scene);
  if (kind === "century") return century(id, known, scene);
  if (kind === "player") return player(Number(id), known, scene);
  return null;
}

const lookOf = (people: People): { readonly look?: SeatLook } => (owners[people] ? { look: owners[people] } : {});

function stones(cards: Facts["hand"] | undefined, scene: Scene): readonly AboutPart[] {
  return counted(cards).map(([one, count]) => ({ symbol: owners[one]?.emblem ?? "", count, name: scene.words.name("people", one), ...lookOf(one) }));
}

function province(id: string, known: Facts, scene: Scene, map: MapFile): About {
  const w = ABOUT.in(scene.words.lang);
  const standing = known.provinces[id];
  const count = total(standing);
  const rows: AboutRow[] = [{ name: w.stones, ...(count ? { parts: stones(standing, scene) } : { text: w.none }) }];
  const { draft } = scene;
  const fights = contested(known).includes(id);
  const shut = known.pacified.includes(id) || (known.closed.includes(id) && !fights);
  if (shut) rows.push({ name: "", text: known.pacified.includes(id) ? w.pacified : w.closed });
  else if (fights) rows.push({ name: "", text: w.contested });
  else {
    rows.push({ name: w.room, text: count < ROOM ? w.free(ROOM - count) : w.full });
    if (draft && question(draft) === "Turn.play") {
      const may = peoplesFor(draft, id);
      rows.push({ name: w.mayCome, ...(may.length ? { parts: stones(Object.fromEntries(may.map((one) => [one, known.hand[one] ?? 1])), scene) } : { text: w.noneHere }) });
    }
  }
  if (UPPER.includes(id)) rows.push({ name: "", text: w.upper });
  return { title: scene.words.name("province", id), rows: [...rows, ...linked(id, scene.words, map)], rule: shut ? "ATT-22" : count >= ROOM ? "ATT-24" : "ATT-20" };
}

function people(id: People, known: Facts, scene: Scene, why: string): About {
  const w = ABOUT.in(scene.words.lang);
  const on = spread(known.provinces, id);
  const ranking = known.influence.map((track, seat) => ({ seat, field: track[id] ?? 0 })).filter(({ field }) => field > 0).sort((a, b) => b.field - a.field);
  return {
    title: scene.words.name("people", id),
    ...lookOf(id),
    rows: [
      ...(why ? [{ name: "", text: `${why}.` }] : []),
      { name: w.onMap, text: w.spread(on.stones, on.provinces) },
      { name: w.supply, text: String(STONES - on.stones) },
      { name: w.worth, text: w.worthText(on.stones, on.provinces) },
      { name: w.influence, text: ranking.map(({ seat, field }) => `${scene.called(seat)} ${String(field)}`).join(", ") || w.nobody },
      { name: w.discarded, text: w.ofNine(known.discards[id] ?? 0) },
    ],
    rule: "ATT-47",
  };
}

function tile(id: string, known: Facts, scene: Scene): About | null {
  const found = TILES.find((one) => one === id);
  if (!found) return null;
  const w = ABOUT.in(scene.words.lang);
  const held = known.tiles.flatMap((own, seat) => (own.includes(found) ? [scene.called(seat)] : []));
  return {
    title: w.tile[found],
    rows: [{ name: "", text: WORDS.in(scene.words.lang).tileHelp[found] }, { name: w.inHands, text: held.join(", ") || w.spent }],
    rule: TILE_RULES[found],
  };
}

function century(id: string, known: Facts, scene: Scene): About | null {
  const w = ABOUT.in(scene.words.lang);
  const at = CENTURIES.findIndex((one) => one.id === id);
  const found = CENTURIES[at];
  if (!found) return null;
  const left = tilesLeft(known.pacified.length)[at] ?? 0;
  return {
    title: w.centuryName(found.roman),
    rows: [
      { name: w.perStone, text: w.brings(found.influence) },
      { name: w.tiles, text: w.tilesLeft(left, found.tiles) },
      { name: "", text: left ? w.toScore : w.scored },
    ],
    rule: left ? "ATT-25" : "ATT-45",
  };
}

function player(seat: number, known: Facts, scene: Scene): About | null {
  const look = SEATS[seat];
  if (!scene.seats[seat] || !look) return null;
  const w = ABOUT.in(scene.words.lang);
  const influence = counted(known.influence[seat]);
  return {
    title: scene.called(seat),
    look,
    rows: [
      { name: w.points, text: String(known.scores[seat] ?? 0) },
      { name: w.influence, ...(influence.length ? { parts: stones(known.influence[seat], scene) } : { text: w.none }) },
      { name: w.cards, text: String(known.handSizes[seat] ?? 0) },
      { name: w.actionTiles, text: (known.tiles[seat] ?? []).map((one) => w.tile[one]).join(", ") || w.none },
    ],
    rule: "ATT-10",
  };
}
