/** What the log tells: fights, revolutions and treason, demands. Pure. */

import type { LogLine, Told } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { eventsOf, remembered, text as textOf, type Open } from "../parts/story.ts";

export interface Fight {
  readonly key: string;
  readonly land: string;
  readonly attacker: number;
  readonly defender: number;
  /** How many cards lie face down, and those that were turned up. */
  readonly laid: number;
  readonly attack: readonly string[];
  readonly attackArmies: number;
  readonly defenceLaid: number;
  readonly defence: readonly string[];
  readonly defenceArmies: number;
  /** "": it goes on. */
  readonly end: "" | "gave_up" | "defenceless" | "won" | "held";
}

export interface Revolt {
  readonly key: string;
  readonly seat: number;
  /** A revolution in a continent, or treason in a land of somebody. */
  readonly continent: string;
  readonly land: string;
  readonly answers: readonly { readonly seat: number; readonly countered: boolean }[];
  readonly taken: readonly { readonly land: string; readonly from: number }[];
  /** Treason once more in the same turn. */
  readonly again: boolean;
  readonly over: boolean;
}

export interface Demand {
  readonly key: string;
  readonly seat: number;
  readonly victim: number;
  readonly flags: readonly string[];
  /** What is demanded; 0: not announced yet. */
  readonly amount: number;
  readonly wards: readonly string[];
  readonly end: "" | "paid" | "all" | "warded" | "nothing";
  readonly given: number;
  /** Which cards, as far as the viewer may know. */
  readonly cards: readonly string[];
  readonly shown: readonly string[];
}

export type Cause = "fight" | "gave_up" | "defenceless" | "revolution" | "treason";

export interface Story {
  readonly fights: readonly Fight[];
  readonly revolts: readonly Revolt[];
  readonly demands: readonly Demand[];
  /** Lands that changed hands in the last action. */
  readonly last: readonly string[];
  /** By seat, the lands that others have taken since its own last turn ended, or its last one was occupied. */
  readonly lately: ReadonlyMap<number, ReadonlySet<string>>;
  /** The revolution or treason that was the last thing done in this turn; null: it was something else. */
  readonly latest: Revolt | null;
  /** The demand that was; null: it was something else. */
  readonly demanded: Demand | null;
  /** The fight that was; null: it was something else. */
  readonly fought: Fight | null;
  /** By what a land changed hands, of each event that tells of one. */
  readonly causes: ReadonlyMap<Told, Cause>;
  /** By which fight a land changed hands. */
  readonly losses: ReadonlyMap<Told, Fight>;
  /** How many fights there had been when cards last came to a hand or went from it, but for those laid to ward off. */
  readonly changed: ReadonlyMap<number, number>;
  /** Cards that came to a hand since its own last turn ended, as far as the viewer may know. */
  readonly fresh: ReadonlyMap<number, readonly string[]>;
  /** Lands or continents about which something is open now, as far as the log alone tells (`atStake`). */
  readonly contested: readonly string[];
}

const seat = (told: Told, name = "seat"): number => (typeof told[name] === "number" ? told[name] : -1);
const text = (told: Told, name: string): string => textOf(told[name]);
const cards = (told: Told): readonly string[] => {
  const { card } = told as { readonly card?: unknown };
  return Array.isArray(card) ? (card as string[]) : typeof card === "string" && card ? [card] : [];
};


export const story = remembered(({ log }: Pick<Scene, "log">) => [log], ({ log }) => read(log));

const HANDS = new Set(["dealt", "laid", "drew", "demanded", "handed_over", "gave_all"]);

/** Cards come to whom this names. */
const COMES: Readonly<Record<string, string>> = { drew: "seat", estate: "seat", handed_over: "other", gave_all: "other" };

function read(log: readonly LogLine[]): Story {
  const fights: Open<Fight>[] = [];
  const revolts: Open<Revolt>[] = [];
  const demands: Open<Demand>[] = [];
  let last: string[] = [];
  let now = "" as "" | "fight" | "revolt" | "demand";
  let latest: Open<Revolt> | null = null;
  let demanded: Open<Demand> | null = null;
  let fought: Open<Fight> | null = null;
  const causes = new Map<Told, Cause>();
  const losses = new Map<Told, Fight>();
  const changed = new Map<number, number>();
  const fresh = new Map<number, readonly string[]>();
  const lately = new Map<number, Set<string>>();
  const take = (by: number, land: string): void => { for (const [seat, lands] of lately) if (seat === by) lands.delete(land); else lands.add(land); };
  let traitor = -1; // who has played treason in this turn
  const begin = (what: typeof now): void => {
    latest = demanded = fought = null;
    const revolt = revolts.at(-1);
    if (now === "revolt" && revolt) revolt.over = true;
    now = what;
    if (what !== "") last = [];
  };
  for (const { key, told } of eventsOf(log)) {
    const [fight, revolt, demand] = [fights.at(-1), revolts.at(-1), demands.at(-1)];
    if (HANDS.has(told.event)) for (const name of ["seat", "other"]) changed.set(seat(told, name), fights.length);
    if (told.event === "finished") fresh.set(seat(told), []);
    if (told.event === "finished" || told.event === "claimed") lately.set(seat(told), new Set());
    const whose = COMES[told.event];
    const to = whose === undefined ? -1 : seat(told, whose);
    if (to >= 0) fresh.set(to, [...(fresh.get(to) ?? []), ...cards(told)]);
    switch (told.event) {
      case "attacked":
        begin("fight");
        fights.push({ key, land: text(told, "land"), attacker: seat(told), defender: seat(told, "other"), laid: 0, attack: [], attackArmies: 0, defenceLaid: 0, defence: [], defenceArmies: 0, end: "" });
        fought = fights.at(-1) ?? null;
        break;
      case "laid":
        if (fight && seat(told) === fight.attacker) fight.laid++;
        else if (fight) fight.defenceLaid++;
        break;
      case "gave_up": case "defenceless": if (fight) fight.end = told.event; break;
      case "defended": if (fight) { fight.defence = cards(told); fight.defenceArmies = seat(told, "armies"); } break;
      case "turned": if (fight) { fight.attack = cards(told); fight.attackArmies = seat(told, "armies"); } break;
      case "repelled": if (fight) fight.end = "held"; now = ""; break;
      case "won_fight": if (fight) fight.end = "won"; break;
      case "revolution": case "treason":
        begin("revolt");
        revolts.push({ key, seat: seat(told), continent: text(told, "continent"), land: text(told, "land"), answers: [], taken: [], again: told.event === "treason" && traitor === seat(told), over: false });
        if (told.event === "treason") traitor = seat(told);
        latest = revolts.at(-1) ?? null;
        break;
      case "countered": case "suffered": if (revolt) revolt.answers = [...revolt.answers, { seat: seat(told), countered: told.event === "countered" }]; break;
      case "taken":
        last.push(text(told, "land"));
        take(seat(told), text(told, "land"));
        if (now === "revolt" && revolt) causes.set(told, revolt.continent ? "revolution" : "treason");
        else if (now === "fight" && fight) causes.set(told, fight.end === "gave_up" || fight.end === "defenceless" ? fight.end : "fight");
        if (now === "revolt" && revolt) revolt.taken = [...revolt.taken, { land: text(told, "land"), from: seat(told, "other") }];
        if (now === "fight" && fight) losses.set(told, fight);
        if (now === "fight") now = "";
        break;
      case "demanded":
        if (demand && now === "demand" && demand.amount === 0) demand.flags = [...demand.flags, ...cards(told)];
        else {
          begin("demand");
          demands.push({ key, seat: seat(told), victim: seat(told, "other"), flags: cards(told), amount: 0, wards: [], end: "", given: 0, cards: [], shown: [] });
          demanded = demands.at(-1) ?? null;
        }
        break;
      case "demand": if (demand) demand.amount = seat(told, "armies"); break;
      case "warded": if (demand) demand.wards = [...demand.wards, ...cards(told)]; break;
      case "warded_off": if (demand) demand.end = "warded"; now = ""; break;
      case "handed_over": if (demand) { demand.end = "paid"; demand.given = seat(told, "size"); demand.cards = cards(told); } now = ""; break;
      case "showed": if (demand) demand.shown = cards(told); break;
      case "gave_all": if (demand) { demand.end = "all"; demand.cards = cards(told); demand.given = demand.cards.length; } now = ""; break;
      case "nothing_to_give": if (demand) demand.end = "nothing"; now = ""; break;
      case "claimed": last = [text(told, "land")]; take(seat(told), last[0] ?? ""); break;
      case "turn": case "finished": case "drew": case "bonus": case "conquered": case "end_rounds": if (told.event === "turn") traitor = -1; begin(""); break;
    }
  }
  const [fight, revolt] = [fights.at(-1), revolts.at(-1)];
  const contested = now === "fight" && fight && fight.end === "" ? [fight.land] : now === "revolt" && revolt && revolt.taken.length === 0 ? [revolt.continent || revolt.land] : [];
  return { fights, revolts, demands, last, lately, latest, demanded, fought, causes, losses, changed, fresh, contested };
}
