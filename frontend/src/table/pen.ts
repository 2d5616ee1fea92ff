/** Who draws over the maps, and what: `asides/` does; the maps themselves need to know no more. */

import { Cell } from "../app/cell.ts";
import type { MapFile } from "../board/mapfile.ts";

/** Takes the regions that are chosen, in the game's place; null: nobody draws. */
export const pen = new Cell<((region: string) => void) | null>(null);

export const overlay = new Cell<((map: MapFile, hair: number) => readonly SVGElement[]) | null>(null);
