/** What the board is told about looks: drawings, and how owners look. Colours themselves are CSS variables. */

/** Name -> SVG path in a square of 24 units. */
export type Drawings = Readonly<Record<string, string>>;

export interface Symbols {
  readonly units: Drawings;
  readonly emblems: Drawings;
  readonly marks: Drawings;
}

/** A people, power or player: colour, what is written on it, and the emblem as the second channel. */
export interface Owner {
  readonly colour: string;
  readonly ink: string;
  readonly emblem: string;
}

export type Owners = Readonly<Record<string, Owner>>;

/** The path of an emblem, unit or mark; "" if there is none of that name. */
export function symbol(symbols: Symbols, name: string): string {
  return symbols.emblems[name] ?? symbols.units[name] ?? symbols.marks[name] ?? "";
}

/** Black or white, whichever can be read better on a colour `#rrggbb`. */
export function inkOn(colour: string): string {
  const parts = [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.179 ? "#111111" : "#ffffff";
}
