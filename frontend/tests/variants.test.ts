/** Tables of the lobby by their rules: as the rulebook's own game, or with something agreed beside it. */

import { expect, it } from "vitest";

import type { GameShape, TableSummary } from "../src/net/shapes.ts";
import { hasVariant } from "../src/pages/phrases.ts";

const games = [
  { id: "attila", options: [{ name: "refill", default: "usual" }, { name: "open", default: false }] },
  { id: "attack", options: [] },
] as unknown as readonly GameShape[];
const at = (game: string, options: TableSummary["options"]): TableSummary => ({ game, options }) as TableSummary;

it("is a variant where an option is not as usual, and not where somebody has said the usual", () => {
  expect(hasVariant(games, at("attila", {}))).toBe(false);
  expect(hasVariant(games, at("attila", { refill: "usual", open: false }))).toBe(false);
  expect(hasVariant(games, at("attila", { refill: "other" }))).toBe(true);
  expect(hasVariant(games, at("attila", { refill: "usual", open: true }))).toBe(true);
  expect(hasVariant(games, at("attack", {}))).toBe(false);
});
