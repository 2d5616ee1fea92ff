import { beforeEach, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => { kept.set(name, value); } });
const { levelNow, played } = await import("../src/pages/firstGame.ts");

beforeEach(() => { kept.clear(); });

it("whoever begins a game for the first time meets weaker bots, and from then on the usual ones", () => {
  expect([levelNow("attack"), levelNow("attila")]).toEqual(["easy", "easy"]);
  played("attack");
  expect([levelNow("attack"), levelNow("attila")]).toEqual(["normal", "easy"]);
});

it("what is kept may be spoilt", () => {
  kept.set("kartentisch.begun", '"hex"');
  expect(levelNow("hex")).toBe("easy");
});
