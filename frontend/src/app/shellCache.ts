/** The shell without a network, put on its shelf. */

/** `more`: files that no window loads itself. */
export function keepShell(more: readonly string[] = []): void {
  const keep = async (): Promise<void> => {
    await navigator.serviceWorker.register("/offline.js");
    if (navigator.serviceWorker.controller) return; // has seen everything already
    await new Promise((done) => { navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }); });
    // what came before it: from the browser's own cache, through its hands
    for (const { name } of performance.getEntriesByType("resource")) if (new URL(name).pathname.startsWith("/assets/")) await fetch(name);
    for (const name of more) await fetch(name);
  };
  keep().catch(() => undefined);
}
