/** The built maps of all games, from the Python package, and the facts that the Python reader has found in them. */

import { readFileSync, readdirSync } from "node:fs";

import { parse, type MapFile } from "../src/board/mapfile.ts";

const ROOT = new URL("../../", import.meta.url);
const GAMES = new URL("src/kartentisch/games/", ROOT);

export interface Facts {
  readonly id: string;
  readonly links: [string, string][];
  readonly borders: [string, string, number][];
  readonly regions: Record<string, { points: number[]; area: number[]; length: number }>;
  readonly probes: [number, number, string | null][];
}

/** File names without `.map.json`. */
export const FILES: ReadonlyMap<string, URL> = new Map(
  readdirSync(GAMES, { withFileTypes: true })
    .filter((folder) => folder.isDirectory())
    .flatMap((folder) => {
      const inside = new URL(`${folder.name}/`, GAMES);
      return readdirSync(inside)
        .filter((name) => name.endsWith(".map.json"))
        .map((name) => [name.replace(".map.json", ""), new URL(name, inside)] as const);
    })
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);

export const NAMES = [...FILES.keys()];

const read = new Map<string, MapFile>();

export function text(name: string): string {
  const file = FILES.get(name);
  if (!file) throw new Error(`no map ${name}`);
  return readFileSync(file, "utf8");
}

export function load(name: string): MapFile {
  const map = read.get(name) ?? parse(text(name), name);
  read.set(name, map);
  return map;
}

export function facts(name: string): Facts {
  return JSON.parse(readFileSync(new URL(`tests/maps/fixtures/${name}.json`, ROOT), "utf8")) as Facts;
}

export function fixtureNames(): string[] {
  return readdirSync(new URL("tests/maps/fixtures/", ROOT)).map((name) => name.replace(".json", "")).sort();
}
