/** Looking back begins with the whole map before one's eyes; afterwards everything is as it was. */

import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

import type { Board } from "../board/index.ts";
import type { Tab } from "./parts.ts";

interface Place {
  readonly board: RefObject<Board | null>;
  readonly page: RefObject<HTMLElement | null>;
  readonly compact: boolean;
  readonly tab: Tab;
  readonly setTab: (tab: Tab) => void;
}

export function useLooking(looking: boolean, { board, page, compact, tab, setTab }: Place): void {
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
    board.current?.fit();
    page.current?.querySelector<HTMLElement>(".replay")?.focus({ preventScroll: true });
  }, [looking]);
}
