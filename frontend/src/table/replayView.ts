/** Looking back begins with the whole map before one's eyes, of a large one with where the game is played, on a phone near what happened; afterwards everything is as it was. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import type { Board } from "../board/index.ts";
import { scenery } from "./mapFocus.ts";
import type { Line } from "./logLines.ts";
import type { Tab } from "./parts.ts";

interface Place {
  readonly board: RefObject<Board | null>;
  readonly page: RefObject<HTMLElement | null>;
  readonly compact: boolean;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  readonly lines: readonly Line[];
  /** Where the game is played on a map that is larger than that; null: all of it matters. */
  readonly theatre: (() => readonly string[]) | null;
}

const CORNER = 260; // CSS pixels: so far from the edge the overview reaches
const LATELY = 8; // lines within which a place is still what a moment is about

/** `seq` is the moment that is looked at; null in the present. */
export function useReplayView(seq: number | null, { board, page, compact, tab, setTab, lines, theatre }: Place): void {
  const looking = seq !== null;
  const before = useRef<{ readonly tab: Tab; readonly stand: Board["stand"] | null } | null>(null);
  useLayoutEffect(() => {
    if (!looking) {
      const kept = before.current;
      before.current = null;
      if (!kept) return;
      if (compact) setTab(kept.tab);
      if (kept.stand) board.current?.see(kept.stand);
      return;
    }
    before.current = { tab, stand: board.current?.stand ?? null };
    if (compact) setTab("map");
    else if (theatre) board.current?.sight.open(theatre(), false);
    else board.current?.fit();
    page.current?.querySelector<HTMLElement>(".replay")?.focus({ preventScroll: true });
  }, [looking]);
  const near = useRef(false);
  useLayoutEffect(() => {
    const { map, sight } = board.current ?? {};
    const before = (compact || theatre) && looking ? lines.filter((one) => one.seq <= seq && one.events?.length).slice(-LATELY) : [];
    const line = before.at(-1);
    const places = map ? before.map((one) => scenery(one, map.regions)).findLast((some) => some.length) ?? [] : []; // a card that is laid names no place: the attack before it does
    const about = compact ? places.slice(-1) : places; // on a phone where it leads to: with all of it the map would be a stamp
    if (!line) near.current = false;
    else if (!compact) {
      const [place] = about;
      if (sight && place !== undefined && about.length === 1 && sight.where(place).at[0] < CORNER) sight.aside(place, CORNER, CORNER, true); // not below the overview
      else sight?.together(about);
    }
    else if (near.current) sight?.follow(about);
    else {
      near.current = about.length > 0;
      if (near.current) sight?.open(about, true, true); // what is about no place leaves the map as it is
    }
  }, [seq, compact]);
}
