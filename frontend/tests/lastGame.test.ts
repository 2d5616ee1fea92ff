import { expect, it, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => { kept.set(name, value); } });
const { played } = await import("../src/pages/firstGame.ts");
const { known, lastGame } = await import("../src/pages/lastGame.ts");

it("a new table begins with the game that was opened last, where the server still has it", () => {
  expect(lastGame()).toBe("attila");
  played("attack");
  played("attacke");
  played("attack");
  expect(lastGame()).toBe("attack");
  expect([known("attack", ["attila", "attack"]), known("hex", ["attack", "attila"]), known("hex", ["attack"]), known("hex", [])]).toEqual(["attack", "attila", "attack", "hex"]);
  kept.set("kartentisch.begun", "{");
  expect(lastGame()).toBe("attila");
});
