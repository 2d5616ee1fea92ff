/** What a phone's question keeps the height of. */

import { expect, it } from "vitest";

import { slots } from "../src/table/keptHeight.ts";

it("keeps news and controls each in a place of its own, whether the other is there or not", () => {
  const [digest, controls] = [{}, {}];
  const holding = (...there: readonly (readonly [string, object])[]): HTMLElement => ({ querySelector: (kind: string) => there.find(([name]) => kind.endsWith(name))?.[1] ?? null }) as unknown as HTMLElement;
  const later = holding([".digest", digest], [".controls", controls]);
  const before = holding([".controls", controls]);
  expect(slots(before, true).indexOf(controls as HTMLElement)).toBe(slots(later, true).indexOf(controls as HTMLElement));
  expect(slots(later, true)).toEqual([later, digest, controls]);
  expect(slots(later, false)).toEqual([later]);
});
