/** The sign beside a line of the log. */

import type { Told } from "../face.ts";
import { ARMY, Figure, isDeck, OfficerSign, Stroke, type SignName } from "./drawn.tsx";

/** Events by their sign; what is about an officer or a deck has that one's, what is named nowhere a flag. */
const STROKES: Readonly<Record<Exclude<SignName, "flag">, readonly string[]>> = {
  swords: ["attacked", "conquered", "entered", "truced", "truce", "broken_off"],
  dice: ["rolled", "defended", "tie_won", "carpet", "continent_hit", "rolls_again", "shot"],
  lost: ["lost", "emptied", "eliminated", "bombed", "mined", "disbanded", "disarms", "armies_lapsed"],
  coin: ["bid", "inflation", "wealth", "monopoly"],
  income: ["income"],
  star: ["continent", "scored"],
  card: ["played", "drew", "spoils", "laid_open", "points_shown", "turned_up", "reshuffled"],
  move: ["moved", "moved_in", "retreated", "extra_move"],
  end: ["end_rounds", "end_survivor"],
};
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  station: ["station_set", "station_bought", "station_swapped", "station_left", "dismantled", "station_gained", "hidden_station", "station_fell"],
  [ARMY]: ["claimed", "deployed", "placed", "recruited", "reinforced", "extra_units", "hidden_units", "resistance"],
  ruin: ["destroyed"],
  landing: ["descent", "no_descent"],
};
const byEvent = <T extends string>(signs: Readonly<Record<T, readonly string[]>>): ReadonlyMap<string, T> =>
  new Map((Object.keys(signs) as T[]).flatMap((sign) => signs[sign].map((event) => [event, sign] as const)));
const [strokes, figures] = [byEvent(STROKES), byEvent(FIGURES)];

export function Sign({ told }: { readonly told: Told }) {
  const officer = told["officer"] ?? told["deck"];
  if (typeof officer === "string" && isDeck(officer)) return <OfficerSign officer={officer} />;
  const figure = figures.get(told.event);
  return <span class="sr-plain-sign">{figure ? <Figure name={figure} /> : <Stroke name={strokes.get(told.event) ?? "flag"} />}</span>;
}
