/** The drawing as a scene that nothing is asked in: what faces draw on their map. */

import { wanted } from "../table/Sheets.tsx";
import type { Face, GameWords, Scene } from "../faces/face.ts";
import type { Drawing, Outline, SeatSummary, View } from "../net/shapes.ts";
import { seen } from "./position.ts";

export function sceneOf(drawing: Drawing, outline: Outline, before: View | null, words: GameWords, compact: boolean, still: boolean): Scene {
  const view = seen(drawing, outline, before) as View;
  const seats: SeatSummary[] = drawing.names.map((name, seat) => ({ seat, kind: "person", name, bot: "", autopilot: "", offered: false, bank: null }));
  const idle = (): void => undefined;
  return {
    words, view, settled: view, seats, compact, still,
    forecast: null, viewer: -1, options: drawing.options, status: "playing", scores: null, winners: null, ranking: null,
    log: [], draft: null, laid: null, busy: false, orders: [], notes: false, pace: 1, kept: new Map(),
    called: (seat) => drawing.names[seat] ?? "",
    choose: idle, drop: idle, clear: idle, answering: () => false, step: idle, back: idle, note: idle, redraft: idle, advise: idle, unadvise: idle, adopt: idle, confirm: idle, confirmWith: idle, rule: idle, setOrders: idle,
    show: (sheet) => { wanted.value = sheet; },
    odds: () => Promise.resolve(null),
    refusal: () => Promise.resolve(null),
    routes: () => Promise.resolve(null),
    foresee: () => Promise.resolve(null),
  };
}

/** The game's own map, for choosing places: what it cannot draw, as no game comes to it, the face of all games draws. */
export function drawingFace(face: Face, generic: Face, place: string, wrong: readonly string[], onPick: (place: string) => void): Face {
  const { why: _why, theatre: _theatre, answers: _answers, ...rest } = face;
  return {
    ...rest,
    lay(board, scene) {
      try {
        face.lay(board, scene);
      } catch {
        generic.lay(board, scene);
      }
      const here = (ids: readonly string[]): readonly string[] => ids.filter((id) => id in board.map.regions);
      board.setHighlight("legal", null);
      board.setHighlight("hint", []);
      board.setHighlight("selected", here([place]));
      board.setHighlight("target", here(wrong));
    },
    pick(region) {
      onPick(region);
      return true;
    },
    sentence(region, scene) {
      try {
        return face.sentence(region, scene);
      } catch {
        return generic.sentence(region, scene);
      }
    },
  };
}
