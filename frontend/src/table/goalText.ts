/** What the small card of the line at the top says. Pure. */

import type { About, AboutRow, Face, Scene } from "../faces/face.ts";
import type { Standing } from "../net/shapes.ts";
import { speaker } from "../words/table/index.ts";

/** What the game is, how it is won, how that is counted, and what everybody has of it; the place by the rules comes first. */
export function goalText(scene: Scene, looks: Face["seatLooks"]): About | null {
  const now = scene.forecast?.now;
  if (!now?.goal) return null;
  const { sentence, how, by_seat, rule } = now.goal;
  const named = (parts: Standing["parts"]): string => parts.filter(({ amount }) => amount).map(({ field, id, amount }) => `${String(amount)} ${scene.words.name(field, id)}`).join(" + ").replaceAll("+ -", "− ");
  const seats = now.seats.map((standing, seat) => ({ ...standing, seat })).sort((a, b) => a.place - b.place);
  const rows = by_seat ? seats.map(({ seat, points, parts }): AboutRow => ({ name: scene.called(seat), text: parts.length > 1 ? `${String(points)}${points ? ` = ${named(parts)}` : ""}` : named(parts) || "0", ...(looks?.[seat] ? { look: looks[seat] } : {}) })) : [];
  return { title: speaker(scene.words.lang)("how_won"), rows: [...(scene.words.summary ? [{ name: scene.words.title, text: scene.words.summary }] : []), ...[sentence, ...how].map((text): AboutRow => ({ name: "", text })), ...rows, ...(seats.some(({ points }) => by_seat && points > 0) ? [{ name: "", text: speaker(scene.words.lang)("goal_bar") }] : [])], rule };
}
