/** Runs the server: Python in WebAssembly (Pyodide), and in it the server as it is (`server/http/in_browser.py`). */

import { ed25519 } from "@noble/curves/ed25519.js";
import { bytesToHex, hexToBytes } from "@noble/curves/utils.js";

import type { Asked, Told } from "./messages.ts";
import { PLACE } from "./place.ts";

/** What of Pyodide is used here. */
interface Python {
  readonly FS: {
    mkdirTree(path: string): void;
    mount(kind: unknown, options: object, path: string): void;
    syncfs(fromBrowser: boolean, done: (error: unknown) => void): void;
    readonly filesystems: { readonly IDBFS: unknown };
  };
  readonly globals: { get(name: string): unknown };
  registerJsModule(name: string, module: object): void;
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  toPy(value: object): Proxy;
}

type Answer = (
  method: string, address: string, headers: unknown, body: unknown,
  begin: (status: number, headers: string) => void, part: (data: { toJs(): Uint8Array; destroy(): void }, more: boolean) => void, gone: unknown,
) => Promise<void> & Proxy;

/** Of something in Python: it lives until it is said that it may go. */
interface Proxy {
  destroy(): void;
}

interface Gone extends Proxy {
  set(): void;
}

const STORE = "/store";
const SETTLED = 300; // ms after a change until the store is put into the browser's own

const BOOT = `
import asyncio, importlib
from pathlib import Path
importlib.invalidate_caches()
from kartentisch.server.http.in_browser import BrowserServer

def open_server(changed):
    global server, time
    server = BrowserServer(Path("${STORE}"), changed)
    time = asyncio.ensure_future(server.keep_time())

def answer(method, address, headers, body, begin, part, gone):
    return server.answer(method, address, headers, bytes(body), begin, part, gone)
`;

const tell = (message: Told): void => { postMessage(message); };

async function open(): Promise<Answer> {
  // by its address: it is a program of its own, and is not built with the page
  const { loadPyodide } = (await import(/* @vite-ignore */ `${PLACE}pyodide.mjs`)) as { loadPyodide(options: object): Promise<Python> };
  const libraries = fetch(`${PLACE}libraries.zip`).then((answer) => answer.arrayBuffer());
  tell({ progress: 0.1 });
  const python = await loadPyodide({ indexURL: PLACE });
  tell({ progress: 0.4 });
  python.registerJsModule("noble_curves", {
    public_key: (secret: string) => bytesToHex(ed25519.getPublicKey(hexToBytes(secret))),
    sign: (message: string, secret: string) => bytesToHex(ed25519.sign(hexToBytes(message), hexToBytes(secret))),
    verify: (signature: string, message: string, key: string) => {
      try {
        return ed25519.verify(hexToBytes(signature), hexToBytes(message), hexToBytes(key));
      } catch {
        return false; // no signature at all
      }
    },
  });
  python.unpackArchive(await libraries, "zip", { extractDir: "/libraries" });
  python.runPython("import sys; sys.path.append('/libraries')");
  tell({ progress: 0.6 });
  await keepStore(python);
  python.runPython(BOOT);
  tell({ progress: 0.9 });
  (python.globals.get("open_server") as (changed: () => void) => void)(() => { save(python); });
  events = python.runPython("asyncio.Event") as () => Gone;
  dictionary = (headers) => python.toPy(headers);
  return python.globals.get("answer") as Answer;
}

let events: () => Gone;
let dictionary: (headers: object) => Proxy;

function keepStore(python: Python): Promise<void> {
  python.FS.mkdirTree(STORE);
  python.FS.mount(python.FS.filesystems.IDBFS, {}, STORE);
  return new Promise((done, fail) => { python.FS.syncfs(true, (error) => { if (error) fail(new Error(String(error))); else done(); }); });
}

let saving: ReturnType<typeof setTimeout> | undefined;
let busy = false;

/** Soon; changes that follow each other are put away together. */
function save(python: Python): void {
  if (saving !== undefined) return;
  saving = setTimeout(() => {
    saving = undefined;
    if (busy) {
      save(python);
      return;
    }
    busy = true;
    python.FS.syncfs(false, (error) => {
      busy = false;
      if (error) console.error(error);
    });
  }, SETTLED);
}

const opened = open();
opened.then(() => { tell({ progress: 1 }); }, (error: unknown) => { tell({ failed: String(error) }); });

const listening = new Map<number, Gone>();

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  opened.then(async (answer) => {
    if ("gone" in data) {
      listening.get(data.id)?.set();
      return;
    }
    const { id, method, address, body } = data;
    const [gone, headers] = [events(), dictionary(data.headers)];
    const used: Proxy[] = [gone, headers];
    listening.set(id, gone);
    let ended = false;
    try {
      const answered = answer(
        method, address, headers, new TextEncoder().encode(body),
        (status, headers) => { tell({ id, status, headers }); },
        (part, more) => {
          ended = !more;
          tell({ id, part: new Uint8Array(part.toJs()), more });
          part.destroy();
        },
        gone,
      );
      used.push(answered);
      await answered;
    } finally {
      listening.delete(id);
      if (!ended) tell({ id, part: new Uint8Array(), more: false });
      for (const one of used) one.destroy();
    }
  }).catch((error: unknown) => { console.error(error); }); // whoever asked was told that there is no answer
});
