/** It is your turn: the sign in the tab, and two soft notes for who wants them. */

import { useEffect, useRef } from "preact/hooks";

import { settings } from "../app/settings.ts";

export function useTurnSignal(mine: boolean): void {
  const before = useRef(mine);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) icon.href = mine ? "/icon-turn.svg" : "/icon.svg";
    if (mine && !before.current && settings.value.sound) void ring();
    before.current = mine;
    return () => { if (icon) icon.href = "/icon.svg"; };
  }, [mine]);
}

/** Two notes, or one that tells that something was said; where they cannot be had it stays quiet. */
export async function ring(notes = 2): Promise<void> {
  await import("./sound.ts").then((sound) => { sound.ring(notes); }, () => undefined);
}
