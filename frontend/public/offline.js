/* The shell without a network: the page's own files, as they were last seen. Nothing below /api is ever kept or answered here. And what is told while no page is open. */
const SHELL = "kartentisch-shell-1";
const SIGNS = ["/icon.svg", "/icon-turn.svg", "/manifest.webmanifest", "/manifest.de.webmanifest"];

const MOST = 600; // files of the page, of which old ones go first: each version brings its own

self.addEventListener("install", (event) => {
  const lay = async () => {
    const shell = await caches.open(SHELL);
    for (const name of ["/", ...SIGNS]) {
      const fresh = await fetch(name, { cache: "reload" });
      if (!await ours(fresh, name === "/")) throw new TypeError(name); // the browser tries again later
      await shell.put(name, fresh);
    }
    await self.skipWaiting();
  };
  event.waitUntil(lay());
});

/** Whether this is what was asked for, whole: networks that want somebody to sign in first, and proxies, answer anything with a page of theirs. */
async function ours(fresh, document) {
  if (fresh.status !== 200 || fresh.type !== "basic" || fresh.redirected) return false;
  const html = (fresh.headers.get("content-type") ?? "").startsWith("text/html");
  if (!document) return !html;
  const text = html ? await fresh.clone().text() : "";
  return text.includes("<title>Kartentisch</title>") && text.includes('src="/assets/');
}

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== SHELL) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

const page = /^\/(?:|new|dice|me|mine|notifications|(?:t|join|back|rules|short)\/[^/]+)$/;

/** Hashed files never change: from the shelf first. Everything else from the network first. */
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  const hashed = pathname.startsWith("/assets/");
  const sign = SIGNS.includes(pathname);
  if (!hashed && !sign && !page.test(pathname)) return;
  event.respondWith(answer(request, hashed, sign));
});

async function answer(request, hashed, sign) {
  const shell = await caches.open(SHELL);
  const name = hashed || sign ? request : "/"; // every address of the page is the same file
  if (hashed) {
    const kept = await shell.match(name);
    if (kept) return kept;
  }
  try {
    const fresh = await fetch(request);
    await keep(shell, name, fresh, hashed).catch(() => undefined); // no room, or a piece of a file: it is shown all the same
    return fresh;
  } catch (error) {
    const kept = await shell.match(name);
    if (kept) return kept;
    throw error;
  }
}

async function keep(shell, name, fresh, hashed) {
  if (!await ours(fresh, name === "/")) return;
  await shell.put(name, fresh.clone());
  if (!hashed) return;
  await forget(shell, new URL(name.url).pathname);
  const files = (await shell.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  for (const old of files.slice(0, Math.max(0, files.length - MOST))) await shell.delete(old);
}

const server = /^\/assets\/(server-[0-9a-f]+)\//;

/** Of servers that the page brings with it only the newest stays: they are large. */
async function forget(shell, pathname) {
  const newest = server.exec(pathname)?.[1];
  if (newest === undefined) return;
  for (const kept of await shell.keys()) {
    const name = server.exec(new URL(kept.url).pathname)?.[1];
    if (name !== undefined && name !== newest) await shell.delete(kept);
  }
}

/* What a push brings is for everybody's eyes at the table: whose turn, and where. A window that shows the table needs no message. */
self.addEventListener("push", (event) => {
  const tell = async () => {
    const { title, body, path, tag } = event.data.json();
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (path !== "/notifications" && windows.some(({ url, visibilityState }) => visibilityState === "visible" && new URL(url).pathname === path)) return;
    await self.registration.showNotification(title, { body, tag: tag || undefined, renotify: Boolean(tag), icon: "/icon-192.png", badge: "/icon-192.png", data: { path } });
  };
  event.waitUntil(tell());
});

self.addEventListener("notificationclick", (event) => {
  const path = event.notification.data?.path ?? "/";
  event.notification.close();
  const show = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find(({ url }) => new URL(url).pathname === path) ?? windows[0];
    if (there === undefined) return self.clients.openWindow(path);
    await there.focus();
    if (new URL(there.url).pathname !== path) await there.navigate(path);
  };
  event.waitUntil(show());
});

/* The browser has changed its subscription by itself: the server learns the new one. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const again = async () => {
    const key = event.oldSubscription?.options.applicationServerKey;
    const made = event.newSubscription ?? (key ? await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }) : null);
    if (made === null) return;
    const { endpoint, keys } = made.toJSON();
    const headers = { "Content-Type": "application/json", "X-Kartentisch": "page" };
    await fetch("/api/notifications/browsers", { method: "POST", headers, body: JSON.stringify({ endpoint, keys }) });
  };
  event.waitUntil(again());
});
