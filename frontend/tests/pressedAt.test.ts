/** A hint is taken over and sent with two presses at one place. */

import { expect, it } from "vitest";

import { down, pressed } from "../src/table/hint/pressedAt.ts";

const at = (top: number): Element => ({ getBoundingClientRect: () => ({ top }) }) as unknown as Element;

it("what sends a hint goes down to where it was taken over, once", () => {
  pressed(at(412));
  expect(down(370)).toBe(42);
  expect(down(370)).toBeNull();
});

it("it never goes up over what is read above it, and stays where nothing was pressed", () => {
  pressed(at(300));
  expect(down(370)).toBe(0);
  pressed(null);
  expect(down(370)).toBeNull();
});
