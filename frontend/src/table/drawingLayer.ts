/** Who draws over the maps, and what: `notebook/` does; the maps themselves need to know no more. */

import { Observable } from "../app/observable.ts";
import type { MapFile } from "../board/mapfile.ts";

/** Takes the regions that are chosen, in the game's place; null: nobody draws. */
export const drawingTool = new Observable<((region: string) => void) | null>(null);

export const overlay = new Observable<((map: MapFile, hair: number) => readonly SVGElement[]) | null>(null);
