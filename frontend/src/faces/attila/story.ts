/** What the log tells: conflicts and scorings as wholes, from the events of the game. */

import type { LogLine, Told } from "../../net/shapes.ts";
import type { Scene } from "../face.ts";
import { eventsOf, remembered, type Keyed } from "../parts/story.ts";
import { facts, isPeople, PEOPLES, spread, type Cards, type Facts, type People } from "./facts.ts";

export interface Strength {
  readonly people: People;
  readonly stones: number;
  readonly cards: number;
  readonly leaves: boolean;
}

export interface Conflict {
  readonly key: string;
  readonly province: string;
  /** Who began it; the others follow. */
  readonly seat: number;
  /** Cards that each seat has laid so far; `done`: it had its turn. */
  readonly laid: readonly { readonly seat: number; readonly cards: number; readonly done: boolean }[];
  readonly shown: readonly { readonly seat: number; readonly people: People; readonly cards: number }[];
  readonly strengths: readonly Strength[];
  /** The century whose tile pacified it; "" while it goes on, "none" when there was none left. */
  readonly pacified: string;
}

export type Case = "a" | "b" | "c" | "d" | "e";

export interface Award {
  readonly seat: number;
  readonly points: number;
  /** How the points came about; "lapsed": too far behind, with two players. */
  readonly case: Case | "lapsed";
}

export interface PeopleScored {
  readonly people: People;
  readonly stones: number;
  readonly provinces: number;
  /** Seats with influence, highest first. */
  readonly order: readonly { readonly seat: number; readonly influence: number }[];
  readonly awards: readonly Award[];
}

export interface Scoring {
  readonly key: string;
  /** "4" to "7"; "final": the last one. */
  readonly century: string;
  readonly peoples: readonly PeopleScored[];
  /** Points before and after, by seat. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** What was given back just before (ATT-R06), by seat. */
  readonly takenBack: readonly number[];
}

export interface Story {
  readonly conflicts: readonly Conflict[];
  readonly scorings: readonly Scoring[];
  /** The provinces of the last turn's stones. */
  readonly last: readonly string[];
}

const text = (told: Told, name: string): string => String(told[name] ?? "");
const number = (told: Told, name: string): number => Number(told[name] ?? 0);

/** `now`: the facts after everything that the log and `more` tell. */
export function tell(now: Facts, log: readonly LogLine[], more: readonly Told[] = []): Story {
  const list = eventsOf(log, more);
  return { conflicts: conflicts(list, now.players), scorings: scorings(list, now), last: lastStones(list) };
}

/** With the steps of the draft. */
export const story = remembered(({ view, log, draft }: Scene) => [view, log, draft?.ahead], ({ view, log, draft }) => tell(facts(view), log, draft?.ahead?.events));

function lastStones(list: readonly Keyed[]): string[] {
  const at = list.findLastIndex(({ told }) => told.event === "placed");
  return at < 0 ? [] : list.slice(at).flatMap(({ told }) => (told.event === "placed" || told.event === "second" ? [text(told, "province")] : []));
}

type Open = { -readonly [Name in keyof Conflict]: Conflict[Name] };

function conflicts(list: readonly Keyed[], players: number): Conflict[] {
  const found: Open[] = [];
  for (const { key, told } of list) {
    const now = found.at(-1);
    const people = told["people"];
    if (told.event === "conflict") {
      const seat = number(told, "seat");
      const laid = Array.from({ length: players }, (_, i) => ({ seat: (seat + i) % players, cards: 0, done: false }));
      found.push({ key, province: text(told, "province"), seat, laid, shown: [], strengths: [], pacified: "" });
    } else if (!now || now.pacified) continue;
    else if (told.event === "laid" || told.event === "laid_out") {
      const out = told.event === "laid_out";
      now.laid = now.laid.map((row) => {
        if (row.seat !== number(told, "seat")) return row;
        return { ...row, cards: out ? number(told, "cards") : row.cards + 1, done: out };
      });
    } else if (told.event === "revealed" && isPeople(people)) {
      now.shown = [...now.shown, { seat: number(told, "seat"), people, cards: number(told, "cards") }];
    } else if (told.event === "strength" && isPeople(people)) {
      now.strengths = [...now.strengths, { people, stones: number(told, "stones"), cards: number(told, "cards"), leaves: false }];
    } else if (told.event === "left") {
      now.strengths = now.strengths.map((row) => (row.people === people ? { ...row, leaves: true } : row));
    } else if (told.event === "pacified") now.pacified = text(told, "century");
    else if (told.event === "closed") now.pacified = "none";
  }
  return found;
}

/** The map, the influence and the points walk back from now, event by event; so it holds for games that began elsewhere. */
function scorings(list: readonly Keyed[], now: Facts): Scoring[] {
  const stones = new Map(Object.entries(now.provinces).map(([province, cards]) => [province, { ...cards } as Record<string, number>]));
  const influence = now.influence.map((row) => ({ ...row }) as Record<string, number>);
  const scores = [...now.scores];
  const found: Scoring[] = [];
  let awards: { people: string; award: Award }[] = [];
  let after = [...scores];
  const move = (province: string, people: string, by: number): void => {
    const cards = stones.get(province) ?? {};
    stones.set(province, { ...cards, [people]: (cards[people] ?? 0) + by });
  };
  for (let i = list.length - 1; i >= 0; i--) {
    const { key, told } = list[i] ?? { key: "", told: { event: "", rule: "", sentence: "" } };
    const [seat, people, province] = [number(told, "seat"), text(told, "people"), text(told, "province")];
    if (told.event === "placed" || told.event === "second") move(province, people, -1);
    else if (told.event === "left") move(province, people, number(told, "stones"));
    else if (told.event === "influence" || told.event === "raised") {
      const steps = told.event === "raised" ? 1 : number(told, "fields");
      const row = influence[seat];
      if (row) row[people] = before(list, i, seat, people) ?? Math.max(0, number(told, "track") - steps);
    } else if (told.event === "scored" || told.event === "lapsed") {
      if (!awards.length) after = [...scores];
      const lapsed = told.event === "lapsed";
      awards.unshift({ people, award: { seat, points: number(told, "points"), case: lapsed ? "lapsed" : (text(told, "case") as Case) } });
      if (!lapsed) scores[seat] = (scores[seat] ?? 0) - number(told, "points");
    } else if (told.event === "taken_back") {
      scores[seat] = (scores[seat] ?? 0) + number(told, "points");
      const [last] = found;
      if (last?.century === "final") {
        found[0] = { ...last, takenBack: last.takenBack.map((points, at) => (at === seat ? number(told, "points") : points)) };
      }
    } else if (told.event === "scoring" || told.event === "final_scoring") {
      if (!awards.length) after = [...scores];
      const map = Object.fromEntries(stones) as Facts["provinces"];
      const peoples = PEOPLES.map((one) => scored(one, map, influence as Cards[], awards));
      found.unshift({
        key,
        century: told.event === "scoring" ? text(told, "century") : "final",
        peoples,
        before: [...scores],
        after,
        takenBack: scores.map(() => 0),
      });
      awards = [];
    }
  }
  return found;
}

/** Where a counter stood before, as an earlier line tells. */
function before(list: readonly Keyed[], at: number, seat: number, people: string): number | null {
  for (let i = at - 1; i >= 0; i--) {
    const told = list[i]?.told;
    if (told && (told.event === "influence" || told.event === "raised") && told["seat"] === seat && told["people"] === people) {
      return number(told, "track");
    }
  }
  return null;
}

function scored(
  people: People,
  map: Facts["provinces"],
  influence: readonly Cards[],
  awards: readonly { people: string; award: Award }[],
): PeopleScored {
  const order = influence
    .map((row, seat) => ({ seat, influence: row[people] ?? 0 }))
    .filter((row) => row.influence > 0)
    .sort((a, b) => b.influence - a.influence || a.seat - b.seat);
  return { people, ...spread(map, people), order, awards: awards.filter((row) => row.people === people).map(({ award }) => award) };
}

/** The conflict that goes on, if one does. */
export const fought = (told: Story): Conflict | null => told.conflicts.findLast(({ pacified }) => !pacified) ?? null;

/** Points of each seat over all scorings that the log tells, people by people. */
export function harvest(told: Story, players: number): ReadonlyMap<People, readonly number[]> {
  return new Map(
    PEOPLES.map((people) => {
      const sums = Array.from({ length: players }, () => 0);
      for (const { peoples } of told.scorings) {
        for (const { seat, points, case: how } of peoples.find((row) => row.people === people)?.awards ?? []) {
          if (how !== "lapsed") sums[seat] = (sums[seat] ?? 0) + points;
        }
      }
      return [people, sums] as const;
    }),
  );
}
