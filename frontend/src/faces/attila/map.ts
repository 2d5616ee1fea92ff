/** What the board shows, and what is said of a province. */

import type { Route } from "../../net/shapes.ts";
import { lastRoute } from "../../table/draft.ts";
import type { Board, Scene, Why } from "../face.ts";
import { question } from "../parts/steps.ts";
import { contested, counted, facts, ROOM, total, type Facts, type People } from "./facts.ts";
import { peoplesFor, ownStone, perform, pick as picked, placed, provinces } from "./moves.ts";
import { show, UPPER } from "./standing.ts";
import { fought, story } from "./story.ts";
import { WORDS } from "./words/index.ts";

const WAY = "#8f6517";

/** Provinces that are done with: what stands there stands on a slab. */
function closed(known: Facts): readonly string[] {
  const fighting = contested(known);
  return [...known.pacified, ...known.closed.filter((province) => !fighting.includes(province))];
}

/** The stone that is chosen but not put yet: the second one. */
function waiting(scene: Scene): { readonly people: People; readonly province: string } | null {
  const { draft } = scene;
  const province = draft?.chosen["province"];
  if (!draft || province === undefined || question(draft) !== "Turn.take") return null;
  const people = ownStone(scene);
  return people ? { people, province } : null;
}

/** What is chosen on the map, or was put in this draft. */
export function chosen(scene: Scene): readonly string[] {
  const { draft } = scene;
  if (!draft) return [];
  const stone = placed(draft);
  const province = draft.chosen["province"];
  return [...(stone ? [stone.province] : []), ...(province === undefined ? [] : [province])];
}

export function lay(board: Board, scene: Scene): void {
  const known = facts(scene.view);
  const told = story(scene);
  const more = waiting(scene);
  const pieces = Object.entries(known.provinces).map(([province, stones]) => [province, { ...stones }] as const);
  const standing = new Map<string, Partial<Record<People, number>>>(pieces);
  if (more) {
    const stones = standing.get(more.province) ?? {};
    standing.set(more.province, { ...stones, [more.people]: (stones[more.people] ?? 0) + 1 });
  }
  show(board, Object.fromEntries(standing), scene);
  board.setClosed(closed(known));
  const legal = scene.draft && !scene.busy ? provinces(scene.draft) : null;
  const selected = chosen(scene);
  board.setHighlight("legal", legal);
  board.setHighlight("selected", selected);
  board.setHighlight("hint", scene.status === "playing" ? told.last.filter((province) => !selected.includes(province)) : []);
  const laid = scene.draft ? lastRoute(scene.draft) : null;
  const way = laid?.routes[0]?.path ?? [];
  board.setArrows(way.slice(1).map((to, i) => ({ from: way[i] ?? to, to, colour: WAY, faint: true, on: i < way.length - 2 })));
  const conflict = fought(told);
  board.setHighlight("target", conflict ? [conflict.province] : contested(known));
}

/** Where a stone may go or is fought about, else where stones stand; at the beginning the frontier. */
export function theatre(scene: Scene): readonly string[] {
  const legal = scene.draft ? provinces(scene.draft) : null;
  if (legal?.length) return legal;
  const conflict = fought(story(scene));
  if (conflict) return [conflict.province];
  const held = Object.entries(facts(scene.view).provinces).flatMap(([province, stones]) => (total(stones) ? [province] : []));
  return held.length ? held : UPPER;
}

export function pick(region: string, scene: Scene): boolean {
  const call = scene.draft ? picked(scene.draft, region) : null;
  if (call) perform(scene, call);
  return call !== null;
}

/** Where no single stone gets, two of one people may: with the card that is chosen, if one is. */
export function seeks(_region: string, { draft }: Scene): "else" | null {
  return draft && (question(draft) === "Turn.play" || (question(draft) === "Turn.take" && draft.chosen["action"] !== "second")) ? "else" : null;
}

export const fits = ({ steps }: Pick<Route, "steps">, { draft }: Scene): boolean => {
  const people = draft?.chosen["people"];
  return people === undefined || steps.every(({ fields }) => fields["people"] === undefined || fields["people"] === people);
};

/** A second stone costs the influence (ATT-29): that is said before it is drafted. */
export function cost({ steps, path }: Pick<Route, "steps" | "path">, to: string, scene: Scene): { readonly head: string; readonly short: string } | null {
  if (!steps.some(({ fields }) => fields["action"] === "second")) return null;
  const w = WORDS.in(scene.words.lang);
  return { head: w.wayByTwo(scene.words.name("province", to), path.length > 1), short: w.noInfluence };
}

/** Why no stone may go there, or no conflict begin: the rules say it of what the hand seems to mean. */
export function why(region: string, scene: Scene): Why | null {
  const { draft } = scene;
  if (!draft) return null;
  const w = WORDS.in(scene.words.lang);
  const asked = question(draft);
  const stone = placed(draft);
  if (asked === "Turn.order") return { sentence: "", rule: "", tried: { steps: draft.steps, action: `conflict ${region}` } };
  if (asked === "Turn.take" && draft.chosen["action"] === "second") return { sentence: "", rule: "", tried: { steps: draft.steps, action: `second ${region}` } };
  if (asked === "Turn.take" && stone) return stone.province === region ? null : { sentence: "", rule: "", tried: { steps: draft.steps.slice(0, -1), action: `place ${stone.people} ${region}` } };
  if (asked !== "Turn.play") return null;
  const may = peoplesFor(draft, region).map((one) => scene.words.name("people", one)).join(", ");
  const known = facts(scene.view);
  // without a card chosen only what is true of every people can be said
  const shut = known.closed.includes(region) || known.pacified.includes(region) || total(known.provinces[region]) >= ROOM;
  const people = draft.chosen["people"] ?? (shut ? counted(known.hand)[0]?.[0] : undefined);
  const tried = people === undefined ? {} : { tried: { steps: draft.steps, action: `place ${people} ${region}` } };
  return { sentence: may ? w.theseMay(may) : people === undefined || !shut ? w.noneMay : "", rule: "ATT-20", ...tried };
}

export function sentence(region: string, scene: Scene): string {
  const w = WORDS.in(scene.words.lang);
  const known = facts(scene.view);
  const people = (id: string): string => scene.words.name("people", id);
  const stones = known.provinces[region];
  const count = total(stones);
  const shut = closed(known).includes(region);
  const fighting = contested(known).includes(region);
  const said = [w.province(scene.words.name("province", region))];
  if (UPPER.includes(region)) said.push(w.upper);
  said.push(count ? `${capital(counted(stones).map(([one, n]) => w.stones(n, people(one))).join(", "))}.` : w.noStones);
  if (known.pacified.includes(region)) said.push(w.isPacified);
  else if (shut) said.push(w.isClosed);
  else if (fighting) said.push(w.isContested);
  else said.push(w.free(ROOM - count));
  const { draft } = scene;
  if (draft) {
    if (chosen(scene).includes(region)) said.push(w.isChosen);
    const asked = question(draft);
    const may = peoplesFor(draft, region);
    if (asked === "Turn.play" && may.length) said.push(w.mayPlace(may.map(people).join(", ")));
    if (provinces(draft)?.includes(region)) {
      if (asked === "Turn.take") said.push(w.maySecond);
      if (asked === "Turn.order") said.push(w.mayFirst);
    }
  }
  if (story(scene).last.includes(region)) said.push(w.wasLast);
  return said.join(" ");
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
