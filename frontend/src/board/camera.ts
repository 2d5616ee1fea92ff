/** The view of a sheet: moved by CSS transforms, drawn sharply again when it rests. */

import { calmly, presses } from "./calm.ts";
import type { Point } from "./mapfile.ts";
import * as viewport from "./viewport.ts";
import type { Bars, Limits, Size, View } from "./viewport.ts";

const REST = 150; // milliseconds after the last move until the map is drawn sharply
const PHONE: Bars = { above: 52, below: 72, right: 0 }; // the players, the small map and the tools
const DESK: Bars = { above: 0, below: 150, right: 60 }; // the tools, in the corner
const FLAT: Bars = { above: 0, below: 60, right: 180 }; // the tools side by side
const WIDE = 800; // CSS pixels: in a narrower window the switch between two maps stands above them
const CORNERS = 14; // CSS pixels of a sheet's upper corners, behind which a phone's map goes on
const COVERED = 0.35; // of the height, at most
const HALF = 0.45; // of the height, at most, where both edges are covered
const EASE = 350; // milliseconds of a camera move
const SHRUNK = 2; // times: then a moving map is drawn anew
const OFF = 80; // CSS pixels by which a map that is seen whole may lie beside the middle of its room
const HIDDEN = 0.4; // of such a map, at most, below a sheet that has risen
const STAMP = 0.5; // of its size at least, else it stays under that sheet
const LEGIBLE = 0.9; // of the size that the whole map has without a sheet, at least
const ALIKE = 24; // CSS pixels by which a sheet may be higher than before and be as it was
const LATE = 250; // milliseconds between what somebody sees and the press that means it

export interface CameraEvents {
  /** Every change of the view, at most one per frame. */
  moved(view: View): void;
  /** It has come to rest. */
  rested(view: View): void;
  /** Somebody wants no motion. */
  still(): boolean;
}

/** A view that holds for any screen: the whole map, some regions. */
export type Pose = (screen: Size) => View;

/** A view, and how it came about on which screen. */
export interface Stand {
  readonly view: View;
  readonly pose: Pose | null;
  readonly screen: Size;
}

export class Camera {
  readonly #sheet: HTMLElement;
  readonly #map: Size;
  readonly #events: CameraEvents;
  #screen: Size = { width: 1, height: 1 };
  #view: View = { zoom: 1, dx: 0, dy: 0 };
  /** How the view came about; null: somebody has moved it by hand. */
  #pose: Pose | null = null;
  /** The screen for which the view was made. */
  #frame: Size = { width: 1, height: 1 };
  /** The view before the screen changed, for when it changes back. */
  #before: { readonly screen: Size; readonly view: View } | null = null;
  readonly #steady: boolean;
  /** CSS pixels of what lies at its lower edge that a sheet has covered. */
  #covered = 0;
  /** CSS pixels by which a sheet below it may rise. */
  #spare = 0;
  /** Brings into sight what is being decided on, `#again` whatever grows over it; null: nothing, or somebody has looked elsewhere. */
  #kept: (() => void) | null = null;
  #again = false;
  /** How often something had been pressed when what is asked began; without end where nothing is. */
  #since = Infinity;
  /** Its room below which the usual sheet lies, when it was last looked at whether the map fills it. */
  #roomed: Size = { width: 0, height: 0 };
  /** The map was seen whole. */
  #entire = false;
  /** How it stood before it took more room, and how much it had then; null: it did not, or was moved since. */
  #lower: (Stand & { readonly room: Size }) | null = null;
  /** What waits until nothing was pressed for a while. */
  #waiting: () => void = () => undefined;
  /** How it stood before it turned by itself to what happens elsewhere; null: it did not, or was moved since. */
  home: Stand | null = null;
  /** Where the map lay before it last glided, and when that began. */
  #left: { readonly view: View; readonly at: number } | null = null;
  #timer = 0;
  #later = 0;
  #step = 0;
  #drawing = 0;
  /** The zoom at which the browser has drawn it. */
  #sharp = 1;

  /** `steady`: whatever grows below the map leaves it where it is, but for what is being decided on. */
  constructor(sheet: HTMLElement, map: Size, events: CameraEvents, steady = false) {
    this.#steady = steady;
    this.#sheet = sheet;
    this.#map = map;
    this.#events = events;
  }

  get view(): View {
    return this.#view;
  }

  /** What others cover of the screen. */
  get bars(): Bars {
    return this.barsOf(this.#screen);
  }

  /** What they cover of a screen; of a low one not all too much. */
  barsOf({ width, height }: Size): Bars {
    if (!this.#steady) return width >= WIDE && viewport.flat(this.#map) ? FLAT : DESK;
    const part = Math.min(1, (COVERED * height) / (PHONE.above + PHONE.below));
    return { above: PHONE.above * part, below: Math.max(0, PHONE.below * part - this.#covered), right: 0 };
  }

  /** What covers the screen in truth, also a low one: what is decided on lies beside it. */
  get over(): Bars {
    if (!this.#steady) return this.bars;
    return { above: Math.min(PHONE.above, HALF * this.#screen.height), below: Math.max(CORNERS, Math.min(PHONE.below, HALF * this.#screen.height) - this.#covered), right: 0 };
  }

  /** A sheet lies over so much of what is at the lower edge; less than nothing: it stays below, and may still rise by that. */
  set covered(pixels: number) {
    this.#covered = Math.max(0, pixels);
    this.#spare = Math.max(0, -pixels);
  }

  /** What of a screen stays free when a sheet rises to its usual height. */
  free({ width, height }: Size): Size {
    return { width, height: Math.max(height - this.#spare, height / 2) };
  }

  /**
   * Does something once nothing was pressed for half a second, never under a finger; `again`: and whenever the room changes,
   * until the view is another one. null: nothing any more. It is told whether something was pressed since.
   */
  calmly(act: ((begun: boolean) => void) | null, again = false): void {
    const from = presses;
    this.#kept = act && (() => { act(from < presses); });
    this.#again = again;
    this.#wait();
  }

  /** Something else is asked, or nothing: from the first press after that, more or less room moves nothing until this is called again. */
  asks(something: boolean): void {
    this.#since = something ? presses : Infinity;
    this.#wait();
  }

  /** Whether nobody has looked elsewhere since. */
  get keeps(): boolean {
    return this.#kept !== null;
  }

  #wait(): void {
    this.#waiting();
    const [act, again] = [this.#kept, this.#again];
    if (act || this.#steady) this.#waiting = calmly(() => {
      if (this.#kept !== act || (this.#since >= presses && this.#fill()) || !act) return;
      act();
      this.#kept = again ? act : null;
    });
  }

  /** After its room has changed: takes what there is more of it, or stands as before that; whether it moves. */
  #fill(): boolean {
    const [room, was, { stand, home }] = [this.free(this.#screen), this.#roomed, this];
    this.#roomed = room;
    const more = room.height - was.height;
    const to = !this.#steady || was.width !== room.width || Math.abs(more) < 1 ? null : more > 0 ? this.#larger(room) : this.#smaller(room);
    if (!to) return false;
    const [kept, again] = [this.#kept, this.#again];
    this.glide(to);
    [this.#kept, this.#again, this.home] = [kept, again, home];
    if (more > 0) this.#lower = { ...stand, room: was };
    const next = (): void => { if (kept && this.#kept === kept) this.#wait(); };
    if (this.#events.still()) next();
    else this.#later = window.setTimeout(next, EASE);
    return true;
  }

  /** What fills more room: the whole map as large as it can be there, of a part no room left empty that the map could fill; null: it is so. */
  #larger(room: Size): View | null {
    const [map, view, bars] = [this.#map, this.#view, this.barsOf(this.#screen)];
    if (this.#entire) {
      const all = this.whole(this.#screen);
      return all.zoom > 1.02 * view.zoom || Math.abs(all.dy - view.dy) > OFF ? all : null;
    }
    const high = (room.height - bars.above - bars.below) / map.height;
    const zoom = map.width * view.zoom > room.width ? Math.max(high, view.zoom) : view.zoom;
    const to = viewport.clamp(viewport.zoomAbout(view, [room.width / 2, room.height / 2], zoom / view.zoom, this.bounds), map, room, this.over, true);
    return to.zoom > view.zoom || Math.abs(to.dy - view.dy) > 1 ? to : null;
  }

  /** In less room: as it stood before there was more; a whole map of which a good part would be hidden, whole again; null: it stays. */
  #smaller(room: Size): View | null {
    const [map, view] = [this.#map, this.#view];
    if (this.#lower && room.height <= this.#lower.room.height + ALIKE) return this.#lower.view;
    if (!this.#entire) return null;
    const all = this.whole(this.#screen);
    const high = map.height * view.zoom;
    return view.dy + high - this.#screen.height > HIDDEN * high && all.zoom > STAMP * view.zoom ? all : null;
  }

  get screen(): Size {
    return this.#screen;
  }

  get stand(): Stand {
    return { view: this.#view, pose: this.#pose, screen: this.#screen };
  }

  /** Back to how it stood; a screen that is another one now is waited for. */
  restore({ view, pose, screen }: Stand): void {
    this.glide(view, pose);
    if (!pose) this.#before = { screen, view };
  }

  /** The whole map, as large as possible; where a sheet leaves it so little room that nothing on it could be read, a part lies below that. */
  whole(screen: Size): View {
    const [above, all] = [this.free(screen), screen].map((room) => viewport.whole(this.#map, room, this.#bare(screen))) as [View, View];
    return above.zoom < LEGIBLE * all.zoom ? all : above;
  }

  get bounds(): Limits {
    return viewport.limits(this.whole(this.#screen));
  }

  /** What covers a whole map: on a phone no keys. */
  #bare(screen: Size): Bars {
    const bars = this.barsOf(screen);
    return this.#steady ? { ...bars, below: Math.min(bars.below, CORNERS) } : bars;
  }

  /** Takes on the size of the screen: what was posed is posed anew, else the middle stays; back again, all is as it was. */
  resize(screen: Size): void {
    const [before, frame] = [this.#screen, this.#frame];
    this.#screen = screen;
    if (this.#steady && Math.abs(screen.width - frame.width) < 1) {
      this.#wait(); // it may not have to move
      this.#events.moved(this.#view);
      return;
    }
    this.#roomed = this.free(screen);
    if (this.#pose) {
      this.jump(this.#pose(screen), this.#pose);
      return;
    }
    const kept = this.#before ?? { screen: before, view: this.#view };
    const back = kept.screen.width === screen.width && kept.screen.height === screen.height;
    const middle = viewport.toMap(kept.view, [kept.screen.width / 2, kept.screen.height / 2]);
    const moved: View = { zoom: kept.view.zoom, dx: screen.width / 2 - middle[0] * kept.view.zoom, dy: screen.height / 2 - middle[1] * kept.view.zoom };
    this.jump(back ? kept.view : viewport.zoomAbout(moved, [screen.width / 2, screen.height / 2], 1, this.bounds));
    this.#before = back ? null : kept;
  }

  /** Moves at once; `rest` false: more moves follow soon, so the drawing is only shifted. */
  move(view: View, rest = false): void {
    this.#leave(null);
    this.#apply(view);
    if (rest) this.rest();
  }

  /** Moves at once and rests at once. */
  jump(view: View, pose: Pose | null = null): void {
    this.#leave(pose);
    this.#apply(view);
    this.#settle();
  }

  /** Zooms about the middle. */
  zoom(factor: number): void {
    const { width, height } = this.#screen;
    this.glide(viewport.zoomAbout(this.#view, [width / 2, height / 2], factor, this.bounds));
  }

  /** A view as near to this one as the map and the screen allow. */
  held(view: View): View {
    return viewport.clamp(view, this.#map, this.#screen, this.over, this.#steady);
  }

  /** Moves there, if it is elsewhere. */
  settle(target: View): void {
    const [to, from] = [this.held(target), this.#view];
    if (Math.hypot(to.dx - from.dx, to.dy - from.dy) > 1 || to.zoom !== from.zoom) this.glide(to);
  }

  /** Moves in a third of a second, or at once for people who want no motion. */
  glide(target: View, pose: Pose | null = null): void {
    const to = this.held(target);
    if (this.#events.still()) {
      this.jump(to, pose);
      return;
    }
    this.#leave(pose);
    const [from, begin] = [this.#view, performance.now()];
    this.#left = { view: from, at: begin };
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - begin) / EASE));
      this.#apply(viewport.between(from, to, 1 - (1 - t) ** 3, this.#screen));
      if (t < 1) this.#step = requestAnimationFrame(step);
      else this.rest();
    };
    this.#step = requestAnimationFrame(step);
  }

  /** The last move was made: draw sharply soon. */
  rest(): void {
    clearTimeout(this.#timer);
    // one frame more: on a slow machine moves may wait behind the timer
    this.#timer = window.setTimeout(() => { this.#step = requestAnimationFrame(() => { this.#settle(); }); }, REST);
  }

  toMap(at: Point): Point {
    return viewport.toMap(this.#view, at);
  }

  /** What a press means that comes when a glide has just begun: what lay there before. */
  meant(at: Point): Point {
    return viewport.toMap(this.#left && performance.now() - this.#left.at < LATE ? this.#left.view : this.#view, at);
  }

  stop(): void {
    cancelAnimationFrame(this.#drawing);
    cancelAnimationFrame(this.#step);
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
    this.#waiting();
  }

  /** Whatever the view was, it is another one from now on. */
  #leave(pose: Pose | null): void {
    cancelAnimationFrame(this.#step);
    this.#pose = pose;
    this.#kept = null;
    this.#before = null;
    this.#lower = null;
    this.home = null;
    this.#frame = this.#screen;
  }

  #apply(view: View): void {
    this.#view = this.held(view);
    this.#entire = view.zoom < 1.01 * this.bounds.min;
    clearTimeout(this.#timer);
    this.#sheet.classList.add("kt-moving");
    // several moves between two frames are drawn once
    this.#drawing ||= requestAnimationFrame(() => { this.#draw(); });
  }

  #draw(): void {
    cancelAnimationFrame(this.#drawing);
    this.#drawing = 0;
    // what shrinks shows more and more: drawn as large as it was, that would be many times what is seen in the end
    if (this.#view.zoom < this.#sharp / SHRUNK) this.#sharpen();
    else this.#sheet.style.transform = viewport.transform(this.#view);
    this.#events.moved(this.#view);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    if (this.#drawing) this.#draw();
    this.#sharpen();
    this.#events.rested(this.#view);
  }

  /** Drawn anew at this zoom, on whole pixels of the screen: then the browser keeps what it has drawn when a gesture begins and ends. */
  #sharpen(): void {
    this.#sharp = this.#view.zoom;
    this.#sheet.style.transform = viewport.transform(this.#view, globalThis.devicePixelRatio);
    this.#sheet.classList.remove("kt-moving");
  }
}
