/** The sign beside a line of the chronicle. */

import type { Told } from "../face.ts";
import { isDeck, OfficerSign, Stroke, type SignName } from "./drawn.tsx";

const SIGNS: Readonly<Record<string, SignName>> = {
  attacked: "swords", conquered: "swords", entered: "swords", truced: "swords", broken_off: "swords", rolled: "dice", defended: "dice", tie_won: "dice", carpet: "dice", continent_hit: "dice", shot: "dice", lost: "lost", emptied: "lost", eliminated: "lost",
  bid: "coin", income: "income", continent: "star", scored: "star", played: "card", drew: "card", laid_open: "card", points_shown: "card", moved: "move", moved_in: "move", retreated: "move",
};

export function Sign({ told }: { readonly told: Told }) {
  const officer = told["officer"] ?? told["deck"];
  if (typeof officer === "string" && isDeck(officer)) return <OfficerSign officer={officer} />;
  return <span class="sr-plain-sign"><Stroke name={SIGNS[told.event] ?? "flag"} /></span>;
}
