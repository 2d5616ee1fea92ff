/** The form of a new table: which chairs stay when there are fewer. */

import { expect, it } from "vitest";

import { fitting } from "../src/pages/NewTable.tsx";

const chair = (kind: "me" | "screen" | "open" | "bot") => ({ kind, name: "", bot: "normal" });
const kinds = (players: number, ...chairs: Parameters<typeof chair>[0][]) => fitting(chairs.map(chair), { seats: [players], bots: [{ name: "normal" }] as never }).map(({ kind }) => kind);

it("drops a chair that waits for somebody before one that is taken", () => {
  expect(kinds(2, "me", "open", "bot")).toEqual(["me", "bot"]);
  expect(kinds(2, "me", "bot", "bot")).toEqual(["me", "bot"]);
  expect(kinds(2, "me", "open", "open")).toEqual(["me", "open"]);
  expect(kinds(3, "me", "screen", "open", "bot")).toEqual(["me", "screen", "bot"]);
  expect(kinds(2, "open", "screen", "bot")).toEqual(["open", "screen"]);
  expect(kinds(3, "me", "open")).toEqual(["me", "open", "bot"]);
});
