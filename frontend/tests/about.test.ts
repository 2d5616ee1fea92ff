/** What the small cards of every game say at moments of real games: the reader is "you" on all of them, and no heading stands alone. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { AboutRow, Scene } from "../src/faces/face.ts";
import { loadFace } from "../src/faces/index.ts";
import { OFFICERS } from "../src/faces/selfr3/material.ts";
import { load } from "./maps.ts";
import { begun, dice, ended, GAMES, moments } from "./playing.ts";

beforeAll(begun, 40_000);
afterAll(ended);

const words = ({ name, text, parts = [] }: AboutRow): string => [name, text ?? "", ...parts.map((part) => part.name)].join(" ");

describe.each(Object.entries(GAMES))("the small cards of %s", (game, seats) => {
  it("call the reader “you”, by name nobody but the others, and put something beside every heading", async () => {
    const face = await loadFace(game, "en");
    const answers = await face?.answers?.();
    if (!face || !answers) throw new Error("no cards");
    await answers.learn?.("en");
    const maps = [load(face.map), ...(face.beyond ?? []).map(load)];
    for (const map of maps) face.meet?.(map);
    let told = 0;
    let others = 0;
    await moments(game as keyof typeof GAMES, seats, 3, dice(7 * seats), async (player, { viewer }) => {
      const { scene } = player;
      const alone: Scene = { ...scene, called: (seat) => (seat === viewer ? "You" : (scene.seats[seat]?.name ?? "")) };
      const me = new RegExp(`\\bP${String(viewer)}\\b`);
      for (const map of maps) {
        const groups = new Set(Object.values(map.regions).flatMap((region) => region.groups));
        const things = [...Object.keys(map.regions).map((id) => ({ kind: "region", id })), ...[...groups].map((id) => ({ kind: "continent", id })), ...scene.seats.map((_, seat) => ({ kind: "player", id: String(seat) })), ...(game === "selfr3" ? OFFICERS.flatMap((id) => [{ kind: "officer", id }, { kind: "deck", id }]) : [])];
        for (const thing of things) {
          const about = answers.about(thing as never, alone, map);
          if (!about) continue;
          told++;
          const said = [about.title, ...about.rows.map(words)];
          expect(said.filter((one) => me.test(one)), `${thing.kind} ${thing.id}`).toEqual([]);
          others += Number(said.some((one) => /\bP\d\b/.test(one)));
          expect(about.rows.filter((row) => row.name && !row.text && !row.parts?.length).map(({ name }) => name), `${thing.kind} ${thing.id}`).toEqual([]);
        }
      }
      await Promise.resolve();
      return true;
    });
    expect(told).toBeGreaterThan(0);
    expect(others, "the others have their names").toBeGreaterThan(0);
  }, 90_000);
});

it("a card of SelfR3 that one may buy unseen has the price of a card, not that of the officer of its deck", async () => {
  const face = await loadFace("selfr3", "en");
  const answers = await face?.answers?.();
  await answers?.learn?.("en");
  const scene = { words: { lang: "en", name: (kind: string, id: string) => `${kind} ${id}` }, view: {} } as never;
  const said = answers?.about({ kind: "deck", id: "abc" } as never, scene, {} as never)?.rows.map(words) ?? [];
  expect(said[0]).toBe("Cost 1 coin");
  expect(said.at(-1)).toContain("3 × card scharfschuetze");
});

it.each([["galapagos_ruecken", "wasser", 0], ["byrgius", "luft", 1]] as const)("what only an officer of SelfR3 opens is open to whoever has that officer: %s", async (id, officer, map) => {
  const face = await loadFace("selfr3", "en");
  const answers = await face?.answers?.();
  await answers?.learn?.("en");
  const of = (officers: object) => ({ viewer: 0, words: { lang: "en", name: (_: string, one: string) => one }, view: { players: 3, officers: [officers, { [officer]: "x" }, {}] } }) as never;
  const said = (officers: object) => answers?.about({ kind: "region", id } as never, of(officers), load(["earth", "moon"][map] ?? ""))?.rows.map(words).join();
  expect(said({})).toMatch(/You can only go here with the (water|air) officer/);
  expect(said({ [officer]: "y" })).toMatch(/Your (water|air) officer opens/);
  expect(said({ [officer]: "y" })).not.toMatch(/only/);
});
