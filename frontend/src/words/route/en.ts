/** English: ways to a place. `de.ts` has the same keys. */

export const en = {
  fromWhere: (to: string) => `To ${to} from:`,
  byWhere: (to: string) => `To ${to} by way of:`,
  onMap: (n: number) => `${String(n)} places are marked: choose one on the map.`,
  straight: "Straight there",
  notFrom: (place: string) => `Nothing gets there from ${place}. From elsewhere:`,
  whereTo: (place: string, n: number) => `From ${place}, ${String(n)} ${n === 1 ? "place" : "places"} can be reached. Where to?`,
  near: (places: string) => `Nearest within reach: ${places}.`,
  whole: (path: string) => `Drafted: ${path}`,
  many: "How many go",
  who: "What goes",
  back: "Take all of this way back",
};

export type RouteWords = typeof en;
