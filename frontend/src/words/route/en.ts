/** English: ways to a place. `de.ts` has the same keys. */

export const en = {
  fromWhere: (to: string) => `To ${to} from:`,
  byWhere: (to: string) => `Way to ${to}:`,
  onMap: (n: number) => `${String(n)} places are marked: choose one on the map.`,
  straight: "Direct",
  notFrom: (place: string, to: string, some: boolean) => `Nothing ${some ? "more " : ""}can get from ${place} to ${to}. From elsewhere:`,
  whereTo: (place: string, n: number) => `From ${place}, ${String(n)} ${n === 1 ? "place" : "places"} can be reached. Where to?`,
  without: (place: string) => `Go on without ${place}`,
  nothing: (place: string) => `Nothing is planned to ${place}. End anyway?`,
  near: (places: string) => `Nearest places in reach: ${places}.`,
  howMany: (path: string) => `${path}: how many?`,
  many: "How many units",
  who: "Which units",
  leaves: "Dotted outline: your units can leave from here.",
  hint: "White dashes: something has changed here lately.",
};

export type RouteWords = typeof en;
