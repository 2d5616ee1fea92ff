/** Comes before the program, and asks for what a table will need: all of it is on its way while the program is read.
 *
 * What lies where stands in the document itself (`ahead.ts`); without that list, only the table is asked for.
 */

import { settled } from "./app/storedSettings.ts";
import { addresses, begin } from "./net/prefetch.ts";
import { offline } from "./net/transport.ts";

/** Files of the page, by what they are. */
interface Files {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly letters?: readonly string[];
  readonly data?: readonly string[];
  /** By language. */
  readonly words?: Readonly<Record<string, string>>;
}

interface Listed extends Pick<Files, "words"> {
  readonly lobby?: Files;
  readonly table?: Files;
  readonly games?: Readonly<Record<string, Files>>;
}

fetchAhead(listed());
const table = /^\/t\/([0-9A-Za-z]+)$/.exec(location.pathname)?.[1];
if (table !== undefined) prepare(table);
else if (location.pathname === "/") fetchAhead(listed().lobby);

function listed(): Listed {
  return JSON.parse(document.querySelector("#ahead")?.textContent ?? "{}") as Listed;
}

function prepare(id: string): void {
  const { lang } = settled();
  const files = listed();
  const look = begin(addresses.look(id, null, lang));
  fetchAhead(files.table);
  if (!offline) void import("./net/streams/tab.ts").then(({ tab }) => { tab.begin(); }, () => undefined); // the stream's keeper takes a moment to start
  look.then(({ response, data }) => {
    const game = response.ok ? (data as { readonly table: { readonly game: string } }).table.game : "";
    if (game === "") return;
    fetchAhead(files.games?.[game]);
    void begin(addresses.game(game, lang));
  }, () => undefined);
}

function fetchAhead(files: Files | undefined): void {
  const words = files?.words?.[settled().lang];
  for (const file of [...(files?.scripts ?? []), ...(words === undefined ? [] : [words])]) link(file, { rel: "modulepreload" });
  for (const file of files?.styles ?? []) link(file, { rel: "preload", as: "style" });
  for (const file of files?.data ?? []) link(file, { rel: "preload", as: "fetch" });
  for (const file of files?.letters ?? []) link(file, { rel: "preload", as: "font", type: "font/woff2" });
}

function link(file: string, what: Readonly<Record<string, string>>): void {
  const made = document.createElement("link");
  for (const [name, value] of Object.entries({ ...what, crossorigin: "", href: `/${file}` })) made.setAttribute(name, value);
  document.head.append(made);
}
