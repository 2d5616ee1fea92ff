/** Where the map looks: at what matters when it is opened, at what happens while others play; never while one chooses. */

import type { Board } from "../board/index.ts";
import type { Face, LogLine, Scene, Told } from "../faces/face.ts";

/** The regions that what was told is about, in its order: all that its arguments name. */
export function named(told: Told, regions: Readonly<Record<string, unknown>>): readonly string[] {
  const found = new Set<string>();
  const read = (value: unknown): void => {
    if (typeof value === "string") { if (value in regions) found.add(value); }
    else if (typeof value === "object" && value !== null) { for (const one of Object.values(value)) read(one); }
  };
  for (const [name, value] of Object.entries(told)) if (name !== "event" && name !== "rule" && name !== "sentence") read(value);
  return [...found];
}

/** The last line with events, if it was not there before. */
export function fresh(now: readonly LogLine[], before: readonly LogLine[]): LogLine | null {
  const last = now.findLast(({ events }) => events?.length);
  return last && last.seq > (before.findLast(({ events }) => events?.length)?.seq ?? 0) ? last : null;
}

const MANY = 8; // places that one line is about: where it is about the whole map, nobody has to look elsewhere
const FEW = 4; // places asked about that have all to be in sight; of more a part is enough

/** Whether what is asked about has to be shown. */
export const hidden = (all: number, seen: number): boolean => all > 0 && (all <= FEW ? seen < all : seen * FEW < all);

/** A scene was laid; `before`: the one before on this board, null for the first. */
export function turn(board: Board, face: Face, scene: Scene, before: Scene | null): void {
  const theatre = (): readonly string[] => (face.theatre?.(scene) ?? []).filter((id) => id in board.map.regions);
  if (!before) {
    board.sight.open(theatre(), scene.compact);
    return;
  }
  const { draft } = scene;
  if (draft) {
    const again = before.draft?.decision.id === draft.decision.id;
    if (again || draft.steps.length || Object.keys(draft.chosen).length) return;
    const about = theatre();
    if (hidden(about.length, board.sight.sees(about))) board.sight.open(about, scene.compact || about.length <= FEW, true);
    return;
  }
  const line = fresh(scene.log, before.log);
  if (!line) return;
  const places = new Set((line.events ?? []).flatMap((told) => named(told, board.map.regions)));
  if (places.size <= MANY) board.sight.follow([...places]);
}
