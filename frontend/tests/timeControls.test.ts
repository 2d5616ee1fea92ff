import { describe, expect, it } from "vitest";

import { agreed, presetOf, TIME_CONTROLS } from "../src/pages/timeControls.ts";

describe("the clock of a new table", () => {
  it("knows a usual way again, whether weekends are off or not", () => {
    for (const name of ["none", "fast", "calm", "day"] as const) {
      expect(presetOf(TIME_CONTROLS[name])).toBe(name);
      expect(presetOf({ ...TIME_CONTROLS[name], weekends: true })).toBe(name);
      expect(presetOf({ ...TIME_CONTROLS[name], substitutes: true })).toBe(name);
    }
    expect(presetOf({ ...TIME_CONTROLS.day, vacation_days: 7 })).toBe("own");
  });
  it("makes fit what the server would refuse", () => {
    expect(agreed({ ...TIME_CONTROLS.none, increment_seconds: 30 }, "Europe/Berlin")).toEqual({ ...TIME_CONTROLS.none, zone: "" });
    expect(agreed({ ...TIME_CONTROLS.none, bank_seconds: 600 }, "")).toMatchObject({ turn_seconds: 60, reaction_seconds: 60 });
    expect(agreed({ ...TIME_CONTROLS.fast, reaction_seconds: 0 }, "")).toMatchObject({ turn_seconds: 0, reaction_seconds: 60, increment_seconds: 30 });
    expect(agreed({ ...TIME_CONTROLS.none, turn_seconds: 60, weekends: true }, "Europe/Berlin").zone).toBe("Europe/Berlin");
  });
});
