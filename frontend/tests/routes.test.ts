import { describe, expect, it } from "vitest";

import { addressOf, routeOf, tableLink, type Route } from "../src/app/routes.ts";

describe("addresses", () => {
  const routes: readonly Exclude<Route, { page: "nowhere" }>[] = [
    { page: "lobby" },
    { page: "new", game: null },
    { page: "new", game: "attila" },
    { page: "join", table: "aB3", invite: "x-_1" },
    { page: "back", table: "aB3", recovery: "y" },
    { page: "table", table: "aB3", at: null },
    { page: "table", table: "aB3", at: 17 },
    { page: "rules", game: "attila", paragraph: "ATT-15" },
    { page: "rules", game: "attila", paragraph: null },
    { page: "short", game: "attila" },
    { page: "dice" },
  ];

  it.each(routes)("lead there and back: %o", (route) => {
    expect(routeOf(addressOf(route))).toEqual(route);
  });

  it("that mean nothing lead nowhere", () => {
    for (const address of ["/x", "/t", "/t/a/b", "/join", "/new/x", "/rules"]) expect(routeOf(address).page, address).toBe("nowhere");
    expect(routeOf("/t/a?at=-3")).toEqual({ page: "table", table: "a", at: null });
    expect(routeOf("/t/%E0%A4%A")).toEqual({ page: "table", table: "%E0%A4%A", at: null });
  });
});

describe("a pasted link", () => {
  it("is understood with and without the host", () => {
    expect(tableLink(" http://10.0.0.5:8008/join/aB3#key ")).toEqual({ page: "join", table: "aB3", invite: "key" });
    expect(tableLink("/t/aB3?at=5")).toEqual({ page: "table", table: "aB3", at: 5 });
  });

  it("is refused when it leads to no table", () => {
    for (const text of ["", "hello", "http://host/rules/attila", "/new"]) expect(tableLink(text), text).toBeNull();
  });
});
