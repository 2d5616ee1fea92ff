/** The sign beside a line of the log: the power it is about, else what happened. */

import type { Told } from "../face.ts";
import { Badge, Stroke, type SignName } from "./drawn.tsx";
import { isPower } from "./material.ts";

const SIGNS: Readonly<Record<string, SignName>> = {
  fired: "dice", struck_first: "dice", shelled: "dice", flak: "dice", fired_at: "dice", bombed: "bomb", lost: "lost", crashed: "lost", land_battle: "swords", sea_battle: "swords", raided: "bomb",
  captured: "flag", liberated: "flag", income: "coin", oil_paid: "coin", plundered: "coin", round: "turn",
};

export function Sign({ told }: { readonly told: Told }) {
  const sign = SIGNS[told.event];
  if (sign) return <span class="eu-plain-sign"><Stroke name={sign} /></span>;
  return isPower(told["power"]) ? <Badge power={told["power"]} /> : <span class="eu-plain-sign"><Stroke name="flag" /></span>;
}
