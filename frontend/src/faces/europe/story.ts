/** What the log tells: battles and raids as wholes, shot by shot, and the ways of this turn. Pure. */

import type { LogLine, Told } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { count, eventsOf, lastPlaces, numbers, remembered, text } from "../parts/story.ts";
import { plus, type Army } from "./facts.ts";
import { isKind, isPower, type Power } from "./material.ts";

/** Dice that hit with the same number. */
export interface Column {
  readonly column: number;
  readonly dice: readonly number[];
  readonly hits: number;
}

/** The fire of one side: of submarines before all others, of ships at a coast, of guns, or of everybody. */
export interface Salvo {
  readonly what: "fired" | "struck_first" | "shelled" | "flak";
  readonly power: Power;
  readonly columns: readonly Column[];
  /** What the other side lost by it. */
  readonly lost: readonly Lost[];
}

/** Of one power: what is gone, and how many battleships had their first hit. */
export interface Lost {
  readonly power: Power;
  readonly army: Army;
  readonly hurt: number;
}

export interface Battle {
  readonly key: string;
  readonly what: "land" | "sea" | "raid";
  readonly power: Power;
  /** Whose land it is; "" at sea. */
  readonly owner: string;
  readonly space: string;
  readonly salvos: readonly Salvo[];
  /** How it ended: the event; "" as long as it goes on. */
  readonly end: string;
  readonly damage: number;
  /** What was sent there in the attacker's turn, before the battle. */
  readonly sent: Army;
  /** The dice of bombs. */
  readonly pips: readonly number[];
}

/** Units that have gone from one space to another in this phase. */
export interface Ways {
  readonly power: Power;
  readonly origin: string;
  readonly space: string;
  readonly army: Army;
}

export interface Story {
  readonly battles: readonly Battle[];
  readonly ways: readonly Ways[];
  /** Spaces of what happened last. */
  readonly last: readonly string[];
}

const power = (value: unknown): Power => (isPower(value) ? value : "germany");

type Making = { -readonly [K in keyof Battle]: Battle[K] extends readonly (infer T)[] ? T[] : Battle[K] };
const BEGINS: Readonly<Record<string, Battle["what"]>> = { land_battle: "land", sea_battle: "sea", raided: "raid" };
const ENDS: ReadonlySet<string> = new Set(["captured", "liberated", "kept_for", "oil_taken", "oil_freed", "repelled", "not_taken", "called_off", "zone_cleared", "zone_held", "bombed"]);
const MOVES: ReadonlySet<string> = new Set(["moved", "flew", "raid_planned", "loaded", "will_land", "unloaded", "landed"]);

export function tell(log: readonly LogLine[]): Story {
  const battles: Making[] = [];
  let now: Making | null = null;
  let ways: Ways[] = [];
  let sent: Record<string, Army> = {}; // in this turn, by where it went
  const shoot = (what: Salvo["what"], by: Power, one: Column): void => {
    if (!now) return;
    const salvo = now.salvos.at(-1);
    const goesOn = salvo?.what === what && salvo.power === by && !salvo.lost.length && (salvo.columns.at(-1)?.column ?? 0) <= one.column && what !== "flak";
    if (salvo && goesOn) now.salvos[now.salvos.length - 1] = { ...salvo, columns: [...salvo.columns, one] };
    else now.salvos.push({ what, power: by, columns: [one], lost: [] });
  };
  const read = (told: Told, key: string): void => {
    const { event } = told;
    const space = text(told["space"]);
    const begins = BEGINS[event];
    if (begins) {
      if (now && !now.end) now.end = "over";
      now = { key, what: begins, power: power(told["power"]), owner: text(told["owner"]), space, salvos: [], end: "", damage: 0, pips: [], sent: sent[space] ?? {} };
      battles.push(now);
      return;
    }
    if (event === "phase" || event === "turn") {
      if (now && !now.end) now.end = "over";
      now = null;
      ways = [];
      if (event === "turn") sent = {};
      return;
    }
    if (MOVES.has(event)) {
      const origin = text(told["origin"]) || text(told["zone"]);
      const kind = told["kind"];
      const same = ways.findIndex((one) => one.origin === origin && one.space === space);
      const army: Army = isKind(kind) ? { [kind]: 1 } : {};
      if (event !== "raid_planned") {
        if (origin in sent) sent[origin] = plus(sent[origin], army, -1);
        sent[space] = plus(sent[space], army);
      }
      const before = ways[same];
      if (before) ways[same] = { ...before, army: plus(before.army, army) };
      else ways.push({ power: power(told["power"]), origin, space, army });
      return;
    }
    if (now?.space !== space) return;
    switch (event) {
      case "fired": case "struck_first": case "shelled":
        shoot(event, power(told["power"]), { column: count(told["column"]), dice: numbers(told["dice"]), hits: count(told["hits"]) });
        return;
      case "flak": // the power that is named flies
        shoot("flak", power(told["power"]), { column: 1, dice: numbers(told["dice"]), hits: count(told["hits"]) });
        return;
      case "lost": case "damaged": {
        const by = now.salvos.at(-1);
        const kind = told["kind"];
        if (!by || (event === "lost" && !isKind(kind))) return;
        const whose = power(told["power"]);
        const before = by.lost.find((one) => one.power === whose) ?? { power: whose, army: {}, hurt: 0 };
        const after: Lost = isKind(kind) && event === "lost" ? { ...before, army: plus(before.army, { [kind]: 1 }) } : { ...before, hurt: before.hurt + 1 };
        const lost = [...by.lost.filter((one) => one.power !== whose), after];
        now.salvos[now.salvos.length - 1] = { ...by, lost };
        return;
      }
      default:
        if (ENDS.has(event) && !now.end) {
          now.end = event;
          now.damage = count(told["damage"]);
          now.pips = [...numbers(told["pips"])];
        }
    }
  };
  for (const { key, told } of eventsOf(log)) read(told, key);
  return { battles, ways, last: lastPlaces(log, ["origin", "space"]) };
}

export const story = remembered(({ log }: Pick<Scene, "log">) => [log], ({ log }) => tell(log));

/** The battle that goes on at this moment. */
export function fighting(scene: Pick<Scene, "log" | "view">): Battle | undefined {
  const last = story(scene).battles.at(-1);
  return last && !last.end && last.space === scene.view["fighting"] ? last : undefined;
}

/** Whether nothing of the battle that goes on has been rolled yet. */
export const isFirst = (scene: Pick<Scene, "log" | "view">): boolean => !fighting(scene)?.salvos.length;
