/** What the board shows, and what is said of a land. */

import type { MapFile } from "../../board/mapfile.ts";
import { candidates, values } from "../../table/draft.ts";
import type { Board, Scene, Why } from "../face.ts";
import { continentOf, landOf, nameOf, seatLook, SEATS, wordsOf } from "./drawn.tsx";
import { facts, holders, ownerOf, wholeOf, type Continents, type Facts } from "./facts.ts";
import { groupsOf } from "../parts/groups.ts";
import { isYou } from "../parts/you.ts";
import { betray, purpose, question, taken } from "./selection.ts";
import { story } from "./story.ts";

/** The lands of each continent, as the map has them. */
let grouped: Continents = {};
export const continents = (): Continents => grouped;
export const continentAt = (land: string): string => Object.keys(grouped).find((one) => grouped[one]?.includes(land)) ?? "";

export function learnMap(map: MapFile): void {
  grouped = groupsOf(map);
}

/** What is open now: no revolution or treason that everybody concerned has warded off. */
export function atStake(scene: Scene): readonly string[] {
  const { contested, latest } = story(scene);
  if (!latest || !contested.length) return contested;
  return holders(facts(scene.view), grouped[latest.continent] ?? [latest.land], latest.seat).length > latest.answers.length ? contested : [];
}

/** The action that a click on the map is for. */
const meantBy = (scene: Scene): string | undefined => purpose(scene) || scene.draft?.chosen["action"];

/** A revolution takes a continent, whichever of its lands is clicked. */
export const alike = ([a, b]: readonly [string, string], scene: Scene): boolean => meantBy(scene) === "revolution" && continentAt(a) === continentAt(b);

/** The lands that can be picked now; null: none is asked for. */
export function choices(scene: Scene): readonly string[] | null {
  const { draft } = scene;
  if (!draft) return null;
  if (question(draft) === "SetUp.claim") return values(draft, "land", {});
  if (question(draft) !== "Turn.choose") return null;
  const action = meantBy(scene);
  if (action === "revolution") return values(draft, "continent", { action }).flatMap((continent) => grouped[continent] ?? []);
  if (action === "demand") return null;
  return values(draft, "land", action === undefined ? { action: "fight" } : { action });
}

/** What is picked on the map, or planned from the list of words: a land, or all of a continent. */
export function chosen(scene: Scene): readonly string[] {
  const [planned] = scene.draft?.steps ?? [];
  const { land, continent } = { ...planned?.fields, ...scene.draft?.chosen };
  return land !== undefined ? [land] : continent !== undefined ? (grouped[continent] ?? []) : [];
}

const tinted = new WeakMap<Board, Map<string, number>>();

export function lay(board: Board, scene: Scene): void {
  const known = facts(scene.view);
  const told = story(scene);
  ground(board, known);
  board.setPieces(known.lands.flatMap((lands, seat) => {
    const look = SEATS[seat];
    return look ? lands.map((region) => ({ region, kind: "disc" as const, colour: look.colour, ink: look.ink, emblem: look.emblem, count: 1 })) : [];
  }));
  board.setContinents({ said: (id) => [continentOf(scene, id), wordsOf(scene).oneCard, wordsOf(scene).oneCardShort], owner: (land) => ownerOf(known, land), look: seatLook });
  const legal = scene.draft && !scene.busy ? choices(scene) : null;
  const selected = chosen(scene);
  board.setHighlight("legal", legal);
  board.setHighlight("selected", selected);
  board.setHighlight("hint", scene.status === "playing" ? [...(told.lately.get(scene.viewer) ?? told.last)].filter((land) => !selected.includes(land)) : []);
  board.setHighlight("target", atStake(scene).flatMap((place) => grouped[place] ?? [place]));
}

/** Whose ground it is: a tint with the player's pattern; what is free keeps a breath of its continent. */
function ground(board: Board, known: Facts): void {
  const before = tinted.get(board) ?? new Map<string, number>();
  tinted.set(board, before);
  for (const [land, { groups }] of Object.entries(board.map.regions)) {
    const owner = ownerOf(known, land);
    if (before.get(land) === owner) continue;
    before.set(land, owner);
    const look = SEATS[owner];
    if (look) board.setTint(land, `color-mix(in srgb, ${look.colour} 52%, var(--kt-outland))`, look.wears);
    else board.setTint(land, `color-mix(in srgb, var(--kt-group-${groups[0] ?? ""}, #999) 45%, color-mix(in srgb, #9b9a92 20%, var(--kt-outland)))`);
  }
}

/** Where something is at stake; else what may be chosen, or the viewer's lands. */
export function theatre(scene: Scene): readonly string[] {
  const contested = atStake(scene);
  if (contested.length) return contested.flatMap((place) => grouped[place] ?? [place]);
  const picked = chosen(scene);
  if (picked.length) return picked;
  return choices(scene) ?? facts(scene.view).lands[scene.viewer] ?? [];
}

export function pick(region: string, scene: Scene): boolean {
  const { draft } = scene;
  if (!draft || scene.busy) return false;
  // with no card picked up, a land that no fight reaches can only be meant by treason
  if (!choices(scene)?.includes(region)) return question(draft) === "Turn.choose" && !taken(scene).length && betray(scene, region);
  const action = meantBy(scene);
  if (action === "revolution") {
    const continent = continentAt(region);
    if (draft.chosen["continent"] === continent) scene.drop("continent");
    else scene.choose("continent", continent);
    return true;
  }
  const claim = question(draft) === "SetUp.claim" ? candidates(draft, { action: "claim", land: region })[0] : undefined;
  if (claim) scene.confirm(claim); // one click for a land, of a dozen
  else if (draft.chosen["land"] === region) scene.drop("land");
  else scene.redraft([], { action: action ?? "fight", land: region });
  return true;
}

/** Why a land cannot be chosen: the rules say it of what seems to be meant. */
export function why(region: string, scene: Scene): Why | null {
  const { draft } = scene;
  if (!draft || !grouped[continentAt(region)]) return null;
  const tried = (action: string): Why => ({ sentence: "", rule: "", tried: { steps: [], action } });
  if (question(draft) === "SetUp.claim") return tried(`claim ${region}`);
  if (question(draft) !== "Turn.choose") return null;
  const action = meantBy(scene) ?? "fight";
  if (action === "demand") return { sentence: wordsOf(scene).demandHasNoLand, rule: "SCH-32" };
  if (action === "revolution") return tried(`revolution ${continentAt(region)}`);
  if (candidates(draft, { action, land: region }).length) return null;
  const betrayed = action === "fight" && candidates(draft, { action: "treason", land: region }).length > 0; // farther than a fight reaches
  return { ...tried(`${action} ${region}`), sentence: betrayed ? wordsOf(scene).treasonReaches : "" };
}

export function sentence(region: string, scene: Scene): string {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const owner = ownerOf(known, region);
  const continent = continentAt(region);
  const said = [`${landOf(scene, region)}.`, owner < 0 ? w.isFree : w.isOwn(nameOf(scene, owner), isYou(scene, owner))];
  if (continent) said.push(w.liesIn(continentOf(scene, continent), owner >= 0 && wholeOf(known, grouped, owner).includes(continent)));
  const contested = atStake(scene);
  if (contested.includes(region) || contested.includes(continent)) said.push(w.isContested);
  if (chosen(scene).includes(region)) said.push(w.isChosen);
  else if (scene.draft && choices(scene)?.includes(region)) said.push(w.isLegal);
  return said.join(" ");
}
