/** Looking back begins with the whole map before one's eyes, on a phone with the place of the moment, near enough to read, and goes along; afterwards everything is as it was. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import type { Board } from "../board/index.ts";
import type { LogLine } from "../faces/face.ts";
import { lately } from "./following.ts";
import type { Tab } from "./parts.ts";

interface Place {
  readonly board: RefObject<Board | null>;
  readonly page: RefObject<HTMLElement | null>;
  readonly compact: boolean;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
  /** The log up to the moment, and which it is; null: now. */
  readonly log: readonly LogLine[];
  readonly at: number | null;
}

export function useLooking(looking: boolean, { board, page, compact, tab, setTab, log, at }: Place): void {
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
    if (compact && board.current) board.current.sight.open(lately(log, board.current.map.regions), true);
    else board.current?.fit();
    page.current?.querySelector<HTMLElement>(".replay")?.focus({ preventScroll: true });
  }, [looking]);
  useLayoutEffect(() => { if (looking && compact && board.current) board.current.sight.follow(lately(log, board.current.map.regions)); }, [looking, compact, at]);
}
