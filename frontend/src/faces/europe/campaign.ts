/** What all battles of a turn have brought: who has won them, what everybody has lost, earns more or less from now on, and cash. Pure. */

import type { LogLine } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { count, eventsOf, remembered, text } from "../parts/story.ts";
import { isAxis, plus, size, type Army } from "./facts.ts";
import { isPower, POWERS, type Power } from "./material.ts";
import { story, type Battle } from "./story.ts";

/** What somebody has got: a land or a convoy centre, by what it pays, or cash. */
export interface Won {
  readonly event: string;
  /** Who had it, or whose it is again. */
  readonly owner: string;
  readonly space: string;
  readonly n: number;
}

/** A battle with what has changed hands by it: the land, or a convoy centre, and the cash of a capital. */
export interface Fought extends Battle {
  readonly won: readonly Won[];
}

/** All battles of one turn, and what was taken without one. */
export interface Campaign {
  /** The event that closes it. */
  readonly key: string;
  readonly power: Power;
  readonly battles: readonly Fought[];
  readonly taken: readonly Won[];
}

const BEGINS: ReadonlySet<string> = new Set(["land_battle", "sea_battle", "raided"]);
const WINS: ReadonlySet<string> = new Set(["captured", "liberated", "kept_for", "oil_taken", "oil_freed", "convoy_sunk", "convoy_restored", "plundered"]);
const LEAST = 2; // what one battle has brought, its own sheet says

export interface Campaigns {
  readonly battles: readonly Fought[];
  /** Those with more to sum up than one battle. */
  readonly all: readonly Campaign[];
  /** The one of this turn, as soon as it is over. */
  readonly now: Campaign | undefined;
}

export function sum(log: readonly LogLine[], told: readonly Battle[]): Campaigns {
  const [all, battles]: [Campaign[], (Battle & { won: Won[] })[]] = [[], []];
  let [since, taken, fights, now]: [number, Won[], boolean, Campaign | undefined] = [0, [], false, undefined];
  for (const { key, told: { event, ...told_ } } of eventsOf(log)) {
    if (BEGINS.has(event)) {
      battles.push(...told.filter((battle) => battle.key === key).map((battle) => ({ ...battle, won: [] })));
      fights = true;
    } else if (event === "turn") [since, taken, fights, now] = [battles.length, [], false, undefined];
    else if (event === "phase") {
      fights = false;
      const some = battles.slice(since);
      if (told_["phase"] !== "noncombat" || !some.length || some.length + taken.filter(({ space }) => space).length < LEAST) continue;
      now = { key, power: isPower(told_["power"]) ? told_["power"] : "germany", battles: some, taken };
      all.push(now);
    } else if (WINS.has(event)) {
      const won = { event, owner: text(told_["owner"]), space: text(told_["space"]), n: count(told_["value"] ?? told_["money"]) };
      const last = fights ? battles.at(-1) : undefined;
      if (last && (last.space === won.space || event === "plundered")) last.won.push(won);
      else taken.push(won);
    }
  }
  return { battles, all, now };
}

export const campaigns = remembered(({ log }: Pick<Scene, "log">) => [log], (scene) => sum(scene.log, story(scene).battles));

const WON: ReadonlySet<string> = new Set(["captured", "liberated", "kept_for", "oil_taken", "oil_freed", "zone_cleared", "bombed"]);

/** Whether whoever attacked has got what was attacked for. */
export const isWon = ({ end }: Battle): boolean => WON.has(end);

/** What a power has lost, earns from then on more than before, and has got at once. */
export interface Balance {
  readonly power: Power;
  readonly lost: Army;
  readonly income: number;
  readonly cash: number;
}

/** Everybody for whom something has changed, in the order of the powers. */
export function balance({ power, battles, taken }: Campaign): readonly Balance[] {
  const sums = new Map<string, { income: number; cash: number }>();
  const add = (whose: string, what: "income" | "cash", n: number): void => {
    const sum = sums.get(whose) ?? { income: 0, cash: 0 };
    sum[what] += n;
    sums.set(whose, sum);
  };
  for (const { event, owner, n } of [...battles.flatMap(({ won }) => won), ...taken]) {
    if (event === "plundered") {
      add(power, "cash", n);
      add(owner, "cash", -n);
    } else {
      if (event !== "convoy_sunk") add(event === "liberated" || event === "convoy_restored" ? owner : power, "income", n);
      if (event === "captured" || event === "convoy_sunk") add(owner, "income", -n);
      else if (event === "liberated" || event === "kept_for") add("germany", "income", -n); // whoever is freed was in the Axis' hands
    }
  }
  for (const { end, owner, damage } of battles) if (end === "bombed") add(owner, "cash", -damage);
  const fell = battles.flatMap(({ salvos }) => salvos.flatMap(({ lost }) => lost));
  return POWERS.map((one) => ({ power: one, lost: fell.filter((some) => some.power === one).reduce<Army>((sum, { army }) => plus(sum, army), {}), ...(sums.get(one) ?? { income: 0, cash: 0 }) })).filter(({ lost, income, cash }) => size(lost) || income || cash);
}

/** What lands and convoy centres pay whoever has got them, in IPC a round. */
export const pays = (won: readonly Won[]): number => won.reduce((sum, { event, n }) => (event === "plundered" || event === "convoy_sunk" ? sum : sum + n), 0);

/** Whose emblem stands where it was fought: of those who have won, as far as it is known. */
export const holder = (battle: Battle): string => (isWon(battle) ? battle.power : [battle.owner, ...battle.salvos.map(({ power }) => power)].find((one) => isPower(one) && isAxis(one) !== isAxis(battle.power)) ?? battle.owner);
