/** The board in the page: a built map as SVG, with pieces, highlights, arrows, and input by pointer and keyboard. */

import { Camera, type Stand } from "./camera.ts";
import { Gestures, type Pointing } from "./gestures.ts";
import { ground, ownPattern } from "./ground.ts";
import { Targets, type Hit } from "./hit.ts";
import { command, ZOOM_STEP } from "./keys.ts";
import { Letters } from "./letters.ts";
import type { Language, MapFile, Point } from "./mapfile.ts";
import { Marks, type Arrow, type Highlight } from "./marks.ts";
import { MiniMap } from "./minimap.ts";
import { Motion, type Move } from "./motion.ts";
import { wear, type Patterns } from "./patterns.ts";
import { Pieces, type Piece } from "./pieces.ts";
import type { Plates } from "./plates.ts";
import { frame, rose } from "./shapes.ts";
import { Signs, type RegionSign } from "./signs.ts";
import { el, layer } from "./svg.ts";
import type { Owners, Symbols } from "./style.ts";
import { Sight, type Place } from "./sight.ts";
import * as viewport from "./viewport.ts";
import { Walk } from "./walk.ts";

export interface BoardOptions {
  readonly language: Language;
  readonly symbols: Symbols;
  /** Looks of owners whose signs are part of the map itself (homes, convoys). */
  readonly owners?: Owners;
  /** Patterns by who wears them; regions that have a side on the map wear its pattern from the beginning. */
  readonly patterns?: Patterns;
  /** A small map with a window on what is shown: in the board's lower left corner, or in an element of the page. */
  readonly minimap?: boolean | HTMLElement;
  /** No motion, as for people whose system asks for none. */
  readonly still?: boolean;
  /** What grows below the board, as a sheet on a phone, leaves the map where it is. */
  readonly steady?: boolean;
  /** How many empty places every land region shows (0 to 4). */
  readonly places?: number;
  /** A region was chosen by pointer, finger or key. `at`, here and below: CSS pixels in the board. */
  readonly onPick?: (id: string, at: Point) => void;
  /** Somebody wants to know what is there: a mouse rests on it, a finger stays on it, a key asks. */
  readonly onAsk?: (id: string, at: Point, by: "rest" | "tap" | "key") => void;
  /** A mouse points at another region, or at none. */
  readonly onHover?: (id: string | null) => void;
  /** A finger means one of two legal regions; without this the nearer one is picked. */
  readonly onDoubt?: (ids: readonly [string, string], at: Point) => void;
  readonly onCancel?: () => void;
  readonly onView?: (view: viewport.View) => void;
}

const REVEAL = 70; // CSS pixels around a region that is reached by keyboard
const CLOSE = 1.3; // CSS pixels per unit after a double tap
let boards = 0;

export class Board {
  readonly map: MapFile;
  /** What of the map is seen, and how to show something else. */
  readonly sight: Sight;
  readonly #root: HTMLElement;
  readonly #sheet: HTMLElement;
  readonly #svg: SVGSVGElement;
  readonly #options: BoardOptions;
  readonly #regions: ReadonlyMap<string, SVGGElement>;
  readonly #camera: Camera;
  readonly #gestures: Gestures;
  readonly #letters: Letters;
  readonly #marks: Marks;
  readonly #pieces: Pieces;
  readonly #signs: Signs;
  #found: Targets | null = null;
  readonly #walk: Walk;
  readonly #motion: Motion;
  readonly #minimap: MiniMap | null;
  readonly #prefix: string;
  readonly #resize: ResizeObserver;
  readonly #stop = new AbortController();
  #legal: ReadonlySet<string> | null = null;
  #current: string | null = null;
  #hovered: string | null = null;
  #still: boolean;

  constructor(root: HTMLElement, map: MapFile, options: BoardOptions) {
    const [width, height] = map.size;
    const prefix = `kt${String(++boards)}-`;
    const parchment = map.look === "parchment";
    const { language, symbols, patterns = {} } = options;
    root.classList.add("kt-board");
    // measured while it is empty: later the browser would lay out the whole drawing for this answer, and soon once more
    const screen = { width: root.clientWidth, height: root.clientHeight };
    const made = ground(map, { language, symbols, patterns, prefix });
    this.map = map;
    this.#prefix = prefix;
    this.#still = options.still ?? false;
    this.#root = root;
    this.#options = options;
    this.#regions = made.regions;
    this.#letters = new Letters(map, options.language, options.symbols);
    this.#pieces = new Pieces(map, options.symbols, options.owners ?? {}, options.places ?? 0);
    this.#marks = new Marks(map, made.paths, prefix, (id) => this.#pieces.half(id));
    this.#signs = new Signs(map, symbols);
    this.#motion = this.#mover(symbols);
    this.#walk = new Walk(map);
    const rim = layer(
      "kt-frame",
      ...(map.rose ? [rose(map.rose[0], map.rose[1])] : []),
      ...frame(width, height, prefix, parchment),
    );
    this.#svg = el(
      "svg",
      { class: "kt-map", viewBox: `0 0 ${String(width)} ${String(height)}`, width, height, role: "group", "aria-label": map.title[options.language] },
      made.defs,
      ...made.layers,
      this.#marks.fronts,
      this.#marks.highlights,
      this.#letters.layer,
      ...(parchment ? [rim, this.#pieces.layer] : [this.#pieces.layer, rim]),
      this.#signs.layer,
      this.#marks.arrows,
      this.#motion.layer,
    );
    this.#svg.style.setProperty("--kt-track", `${String(map.lettering.track)}em`);
    this.#svg.style.setProperty("--kt-sea-track", `${String(parchment ? 0.1 : map.lettering.sea_track)}em`);
    root.dataset["look"] = parchment ? "parchment" : map.look === "moon" ? "moon" : "paper";
    this.#sheet = document.createElement("div");
    this.#sheet.className = "kt-sheet";
    this.#sheet.append(this.#svg);
    root.append(this.#sheet);
    this.#camera = new Camera(this.#sheet, { width, height }, {
      moved: (view) => { this.#minimap?.update(view, this.#camera.screen); },
      rested: (view) => { this.#rested(view); },
      still: () => this.#isStill(),
    }, options.steady ?? false);
    this.sight = new Sight(map, this.#camera, options.language, options.places ?? 0);
    this.#minimap = options.minimap === undefined || options.minimap === false ? null : this.#mini(options.minimap);
    this.#camera.resize(screen);
    this.sight.fit(false);
    this.#gestures = this.#listen();
    this.#resize = new ResizeObserver(() => {
      const { width: wide, height: high } = this.#camera.screen;
      const [now, tall] = [root.clientWidth, root.clientHeight];
      // without any size it is not shown at the moment
      if (now && tall && (now !== wide || tall !== high)) this.#camera.resize({ width: now, height: tall });
    });
    this.#resize.observe(root);
    this.#setCurrent(this.#walk.nearest([width / 2, height / 2]));
  }

  /** Made when something points at the map for the first time. */
  get #targets(): Targets {
    return (this.#found ??= new Targets(this.map));
  }

  get view(): viewport.View {
    return this.#camera.view;
  }

  /** The region that the keyboard is at. */
  get current(): string | null {
    return this.#current;
  }

  /** All pieces; moves that are being played break off, and this is what stands. */
  setPieces(pieces: readonly Piece[]): void {
    this.#motion.stop();
    this.#pieces.set(pieces);
  }

  /** The pieces of one region; moves that are being played are brought to their end first. */
  setRegionPieces(region: string, pieces: readonly Omit<Piece, "region">[]): void {
    this.#motion.skip();
    this.#pieces.setRegion(region, pieces);
  }

  /**
   * Shows moves one after the other, those of an inner list at once; then the pieces stand as after all of them. True:
   * played or skipped to the end; false: `setPieces` came first. `speed` 2: twice as quick; 0, or where no motion is
   * wanted: the end at once.
   */
  play(moves: readonly (Move | readonly Move[])[], { speed = 1 }: { readonly speed?: number } = {}): Promise<boolean> {
    return this.#motion.play(moves, this.#isStill() || document.hidden ? 0 : speed);
  }

  /** Brings what is being played to its end at once. */
  skip(): void {
    this.#motion.skip();
  }

  /** No motion from now on, or motion again unless the system asks for none. */
  setStill(still: boolean): void {
    this.#still = still;
    if (still) this.skip();
  }

  /** How much plates show: by room and zoom, the sum only, or always all kinds. */
  setPlates(wish: Plates): void {
    this.#pieces.setPlates(wish);
  }

  /** What regions bear beside their pieces: exactly these, by the names of marks. */
  setSigns(signs: readonly RegionSign[]): void {
    this.#signs.set(signs);
  }

  setClosed(regions: Iterable<string>): void {
    this.#pieces.setClosed(regions);
  }

  /** Highlights exactly these regions; "legal" also says what a finger may snap to (null: nothing is asked). */
  setHighlight(kind: Highlight, ids: Iterable<string> | null): void {
    const list = [...(ids ?? [])];
    this.#marks.highlight(kind, list);
    if (kind === "legal") this.#setLegal(ids === null ? null : new Set(list));
    if (kind === "selected") {
      for (const [id, made] of this.#regions) {
        if (list.includes(id)) made.setAttribute("aria-pressed", "true");
        else made.removeAttribute("aria-pressed");
      }
    }
  }

  setArrows(arrows: readonly Arrow[]): void {
    this.#marks.setArrows(arrows);
  }

  /** Front lines between the regions of different owners. */
  setFront(owner: (id: string) => string | null): void {
    this.#marks.front(owner);
  }

  /** The ground's colour, any CSS colour, and its pattern by who wears it; null: the map's own colour and pattern. */
  setTint(region: string, colour: string | null, pattern: string | null = null): void {
    const made = this.#regions.get(region);
    if (!made) throw new RangeError(`no region ${region} on the map ${this.map.id}`);
    const { patterns = {} } = this.#options;
    if (colour === null) made.style.removeProperty("--kt-tint");
    else made.style.setProperty("--kt-tint", colour);
    const own = colour === null ? ownPattern(this.map.regions[region], patterns) : null;
    wear(made, pattern !== null && pattern in patterns ? pattern : own, this.#prefix);
    this.#minimap?.tint(region);
  }

  /** What a screen reader says of a region: a whole sentence. */
  setSentence(region: string, sentence: string): void {
    this.#regions.get(region)?.setAttribute("aria-label", sentence);
  }

  /** What may be picked; null: nothing is asked for. */
  get legal(): ReadonlySet<string> | null {
    return this.#legal;
  }

  /** Where one looks, to come back to it. */
  get stand(): Stand {
    return this.#camera.stand;
  }

  /** Looks where one looked before. */
  see(stand: Stand): void {
    this.#camera.restore(stand);
  }

  /** Zooms about the middle. */
  zoom(factor = ZOOM_STEP): void {
    const { width, height } = this.#camera.screen;
    this.#camera.glide(viewport.zoomAbout(this.#camera.view, [width / 2, height / 2], factor, this.#camera.bounds));
  }

  /** Shows the whole map. */
  fit(): void {
    this.sight.fit();
  }

  /** Shows some regions as large as possible, but not nearer than `max` pixels per unit. */
  show(ids: readonly string[], max?: number, glide = true): void {
    this.sight.show(ids, max, glide);
  }

  /** Where a region lies now, in CSS pixels in the board. */
  where(id: string): Place {
    return this.sight.where(id);
  }

  /** Moves the keyboard to a region. */
  focus(id: string): void {
    this.#setCurrent(id);
    this.#regions.get(id)?.focus({ preventScroll: true });
  }

  destroy(): void {
    this.#motion.stop();
    this.#minimap?.stop();
    this.#camera.stop();
    this.#gestures.destroy();
    this.#resize.disconnect();
    this.#stop.abort();
    this.#sheet.remove();
    this.#root.classList.remove("kt-board");
    delete this.#root.dataset["look"];
    delete this.#root.dataset["level"];
  }

  #listen(): Gestures {
    const { signal } = this.#stop;
    const camera = this.#camera;
    const root = this.#root; // not the SVG: an element that listens for focus takes focus itself
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
      tap: (pointing) => { this.#tap(pointing); },
      doubleTap: ({ at }) => {
        const factor = camera.view.zoom < CLOSE * 0.9 ? CLOSE / camera.view.zoom : ZOOM_STEP;
        camera.glide(viewport.zoomAbout(camera.view, at, factor, camera.bounds));
      },
      hover: (at) => { this.#hover(at === null ? null : this.#targets.at(camera.toMap(at))); },
      linger: (at) => { this.#ask(at, "rest"); },
      press: (at) => { this.#ask(at, "tap"); },
    });
  }

  #isStill(): boolean {
    return this.#still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  #mover(symbols: Symbols): Motion {
    return new Motion({
      map: this.map,
      symbols,
      pieces: this.#pieces,
      marks: this.#marks,
      growth: () => viewport.growth(this.#camera.view.zoom),
      tint: (region, colour, pattern) => { this.setTint(region, colour, pattern); },
      cover: (region) => {
        const made = this.#regions.get(region)?.firstElementChild;
        if (!(made instanceof SVGElement)) return null;
        const cloth = made.cloneNode() as SVGElement;
        cloth.style.fill = getComputedStyle(made).fill;
        made.after(cloth);
        return cloth;
      },
    });
  }

  #mini(where: true | HTMLElement): MiniMap {
    const camera = this.#camera;
    const made = new MiniMap({
      map: this.map,
      regions: this.#regions,
      onPoint: ([x, y]) => {
        const { view: { zoom }, screen } = camera;
        camera.move({ zoom, dx: screen.width / 2 - x * zoom, dy: screen.height / 2 - y * zoom }, true);
      },
    });
    (where === true ? this.#root : where).append(made.element);
    return made;
  }

  /** What may be picked. Where the keyboard is elsewhere, its way onto the map leads to what may be picked. */
  #setLegal(legal: ReadonlySet<string> | null): void {
    this.#legal = legal;
    this.#minimap?.choose(legal);
    const at = this.#current;
    if (!legal?.size || at === null || legal.has(at) || this.#root.contains(document.activeElement)) return;
    const [x = 0, y = 0] = this.map.regions[at]?.pieces ?? [];
    this.#setCurrent(this.#walk.nearest([x, y], legal));
  }

  #rested(view: viewport.View): void {
    this.#minimap?.update(view, this.#camera.screen, true);
    const [level, growth] = [viewport.level(view.zoom), viewport.growth(view.zoom).toFixed(3)];
    // setting what is set already would style everything anew after every pan
    if (this.#root.dataset["level"] !== level) this.#root.dataset["level"] = level;
    if (this.#svg.style.getPropertyValue("--kt-growth") !== growth) {
      this.#svg.style.setProperty("--kt-growth", growth);
      this.#svg.style.setProperty("--kt-hair", viewport.hair(view.zoom).toFixed(3));
      this.#letters.update(view.zoom);
      this.#pieces.rested(view.zoom);
      this.#marks.rested(view.zoom);
    }
    this.#options.onView?.(view);
  }

  #tap({ at, exact }: Pointing): void {
    const hit: Hit = this.#targets.hit(this.#camera.toMap(at), { zoom: this.#camera.view.zoom, legal: this.#legal, exact });
    if (hit.kind === "none") return;
    if (hit.kind === "two" && this.#options.onDoubt) this.#options.onDoubt(hit.ids, at);
    else this.#pick(hit.kind === "two" ? hit.ids[0] : hit.id, at);
  }

  #pick(id: string, at: Point = this.where(id).at): void {
    this.focus(id);
    this.#options.onPick?.(id, at);
  }

  #ask(at: Point, by: "rest" | "tap"): void {
    const id = this.#targets.at(this.#camera.toMap(at));
    if (id !== null) this.#options.onAsk?.(id, at, by);
  }

  #hover(id: string | null): void {
    if (id === this.#hovered) return;
    this.#hovered = id;
    this.#marks.highlight("hover", id === null ? [] : [id]);
    this.#options.onHover?.(id);
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
    const region = id === undefined ? undefined : this.map.regions[id];
    if (id === undefined || !region || !(made instanceof SVGElement)) return;
    this.#setCurrent(id);
    if (!made.matches(":focus-visible")) return;
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
    event.preventDefault();
    const walk = this.#walk;
    if (found.kind === "walk") this.focus(walk.to(at, found.direction) ?? at);
    else if (found.kind === "next") this.focus(walk.next(at, this.#legal ?? new Set(), found.step, this.#options.language) ?? at);
    else if (found.kind === "letter") this.focus(walk.byLetter(at, found.letter, this.#options.language) ?? at);
    else if (found.kind === "pick") this.#options.onPick?.(at, this.where(at).at);
    else if (found.kind === "ask") this.#options.onAsk?.(at, this.where(at).at, "key");
    else if (found.kind === "zoom") this.zoom(found.factor);
    else if (found.kind === "fit") this.sight.fit();
    else this.#options.onCancel?.();
  }
}
