import { expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => { kept.set(name, value); } });
const { known, lastGame, played } = await import("../src/pages/lastGame.ts");

it("a new table begins with the game that was opened last, where the server still has it", () => {
  expect(lastGame()).toBe("attila");
  played("attack");
  expect(lastGame()).toBe("attack");
  expect([known("attack", ["attila", "attack"]), known("hex", ["attack", "attila"]), known("hex", ["attack"]), known("hex", [])]).toEqual(["attack", "attila", "attack", "hex"]);
  kept.set("kartentisch.lastGame", "{");
  expect(lastGame()).toBe("attila");
});
