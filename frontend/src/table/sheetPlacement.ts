/** Where a sheet lies over the map: beside what it is about. Pure. */

import type { MapFile } from "../board/mapfile.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** CSS pixels around the pieces of a region that stay in sight; on a phone. */
export const [CORE, CORE_SMALL] = [60, 40];

export const PIECE = 22; // CSS pixels around the middle of pieces that lie beside a small land, in the sea
/** Of a region what is around its pieces: a large one would leave no room. */
export function core({ at: [x, y], box: [left, top, right, bottom] }: Lying, around = CORE): Box {
  const least = Math.min(PIECE, around);
  return { left: Math.max(Math.min(left, x - least), x - around), top: Math.max(Math.min(top, y - least), y - around), right: Math.min(Math.max(right, x + least), x + around), bottom: Math.min(Math.max(bottom, y + least), y + around) };
}

/** What is around all of them; null: around nothing. */
export function bounds(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const all = (side: keyof Box): number[] => boxes.map((box) => box[side]);
  return { left: Math.min(...all("left")), top: Math.min(...all("top")), right: Math.max(...all("right")), bottom: Math.max(...all("bottom")) };
}

/** Where a region is on the stage: the middle of its pieces, and its box. */
export interface Lying {
  readonly at: readonly [number, number];
  readonly box: readonly [number, number, number, number];
}

/** At which edge of a phone's map a sheet so high lies, above and below: at the far one, for the map does not go beyond its own edge. */
export function lain(high: number, ids: readonly string[], { regions, size }: Pick<MapFile, "regions" | "size">): readonly [number, number] {
  const heights = ids.flatMap((id) => regions[id]?.pieces[1] ?? []);
  return heights.reduce((sum, y) => sum + y, 0) * 2 < heights.length * size[1] ? [0, high] : [high, 0];
}

/** Of places the ground that no sheet lies over: of several, as of a continent, all of it where the sheet has room beside that; else what is around their pieces. */
export function ground(stage: Stage, sheet: Size, places: readonly Lying[], around: number): Box | null {
  const all = places.length > 1 ? bounds(places.map(({ box: [left, top, right, bottom] }) => ({ left, top, right, bottom }))) : null;
  if (all && strips(stage, all).some((room) => fits(room, sheet) === 1)) return all;
  return bounds(places.map((place) => core(place, around)));
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where sheets may lie: the map's box, but for so many pixels at its upper edge, where its own keys are. */
export interface Stage extends Size {
  readonly top?: number;
}

const LOW = 330; // CSS pixels of height: in less a sheet has room beside a place, not below it,
const FLAT = 1.3; // where what is left of it below the keys is so much wider
/** The stage of a phone that lies, or of one whose sheet leaves hardly anything. */
const lies = ({ width, height, top = 0 }: Stage): boolean => height < LOW && width > FLAT * (height - top);

/** A corner, and how much room there is from it. */
export interface Room extends Size {
  readonly left: number;
  readonly top: number;
}

const RIM = 10; // CSS pixels between a sheet and the rim of the map
const GAP = 14; // and what it is about

const LEAST = 0.2; // of a sheet must be there to be read
const NARROW = 300; // CSS pixels: in less, words break and numbers are cut
const SLIM = 0.7; // of a stage that lies: or it would have room nowhere

/** The strips of the stage beside a place, each as large as it can be. */
function strips({ width, height, top = 0 }: Stage, place: Box): readonly Room[] {
  const first = RIM + top;
  const [wide, high] = [width - 2 * RIM, height - RIM - first];
  const right = place.right + GAP;
  const below = place.bottom + GAP;
  return [
    { left: RIM, top: first, width: wide, height: place.top - GAP - first },
    { left: RIM, top: first, width: place.left - GAP - RIM, height: high },
    { left: right, top: first, width: width - RIM - right, height: high },
    { left: RIM, top: Math.max(below, first), width: wide, height: height - RIM - Math.max(below, first) },
  ];
}

/** Those in which a line has room; above and below a place there always is as much as the stage is wide. */
const wide = (rooms: readonly Room[], whole: Room, slim: boolean): Room[] => rooms.filter(({ width }) => width >= Math.min(NARROW, whole.width * (slim ? SLIM : 1)));

const BAR = 44; // CSS pixels at the upper edge of a phone's map, with the others' points
const TOOLS = 80; // and at its lower edge, with its buttons
const LEFT = 40; // of the map that must be left where a place makes room

/** How far from an edge a place goes that makes room on a phone, from the opposite one, and whether sideways; null: there is too little room for that. */
export function makesRoom(stage: Stage, around: number): readonly [number, number, boolean] | null {
  if (lies(stage)) return [around, around, true];
  return stage.height > BAR + TOOLS + 2 * around + LEFT ? [BAR + around, TOOLS + around, false] : null;
}

/** How much of a sheet a room has place for. */
const fits = (room: Size, sheet: Size): number => Math.min(1, room.width / sheet.width) * Math.min(1, room.height / sheet.height);

/** Where a sheet lies without covering the place it is about; `turn`: how often another side was asked for. */
export function placed(stage: Stage, sheet: Size, place: Box | null, turn = 0): Room {
  const first = RIM + (stage.top ?? 0);
  const whole: Room = { left: RIM, top: first, width: stage.width - 2 * RIM, height: stage.height - RIM - first };
  const middle = (room: Room): Room => {
    const width = Math.min(sheet.width, room.width);
    return { left: Math.round(room.left + (room.width - width) / 2), top: room.top, width, height: room.height };
  };
  const away = place && place.right > 0 && place.bottom > 0 && place.left < stage.width && place.top < stage.height ? place : null;
  const rooms = away
    ? wide(strips(stage, away), whole, lies(stage)).sort((a, b) => fits(b, sheet) - fits(a, sheet))
    : [whole, { ...whole, width: Math.min(sheet.width, whole.width) }, { ...whole, left: Math.max(RIM, stage.width - RIM - sheet.width), width: Math.min(sheet.width, whole.width) }];
  const room = rooms[turn % rooms.length] ?? whole;
  if (away && fits(room, sheet) < LEAST) return middle(whole); // nowhere can it be read: rather cover the place than nothing to read
  return middle(room);
}

const TAKEN_IN = 0.75; // of the width that it likes, at least
const STEP = 24; // CSS pixels from one place for a sheet to the next that is tried

/** Where a sheet that is about no place lies beside what is asked: where it has room for all of it, or for most, somewhat narrower if need be; high up and to the right rather than elsewhere. */
export function beside(stage: Stage, sheet: Size, asked: readonly Lying[]): Room {
  const [first, widest, foot] = [RIM + (stage.top ?? 0), Math.min(sheet.width, stage.width - 2 * RIM), stage.height - RIM];
  const boxes = asked.map((one) => core(one, PIECE));
  let best: Room | null = null;
  for (let width = widest; width >= Math.min(widest, Math.max(NARROW, TAKEN_IN * sheet.width)); width -= STEP) {
    for (let top = first; top < foot; top += STEP) {
      for (let left = stage.width - RIM - width; left >= RIM; left -= STEP) {
        const tops = boxes.filter((box) => box.right > left - GAP && box.left < left + width + GAP && box.bottom + GAP > top).map((box) => box.top - GAP);
        const room = { left: Math.round(left), top, width, height: Math.min(foot, ...tops) - top };
        if (room.height >= LEAST * sheet.height && (!best || fits(room, sheet) > fits(best, sheet))) best = room;
      }
    }
  }
  return best ?? placed(stage, sheet, null);
}

/** Whether a sheet that is so high may stay where it is. */
export function clear(room: Room, stage: Stage, place: Box | null, height: number): boolean {
  const [right, bottom] = [room.left + room.width, room.top + Math.min(height, room.height)];
  if (right > stage.width || room.top + room.height > stage.height || room.top < (stage.top ?? 0)) return false;
  return !place || right <= place.left || room.left >= place.right || bottom <= place.top || room.top >= place.bottom;
}

const MOST = 0.85; // of the height elsewhere that it has at least where it keeps its place

/** The room in which another sheet lay, above the place that this one is about, where it has as good as all of the height there that it would have in `anew`; else null. */
export function keeps(room: Room, stage: Stage, place: Box | null, anew: Room): Room | null {
  const under = place && place.left < room.left + room.width && place.right > room.left && place.top > room.top;
  const height = under ? Math.min(room.height, place.top - GAP - room.top) : room.height;
  const kept = { ...room, height };
  return height >= MOST * anew.height && room.width >= MOST * anew.width && clear(kept, stage, place, height) ? kept : null;
}

/** A room that lies clear, down to where the stage now ends or the place begins: what question or bar left free since. */
export function grown(room: Room, stage: Stage, place: Box | null): Room {
  const below = place && place.left < room.left + room.width && place.right > room.left && place.top >= room.top ? place.top - GAP : stage.height - RIM;
  const height = Math.min(below, stage.height - RIM) - room.top;
  return height > room.height ? { ...room, height } : room;
}

/** How low and how high a sheet on a desk may be: as long as it goes on, one that has a height of its own keeps to that, any other is as high as it once was; how it ended stands in no empty box. */
export function heights(room: Room, fixed: number | undefined, highest: number, over: boolean): readonly [least: number, most: number] {
  const most = fixed === undefined ? room.height : Math.min(fixed, room.height);
  return [over ? 0 : fixed !== undefined ? most : Math.min(highest, room.height), most];
}
