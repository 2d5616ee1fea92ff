/** What nobody waits for: it must not compete with the first look. */

const REST = 3_000; // ms after the page was loaded

/** Once the page has come to rest. */
export function whenIdle(act: () => void): void {
  if (!("document" in globalThis)) return; // nobody looks
  const idle = (): void => { if ("requestIdleCallback" in globalThis) requestIdleCallback(act); else act(); };
  const later = (): void => { setTimeout(idle, REST); };
  if (document.readyState === "complete") later();
  else addEventListener("load", later, { once: true });
}

/** Parts that are loaded when they are needed, but not waited for then (`ui.tsx`: `lazy`). */
export function fetchWhenIdle(...parts: readonly { readonly fetch: () => Promise<void> }[]): void {
  whenIdle(() => { for (const part of parts) void part.fetch(); });
}
