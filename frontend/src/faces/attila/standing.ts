/** The stones on the board: what comes slides to its place, what goes fades. */

import { neighbours } from "../../board/links.ts";
import type { MapFile, Point } from "../../board/mapfile.ts";
import type { Move } from "../../board/motion.ts";
import type { Stack } from "../../board/stones.ts";
import { owners } from "../../look/theme.ts";
import type { Board, Scene } from "../face.ts";
import { counted, PEOPLES, type People } from "./facts.ts";

const MOST = 4; // changes that are shown moving; more are another moment of the game

/** The six upper provinces (ATT-12); the map file says the same, and the tests hold them together. */
export const UPPER = ["belgica", "raetia", "noricum", "pannonia", "moesia", "scythia"];

/** What stands on the map, by province. */
export type Standing = Readonly<Record<string, Partial<Readonly<Record<People, number>>>>>;

export interface Change {
  readonly province: string;
  readonly people: People;
  /** How many stones come; less than 0: go. */
  readonly by: number;
}

/** What is different. */
export function changes(before: Standing, after: Standing): readonly Change[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((province) =>
    PEOPLES.flatMap((people) => {
      const by = (after[province]?.[people] ?? 0) - (before[province]?.[people] ?? 0);
      return by ? [{ province, people, by }] : [];
    }),
  );
}

/** Where a new stone comes from (ATT-20): a neighbour with most of its people, else its home; null: nowhere else. */
export function origin(map: MapFile, before: Standing, province: string, people: People): Point | null {
  const of = (id: string): number => before[id]?.[people] ?? 0;
  const from = (beside(map).get(province) ?? []).filter(of).sort((a, b) => of(b) - of(a))[0];
  if (from !== undefined) {
    const [x = 0, y = 0] = map.regions[from]?.pieces ?? [];
    return [x, y];
  }
  const home = of(province) && !UPPER.includes(province) ? undefined : map.marks.find(({ kind, text }) => kind === "home" && text === people);
  return home ? [home.x, home.y] : null;
}

const neighbourhoods = new WeakMap<MapFile, ReadonlyMap<string, readonly string[]>>();

function beside(map: MapFile): ReadonlyMap<string, readonly string[]> {
  const found = neighbourhoods.get(map) ?? neighbours(map);
  neighbourhoods.set(map, found);
  return found;
}

const shown = new WeakMap<Board, Standing>();

/** Brings the stones of this moment onto the board: those that came slide to their places, those that went fade. */
export function show(board: Board, now: Standing, scene: Scene): void {
  const before = shown.get(board);
  const different = before && changes(before, now);
  if (different?.length === 0) return; // also while they are on their way
  shown.set(board, now);
  const settle = (): void => {
    board.setPieces(Object.entries(now).flatMap(([region, stones]) => counted(stones).flatMap(([people, count]) => disc(people, count).map((piece) => ({ region, ...piece })))));
  };
  if (!before || !different || scene.still || different.length > MOST) {
    settle();
    return;
  }
  board.skip(); // what is still moving belongs to the moment before
  const moves = (sign: 1 | -1): Move[] => different.filter(({ by }) => by * sign > 0).flatMap(({ province: region, people, by }) =>
    disc(people, Math.abs(by)).map((piece): Move => {
      const from = sign > 0 ? origin(board.map, before, region, people) : null;
      return sign < 0 ? { kind: "remove", region, piece } : { kind: "place", region, piece, ...(from ? { from } : {}) };
    }));
  void board.play([moves(-1), moves(1)].filter(({ length }) => length), { speed: scene.pace }).then((whole) => { if (whole && shown.get(board) === now) settle(); });
}

function disc(people: People, count: number): readonly Stack[] {
  const look = owners[people];
  return look ? [{ kind: "disc", colour: look.colour, ink: look.ink, emblem: look.emblem, count }] : [];
}
