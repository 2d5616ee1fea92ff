/** Whom somebody plays next who was alone with bots. */

import { describe, expect, it } from "vitest";

import { otherBots } from "../src/table/result/otherBots.ts";

const me = { kind: "person", bot: "" } as const;
const bot = (level: string) => ({ kind: "bot", bot: level }) as const;

describe("bots of a rematch", () => {
  it("are stronger after a win and weaker after a loss, as long as there are such", () => {
    expect(otherBots([me, bot("normal"), bot("hard:bold")], [0], [0])).toBe("stronger");
    expect(otherBots([me, bot("normal")], [0], [1])).toBe("weaker");
    expect(otherBots([me, bot("master")], [0], [0])).toBeNull();
    expect(otherBots([me, bot("easy")], [0], [1])).toBeNull();
  });

  it("are not offered where others sit, to who looks on, and where a bot is of no level", () => {
    expect(otherBots([me, me, bot("normal")], [0], [0])).toBeNull();
    expect(otherBots([me, bot("normal")], [], [0])).toBeNull();
    expect(otherBots([me, bot("random")], [0], [0])).toBeNull();
  });
});
