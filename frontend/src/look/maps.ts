/** The built maps of all games, fetched when they are needed; the files are those of the Python package. */

import { MapError, parse, type MapFile } from "../board/mapfile.ts";
import { api } from "../net/api.ts";

const FILES = import.meta.glob<string>("../../../src/kartentisch/games/*/*.map.json", {
  query: "?url",
  import: "default",
  eager: true,
});

const ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, address]) => [path.replace(/^.*\/|\.map\.json$/g, ""), address]),
);

export const mapNames: readonly string[] = [...ADDRESSES.keys()].sort();

export async function loadMap(name: string): Promise<MapFile> {
  const address = ADDRESSES.get(name);
  if (address === undefined) throw new MapError("bad_map", `there is no map ${name}; there are ${mapNames.join(", ")}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new MapError("bad_map", `${name}: the server answers ${String(answer.status)}`);
  return parse(await answer.text(), name);
}

/** The board of a game that has no drawn map, as the server lays it out. */
export async function loadDiagram(game: string): Promise<MapFile> {
  return parse(await api.diagram(game), game);
}
