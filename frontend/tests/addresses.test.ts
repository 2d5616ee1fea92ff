import { expect, it } from "vitest";

import { addressOf, routeOf } from "../src/app/routes.ts";

it("follows the old names of addresses, which links may still have", () => {
  for (const [old, now] of [["/notices", "/notifications"], ["/notices/yes/t", "/notifications/confirm/t"], ["/notices/never/t", "/notifications/block/t"], ["/notices/off/t", "/notifications/unsubscribe/t"]] as const) {
    const route = routeOf(old);
    expect(route).toEqual(routeOf(now));
    expect(route.page !== "not_found" && addressOf(route)).toBe(now);
  }
  for (const address of ["/noticesx", "/notices/yes", "/notices/else/t"]) expect(routeOf(address).page).toBe("not_found");
});
