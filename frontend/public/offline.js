/* The shell without a network: the page's own files, as they were last seen. Nothing below /api is ever kept or answered here. */
const SHELL = "kartentisch-shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(["/", "/icon.svg", "/manifest.webmanifest", "/manifest.de.webmanifest"])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

const page = /^\/(?:|new|dice|(?:t|join|back|rules|short)\/[^/]+)$/;

/** Hashed files never change: from the shelf first. Everything else from the network first. */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  const hashed = pathname.startsWith("/assets/");
  if (!hashed && !page.test(pathname)) return;
  event.respondWith(answer(request, hashed));
});

async function answer(request, hashed) {
  const shell = await caches.open(SHELL);
  const name = hashed ? request : "/"; // every address of the page is the same file
  if (hashed) {
    const kept = await shell.match(name);
    if (kept) return kept;
  }
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shell.put(name, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await shell.match(name);
    if (kept) return kept;
    throw error;
  }
}
