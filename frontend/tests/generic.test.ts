import { expect, it } from "vitest";

import { offered } from "../src/table/generic.ts";

it("offers what ends it all last: it was the first and largest of the list", () => {
  expect(offered(["finish", "pick", "send"], (kind) => kind)).toEqual(["pick", "send", "finish"]);
  expect(offered(["place", "influence"], (kind) => kind)).toEqual(["place", "influence"]);
});
