/** The form of a new table: which seats stay when there are fewer, and which options are offered. */

import { expect, it } from "vitest";

import type { GameDetail } from "../src/net/shapes.ts";
import { fitting, offeredTo, seated, usual, wishes } from "../src/pages/NewTable.tsx";
import { atStart, roleOf } from "../src/pages/phrases.ts";

const seat = (kind: "me" | "screen" | "open" | "bot") => ({ kind, name: "", bot: "normal" });
const kinds = (players: number, ...seats: Parameters<typeof seat>[0][]) => fitting(seats.map(seat), { seats: [players], bots: [{ name: "normal" }] as never }).map(({ kind }) => kind);

it("drops a seat that waits for somebody before one that is taken", () => {
  expect(kinds(2, "me", "open", "bot")).toEqual(["me", "bot"]);
  expect(kinds(2, "me", "bot", "bot")).toEqual(["me", "bot"]);
  expect(kinds(2, "me", "open", "open")).toEqual(["me", "open"]);
  expect(kinds(3, "me", "screen", "open", "bot")).toEqual(["me", "screen", "bot"]);
  expect(kinds(2, "open", "screen", "bot")).toEqual(["open", "screen"]);
  expect(kinds(3, "me", "open")).toEqual(["me", "open", "bot"]);
});

it("offers only what can matter for so many players", () => {
  const option = (name: string, values: readonly (string | number)[], players: readonly (readonly number[])[]) => ({ name, rule: "", default: values[0] ?? "", values, labels: values.map(String), players, sentence: "", help: "" });
  const options = [option("first_seat", ["lot", 1, 2, 3, 4], [[2, 3, 4], [2, 3, 4], [2, 3, 4], [3, 4], [4]]), option("leftover_lands", ["different", "any"], [[2, 3, 4], [4]])];
  const names = (players: number) => offeredTo(options, players).map(({ name, labels }) => `${name} ${labels.join(" ")}`);
  expect(names(2)).toEqual(["first_seat lot 1 2"]);
  expect(names(4)).toEqual(["first_seat lot 1 2 3 4", "leftover_lands different any"]);
});

it("gives the seat that one leaves to who was to have the other: one press changes sides", () => {
  const [me, bot] = [{ ...seat("me"), name: "Nora" }, seat("bot")];
  expect(seated([me, bot, seat("open")], 1, { ...bot, kind: "me" })).toEqual([bot, me, seat("open")]);
  expect(seated([me, bot], 1, { ...bot, kind: "open" })).toEqual([me, seat("open")]);
  expect(seated([me, bot], 0, { ...me, name: "Ada" })).toEqual([{ ...me, name: "Ada" }, bot]);
  expect(seated([bot, seat("screen")], 0, { ...bot, kind: "me" })).toEqual([seat("me"), seat("screen")]);
});

it("takes one's name along from seat to seat, in any order of presses, and leaves it to no bot", () => {
  const [me, bot] = [{ ...seat("me"), name: "Nora" }, seat("bot")];
  const left = seated([me, bot], 0, { ...me, kind: "bot" }, "Nora");
  expect(left).toEqual([bot, bot]);
  expect(seated(left, 1, { ...bot, kind: "me" }, "Nora")).toEqual([bot, me]);
  expect(seated(left, 0, { ...bot, kind: "me" }, "Nora")).toEqual([me, bot]);
  expect(seated([me, bot], 0, { ...me, kind: "screen" }, "Nora")).toEqual([seat("screen"), bot]);
});

it("calls no bot by a person's name, whatever was typed at its seat", () => {
  const say = (key: string): string => (key === "guest" ? "Guest" : key);
  const game = { bot_names: [{ players: 2, names: ["Germany", "Allied Command"] }], starts: [] };
  const asked = (...choices: Parameters<typeof wishes>[0]) => wishes(choices, game, undefined, say as never).map(({ name }) => name);
  expect(asked({ ...seat("bot"), name: "Guest" }, seat("me"))).toEqual(["Germany", "Guest"]);
  expect(asked({ ...seat("open"), name: "Guest" }, seat("me"))).toEqual([undefined, "Guest"]);
  expect(asked({ ...seat("screen"), name: "Guest" }, seat("me"))[0]).toBe("Guest");
  expect(new Set(asked({ ...seat("screen"), name: "Guest" }, seat("me"))).size).toBe(2);
});

it("shows a start with its own length, its own limit and only what is in play there", () => {
  const front = { name: "front", players: 2, sentence: "", help: "", bot_names: [], minutes: [20, 40], options: { round_limit: 3 }, roles: [["Germany"], ["Soviet Union"]] } as const;
  const game = { starts: [front], seats: [2, 3], minutes: [240, 420], lengths: [{ players: 2, calls: 300, waits: 40 }], roles: [{ players: 2, names: [["Germany"], ["Soviet Union", "United Kingdom"]] }] } as const;
  const at = (name: string) => {
    const { seats, minutes, lengths, roles } = atStart<Pick<GameDetail, "starts" | "seats" | "minutes" | "lengths" | "roles">>(game, name);
    return [seats, minutes, lengths.length, roleOf({ roles }, 2, 1, "en")];
  };
  expect(at("front")).toEqual([[2], [20, 40], 0, "Soviet Union"]);
  expect(at("")).toEqual([[2, 3], [240, 420], 1, "Soviet Union and United Kingdom"]);
  const limit = { name: "round_limit", rule: "", default: "none", values: ["none", 3], labels: ["No limit", "3"], players: [[2], [2]], sentence: "", help: "" };
  expect([usual(limit, front.options), usual(limit), usual({ ...limit, name: "other" }, front.options)]).toEqual([3, "none", "none"]);
});
