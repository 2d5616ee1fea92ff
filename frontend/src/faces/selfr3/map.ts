/** What both maps show, what is said of a territory, and what a tap on it means. */

import type { Beam, RegionSign } from "../../board/signs.ts";
import { candidates, instead } from "../../table/draft.ts";
import type { Board, Draft, Scene, Why } from "../face.ts";
import type { Route } from "../../net/shapes.ts";
import { act, find, question } from "../parts/steps.ts";
import { isYou } from "../parts/you.ts";
import { choices, COUNTED, marching, mode, piece, without } from "./asking.ts";
import { ARMY, listed, nameOf, regionOf, seatLook, SYMBOLS, wordsOf } from "./drawn.tsx";
import { armiesIn, facts, groundOf, hasStation, LANDING_SITES, officersIn, ownerOf, regionsOf, unitsIn, type Facts } from "./facts.ts";
import { CONTINENTS } from "./material.ts";
import { story } from "./story.ts";

const RUIN = "color-mix(in srgb, #3a2f2a 62%, var(--kt-outland))";
const tinted = new WeakMap<Board, Map<string, string>>();

export function lay(board: Board, scene: Scene): void {
  const known = facts(scene.view);
  const here = (region: string): boolean => region in board.map.regions;
  const regions = Object.keys(board.map.regions);
  ground(board, known, regions);
  board.strike(known.ruins);
  board.setPieces(regions.flatMap((region) => plates(known, region)));
  board.setSigns(signs(known, wordsOf(scene).landingSite, wordsOf(scene).ruined).filter(({ region }) => here(region)));
  const { draft } = scene;
  const legal = draft && !scene.busy ? choices(draft) : null;
  const chosen = draft?.chosen["region"];
  const [from, to] = draft ? marching(known, draft) : [known.source, known.aim];
  const selected = [from, chosen ?? ""].filter(here);
  const shown = legal && legal.filter(here);
  board.setHighlight("legal", shown, shown && draft && (goes(draft) || question(draft) === "Turn.late") ? shown : []);
  board.setHighlight("selected", selected);
  board.setHighlight("target", [to].filter(here));
  board.setHighlight("hint", scene.status === "playing" ? story(scene).last.filter((region) => here(region) && region !== to && !selected.includes(region)) : []);
  board.setArrows(from && to && here(from) && here(to) ? [{ from, to, colour: seatLook(known.active).colour }] : []);
  board.setFront((region) => { const owner = ownerOf(known, region); return owner < 0 ? null : String(owner); });
  board.setContinents({ said: (id) => [scene.words.name("continent", id), `+${String(CONTINENTS[id]?.bonus ?? 0)}`], owner: (region) => (known.ruins.includes(region) ? null : ownerOf(known, region)), look: seatLook });
}

/**
 * Landing sites, stations and ruins. From every station a way leads up to the moon, and down to every site from the earth,
 * with a dot for each who has a station (R2-49); so does the moon's way onto a land by a card (R2-114).
 */
export function signs(known: Facts, site: string, ruined: string): readonly RegionSign[] {
  const { source, aim } = known;
  const crosses = aim !== "" && isMoon(source) !== isMoon(aim);
  const colour = seatLook(known.active).colour;
  const goes = (region: string): Pick<Beam, "goes"> => (crosses && region === source ? { goes: { way: "out", colour } } : crosses && region === aim ? { goes: { way: "in", colour } } : {});
  const builders = known.stations.flatMap((some, seat) => (some.length ? [seatLook(seat).colour] : []));
  const made: RegionSign[] = [
    ...LANDING_SITES.map((region) => ({ region, symbol: "landing", text: site, beam: { symbol: "earth", colours: builders, ...goes(region) } })),
    ...known.landings.map((region) => ({ region, symbol: "landing", text: site, beam: { symbol: "moon", colours: [colour], ...goes(region) } })),
    ...known.stations.flatMap((some) => some.map((region) => ({ region, symbol: "station", beam: { symbol: "moon", colours: [], ...goes(region) } }))),
    ...known.ruins.map((region) => ({ region, symbol: "ruin", text: ruined })),
  ];
  // where no badge stands, as on the moon behind a card
  const bare = crosses ? [source, aim].filter((region) => !made.some((sign) => sign.region === region)) : [];
  return [...made, ...bare.map((region): RegionSign => ({ region, symbol: "fighter", beam: { symbol: isMoon(region) ? "earth" : "moon", colours: [], ...goes(region) } }))];
}

const isMoon = (region: string): boolean => groundOf(region) === "luft";

/** Whose ground it is, with the player's pattern; what is nobody's keeps a breath of its continent, for some of these look like a player's colour: hatched on land, paler at sea. */
function ground(board: Board, known: Facts, regions: readonly string[]): void {
  const before = tinted.get(board) ?? new Map<string, string>();
  tinted.set(board, before);
  for (const region of regions) {
    const owner = ownerOf(known, region);
    const key = known.ruins.includes(region) ? "ruin" : String(owner);
    if (before.get(region) === key) continue;
    before.set(region, key);
    const look = seatLook(owner);
    if (key === "ruin") board.setTint(region, RUIN);
    else if (owner < 0) board.setTint(...free(board.map, region));
    else board.setTint(region, `color-mix(in srgb, ${look.colour} 52%, var(--kt-outland))`, look.wears);
  }
}

/** The tint of what is nobody's; the moon has no other ground. */
export function free(map: Pick<Board["map"], "regions">, region: string): Parameters<Board["setTint"]> {
  const group = `var(--kt-group-${map.regions[region]?.groups[0] ?? ""}, #999)`;
  const ground = groundOf(region);
  return ground === "luft" ? [region, null] : ground === "land" ? [region, `color-mix(in srgb, ${group} 16%, color-mix(in srgb, #9b9a92 35%, var(--kt-outland)))`, "neutral"] : [region, `color-mix(in srgb, ${group} 36%, transparent)`];
}

function plates(known: Facts, region: string) {
  const owner = ownerOf(known, region);
  const count = unitsIn(known, region);
  if (owner < 0 || count === 0) return [];
  const { colour, ink, emblem } = seatLook(owner);
  const armies = armiesIn(known, region);
  const parts = [...(armies ? [{ symbol: ARMY, count: armies }] : []), ...officersIn(known, region).map((officer) => ({ symbol: SYMBOLS[officer], count: 1, figure: true, aboard: true }))];
  return [{ region, kind: "plate" as const, colour, ink, emblem, count, parts }];
}

/** The attack that is answered; else what may be chosen, the viewer's territories, or everybody's. */
export function theatre(scene: Scene): readonly string[] {
  const known = facts(scene.view);
  if (known.aim !== "" && known.source !== "") return isMoon(known.source) === isMoon(known.aim) ? [known.source, known.aim] : [known.aim];
  const legal = scene.draft ? (choices(scene.draft) ?? []) : [];
  if (legal.length) return legal;
  const own = scene.viewer >= 0 ? regionsOf(known, scene.viewer) : [];
  return own.length ? own : known.armies.flatMap((_, seat) => regionsOf(known, seat));
}

/** Where a tap is an army. */
export const counts = ({ draft }: Scene): boolean => draft !== null && (COUNTED.has(question(draft)) || COUNTED.has(draft.decision.question));

export function pick(region: string, scene: Scene): boolean {
  const { draft } = scene;
  if (!draft || scene.busy) return false;
  const asked = question(draft);
  if (asked === "Attack.send" || asked === "Attack.onto") {
    const [only] = candidates(draft, { region });
    if (only) scene.step(only);
    const known = facts(scene.view);
    const changes = !only && region !== known.aim && (asked === "Attack.send" || ownerOf(known, region) === draft.decision.seat || (ownerOf(known, region) < 0 && groundOf(region) === "wasser"));
    if (changes) void import("./laidOut.ts").then(({ otherwise }) => { otherwise(region, scene, draft); });
    return only !== undefined || changes;
  }
  const turn = asked === "Turn.act" || asked === "Turn.late";
  const placing = piece(draft);
  const chosen = turn ? { ...draft.chosen, action: mode(draft) } : placing ?? without(draft.chosen, "region");
  const found = candidates(draft, { ...chosen, region });
  const [only] = found;
  if (COUNTED.has(asked) || turn || asked.endsWith(".onto") || placing) {
    if (only && found.length === 1) {
      scene.step(only);
      return true;
    }
    return fromThere(region, scene, draft) || false;
  }
  if (!only) return false;
  if (asked === "SetUp.claim") scene.confirm(only); // one click for a land, of a dozen
  else if (draft.chosen["region"] === region) scene.drop("region");
  else scene.choose("region", region);
  return true;
}

/** Esc, or a click where no territory is: the attack or move that is laid out is put away. */
export function leave(scene: Scene): boolean {
  const { draft } = scene;
  const at = draft && !scene.busy && /^(Attack\.(onto|send)|Move\.onto)$/.test(question(draft)) ? draft.steps.findLastIndex((step) => ["attack", "move"].includes(act(step))) : -1;
  if (draft && at >= 0) scene.redraft(draft.steps.slice(0, at));
  return at >= 0;
}

/** Another territory to move from, in place of the last one. */
function fromThere(region: string, scene: Scene, draft: Draft): boolean {
  const last = draft.steps.at(-1);
  if (!last || !question(draft).endsWith(".onto")) return false;
  if (last.fields["region"] === region) {
    scene.back();
    return true;
  }
  const other = draft.decision.legal.find((one) => act(one) === act(last) && one.fields["region"] === region);
  if (other) scene.redraft([...draft.steps.slice(0, -1), other]);
  return other !== undefined;
}

const goes = (draft: Draft): boolean => question(draft) === "Turn.act" && ["attack", "move"].includes(mode(draft));

/** Where an aim is picked before the territory to begin from, or another one than this reaches. */
export const seeks = (_region: string, scene: Scene): "else" | null => (scene.draft && (goes(scene.draft) || question(scene.draft).endsWith(".onto")) ? "else" : null);

/** An attack where attacks are chosen, a move where moves are. */
export const fits = ({ mover }: Pick<Route, "mover">, { draft }: Scene): boolean => mover === "" || draft === null || !goes(draft) || mover === mode(draft);

/** Why a territory cannot be chosen: the rules say it of what seems to be meant. */
export function why(region: string, scene: Scene): Why | null {
  const { draft } = scene;
  if (!draft || choices(draft) === null) return null;
  const asked = question(draft);
  const { action: meant, officer } = draft.chosen;
  if (meant === "finish" || meant === "play") return null; // no territory is asked for
  const placing = piece(draft);
  const action = placing ? [placing["action"], placing["officer"], region].filter(Boolean).join(" ") : asked === "Turn.act" || asked === "Turn.late" ? [mode(draft), ...(officer === undefined ? [] : [officer]), region].join(" ") : instead(draft, "region", region);
  const [other] = candidates(draft, { region }); // that was not meant, but can be done there
  return action === null ? null : { sentence: other ? wordsOf(scene).butThere(other.sentence) : "", rule: "", tried: { steps: draft.steps, action } };
}

export function sentence(region: string, scene: Scene): string {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const owner = ownerOf(known, region);
  const officers = officersIn(known, region);
  const said = [`${regionOf(scene, region)}.`];
  if (known.ruins.includes(region)) said.push(w.isRuin);
  else said.push(owner >= 0 ? w.isOwn(nameOf(scene, owner), isYou(scene, owner)) : w.isFree);
  if (owner >= 0) said.push(`${w.armies(armiesIn(known, region))}.`);
  if (officers.length) said.push(w.withOfficers(listed(scene, officers.map((officer) => scene.words.name("officer", officer)))));
  if (hasStation(known, region)) said.push(w.stationHere);
  if (LANDING_SITES.includes(region)) said.push(w.landingHere);
  if (known.aim === region) said.push(w.underAttack);
  if (known.source === region) said.push(w.attackedFrom);
  if (scene.status === "playing" && story(scene).last.includes(region)) said.push(w.isLast);
  if (scene.draft) {
    if (scene.draft.chosen["region"] === region) said.push(w.isChosen);
    else if (choices(scene.draft)?.includes(region)) said.push(w.isLegal);
  }
  return said.join(" ");
}

export const mayBuild = (draft: Draft): boolean => find(draft, "station") !== undefined;
