/** What a board is told by pointer, finger and keyboard, and where the keyboard is. */

import type { Camera } from "./camera.ts";
import { Gestures, type Pointing } from "./gestures.ts";
import type { Targets } from "./hit.ts";
import { command, ZOOM_STEP, type Command } from "./keys.ts";
import type { Language, MapFile, Point } from "./mapfile.ts";
import type { Marks } from "./marks.ts";
import { nearest } from "./nearest.ts";
import type { Sight } from "./sight.ts";
import { soon } from "./svg.ts";
import * as viewport from "./viewport.ts";
import type { Walk } from "./walk.ts";

export interface Handlers {
  /** A region was chosen by pointer or finger, or by key or what reads the page. `at`, here and below: CSS pixels in the board. */
  readonly onPick?: (id: string, at: Point, by: "pointer" | "key") => void;
  /** Something was pressed that is no region. */
  readonly onMiss?: () => void;
  /** Somebody wants to know what is there: a mouse rests on it, a finger stays on it, a key asks. */
  readonly onAsk?: (id: string, at: Point, by: "rest" | "tap" | "key") => void;
  /** A mouse points at another region, or at none. */
  readonly onHover?: (id: string | null) => void;
  /** A finger means one of two legal regions; without this the nearer one is picked. */
  readonly onDoubt?: (ids: readonly [string, string], at: Point) => void;
  /** Escape; true: something was closed, and nobody else is to hear it. */
  readonly onCancel?: () => boolean;
  /** Any region is meant now, legal or not. */
  readonly anywhere?: () => boolean;
  /** Whether each tap counts by itself, as for armies one by one: two are no double tap. */
  readonly counts?: () => boolean;
}

export interface Parts {
  readonly map: MapFile;
  readonly regions: ReadonlyMap<string, SVGGElement>;
  readonly camera: Camera;
  readonly sight: Sight;
  readonly marks: Marks;
  /** Half the width and height of a region's plates, in units. */
  readonly half: (id: string) => Point | null;
  readonly language: Language;
  readonly handlers: Handlers;
}

const REVEAL = 70; // CSS pixels around a region that is reached by keyboard
const CLOSE = 1.3; // CSS pixels per unit after a double tap

export class Input {
  readonly #root: HTMLElement;
  readonly #map: MapFile;
  readonly #regions: ReadonlyMap<string, SVGGElement>;
  readonly #camera: Camera;
  readonly #sight: Sight;
  readonly #marks: Marks;
  readonly #half: Parts["half"];
  readonly #language: Language;
  readonly #handlers: Handlers;
  readonly #gestures: Gestures;
  #walk: Promise<Walk> | null = null;
  readonly #stop = new AbortController();
  #made: typeof Targets | null = null; // it comes when the map is drawn
  #found: Targets | null = null;
  #legal: ReadonlySet<string> | null = null;
  #current: string | null = null;
  #hovered: string | null = null;

  constructor(root: HTMLElement, { map, regions, camera, sight, marks, half, language, handlers }: Parts) {
    this.#root = root;
    this.#map = map;
    this.#regions = regions;
    this.#camera = camera;
    this.#sight = sight;
    this.#marks = marks;
    this.#half = half;
    this.#language = language;
    this.#handlers = handlers;
    this.#gestures = this.#listen(root, camera);
    soon(() => { import("./hit.ts").then(({ Targets: Made }) => { this.#made = Made; }, () => undefined); });
    const [width, height] = map.size;
    this.#setCurrent(nearest(map, [width / 2, height / 2]));
  }

  /** The region that the keyboard is at. */
  get current(): string | null {
    return this.#current;
  }

  get legal(): ReadonlySet<string> | null {
    return this.#legal;
  }

  /** What may be picked. Where the keyboard is elsewhere, its way onto the map leads to what may be picked. */
  setLegal(legal: ReadonlySet<string> | null): void {
    this.#legal = legal;
    const at = this.#current;
    if (!legal?.size || at === null || legal.has(at) || this.#root.contains(document.activeElement)) return;
    const [x = 0, y = 0] = this.#map.regions[at]?.pieces ?? [];
    this.#setCurrent(nearest(this.#map, [x, y], legal));
  }

  /** Who knows the ways of the keyboard; fetched when they are wanted, or before. */
  walk(): Promise<Walk> {
    return (this.#walk ??= import("./walk.ts").then(({ Walk: Made }) => new Made(this.#map), (error: unknown) => {
      this.#walk = null; // the next key tries again
      throw error;
    }));
  }

  /** Moves the keyboard to a region. */
  focus(id: string): void {
    this.#setCurrent(id);
    this.#regions.get(id)?.focus({ preventScroll: true });
  }

  stop(): void {
    this.#gestures.destroy();
    this.#stop.abort();
  }

  #listen(root: HTMLElement, camera: Camera): Gestures {
    const { signal } = this.#stop; // on the root, not the SVG: an element that listens for focus takes focus itself
    root.addEventListener("keydown", (event) => { this.#key(event); }, { signal });
    root.addEventListener("focusin", (event) => { this.#focused(event); }, { signal });
    root.addEventListener("focusout", () => { this.#marks.highlight("focus", []); }, { signal });
    root.addEventListener("click", (event) => { this.#click(event); }, { signal });
    root.addEventListener("scroll", () => { root.scrollTo(0, 0); }, { signal });
    return new Gestures(this.#root, {
      begin: () => { root.classList.add("kt-panning"); },
      pan: (dx, dy) => { camera.move(viewport.pan(camera.view, dx, dy)); },
      wheel: (at, factor) => { camera.move(viewport.zoomAbout(camera.view, at, factor, camera.bounds), true); },
      pinch: (from, to) => { camera.move(viewport.pinch(camera.view, from, to, camera.bounds)); },
      end: () => {
        root.classList.remove("kt-panning");
        camera.rest();
      },
      tap: (pointing) => this.#tap(pointing),
      doubleTap: (pointing) => {
        if (this.#handlers.counts?.()) this.#tap(pointing);
        else camera.glide(viewport.zoomAbout(camera.view, pointing.at, Math.max(ZOOM_STEP, CLOSE / camera.view.zoom), camera.bounds));
      },
      hover: (at) => { this.#hover(at === null ? null : this.#at(at)); },
      linger: (at) => { this.#ask(at, "rest"); },
      press: (at) => { this.#ask(at, "tap"); },
    });
  }

  /** Made when something points at the map for the first time; before it has come, what the browser finds there counts. */
  get #targets(): Targets | null {
    return (this.#found ??= this.#made && new this.#made(this.#map, this.#half));
  }

  /** The region at a place of the screen. */
  #at(at: Point): string | null {
    if (this.#targets) return this.#targets.at(this.#camera.toMap(at));
    const { left, top } = this.#root.getBoundingClientRect();
    return document.elementFromPoint(left + at[0], top + at[1])?.closest<SVGElement>("[data-region]")?.dataset["region"] ?? null;
  }

  #tap({ at, exact }: Pointing): boolean {
    const legal = this.#handlers.anywhere?.() ? null : this.#legal;
    const hit = this.#targets?.hit(this.#camera.meant(at), { zoom: this.#camera.view.zoom, legal, exact });
    if (hit?.kind === "two" && this.#handlers.onDoubt) {
      this.#handlers.onDoubt(hit.ids, at);
      return true;
    }
    const under = !hit ? this.#at(at) : hit.kind === "two" ? hit.ids[0] : hit.kind === "one" ? hit.id : null;
    const id = under !== null && (legal?.has(under) ?? true) ? under : (this.#targets?.named(this.#root, at, legal) ?? under);
    if (id !== null) this.#pick(id, at);
    else this.#handlers.onMiss?.();
    return id !== null;
  }

  #pick(id: string, at: Point | null = null): void {
    this.focus(id);
    this.#handlers.onPick?.(id, at ?? this.#sight.where(id).at, at ? "pointer" : "key");
  }

  #ask(at: Point, by: "rest" | "tap"): void {
    const id = this.#at(at);
    if (id !== null) this.#handlers.onAsk?.(id, at, by);
  }

  #hover(id: string | null): void {
    if (id === this.#hovered) return;
    this.#hovered = id;
    this.#marks.highlight("hover", id === null ? [] : [id]);
    this.#handlers.onHover?.(id);
  }

  #setCurrent(id: string | null): void {
    if (id === null || !this.#regions.has(id)) return;
    if (this.#current !== null) this.#regions.get(this.#current)?.setAttribute("tabindex", "-1");
    this.#current = id;
    this.#regions.get(id)?.setAttribute("tabindex", "0");
  }

  #focused(event: FocusEvent): void {
    const made = event.target;
    const id = made instanceof SVGElement ? made.dataset["region"] : undefined;
    const region = id === undefined ? undefined : this.#map.regions[id];
    if (id === undefined || !region || !(made instanceof SVGElement)) return;
    this.#setCurrent(id);
    if (!made.matches(":focus-visible")) return;
    this.walk().catch(() => undefined);
    this.#marks.highlight("focus", [id]);
    const { view, screen } = this.#camera;
    const [x, y] = region.pieces;
    const to = viewport.reveal(view, [x, y], screen, REVEAL);
    if (to.dx !== view.dx || to.dy !== view.dy) this.#camera.glide(to);
  }

  /** A click that no pointer made comes from a screen reader or other help. */
  #click(event: MouseEvent): void {
    if (event.detail !== 0 || !(event.target instanceof Element)) return;
    const made = event.target.closest<SVGGElement>("[data-region]");
    const id = made?.dataset["region"];
    if (id !== undefined) this.#pick(id);
  }

  #key(event: KeyboardEvent): void {
    const found = command(event);
    const at = this.#current;
    if (!found || at === null) return;
    if (found.kind !== "cancel" || this.#handlers.onCancel?.()) event.preventDefault();
    if (found.kind === "pick" && event.repeat) return; // held down
    if (found.kind === "walk" || found.kind === "next" || found.kind === "letter") this.walk().then((walk) => { this.#go(walk, found); }, () => undefined);
    else if (found.kind === "pick") void Promise.resolve(this.#walk).catch(() => null).then(() => { if (this.#current !== null) this.#pick(this.#current); }); // after the way there
    else if (found.kind === "ask") this.#handlers.onAsk?.(at, this.#sight.where(at).at, "key");
    else if (found.kind === "zoom") this.#camera.zoom(found.factor);
    else if (found.kind === "fit") this.#sight.fit();
  }

  #go(walk: Walk, found: Command): void {
    const from = this.#current;
    if (from === null || this.#stop.signal.aborted || !document.activeElement?.closest("[data-region]")) return; // or the keyboard is elsewhere by now
    const to = found.kind === "walk" ? walk.to(from, found.direction)
      : found.kind === "next" ? walk.next(from, this.#legal ?? new Set(), found.step, this.#language)
        : found.kind === "letter" ? walk.byLetter(from, found.letter, this.#language) : null;
    if (to !== null) this.focus(to);
  }
}
