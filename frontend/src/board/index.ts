/** The board's kernel: everything that a page needs. docs/develop/board.md describes it. */

export { Board, type BoardOptions } from "./view.ts";
export { parse, MapError, FORMAT, type Language, type MapFile, type Point, type Region } from "./mapfile.ts";
export { beside, links, neighbours, borders, frontier, type Beside } from "./links.ts";
export { Targets, REACH, type Hit } from "./hit.ts";
export { Walk, type Direction } from "./walk.ts";
export type { Arrow, Highlight } from "./marks.ts";
export type { Move } from "./motion.ts";
export type { Pattern, Patterns } from "./patterns.ts";
export type { Plates } from "./plates.ts";
export type { Piece } from "./pieces.ts";
export type { Owner, Owners, Symbols } from "./style.ts";
export type { Level, View } from "./viewport.ts";
