/** Deutsch: Wege zu einem Ort. */

import type { RouteWords } from "./en.ts";

export const de: RouteWords = {
  fromWhere: (to) => `Nach ${to} von:`,
  byWhere: (to) => `Weg nach ${to}:`,
  onMap: (n) => `${String(n)} Orte sind markiert: Wähle einen auf der Karte.`,
  straight: "Direkt",
  notFrom: (place, to, some) => `Von ${place} kommt nichts ${some ? "mehr " : ""}nach ${to}. Von anderswo:`,
  whereTo: (place, n) => `Von ${place} aus ${n === 1 ? "ist ein Ort" : `sind ${String(n)} Orte`} erreichbar. Wohin?`,
  without: (place) => `Weiter ohne ${place}`,
  nothing: (place) => `Nach ${place} ist nichts geplant. Trotzdem beenden?`,
  near: (places) => `Am nächsten erreichbar: ${places}.`,
  howMany: (path) => `${path}: Wie viele?`,
  many: "Wie viele ziehen",
  who: "Welche Einheiten",
  leaves: "Gepunkteter Umriss: Von hier können deine Einheiten losziehen.",
  hint: "Weiß gestrichelt: Hier hat sich zuletzt etwas geändert.",
};
