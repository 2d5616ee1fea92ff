import { beforeEach, expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => { kept.set(name, value); } });
const { hasWon, levelNow, played } = await import("../src/pages/firstGame.ts");

beforeEach(() => { kept.clear(); });

it("whoever has not yet won a game meets weaker bots, and from then on the usual ones", () => {
  expect([levelNow("attack"), levelNow("attila")]).toEqual(["easy", "easy"]);
  played("attack");
  expect(levelNow("attack"), "who has lost, or not come to the end, is met no harder").toBe("easy");
  hasWon("attack");
  expect([levelNow("attack"), levelNow("attila")]).toEqual(["normal", "easy"]);
});

it("what is kept may be spoilt", () => {
  kept.set("kartentisch.won", '"hex"');
  expect(levelNow("hex")).toBe("easy");
});
