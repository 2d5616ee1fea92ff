/** The face of a game that has none: the map to choose from, everything else as words. Nothing here knows a game. */

import type { Face, Scene } from "../faces/face.ts";
import { looksOf } from "../look/theme.ts";
import type { MapFile } from "../board/mapfile.ts";
import { candidates, choose, meant, values, type Draft } from "./draft.ts";

const NEAR = 0.8; // CSS pixels per unit

/** The named parts that can still be chosen, in the order in which the actions name them; without the block. */
export function fieldsOf(draft: Draft): readonly string[] {
  return [...new Set(candidates(draft).flatMap(({ fields }) => Object.keys(fields)))].filter((field) => field !== "action");
}

/** The fields whose values are regions of the map. */
export function regionFields(draft: Draft, regions: ReadonlySet<string>): readonly string[] {
  return fieldsOf(draft).filter((field) => values(draft, field).every((value) => regions.has(value)));
}

/** The field that a click on the map fills: the first that is open, else the first at all. */
export function regionField(draft: Draft, regions: ReadonlySet<string>): string | null {
  const fields = regionFields(draft, regions);
  return fields.find((field) => !(field in draft.chosen)) ?? fields[0] ?? null;
}

/** Chooses a value; where everything is chosen then, it becomes a step. */
export function choosing(scene: Scene, field: string, value: string): void {
  if (!scene.draft || scene.busy) return;
  const after = choose(scene.draft, field, value);
  const action = meant(after);
  if (action) scene.step(action);
  else scene.choose(field, value);
}

export function genericFace(map: MapFile): Face {
  const regions = new Set(Object.keys(map.regions));
  const shown = new WeakSet<object>();
  return {
    map: map.id,
    looks: looksOf(map.look),
    places: 0,
    lay(board, { draft, compact, still }) {
      const field = draft && regionField(draft, regions);
      if (compact && draft && field !== null && !shown.has(draft.decision)) {
        shown.add(draft.decision);
        board.show(values(draft, field), NEAR, !still); // a phone is too small for the whole map
      }
      board.setHighlight("legal", draft && field !== null ? values(draft, field) : null);
      board.setHighlight("selected", draft && field !== null && draft.chosen[field] ? [draft.chosen[field]] : []);
    },
    pick(region, scene) {
      const field = scene.draft && regionField(scene.draft, regions);
      if (field !== null && values(scene.draft as Draft, field).includes(region)) choosing(scene, field, region);
    },
    sentence: (region, scene) => scene.words.name("region", region),
    side: [],
  };
}
