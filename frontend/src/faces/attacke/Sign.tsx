/** The sign beside a line of the log: the card, or what kind of thing happened. */

import type { Told } from "../face.ts";
import { Badge, Sign as Drawn } from "./drawn.tsx";
import { cardOf, type Kind } from "./facts.ts";

const SIGNS: Readonly<Record<string, Kind>> = {
  attacked: "artillerie", turned: "artillerie", defended: "infanterie", won_fight: "artillerie", repelled: "gegenrevolution", gave_up: "revolution", defenceless: "revolution",
  revolution: "revolution", treason: "verrat", countered: "gegenrevolution", suffered: "revolution", demanded: "ueberlaeufer", demand: "ueberlaeufer", warded: "ueberlaeufer", handed_over: "ueberlaeufer", gave_all: "ueberlaeufer",
};

export function Sign({ told }: { readonly told: Told }) {
  const kind = SIGNS[told.event];
  const card = told["card"];
  if (kind) return <span class="ae-plain"><Drawn kind={kind} /></span>;
  if (typeof card === "string" && card) return <span class="ae-plain"><Drawn kind={cardOf(card).kind} /></span>;
  return typeof told["seat"] === "number" ? <Badge seat={told["seat"]} /> : null;
}
