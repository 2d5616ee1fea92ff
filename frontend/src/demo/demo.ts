/** A page to look at the board: a map, some pieces, what may be picked. `?map=europe&look=dark&lang=en`. */

import { above } from "../board/popup.ts";
import { Board, MapError, neighbours, type Language, type MapFile, type Piece } from "../board/index.ts";
import "../board/board.css";
import { dress, looksOf, owners, patterns, symbols, type Look } from "../look/theme.ts";
import { loadMap, mapNames } from "../look/maps.ts";
import { position } from "./positions.ts";
import { layThings } from "./things.tsx";
import "./demo.css";

declare global {
  interface Window {
    /** For tests and for trying things out in the console. */
    board?: Board;
  }
}

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

const say = (text: string): void => {
  find("footer p").textContent = text;
};

function menu(current: string, query: URLSearchParams): void {
  for (const name of mapNames) {
    const link = document.createElement("a");
    const wanted = new URLSearchParams(query);
    wanted.set("map", name);
    link.href = `?${wanted.toString()}`;
    link.textContent = name;
    if (name === current) link.setAttribute("aria-current", "page");
    find("nav").append(link);
  }
}

function sentence(map: MapFile, language: Language, id: string, pieces: readonly Piece[]): string {
  const standing = pieces.filter(({ region }) => region === id).map(({ emblem, count }) => `${String(count)} × ${emblem}`);
  return [map.regions[id]?.[language] ?? id, ...standing].join(", ");
}

/** A finger means one of two: ask which. */
function ask(board: Board, language: Language, ids: readonly string[], at: readonly [number, number], pick: (id: string) => void): void {
  const box = find(".doubt");
  box.replaceChildren(
    ...ids.map((id) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = board.map.regions[id]?.[language] ?? id;
      button.addEventListener("click", () => {
        box.hidden = true;
        board.focus(id);
        pick(id);
      });
      return button;
    }),
  );
  box.hidden = false;
  above(box, at);
  box.querySelector("button")?.focus();
}

async function main(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const name = query.get("map") ?? "attila";
  const language: Language = query.get("lang") === "en" ? "en" : "de";
  menu(name, query);
  const map = await loadMap(name);
  const look = looksOf(map.look).find((known) => known === query.get("look")) ?? looksOf(map.look)[0] ?? "light";
  const root = find("#board");
  document.documentElement.lang = language;
  find("h1").textContent = map.title[language];
  dress(document.body, look satisfies Look);
  await document.fonts.ready;
  performance.mark("kt-map");

  const linked = neighbours(map);
  const { pieces, closed, arrows, owner, ground } = position(map);
  const pick = (id: string): void => {
    board.setHighlight("selected", [id]);
    board.setHighlight("legal", linked.get(id) ?? []);
    say(`${language === "de" ? "Gewählt" : "Chosen"}: ${sentence(map, language, id, pieces)}`);
  };
  const board = new Board(root, map, {
    language,
    symbols,
    owners,
    patterns,
    minimap: true,
    places: map.look === "parchment" ? 4 : 0,
    onPick: pick,
    onHover: (id) => { root.title = id === null ? "" : sentence(map, language, id, pieces); },
    onDoubt: (ids, at) => { ask(board, language, ids, at, pick); },
    onCancel: () => {
      board.setHighlight("selected", []);
      board.setHighlight("legal", null);
      say("");
      return true;
    },
    onView: () => { find(".doubt").hidden = true; },
  });
  board.setPieces(pieces);
  board.setClosed(closed);
  board.setArrows(arrows);
  if (owner) board.setFront(owner);
  for (const [id, { colour, wears }] of ground ?? []) board.setTint(id, `color-mix(in srgb, ${colour} 52%, var(--kt-outland))`, wears);
  if (query.has("things")) layThings(name, document.body.appendChild(document.createElement("div")));
  for (const id of Object.keys(map.regions)) board.setSentence(id, sentence(map, language, id, pieces));
  find("[data-do=in]").addEventListener("click", () => { board.zoom(); });
  find("[data-do=out]").addEventListener("click", () => { board.zoom(1 / 1.35); });
  find("[data-do=fit]").addEventListener("click", () => { board.fit(); });
  if (root.clientWidth < 600) board.show(arrows.flatMap(({ from, to }) => [from, to]), 0.7, false);
  window.board = board;
  performance.mark("kt-built");
  // in the frame after the next one the map has been painted
  requestAnimationFrame(() => requestAnimationFrame(() => { performance.mark("kt-painted"); }));
}

main().catch((error: unknown) => {
  say(error instanceof MapError || error instanceof Error ? error.message : String(error));
  throw error;
});
