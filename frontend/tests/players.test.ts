import { expect, it } from "vitest";

import type { AskedSeat } from "../src/net/shapes.ts";
import { onTurn } from "../src/table/Players.tsx";

const asked = (...seats: readonly number[]): readonly AskedSeat[] => seats.map((seat) => ({ seat, decision: "1-0", due: null, stands: null }) as unknown as AskedSeat);

it("lights who is asked, and whose turn it is where nobody or everybody is", () => {
  expect(onTurn(2, asked(0)), "in a set-up the view's turn is another's").toBe(0);
  expect(onTurn(2, asked(0, 1))).toBe(2);
  expect(onTurn(2, [])).toBe(2);
  expect(onTurn(undefined, asked(1))).toBe(1);
});
