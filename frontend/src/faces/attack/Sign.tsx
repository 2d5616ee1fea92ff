/** The sign beside a line of the log: the unit, ship or card, or what kind of thing happened. */

import type { Told } from "../face.ts";
import { Stroke, Token, type SignName } from "./drawn.tsx";
import { ACTIONS, isShip, isUnit, splitCard } from "./facts.ts";

const SIGNS: Readonly<Record<string, SignName>> = {
  dice: "dice", hits: "dice", attacked: "swords", invaded: "swords", conquered: "swords", repelled: "swords", neutrals_beaten: "swords", neutrals_held: "swords",
  capital: "capital", production: "produce", challenged: "sea", sea_taken: "sea", yielded: "sea", sea_fight: "sea", sea_won: "sea", crossing_allowed: "sea", crossing_refused: "sea", crossed: "sea",
  diplomacy: "diplomacy", diplomacy_roll: "dice", rival_roll: "dice", start_roll: "dice", command_roll: "dice", offered: "trade", deal: "trade", counters: "trade", accepted: "trade", declined: "trade",
};

const FALLEN: ReadonlySet<string> = new Set(["lost", "neutrals_lost", "sunk"]);

export function Sign({ told }: { readonly told: Told }) {
  const seat = typeof told["seat"] === "number" ? told["seat"] : -1;
  const thing = told["unit"] ?? told["ship"];
  if (isUnit(thing) || isShip(thing)) return <Token unit={thing} seat={told.event === "neutrals_lost" ? -1 : seat} state={FALLEN.has(told.event) ? "ak-fallen" : ""} />;
  const card = told["card"];
  if (typeof card === "string" && card) return <span class="ak-plain-sign"><Stroke name={splitCard(card).suit} /></span>;
  const action = ACTIONS.find((one) => one === told["action"]);
  return <span class="ak-plain-sign"><Stroke name={action ?? SIGNS[told.event] ?? "flag"} /></span>;
}
