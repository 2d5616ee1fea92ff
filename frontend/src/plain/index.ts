/** The face of a game that has none: the map to choose from, counters for whatever facts lie by place, the rest as words. */

import type { MapFile } from "../board/mapfile.ts";
import type { Piece } from "../board/pieces.ts";
import type { Board, Face, Scene } from "../faces/face.ts";
import { letters, seatLook, seatPattern } from "../look/seats.ts";
import { looksOf, owners, symbols } from "../look/theme.ts";
import { instead, values } from "../table/draft.ts";
import { choosing, regionField } from "../table/generic.ts";
import { speaker } from "../words/table/index.ts";
import { Facts } from "./Facts.tsx";
import { standing, type Counter, type Standing } from "./standing.ts";

const NOBODY = { colour: "#62656b", ink: "#ffffff" };
const STONES = 4; // that find room as stones of their own

export function genericFace(maps: readonly [MapFile, ...MapFile[]]): Face {
  const [first, ...more] = maps;
  const places = new Set(maps.flatMap(({ regions }) => Object.keys(regions)));
  let known: readonly [object, Standing] | null = null;
  const standingOf = ({ view, words }: Scene): Standing => {
    if (known?.[0] !== view) known = [view, standing(view, places, words.bySeat)];
    return known[1];
  };
  return {
    map: first.id,
    beyond: more.map(({ id }) => id),
    looks: looksOf(first.look),
    places: 0,
    lay(board, scene) {
      const { draft } = scene;
      const field = draft && regionField(draft, places);
      const legal = draft && field !== null ? values(draft, field) : null;
      const now = standingOf(scene);
      const here = (id: string): boolean => id in board.map.regions;
      ground(board, now);
      board.setPieces([...now.counters].filter(([place]) => here(place)).flatMap(([place, counters]) => counters.flatMap((counter) => pieces(counter, scene).map((piece) => ({ region: place, ...piece })))));
      board.setHighlight("legal", legal && legal.filter(here));
      board.setHighlight("selected", [draft?.chosen[field ?? ""] ?? []].flat().filter(here));
      board.setHighlight("target", Object.values(scene.view).filter((value): value is string => places.has(value as string)).filter(here));
    },
    theatre(scene) {
      const { draft } = scene;
      const field = draft && regionField(draft, places);
      return draft && field !== null ? values(draft, field) : [...standingOf(scene).counters.keys()];
    },
    pick(region, scene) {
      const { draft } = scene;
      const field = draft && regionField(draft, places);
      if (!draft || field === null || !values(draft, field).includes(region)) return false;
      choosing(scene, field, region);
      return true;
    },
    why(region, { draft }) {
      const field = draft && regionField(draft, places);
      const action = draft && field !== null ? instead(draft, field, region) : null;
      return draft && action !== null ? { sentence: "", rule: "", tried: { steps: draft.steps, action } } : null;
    },
    answers: async () => {
      const { aboutPlace } = await import("./about.ts");
      return { about: ({ kind, id }, scene, drawn) => (kind === "region" ? aboutPlace(id, scene, standingOf(scene), drawn) : null) };
    },
    sentence: (region, scene) => sentence(region, scene, standingOf(scene)),
    side: [{ id: "facts", title: ({ words }) => speaker(words.lang)("facts"), Part: Facts }],
  };
}

/** The ground has the colour of the seat that alone has something there; what a fact lists is a little darker. */
function ground(board: Board, { held, named }: Standing): void {
  for (const place of Object.keys(board.map.regions)) {
    const seat = held.get(place) ?? -1;
    const colour = seat >= 0 ? seatLook(seat).colour : named.get(place)?.some((one) => one.seat === null) && NOBODY.colour;
    board.setTint(place, colour ? `color-mix(in srgb, ${colour} 40%, var(--kt-outland))` : null, seat < 0 ? null : seatPattern(seat));
  }
}

/** A plate in the seat's colour; what is nobody's has the colours of its kinds, if they have any. */
function pieces({ fact, seat, count, parts }: Counter, { words, seats, called }: Scene): readonly Omit<Piece, "region">[] {
  if (seat !== null) {
    const { colour, ink } = seatLook(seat);
    return [{ kind: "plate", colour, ink, emblem: letters(seats.map((_, i) => called(i)), seat), count, parts: units(parts, words) }];
  }
  if (parts.length && parts.every(({ kind }) => kind in owners)) {
    const kind = count <= STONES ? "disc" : "plate";
    return parts.map((part) => ({ kind, ...(owners[part.kind] ?? { ...NOBODY, emblem: "" }), count: part.count }));
  }
  return [{ kind: "plate", ...NOBODY, emblem: short(words.name("fact", fact)), count, parts: units(parts, words) }];
}

const units = (parts: Counter["parts"], words: Scene["words"]): NonNullable<Piece["parts"]> =>
  parts.map(({ kind, count }) => ({ symbol: kind in symbols.units ? kind : short(words.name("", kind)), count }));

/** What is written where there is no drawing. */
const short = (name: string): string => name.slice(0, 2);

function sentence(region: string, { words, seats }: Scene, { counters, named }: Standing): string {
  const of = (fact: string, seat: number | null): string => words.name("fact", fact) + (seat === null ? "" : `, ${seats[seat]?.name ?? ""}`);
  const said = [words.name("region", region)];
  for (const { fact, seat, count, parts } of counters.get(region) ?? []) {
    said.push(`${of(fact, seat)}: ${parts.map((part) => `${String(part.count)} ${words.name("", part.kind)}`).join(", ") || String(count)}`);
  }
  for (const { fact, seat } of named.get(region) ?? []) said.push(of(fact, seat));
  return `${said.join(". ")}.`;
}
