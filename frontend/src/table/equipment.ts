/** What the table of a game needs: its words, its map, its face. */

import type { MapFile } from "../board/mapfile.ts";
import type { Face } from "../faces/face.ts";
import { loadFace } from "../faces/index.ts";
import { fetchMapLetters } from "../look/letters.ts";
import { loadDiagram, loadMap, mapNames } from "../look/maps.ts";
import { api } from "../net/api.ts";
import type { GameDetail } from "../net/shapes.ts";
import type { Lang } from "../words/index.ts";

export interface Equipment {
  /** The language that the game's words are in. */
  readonly lang: Lang;
  readonly detail: GameDetail;
  readonly map: MapFile;
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
    fetchMapLetters(own?.looks[0] ?? "light");
    return own;
  });
  const [detail, own] = await Promise.all([api.game(game), face]);
  // a board that is drawn on several maps needs a face that knows how they go together; without one it is a diagram
  const name = own?.map ?? (detail.maps.length === 1 ? detail.maps[0] : undefined);
  const map = await (name === undefined ? loadDiagram(game) : name === game && likely ? likely : loadMap(name));
  return { lang, detail, map, face: own ?? (await import("../plain/index.ts")).genericFace(map) };
}
