/** What the table of a game needs: its words, its map, its face. */

import type { MapFile } from "../board/mapfile.ts";
import type { Face } from "../faces/face.ts";
import { loadFace } from "../faces/index.ts";
import { fetchMapFonts } from "../look/fontLoading.ts";
import { loadDiagram, loadMap, mapNames } from "../look/maps.ts";
import { api } from "../net/api.ts";
import type { GameDetail } from "../net/shapes.ts";
import type { Lang } from "../words/lexicon.ts";

export interface Equipment {
  /** The language that the game's words are in. */
  readonly lang: Lang;
  readonly detail: GameDetail;
  /** The first one is the face's own; a board may have more than one. */
  readonly maps: readonly [MapFile, ...MapFile[]];
  readonly face: Face;
}

/** By game and language: begun as soon as the game is known, and kept. */
const equipments = new Map<string, Promise<Equipment>>();

export function equip(game: string, lang: Lang): Promise<Equipment> {
  const key = `${game} ${lang}`;
  const begun = equipments.get(key);
  if (begun) return begun;
  const loading = load(game, lang);
  loading.catch(() => { equipments.delete(key); });
  equipments.set(key, loading);
  return loading;
}

async function load(game: string, lang: Lang): Promise<Equipment> {
  const likely = mapNames.includes(game) ? loadMap(game) : null; // most maps are called like their games
  likely?.catch(() => undefined);
  const face = loadFace(game, lang).then((own) => {
    fetchMapFonts(own?.looks[0] ?? "light");
    return own;
  });
  const [detail, own] = await Promise.all([api.game(game), face]);
  const names = own ? [own.map, ...(own.beyond ?? [])] : detail.maps;
  const [first, ...more] = await Promise.all(names.map((name) => (name === game && likely ? likely : loadMap(name))));
  const maps = [first ?? (await loadDiagram(game)), ...more] as const;
  own?.meet?.(maps[0]);
  return { lang, detail, maps, face: own ?? (await import("../plain/index.ts")).genericFace(maps) };
}
