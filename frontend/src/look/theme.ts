/** The looks of the pictures, from the same files that the Python side draws with. */

import symbolsFile from "../../../src/kartentisch/pictures/symbols.toml";
import themeFile from "../../../src/kartentisch/pictures/theme.toml";
import type { Pattern, Patterns } from "../board/patterns.ts";
import type { Owners, Symbols } from "../board/style.ts";
import "./fonts.css";

type Colours = Readonly<Record<string, string>>;

interface Parchment {
  readonly sea: readonly string[];
  readonly tints: readonly (readonly [string, string])[];
  readonly [name: string]: string | readonly string[] | readonly (readonly [string, string])[];
}

interface Paper {
  readonly sea: readonly string[];
  readonly tints: Colours;
  readonly groups: Colours;
  readonly [name: string]: string | readonly string[] | Colours;
}

interface Theme {
  readonly powers: Owners;
  readonly peoples: Owners;
  readonly players: Owners;
  readonly patterns: Readonly<Record<string, Pattern>>;
  readonly worn: Readonly<Record<string, string>>;
  readonly parchment: Parchment;
  readonly paper: Readonly<Record<"light" | "dark", Paper>>;
}

export type Look = "parchment" | "light" | "dark";

const theme = themeFile as unknown as Theme;
export const symbols = symbolsFile as unknown as Symbols;
export const owners: Owners = { ...theme.players, ...theme.peoples, ...theme.powers };

/** By side and player: the second channel beside their tints. */
export const patterns: Patterns = Object.fromEntries(
  Object.entries(theme.worn).flatMap(([wearer, name]) => {
    const found = theme.patterns[name];
    return found ? [[wearer, found]] : [];
  }),
);

const LIGHT_TONES = ["white 16%", "black 3%", "white 32%", "black 11%", "white 24%", "white 7%"];
const DARK_TONES = ["black 0%", "white 12%", "black 14%", "white 20%", "white 6%", "black 8%"];

/** The looks that a map can have; the first is its own. */
export function looksOf(look: string): readonly Look[] {
  return look === "parchment" ? ["parchment"] : ["light", "dark"];
}

/** All colours and letters of a look as CSS variables. */
export function variables(look: Look): Map<string, string> {
  const found = new Map<string, string>();
  const set = (name: string, value: string): void => {
    found.set(`--kt-${name.replaceAll("_", "-")}`, value);
  };
  const part = look === "parchment" ? theme.parchment : theme.paper[look];
  for (const [name, value] of Object.entries(part)) if (typeof value === "string") set(name, value);
  const [sea = "", middle = ""] = part.sea;
  set("sea-0", sea);
  set("beyond", middle); // the sea at a map's edge and around it
  if (look === "parchment") {
    theme.parchment.tints.forEach(([ground, band], i) => {
      set(`ground-${String(i)}`, ground);
      set(`band-${String(i)}`, band);
    });
    set("font", '"Alegreya Sans SC", sans-serif');
    set("font-weight", "700");
    set("sea-font", '"EB Garamond", serif');
    set("text-font", '"EB Garamond", serif');
    set("halo-width", "5px");
  } else {
    const paper = theme.paper[look];
    for (const [name, colour] of Object.entries(paper.tints)) found.set(`--kt-tint-${name}`, colour);
    for (const [name, colour] of Object.entries(paper.groups)) found.set(`--kt-group-${name}`, colour);
    (look === "dark" ? DARK_TONES : LIGHT_TONES).forEach((tone, i) => { set(`tone-${String(i)}`, tone); });
    set("lake", middle);
    set("font", '"Barlow Condensed", sans-serif');
    set("font-weight", "600");
    set("sea-font", '"Barlow Condensed", sans-serif');
    set("text-font", '"Barlow Condensed", sans-serif');
    set("halo-width", "3.6px");
  }
  set("figure-font", '"Barlow Condensed", sans-serif');
  for (const [name, { colour }] of Object.entries(theme.powers)) {
    found.set(`--kt-owner-${name}`, look === "dark" ? `color-mix(in srgb, ${colour}, white 45%)` : colour);
  }
  return found;
}

/** Gives an element, and with it the board inside, a look. */
export function dress(element: HTMLElement, look: Look): void {
  for (const [name, value] of variables(look)) element.style.setProperty(name, value);
}
