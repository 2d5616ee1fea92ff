import { describe, expect, it } from "vitest";

import { understood } from "../src/app/plans.ts";
import { mayPlan } from "../src/faces/europe/plan.ts";
import { MAY_PLAN } from "../src/faces/attack/plan.ts";
import { planned } from "../src/faces/parts/plans.tsx";
import { moved, ordered, stopOf, type OrderField, type StopField } from "../src/faces/parts/plans/fields.ts";

const battle = [["attacker", "3 infantry"], ["defender", "2 infantry"]] as const;

describe("a plan as the odds are asked for it", () => {
  it("stands behind the battle, in one order whatever was set first", () => {
    const plan = { hold: "true", chance: "0.3", attacker_order: "armor infantry" };
    expect(planned(battle, plan, mayPlan(battle))).toEqual([...battle, ["attacker_order", "armor infantry"], ["chance", "0.3"], ["hold", "true"]]);
    expect(planned(battle, {}, mayPlan(battle))).toEqual(battle);
  });

  it("has no end before the end where units come from the sea", () => {
    const landing = [...battle, ["landing", "true"]] as const;
    const kept = [...battle, ["hold", "true"]] as const;
    expect(planned(kept, { hold: "true" }, mayPlan(kept)), "what is so by default is not asked twice").toEqual(kept);
    expect(planned(landing, { chance: "0.3", units: "2", rounds: "1", hold: "true" }, mayPlan(landing))).toEqual([...landing, ["hold", "true"]]);
  });

  it("leaves out what nobody could have set", () => {
    expect(planned(battle, { chance: "2", units: "0", dive: "never", attacker: "9 armor", hold: "yes" }, mayPlan(battle))).toEqual(battle);
    for (const way of ["ITAP", "PTAI", "best"]) expect(planned(battle, { attacker_policy: way }, MAY_PLAN)).toHaveLength(3);
    for (const way of ["ITTP", "ITA", "clever", ""]) expect(planned(battle, { attacker_policy: way }, MAY_PLAN)).toHaveLength(2);
  });

  it("is read from whatever lies in the store", () => {
    for (const junk of [null, 3, "x", [], { europe: 1 }, { europe: { both: 2 } }]) expect(understood(junk)).toEqual({});
    expect(understood({ europe: { used: 7, both: [{ chance: "0.3", hold: true, dive: "x".repeat(300) }] } })).toEqual({ europe: { used: 0, both: [{ chance: "0.3" }, {}] } });
  });
});

describe("what is set in a plan", () => {
  const stop: StopField = {
    kind: "stop", key: "stop", label: "", never: "",
    rules: [{ name: "units", scale: 1 }, { name: "chance", scale: 100 }].map(({ name, scale }) => ({ name, label: "", said: "", text: String, least: 5, most: 95, step: 5, first: 30, scale })),
  };
  const order: OrderField = { kind: "order", key: "order", label: "", things: [], start: ["a", "b", "c", "d"], between: " " };

  it("ends by a number, within its bounds, or not at all", () => {
    expect(stopOf(stop, { chance: "0.3" })).toEqual({ name: "chance", n: 30 });
    expect(stopOf(stop, { chance: "0.999" })).toEqual({ name: "chance", n: 95 });
    expect(stopOf(stop, { units: "7" })).toEqual({ name: "units", n: 7 });
    for (const none of [{}, { chance: "" }, { chance: "no" }, { chance: "0" }]) expect(stopOf(stop, none)).toBeNull();
  });

  it("is an order of all kinds, of which one moves past its neighbour that is shown", () => {
    expect(ordered(order, "c a")).toEqual(["c", "a", "b", "d"]);
    expect(ordered(order, "x c c")).toEqual(["c", "a", "b", "d"]);
    expect(ordered({ ...order, between: "" }, "db")).toEqual(["d", "b", "a", "c"]);
    expect(moved(["a", "b", "c", "d"], ["a", "c", "d"], "c", -1)).toEqual(["c", "b", "a", "d"]);
    expect(moved(["a", "b", "c", "d"], ["a", "c", "d"], "d", 1)).toBeNull();
    expect(moved(["a", "b", "c", "d"], ["a", "c", "d"], "a", -1)).toBeNull();
  });
});
