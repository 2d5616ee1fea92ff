/** What of the map is seen: the whole map, some regions, what one begins with, what happens. */

import type { Camera, Pose } from "./camera.ts";
import type { Box, Language, MapFile, Point } from "./mapfile.ts";
import { places } from "./stones.ts";
import * as viewport from "./viewport.ts";
import type { Size, View } from "./viewport.ts";

const CLOSE = 1.3; // CSS pixels per unit, at most, when regions are shown
const PAD = 24; // CSS pixels around what is shown
const READ = 0.48; // pixels per unit: from here on every region of every map is named (`browser/lettering.spec.mjs`)
const RIM = 20; // and around all regions
const REVEAL = 100; // and around what happens: the keys of the map lie in this edge
const EDGE = 22; // CSS pixels at the edge that count as out of sight
const [WIDE, TALL] = [38, 15]; // and around the middle of what is decided on, to an edge or what covers it
const SHRINKS = 0.8; // of what can be read, at least, for what a question offers
const LAIN = 0.7; // of a screen at most that something may lie over
const NAME = 11; // CSS pixels of a name that can be read on a phone
const STONE = 14; // and of a stone
const NEAREST = 0.95; // CSS pixels per unit that one begins with at most

/** The middle of a region's pieces, and its box. */
export interface Place {
  readonly at: Point;
  readonly box: Box;
}

export class Sight {
  readonly #map: MapFile;
  readonly #camera: Camera;
  /** CSS pixels per unit from where on names and stones are large enough for a phone. */
  readonly #readable: number;
  /** CSS pixels at the upper and at the lower edge that something lies over: what is brought together lies between. */
  lain: readonly [number, number] = [0, 0];
  /** What was brought together last, how large the map was before it had to shrink for that, and how large it is since. */
  #shrunk: readonly [ids: readonly string[], from: number, to: number] = [[], 0, Infinity];

  constructor(map: MapFile, camera: Camera, language: Language, empty: number) {
    this.#map = map;
    this.#camera = camera;
    const regions = Object.values(map.regions).filter(({ cell }) => !cell);
    const names = regions.map(({ labels }) => labels[language].s).sort((a, b) => a - b);
    const stones = empty ? regions.filter(({ water }) => !water).map((region) => 2 * places(region).radius) : [];
    const zooms = [viewport.largeAt(names[Math.floor(names.length / 10)] ?? 20, NAME), ...stones.map((size) => viewport.largeAt(size, STONE))];
    this.#readable = Math.min(Math.max(...zooms), NEAREST);
  }

  /** The whole map, or all of some regions above what covers it. */
  fit(glide = true, ids: readonly string[] = []): void {
    this.#take((screen) => (ids.length ? viewport.fit(viewport.around(this.#boxes(ids)), this.#camera.free(screen), RIM, CLOSE) : this.#camera.whole(screen)), glide);
  }

  /** Some regions as large as possible, but not nearer than `max` pixels per unit. */
  show(ids: readonly string[], max = CLOSE, glide = true): void {
    const boxes = this.#boxes(ids);
    if (boxes.length) this.#take((screen) => viewport.fit(viewport.around(boxes), screen, PAD, max), glide);
  }

  /**
   * What one begins with: these regions, near enough for names and stones (`close`, as on a phone); else all regions, as
   * large as possible without one being covered or cut off, or, where names and figures would not all find room then,
   * these regions on a map that fills its box.
   */
  open(ids: readonly string[], close: boolean, glide = false): void {
    const boxes = this.#boxes(ids.length ? ids : Object.keys(this.#map.regions));
    const [width, height] = this.#map.size;
    this.#take((screen) => {
      const filled = viewport.cover({ width, height }, screen);
      const near = Math.max(filled, this.#readable);
      if (close) { // none of them lies behind the keys
        const [room, { above, below }] = [this.#camera.free(screen), this.#camera.barsOf(screen)];
        return viewport.pan(viewport.begin(boxes, { width: room.width, height: Math.max(room.height - above - below, room.height / 2) }, near, near, PAD), 0, above);
      }
      const all = this.#all(screen);
      return all.zoom < READ ? viewport.clamp(viewport.begin(boxes, screen, filled, near, PAD), { width, height }, screen) : all;
    }, glide);
  }

  /** Where a region lies now, in CSS pixels in the board. */
  where(id: string): Place {
    const region = this.#map.regions[id];
    if (!region) throw new RangeError(`no region ${id}`);
    const { view } = this.#camera;
    const [west, north, east, south] = region.box;
    const [x, y] = region.pieces;
    const [[left, top], [right, bottom]] = [viewport.toScreen(view, [west, north]), viewport.toScreen(view, [east, south])];
    return { at: viewport.toScreen(view, [x, y]), box: [left, top, right, bottom] };
  }

  /** How many of these regions have their pieces in sight. */
  sees(ids: readonly string[], view = this.#camera.view): number {
    const { screen, bars } = this.#camera;
    return ids.filter((id) => { const [x = 0, y = 0] = this.#map.regions[id]?.pieces ?? []; return viewport.bare(viewport.toScreen(view, [x, y]), screen, bars, EDGE); }).length;
  }

  /** Looks elsewhere for a while: `home` leads back, until somebody moves the map. */
  away(look: () => void): void {
    const { home, stand } = this.#camera;
    this.#camera.home = home ?? stand; // a view that is left forgets it
    look();
    this.#camera.home = this.#camera.home ? home : (home ?? stand);
  }

  /** Back to where one looked before the map turned to something else, if `suits` says so of that view; whether it goes. */
  home(suits: (view: View) => boolean): boolean {
    const { home } = this.#camera;
    if (!home || !suits(home.view)) return false;
    this.#camera.calmly(() => { this.#camera.restore(home); });
    return true;
  }

  /** Turns to regions where something happens: no further than needed, and not at all if they are in sight. */
  follow(ids: readonly string[]): void {
    const points = ids.flatMap((id): Box[] => { const [x = 0, y = 0] = this.#map.regions[id]?.pieces ?? []; return id in this.#map.regions ? [[x, y, x, y]] : []; });
    if (!points.length || this.sees(ids) === ids.length) return;
    const { view, screen } = this.#camera;
    const around = viewport.around(points);
    if (viewport.fit(around, screen, REVEAL).zoom < view.zoom) {
      const [width, height] = this.#map.size;
      this.#take((now) => viewport.within(around, { width, height }, now, REVEAL, view.zoom, this.#camera.barsOf(now)), true);
      return;
    }
    const [west, north, east, south] = around;
    this.#camera.glide(viewport.reveal(viewport.reveal(view, [west, north], screen, REVEAL), [east, south], screen, REVEAL));
  }

  /** Whether it is on a phone that lies: what is told then lies beside its place, not below it. The map above a standing phone's sheet may be wider than high as well. */
  get lies(): boolean {
    return globalThis.matchMedia?.("(max-height: 500px) and (min-width: 560px)").matches ?? false;
  }

  /**
   * Brings the pieces of some regions into the part of the screen that is free, and keeps them there while its room changes,
   * until somebody looks elsewhere: as large as now, or as large as all of them have room, until there is more; no move if they lie there.
   */
  together(ids: readonly string[]): void {
    this.#camera.calmly(() => { this.#gather(ids); }, true);
  }

  /**
   * A question begins: what may be chosen for it comes into the part of the screen that is free. All of it as large as now, or as
   * large as can still be read; where that has no room, as much of it as has room. Those that are not all there once the room
   * has changed come again, until somebody looks elsewhere or begins to answer; no move if they lie there.
   */
  offer(ids: readonly string[]): void {
    this.#camera.calmly((begun) => { if (!begun) this.#present(ids); }, true);
  }

  /** Something else is asked, or nothing is: from the first press on, the map lies still until that changes. */
  asks(something: boolean): void {
    this.#camera.asks(something);
  }

  #present(ids: readonly string[]): void {
    const { view, bounds } = this.#camera;
    const points = this.#points(ids);
    if (!points.length) return;
    const [room, wide, high] = this.#room();
    const box = viewport.around(points);
    const wish = this.#wish();
    const least = SHRINKS * Math.min(wish, this.#readable);
    this.#shrunk = [[], 0, Infinity]; // it stays as large when one of them is chosen
    if (Math.max(bounds.min, Math.min(wide / Math.max(box[2] - box[0], 1e-6), high / Math.max(box[3] - box[1], 1e-6))) >= least) {
      this.#gather(ids);
      this.#shrunk = [[], 0, Infinity];
      return;
    }
    const to = viewport.pan(viewport.begin(points, { width: wide, height: high }, least, least), room[0], room[1]);
    this.#camera.settle(2 * this.#inside(points, room, view) >= this.#inside(points, room, this.#camera.held(to)) ? view : to);
  }

  #inside(points: readonly Box[], room: Box, at: View): number {
    return points.filter(([x, y]) => { const [left, top] = viewport.toScreen(at, [x, y]); return left >= room[0] && left <= room[2] && top >= room[1] && top <= room[3]; }).length;
  }

  #points(ids: readonly string[]): Box[] {
    return ids.flatMap((id): Box[] => { const [x, y] = this.#map.regions[id]?.pieces ?? []; return x === undefined || y === undefined ? [] : [[x, y, x, y]]; });
  }

  /** Where what is decided on may lie, and how wide and high that is. */
  #room(): readonly [Box, number, number] {
    const { screen, over } = this.#camera;
    const [above = 0, below = 0] = this.lain.map((high) => Math.min(high, screen.height * LAIN));
    const room: Box = [WIDE, Math.max(over.above, above) + TALL, screen.width - WIDE, screen.height - Math.max(over.right ? 0 : over.below, below) - TALL];
    return [room, Math.max(room[2] - room[0], 1), Math.max(room[3] - room[1], 1)];
  }

  /** How large the map is, or was before it had to shrink, unless somebody has gone further away by hand. */
  #wish(): number {
    const { view } = this.#camera;
    const [, from, least] = this.#shrunk;
    return view.zoom > 0.99 * least ? Math.max(view.zoom, from) : view.zoom;
  }

  #gather(ids: readonly string[]): void {
    const points = this.#points(ids);
    if (!points.length) return;
    const { view, bounds } = this.#camera;
    const [room, wide, high] = this.#room();
    const box = viewport.around(points);
    const wish = this.#wish();
    const zoom = Math.max(bounds.min, Math.min(wish, wide / Math.max(box[2] - box[0], 1e-6), high / Math.max(box[3] - box[1], 1e-6)));
    this.#shrunk = [ids, wish, zoom];
    const shown = viewport.zoomAbout(view, viewport.toScreen(view, [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]), zoom / view.zoom, bounds);
    const [[left, top], [right, bottom]] = [viewport.toScreen(shown, [box[0], box[1]]), viewport.toScreen(shown, [box[2], box[3]])];
    const by = (from: number, to: number, first: number, last: number): number => (to - from > last - first ? (first + last - from - to) / 2 : Math.max(first - from, 0) || Math.min(last - to, 0));
    const to = viewport.pan(shown, by(left, right, room[0], room[2]), by(top, bottom, room[1], room[3]));
    this.#camera.settle(to);
  }

  /** Looks somewhere as soon as that is under nobody's finger, unless somebody looks elsewhere before. */
  calmly(look: () => void): void {
    this.#camera.calmly(look);
  }

  /** Nothing is decided on any more: the map is as large as before, and stays where it is, whatever grows over it. */
  release(): void {
    const [ids, from] = this.#shrunk;
    this.#camera.calmly(this.#camera.keeps && from > this.#camera.view.zoom ? () => { this.#gather(ids); } : null);
  }

  /** Brings the pieces of a region into sight, all of them, by the smallest move; none if they are. */
  keep(id: string): void {
    this.#camera.calmly(() => { this.#reveal(id); });
  }

  #reveal(id: string): void {
    const region = this.#map.regions[id];
    if (!region) return;
    const [x, y, wide, high] = region.pieces;
    const corners: readonly [Point, Point] = [[x - wide / 2, y - high / 2], [x + wide / 2, y + high / 2]];
    const { view, screen, bars } = this.#camera;
    const [above, below] = [bars.above, bars.right ? 0 : bars.below];
    const [[left, top], [right, bottom]] = [viewport.toScreen(view, corners[0]), viewport.toScreen(view, corners[1])];
    if (left >= 0 && right <= screen.width && top >= above && bottom <= screen.height - below) return;
    this.#camera.glide(corners.reduce((to, corner, i) => viewport.reveal(to, corner, screen, EDGE + (i ? below : above)), view));
  }

  /**
   * Leaves room beside a region: its pieces go to one edge (`first` pixels from it) or to the opposite one (`last`),
   * whichever leaves more; up or down, or `across`, to the left or right. It comes nearer where that needs it.
   */
  aside(id: string, first: number, last: number, across = false): void {
    const region = this.#map.regions[id];
    if (!region) return;
    const pieces: Point = [region.pieces[0], region.pieces[1]];
    const { screen, bounds } = this.#camera;
    const [width, height] = this.#map.size;
    const [axis, long, size] = across ? [0, screen.width, width] as const : [1, screen.height, height] as const;
    const shown = viewport.reveal(this.#camera.view, pieces, screen, REVEAL);
    const least = Math.min((long - first) / (size - pieces[axis]), (long - last) / pieces[axis]); // of a map that is all in sight nothing could be moved
    const view = viewport.zoomAbout(shown, viewport.toScreen(shown, pieces), Math.max(1, least / shown.zoom), bounds);
    const at = (to: View): number => viewport.toScreen(to, pieces)[axis];
    const [near, far] = [first, long - last].map((to) => viewport.clamp(viewport.pan(view, across ? to - at(view) : 0, across ? 0 : to - at(view)), { width, height }, screen));
    if (near && far) this.#camera.glide(Math.max(at(near), long - at(near)) >= Math.max(at(far), long - at(far)) ? near : far);
  }

  /** The pieces of all regions; never farther away than the whole map. */
  #all(screen: Size): View {
    const boxes = Object.values(this.#map.regions).map(({ pieces: [x, y, wide, high] }): Box => [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2]);
    const [view, whole] = [viewport.free(viewport.around(boxes), screen, this.#camera.barsOf(screen), RIM), this.#camera.whole(screen)];
    return view.zoom < whole.zoom ? whole : view;
  }

  #boxes(ids: readonly string[]): Box[] {
    return ids.flatMap((id) => (this.#map.regions[id] ? [this.#map.regions[id].box] : []));
  }

  #take(pose: Pose, glide: boolean): void {
    const view = pose(this.#camera.screen);
    if (glide) this.#camera.glide(view, pose);
    else this.#camera.jump(view, pose);
  }
}
