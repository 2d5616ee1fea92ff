import { describe, expect, it } from "vitest";

import { agreed, presetOf, TEMPOS } from "../src/pages/tempo.ts";

describe("the clock of a new table", () => {
  it("knows a usual way again, whether weekends are off or not", () => {
    for (const name of ["none", "fast", "calm", "day"] as const) {
      expect(presetOf(TEMPOS[name])).toBe(name);
      expect(presetOf({ ...TEMPOS[name], weekends: true })).toBe(name);
      expect(presetOf({ ...TEMPOS[name], substitutes: true })).toBe(name);
    }
    expect(presetOf({ ...TEMPOS.day, vacation_days: 7 })).toBe("own");
  });
  it("makes fit what the house would refuse", () => {
    expect(agreed({ ...TEMPOS.none, increment_seconds: 30 }, "Europe/Berlin")).toEqual({ ...TEMPOS.none, zone: "" });
    expect(agreed({ ...TEMPOS.none, bank_seconds: 600 }, "")).toMatchObject({ turn_seconds: 60, reaction_seconds: 60 });
    expect(agreed({ ...TEMPOS.fast, reaction_seconds: 0 }, "")).toMatchObject({ turn_seconds: 0, reaction_seconds: 60, increment_seconds: 30 });
    expect(agreed({ ...TEMPOS.none, turn_seconds: 60, weekends: true }, "Europe/Berlin").zone).toBe("Europe/Berlin");
  });
});
