import { describe, expect, it } from "vitest";

import type { Sheet } from "../src/faces/face.ts";
import { bounds, clear, keeps, placed, type Box } from "../src/table/sheetPlacement.ts";
import { behind, ended, inOrder, markedRead, over, shown, type Moment } from "../src/table/sheets.ts";

const sheet = (key: string, more: Partial<Sheet> = {}): Sheet => ({ key, over: true, places: [], title: key, mine: false, width: 400, Part: () => null, ...more });
const NOW: Moment = { settled: false, past: false, skipped: 0 };
const front = (sheets: readonly Sheet[], read: readonly string[] = [], now: Partial<Moment> = {}, wish: string | null = null) => {
  const { front: laid, waits } = shown(inOrder(sheets), new Set(read), wish, { ...NOW, ...now });
  return [laid?.key ?? null, waits?.key ?? null];
};

describe("the queue of sheets", () => {
  const [battle, conflict, scoring] = [sheet("7.0"), sheet("9.2", { mine: true }), sheet("9.11", { stop: true, mine: true })];
  const all = [scoring, battle, conflict];

  it("lays the one that came first; nothing takes the place of an unread one", () => {
    expect(front(all)).toEqual(["7.0", null]);
    expect(front(all, ["7.0"])).toEqual(["9.2", null]);
    expect(front(all, ["7.0", "9.2"])).toEqual(["9.11", null]);
    expect(front(all, ["7.0", "9.2", "9.11"])).toEqual([null, null]);
  });

  it("offers what happened in a moment nowhere once it was skipped: it is told with all that happened", () => {
    const card = sheet("7.4", { mine: true, instant: true });
    expect(front([card]), "as it happens").toEqual(["7.4", null]);
    expect(front([card], [], { skipped: 9, settled: true, began: 8 })).toEqual([null, null]);
    expect(front([card], [], { missed: 9, settled: true })).toEqual([null, null]);
    expect(front([card], [], { past: true }), "of the past it can be seen").toEqual([null, "7.4"]);
  });

  it("lays a battle again that goes on after it had ended and was read, but not one that was put away while it went on", () => {
    const [live, done] = [sheet("12.0", { over: false }), sheet("12.0")];
    const read = (sheets: readonly Sheet[], ...marks: readonly string[]) => [...markedRead(sheets, new Set(marks))];
    expect(front([live], read([live], over("12.0")))).toEqual(["12.0", null]);
    expect(front([done], read([done], over("12.0")))).toEqual([null, null]);
    expect(front([live], read([live], "12.0"))).toEqual([null, "12.0"]);
    expect(front([done], read([done], "12.0"))).toEqual([null, null]);
    const next = sheet("15.0", { over: false });
    expect(front([live, next], read([live, next], "12.0")), "the next battle").toEqual(["15.0", null]);
  });

  it("keeps what goes on behind a button once it was put away", () => {
    const going = sheet("12.0", { over: false, places: ["gaul"] });
    expect(front([...all, going], [...ended(all)])).toEqual(["12.0", null]);
    expect(front([...all, going], [...ended(all), "12.0"])).toEqual([null, "12.0"]);
    expect(front([...all, going], [...ended(all), "12.0"], {}, "12.0")).toEqual(["12.0", null]);
  });

  it("leaves the map to whoever is asked, but for what they took part in", () => {
    expect(front([battle], [], { settled: true })).toEqual([null, "7.0"]);
    expect(front([conflict], [], { settled: true })).toEqual(["9.2", null]);
    expect(front([conflict], [], { skipped: 9 })).toEqual([null, "9.2"]);
    expect(front([conflict], [], { skipped: 8 })).toEqual(["9.2", null]);
  });

  it("shows how a battle of one's own turn ended, even to whoever has skipped it", () => {
    expect(front([conflict], [], { settled: true, skipped: 9, began: 8 })).toEqual(["9.2", null]);
    expect(front([conflict], ["9.2"], { settled: true, skipped: 9, began: 8 }), "once").toEqual([null, null]);
    expect(front([battle], [], { settled: true, skipped: 9, began: 6 }), "not what others fought").toEqual([null, "7.0"]);
  });

  it("shows how a battle ended that was followed, to whoever has skipped the rest of it", () => {
    expect(front([conflict], [], { settled: true, skipped: 9, followed: "9.2" })).toEqual(["9.2", null]);
    expect(front([conflict], ["9.2"], { settled: true, skipped: 9, followed: "9.2" }), "once").toEqual([null, null]);
    expect(front([conflict], [], { settled: true, skipped: 9, followed: "7.0" })).toEqual([null, "9.2"]);
  });

  it("of what was not told one by one shows the newest, and nothing older comes up behind it", () => {
    const last = sheet("12.0", { mine: true });
    expect(front([battle, conflict, last], [], { missed: 12 })).toEqual(["12.0", null]);
    expect(front([battle, conflict, last], behind([battle, conflict, last], last), { missed: 12 })).toEqual([null, null]);
    expect(front([battle, conflict, last], [], { missed: 8 }), "what is told comes in its turn").toEqual(["9.2", null]);
    expect(front([conflict, last], [], { missed: 8, followed: "9.2" }), "nor is the end of what lay there passed over").toEqual(["9.2", null]);
    expect(front(all, [], { missed: 12 }), "what comes with one line stays together").toEqual(["9.2", null]);
    expect(front([scoring, last], [], { missed: 12 }), "what everybody stops for is read first").toEqual(["9.11", null]);
  });

  it("sums up for whoever has skipped what it sums up, and shows nothing of that beside it", () => {
    const [first, second] = [{ ...conflict, summed: true }, sheet("11.0", { mine: true, summed: true })];
    const sum = sheet("13.1", { mine: true });
    const all = [first, second, sum];
    expect(front(all, [], { settled: true, skipped: 13, began: 8 })).toEqual(["13.1", null]);
    expect(front(all, [], { settled: true, skipped: 0, began: 8 }), "nothing was skipped").toEqual(["9.2", null]);
    expect(front(all, [], { settled: true, skipped: 9, began: 8 }), "what came after that is seen").toEqual(["11.0", null]);
    expect(front(all, [], { settled: true, skipped: 13, began: 8 }, "9.2"), "unless it is called for").toEqual(["9.2", null]);
    expect(front(all, behind(all, sum), { settled: true, skipped: 13, began: 8 })).toEqual([null, null]);
  });

  it("tells all that was skipped of one's own together, losses first, then the newest", () => {
    const [won, lost, last, card] = [sheet("9.0", { mine: true }), sheet("11.0", { mine: true, lost: true }), sheet("13.0", { mine: true }), sheet("13.4", { mine: true, instant: true })];
    const some = (sheets: readonly Sheet[], now: Partial<Moment>, read: readonly string[] = [], wish: string | null = null) => {
      const { front: laid, some: told } = shown(inOrder(sheets), new Set(read), wish, { ...NOW, ...now });
      return [laid?.key, told.map(({ key }) => key)];
    };
    const four = [won, lost, last, card];
    for (const now of [{ skipped: 13, missed: 13, began: 8 }, { skipped: 13, missed: 13, began: 8, followed: "9.0" }, { skipped: 13, missed: 13, followed: "9.0" }]) {
      expect(some(four, { settled: true, ...now }), JSON.stringify(now)).toEqual(["11.0", ["11.0", "13.0", "9.0"]]);
    }
    expect(some(four, { settled: true, skipped: 13, missed: 13, began: 8 }, [], "9.0"), "one of them, opened").toEqual(["9.0", ["11.0", "13.0", "9.0"]]);
    expect(some(four, { settled: true, skipped: 13, missed: 13, began: 8 }, ["9.0", "11.0"]), "what was seen is not told again").toEqual(["13.0", []]);
    expect(some(four, { began: 8 }), "nothing was skipped: one after the other").toEqual(["9.0", []]);
    expect(some([{ ...won, summed: true }, { ...lost, summed: true }, last], { settled: true, skipped: 13, missed: 13, followed: "9.0" }), "a sheet that sums them up tells them").toEqual(["13.0", []]);
  });

  it("offers in one's own turn only what happened in it", () => {
    const going = sheet("8.0", { over: false });
    expect(front([battle], [], { settled: true, began: 8 })).toEqual([null, null]);
    expect(front([battle], [], { settled: true, began: 7 })).toEqual([null, "7.0"]);
    expect(front([battle, going], ["8.0"], { settled: true, began: 9 }), "what goes on stays").toEqual([null, "8.0"]);
  });

  it("uncovers nothing older when one is closed", () => {
    const later = sheet("9.0");
    expect(behind([battle, later, scoring], later)).toEqual(["7.0", "9.0"]);
    expect(behind([battle, later], battle)).toEqual(["7.0"]);
    expect(front([battle, later], behind([battle, later], later), { settled: true })).toEqual([null, null]);
  });

  it("lays nothing that has ended over what goes on", () => {
    const first = sheet("7.0", { mine: true, places: ["yakutia"] });
    const second = sheet("9.0", { over: false, mine: true, places: ["yakutia"] });
    const elsewhere = sheet("9.0", { over: false, mine: true, places: ["ural"] });
    for (const settled of [false, true]) for (const next of [second, elsewhere]) expect(front([first, next], [], { settled })).toEqual(["9.0", null]);
    expect(front([first, second], ["9.0"]), "nor behind it").toEqual([null, "9.0"]);
    expect(front([first, second], [], {}, "7.0"), "unless it is called for").toEqual(["7.0", null]);
    expect(front([{ ...first, stop: true }, second]), "nor may it hide what must be read").toEqual(["7.0", null]);
  });

  it("opens again what is called for, and nothing by itself in the past", () => {
    expect(front(all, ["7.0", "9.2", "9.11"], {}, "9.2")).toEqual(["9.2", null]);
    expect(front([sheet("3.0", { over: false })], [], { past: true })).toEqual([null, "3.0"]);
  });

  it("shows of a draft only what goes on", () => {
    expect(front([sheet("draft.3"), sheet("draft.1", { over: false })])).toEqual(["draft.1", null]);
    expect(front([sheet("draft.3")])).toEqual([null, null]);
  });
});

describe("where a sheet lies", () => {
  const stage = { width: 900, height: 600 };
  const size = { width: 480, height: 300 };
  const covers = (room: Box, place: Box): boolean => room.left < place.right && room.right > place.left && room.top < place.bottom && room.bottom > place.top;
  const box = (left: number, top: number, width = 80, height = 80): Box => ({ left, top, right: left + width, bottom: top + height });

  it("never covers what it is about, and stays on the stage", () => {
    for (let x = 0; x < 860; x += 43) {
      for (let y = 0; y < 560; y += 37) {
        for (let turn = 0; turn < 4; turn++) {
          const place = box(x, y);
          const room = placed(stage, size, place, turn);
          const laid = box(room.left, room.top, room.width, room.height);
          expect(laid.left >= 0 && laid.top >= 0 && laid.right <= 900 && laid.bottom <= 600, `${String(x)} ${String(y)} ${String(turn)}`).toBe(true);
          if (turn === 0) expect(covers(laid, place), `${String(x)} ${String(y)}`).toBe(false);
        }
      }
    }
  });

  it("covers none of the places that it is about, as long as there is room", () => {
    const lands = [box(300, 60), box(420, 40), box(360, 150, 120, 60)];
    expect(bounds([])).toBeNull();
    const room = placed(stage, size, bounds(lands));
    const laid = box(room.left, room.top, room.width, room.height);
    expect(lands.map((land) => covers(laid, land))).toEqual([false, false, false]);
  });

  it("is never a narrow column beside the place: on a phone it lies above or below", () => {
    const phone = { width: 390, height: 360 };
    for (const [x, y] of [[20, 84], [300, 84], [150, 240]] as const) {
      const room = placed(phone, size, box(x, y - 40));
      expect([room.left, room.width], `${String(x)} ${String(y)}`).toEqual([10, 370]);
      expect(room.top > y || room.top + room.height < y).toBe(true);
    }
  });

  it("goes to another side when it is asked to", () => {
    const place = box(400, 500);
    const sides = [0, 1, 2].map((turn) => placed(stage, size, place, turn));
    expect(new Set(sides.map(({ left, top }) => `${String(left)} ${String(top)}`)).size).toBe(3);
  });

  it("keeps its place from one battle to the next, as long as it covers neither and loses little of its height", () => {
    const first = placed(stage, size, box(60, 200));
    const anew = (place: Box) => keeps(first, stage, place, placed(stage, size, place));
    expect(anew(box(100, 380))).toEqual(first);
    expect(anew(box(first.left + 100, 540, 60, 40)), "above it").toMatchObject({ left: first.left, top: first.top, height: 516 });
    expect(anew(box(first.left + 100, 200, 80, 200)), "too little is left").toBeNull();
    expect(anew(box(first.left + 100, 5)), "over it").toBeNull();
  });

  it("lies in the middle where it is about no place, or one that is out of sight", () => {
    expect(placed(stage, size, null)).toEqual({ left: 210, top: 10, width: 480, height: 580 });
    expect(placed(stage, size, box(-300, 20))).toEqual(placed(stage, size, null));
    expect(placed({ width: 390, height: 300 }, size, null).width).toBe(370);
  });

  it("stays where it is as long as it covers nothing", () => {
    const place = box(400, 500);
    const room = placed(stage, size, place);
    expect(clear(room, stage, place, 300)).toBe(true);
    expect(clear(room, stage, box(450, 100), 300)).toBe(false);
    expect(clear(room, { width: 500, height: 600 }, place, 300)).toBe(false);
  });
});
