/** The board in the page: a built map as SVG, with pieces, highlights, arrows, and input by pointer and keyboard. */

import { Camera, type Stand } from "./camera.ts";
import type { Continents, Told } from "./continents.ts";
import { ground, ownPattern } from "./ground.ts";
import { Input, type Handlers } from "./input.ts";
import { ZOOM_STEP } from "./keys.ts";
import { Letters } from "./letters.ts";
import type { Box, Language, MapFile } from "./mapfile.ts";
import { Marks, type Arrow, type Highlight } from "./marks.ts";
import type { MiniMap } from "./minimap.ts";
import type { Motion, Move } from "./motion.ts";
import { wear, type Patterns } from "./patterns.ts";
import { Pieces, type Piece } from "./pieces.ts";
import type { Plates } from "./plates.ts";
import { shores } from "./shapes.ts";
import type { RegionSign, Signs } from "./signs.ts";
import { el, layer, soon } from "./svg.ts";
import type { Owners, Symbols } from "./style.ts";
import { Sight, type Place } from "./sight.ts";
import * as viewport from "./viewport.ts";

export interface BoardOptions extends Handlers {
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
  readonly onView?: (view: viewport.View) => void;
}

const SETTLES = 120; // ms until names make way for pieces that came
const LATER = 600; // ms until what nobody needs first comes: the small map, what shows moves
const idle = (act: () => void): void => { if ("requestIdleCallback" in globalThis) requestIdleCallback(act, { timeout: LATER }); else act(); };

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
  readonly #input: Input;
  readonly #letters: Letters;
  readonly #marks: Marks;
  readonly #pieces: Pieces;
  readonly #badges = layer("kt-badges");
  #signs: Signs | null = null;
  readonly #stake = new Map<Highlight, readonly string[]>();
  #borne: readonly RegionSign[] = [];
  /** What shows moves; it comes with the first of them. */
  #motion: Motion | null = null;
  readonly #flying = layer("kt-flying");
  #coming: Promise<Motion> | null = null;
  #laid = 0;
  #staged = false;
  /** What is in play, where much of the map is not. */
  stage: readonly string[] = [];
  #skipped = 0;
  /** It comes when the map has been there for a moment: nobody needs it first. */
  #minimap: MiniMap | null = null;
  #later = 0;
  #settling = 0;
  #continents: Continents | null = null;
  #told: Told | null = null;
  readonly #prefix: string;
  readonly #resize: ResizeObserver;
  readonly #overlay = layer("kt-overlay");
  #drawn: ((hair: number) => readonly SVGElement[]) | null = null;
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
    const solid = (zoom: number): Box[] => [...this.#pieces.boxes(), ...(this.#signs?.boxes(zoom) ?? [])];
    this.#letters = new Letters(map, options.language, options.symbols, !options.places, solid, () => {
      this.#beside();
      this.#marks.settle();
    });
    this.#pieces = new Pieces(map, options.symbols, options.owners ?? {}, options.places ?? 0, () => { this.#again(); });
    this.#marks = new Marks(map, made.paths, prefix, (id) => this.#pieces.half(id), (x, y, reach) => this.#letters.free(x, y, reach));
    const rim = layer("kt-frame", ...(map.look === "moon" ? [] : shores(width, height, prefix)), made.compass);
    this.#svg = el(
      "svg",
      { class: "kt-map", viewBox: `0 0 ${String(width)} ${String(height)}`, width, height, role: "group", "aria-label": map.title[options.language] },
      made.defs,
      ...made.layers,
      rim,
      this.#marks.fronts,
      this.#marks.highlights,
      this.#marks.arrows,
      this.#letters.layer,
      this.#pieces.layer,
      this.#badges,
      this.#marks.figures,
      this.#overlay,
      this.#flying,
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
    const { minimap = false } = options;
    this.#later = window.setTimeout(() => {
      idle(() => {
        if (minimap !== false) void this.#mini(minimap);
        this.#coming ??= this.#mover();
      });
    }, LATER);
    this.#camera.resize(screen);
    this.sight.fit(false);
    this.#input = new Input(root, { map, regions: made.regions, camera: this.#camera, sight: this.sight, marks: this.#marks, half: (id) => this.#pieces.half(id), language, handlers: options });
    this.#resize = new ResizeObserver(() => {
      const { width: wide, height: high } = this.#camera.screen;
      const [now, tall] = [root.clientWidth, root.clientHeight];
      // without any size it is not shown at the moment
      if (now && tall && (now !== wide || tall !== high)) this.#camera.resize({ width: now, height: tall });
    });
    this.#resize.observe(root);
  }

  get view(): viewport.View {
    return this.#camera.view;
  }

  /** The region that the keyboard is at. */
  get current(): string | null {
    return this.#input.current;
  }

  /** All pieces; moves that are being played break off, and this is what stands. */
  setPieces(pieces: readonly Piece[]): void {
    this.#laid++;
    this.#motion?.stop();
    this.#pieces.set(pieces);
  }

  /** The pieces of one region; moves that are being played are brought to their end first. */
  setRegionPieces(region: string, pieces: readonly Omit<Piece, "region">[]): void {
    this.skip();
    this.#pieces.setRegion(region, pieces);
  }

  /**
   * Shows moves one after the other, those of an inner list at once; then the pieces stand as after all of them. True:
   * played or skipped to the end; false: `setPieces` came first. `speed` 2: twice as quick; 0, or where no motion is
   * wanted: the end at once.
   */
  async play(moves: readonly (Move | readonly Move[])[], { speed = 1 }: { readonly speed?: number } = {}): Promise<boolean> {
    const [laid, skipped] = [this.#laid, this.#skipped];
    this.#motion ??= await (this.#coming ??= this.#mover());
    if (laid !== this.#laid) return false; // other pieces were laid meanwhile
    return this.#motion.play(moves, this.#isStill() || document.hidden || skipped !== this.#skipped ? 0 : speed);
  }

  /** Brings what is being played to its end at once. */
  skip(): void {
    this.#skipped++;
    this.#motion?.skip();
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

  /** What regions bear beside their pieces: exactly these, by the names of marks. What draws them is fetched with the first ones. */
  setSigns(signs: readonly RegionSign[]): void {
    this.#borne = signs;
    if (this.#signs || !signs.length) {
      this.#signs?.set(signs);
      this.#again();
    } else soon(() => {
      void import("./signs.ts").then((found) => {
        this.#signs ??= new found.Signs(this.map, this.#options.symbols, this.#options.language, this.#badges, () => this.#pieces.boxes());
        this.#signs.rested(this.#camera.view.zoom);
        this.#signs.set(this.#borne);
        this.#again();
      }, () => undefined);
    });
  }

  /** Continents, or whatever lands count as a whole: their edges, and what is written beside them. What draws them is fetched with the first ones. */
  setContinents(told: Told): void {
    const first = !this.#told;
    this.#told = told;
    if (this.#continents) this.#again();
    else if (first) soon(() => {
      void import("./continents.ts").then(({ Continents }) => {
        this.#continents = new Continents(this.map, this.#svg, this.#letters);
        this.#beside();
      }, () => undefined);
    });
  }

  /** What is written of continents stands where names have left room; `anew`: they have found their places anew. */
  #beside(anew = true): void {
    const { zoom } = this.#camera.view;
    if (this.#told) this.#continents?.set(this.#told, zoom, anew);
    const { lettering } = this.#letters;
    if (lettering) this.#signs?.caption((box) => lettering.clear(box, zoom));
  }

  /** Names make way for what stands there now, and figures of arrows for both; soon, and once for all that changes together. */
  #again(): void {
    this.#settling ||= window.setTimeout(() => {
      this.#settling = 0;
      this.#beside(this.#letters.again());
      this.#marks.settle();
    }, SETTLES);
  }

  setClosed(regions: Iterable<string>): void {
    this.#pieces.setClosed(regions);
  }

  /** Highlights exactly these regions; "legal" also says what a finger may snap to (null: nothing is asked), `from`: of these, where something leaves from. */
  setHighlight(kind: Highlight, ids: Iterable<string> | null, from: Iterable<string> = []): void {
    const list = [...(ids ?? [])];
    if (kind === "selected" || kind === "target") {
      this.#stake.set(kind, list);
      this.#minimap?.decide(this.stake);
    }
    if (kind === "legal") {
      const leaving = new Set(from);
      this.#marks.highlight("from", leaving); // outlined softly, what it leads to strongly
      this.#marks.highlight("legal", list.filter((id) => !leaving.has(id)));
      const legal = ids === null ? null : new Set(list);
      this.#minimap?.choose(legal);
      this.#input.setLegal(legal);
    } else this.#marks.highlight(kind, list);
    if (kind === "selected") {
      for (const [id, made] of this.#regions) {
        if (list.includes(id)) made.setAttribute("aria-pressed", "true");
        else made.removeAttribute("aria-pressed");
      }
    }
  }

  /** `advised`: those of a hint, beside the game's own. */
  setArrows(arrows: readonly Arrow[], advised = false): void {
    this.#marks.setArrows(arrows, advised);
  }

  /** What lies over the pieces, in nobody's way; drawn anew when the map rests at another zoom. `hair`: a pixel's width. */
  setOverlay(drawn: ((hair: number) => readonly SVGElement[]) | null): void {
    this.#drawn = drawn;
    this.#overlay.replaceChildren(...(drawn?.(viewport.hair(this.#camera.view.zoom)) ?? []));
  }

  /** Front lines between the regions of different owners. */
  setFront(owner: (id: string) => string | null): void {
    this.#marks.front(owner);
  }

  /** The ground's colour, any CSS colour, and its pattern by who wears it; null: the map's own colour and pattern. */
  setTint(region: string, colour: string | null, pattern: string | null = null): void {
    const made = this.#regions.get(region);
    if (!made) throw new RangeError(`no region ${region}`);
    const { patterns = {} } = this.#options;
    if (colour === null) made.style.removeProperty("--kt-tint");
    else made.style.setProperty("--kt-tint", colour);
    const own = colour === null ? ownPattern(this.map.regions[region], patterns) : null;
    wear(made, pattern !== null && pattern in patterns ? pattern : own, this.#prefix);
    this.#minimap?.tint(region);
  }

  /** Regions whose names are struck through, as what they name is gone; other names are whole. */
  strike(gone: readonly string[]): void {
    this.#letters.strike(gone);
  }

  /** What a screen reader says of a region: a whole sentence. */
  setSentence(region: string, sentence: string): void {
    this.#regions.get(region)?.setAttribute("aria-label", sentence);
  }

  /** What may be picked; null: nothing is asked for. */
  get legal(): ReadonlySet<string> | null {
    return this.#input.legal;
  }

  /** What is chosen; without that the one place that is aimed at: others that were aimed at before are not decided on now. */
  get stake(): readonly string[] {
    const [chosen = [], aimed = []] = [this.#stake.get("selected"), this.#stake.get("target")];
    return chosen.length ? chosen : aimed.length === 1 ? aimed : [];
  }

  /** A sheet lies over so many CSS pixels of what is at the map's lower edge. */
  set covered(pixels: number) {
    this.#camera.covered = pixels;
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
    this.#camera.zoom(factor);
  }

  /** Shows the whole map. */
  fit(): void {
    this.sight.fit();
  }

  /** Shows all that is in play, and pressed once more the whole map. */
  whole(): void {
    this.#staged = !this.#staged && this.stage.length > 0;
    this.sight.fit(true, this.#staged ? this.stage : []);
  }

  /** Shows some regions as large as possible, but not nearer than `max` pixels per unit. */
  show(ids: readonly string[], max?: number, glide = true): void {
    this.sight.show(ids, max, glide);
  }

  /** Where a region lies now, in CSS pixels in the board. */
  where(id: string): Place {
    return this.sight.where(id);
  }

  /** Fetches what keys on the map need, before they are pressed. */
  async prepare(): Promise<void> {
    await this.#input.walk();
  }

  /** Moves the keyboard to a region. */
  focus(id: string): void {
    this.#input.focus(id);
  }

  destroy(): void {
    this.#laid++;
    this.#motion?.stop();
    clearTimeout(this.#later);
    clearTimeout(this.#settling);
    this.#minimap?.stop();
    this.#camera.stop();
    this.#input.stop();
    this.#resize.disconnect();
    this.#sheet.remove();
    this.#root.classList.remove("kt-board");
    delete this.#root.dataset["look"];
    delete this.#root.dataset["level"];
  }

  #isStill(): boolean {
    return this.#still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  async #mover(): Promise<Motion> {
    const { Motion: Made } = await import("./motion.ts");
    return new Made(this.#flying, {
      map: this.map,
      symbols: this.#options.symbols,
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

  async #mini(where: true | HTMLElement): Promise<void> {
    const camera = this.#camera;
    const { MiniMap } = await import("./minimap.ts");
    if (!this.#sheet.isConnected) return; // nobody looks any more
    const made = new MiniMap({
      map: this.map,
      regions: this.#regions,
      onPoint: ([x, y]) => {
        const { view: { zoom }, screen } = camera;
        camera.move({ zoom, dx: screen.width / 2 - x * zoom, dy: screen.height / 2 - y * zoom }, true);
      },
    });
    made.choose(this.legal);
    made.decide(this.stake);
    (where === true ? this.#root : where).append(made.element);
    made.update(camera.view, camera.screen, true); // it looks what lies below it
    this.#minimap = made;
  }

  #rested(view: viewport.View): void {
    this.#minimap?.update(view, this.#camera.screen, true);
    const [level, growth] = [viewport.level(view.zoom), viewport.growth(view.zoom).toFixed(3)];
    // setting what is set already would style everything anew after every pan
    if (this.#root.dataset["level"] !== level) this.#root.dataset["level"] = level;
    if (this.#svg.style.getPropertyValue("--kt-growth") !== growth) {
      this.#svg.style.setProperty("--kt-growth", growth);
      this.#svg.style.setProperty("--kt-hair", viewport.hair(view.zoom).toFixed(3));
      this.#pieces.rested(view.zoom);
      this.#signs?.rested(view.zoom);
      this.#letters.update(view.zoom);
      this.#beside();
      this.#marks.rested(view.zoom);
      if (this.#drawn) this.setOverlay(this.#drawn);
    }
    this.#options.onView?.(view);
  }
}
