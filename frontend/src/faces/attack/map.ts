/** What the board shows, and what is said of a region. */

import { candidates, instead, legal, opening, unlisted, values } from "../../table/draft.ts";
import type { LegalAction } from "../../net/shapes.ts";
import type { MapFile } from "../../board/mapfile.ts";
import type { RegionSign } from "../../board/signs.ts";
import type { Board, Draft, Scene, Why } from "../face.ts";
import { groupsOf, type Groups } from "../parts/groups.ts";
import { find, question } from "../parts/steps.ts";
import { isYou } from "../parts/you.ts";
import { SEATS, listed, nameOf, regionOf, seatLook, symbolOf, wordsOf } from "./drawn.tsx";
import { armyOf, facts, ownerOf, plus, size, UNITS, type Army, type Facts, type Unit } from "./facts.ts";
import { isMovement, leaving, origins, pickedIn, targets } from "./questions.ts";
import type { March } from "./marches.ts";
import { story } from "./story.ts";

/** The procedures remember regions by number, in the order of the map's regions. */
let order: readonly string[] = [];
/** The regions of each continent, as the map has them. */
let grouped: Groups = {};
export const continents = (): Groups => grouped;
let learned: MapFile | null = null;
export const mapOf = (): MapFile | null => learned;
export function learnMap(map: MapFile): void {
  learned = map;
  grouped = groupsOf(map);
  order = Object.keys(map.regions).filter((id) => !map.regions[id]?.water);
}

const FAST: readonly Unit[] = ["tank", "aircraft"]; // that may go in a blitz
const SEA_ARROW = "#2f7f9c";
const REFUSED_ARROW = "#8c2b20";

/** What is picked for orders: the region that units leave. */
export function picked(scene: Scene): string {
  const { draft } = scene;
  if (!draft || !isMovement(question(draft))) return "";
  return pickedIn(draft, numbered(scene, facts(scene.view).asks["picked"]));
}

function numbered(_scene: Scene, at: number | string | undefined): string {
  return typeof at === "number" ? (order[at] ?? "") : "";
}

/** The regions that may be picked now; null: none is asked for. */
export function choices(scene: Scene): readonly string[] | null {
  const { draft } = scene;
  if (!draft) return null;
  const asked = question(draft);
  if (isMovement(asked)) {
    if (picked(scene) === "") return origins(draft);
    const { land, sea } = targets(draft);
    return [...new Set([...land, ...sea, ...origins(draft), ...(afresh(scene, draft) || land.size + sea.size === 0 ? [] : [picked(scene)])])];
  }
  if (asked === "Deploy.set") return values(draft, "region", {});
  const regions = candidates(draft, {}).flatMap(({ fields }) => (fields["region"] === undefined ? [] : [fields["region"]]));
  return regions.length ? [...new Set(regions)] : null;
}

/** Where units leave from, as long as nothing that was picked leads there. */
function starts(scene: Scene, draft: Draft, from: string): readonly string[] {
  if (!isMovement(question(draft))) return [];
  const { land, sea } = from && afresh(scene, draft) ? targets(draft) : { land: new Set<string>(), sea: new Set<string>() };
  return origins(draft).filter((region) => !land.has(region) && !sea.has(region));
}

const tinted = new WeakMap<Board, Map<string, string>>();

export function lay(board: Board, scene: Scene): void {
  const known = facts(scene.view);
  const told = story(scene);
  ground(board, known);
  board.setSigns([...capitals(scene), ...hurdles(scene)]);
  board.setPieces(order.flatMap((region) => plates(known, told.battle?.neutral ?? false, region)));
  const legal = scene.draft && !scene.busy ? choices(scene) : null;
  const from = picked(scene);
  const chosen = scene.draft?.chosen["region"];
  const selected = [...(from ? [from] : []), ...(chosen === undefined ? [] : [chosen])];
  board.setHighlight("legal", legal, legal && scene.draft ? starts(scene, scene.draft, from) : []);
  board.setHighlight("selected", selected);
  board.setHighlight("hint", scene.status === "playing" ? told.last.filter((region) => order.includes(region) && !selected.includes(region)) : []);
  board.setHighlight("target", [...Object.keys(known.attackers), ...(known.fighting ? [known.fighting] : [])]);
  board.setArrows(underway(scene).map(({ origin, region, seat, count, way, verdict }) => ({
    from: origin, to: region, text: String(count),
    colour: verdict === "refused" ? REFUSED_ARROW : way === "sea" ? SEA_ARROW : seatLook(seat).colour,
  })));
  board.setContinents({ said: () => null, owner: () => -1, look: seatLook }); // they bring nothing: only their edges
  board.setFront((region) => { const owner = ownerOf(known, region); return owner < 0 ? null : String(owner); });
}

/** What still marches or waits for its battle. What has arrived bears no arrow any more as soon as something else is asked. */
export function underway(scene: Scene): readonly March[] {
  const { marches } = story(scene);
  const { draft } = scene;
  if (!draft || draft.steps.length || isMovement(question(draft)) || question(draft).startsWith("Crossings.")) return marches;
  const known = facts(scene.view);
  return marches.filter(({ region }) => region in known.attackers || region === known.fighting);
}

/** A temple where a capital stands, unlike any emblem of a player; the viewer's own says so. */
export function capitals(scene: Scene): readonly RegionSign[] {
  const w = wordsOf(scene);
  return facts(scene.view).capitals.flatMap((region, seat) => (region === "" ? [] : [{ region, symbol: "capital", ...(isYou(scene, seat) ? { text: w.yourCapital } : {}) }]));
}

const ELSEWHERE = 9;

/** Where diplomacy is asked for: the roll that is enough beside a region of one’s own (ATK-89); all others need more, as the question says. */
export function hurdles({ draft, busy }: Pick<Scene, "draft" | "busy">): readonly RegionSign[] {
  if (!draft || busy || question(draft) !== "Diplomacy.named") return [];
  return legal(draft).flatMap(({ fields, needs }) => (needs && needs.total < ELSEWHERE && fields["region"] !== undefined ? [{ region: fields["region"], symbol: "hurdle", figure: `${String(needs.total)}+` }] : []));
}

/** Crossings and a battle that are asked about; else what may be chosen, the viewer's regions, or everybody's. */
export function theatre(scene: Scene): readonly string[] {
  const known = facts(scene.view);
  const asked = scene.draft ? question(scene.draft) : "";
  if (asked.startsWith("Crossings.")) return known.crossings.flatMap(({ origin, region }) => [origin, region]);
  if (asked === "Garrison.answered" || asked.startsWith("LandBattle.")) return [known.fighting || (story(scene).battle?.region ?? "")].filter(Boolean);
  const legal = choices(scene) ?? [];
  if (legal.length) return legal;
  const own = Object.keys(known.armies[scene.viewer < 0 && scene.draft ? scene.draft.decision.seat : scene.viewer] ?? {});
  return own.length ? own : known.armies.flatMap((armies) => Object.keys(armies));
}

/** Whose ground it is: a tint with the player's pattern; what is neutral keeps a breath of its continent. */
function ground(board: Board, known: Facts): void {
  const before = tinted.get(board) ?? new Map<string, string>();
  tinted.set(board, before);
  for (const region of order) {
    const owner = ownerOf(known, region);
    const key = String(owner);
    if (before.get(region) === key) continue;
    before.set(region, key);
    const look = SEATS[owner];
    const group = board.map.regions[region]?.groups[0] ?? "";
    if (look) board.setTint(region, `color-mix(in srgb, ${look.colour} 52%, var(--kt-outland))`, look.wears);
    else board.setTint(region, `color-mix(in srgb, var(--kt-group-${group}, #999) 20%, color-mix(in srgb, #9b9a92 35%, var(--kt-outland)))`);
  }
}

interface Plate {
  readonly region: string;
  readonly kind: "plate";
  readonly colour: string;
  readonly ink: string;
  readonly emblem: string;
  readonly count: number;
  readonly parts: readonly { readonly symbol: string; readonly count: number }[];
  readonly ring?: boolean;
}

function plates(known: Facts, neutral: boolean, region: string): readonly Plate[] {
  const owner = ownerOf(known, region);
  const fights = known.fighting === region ? known.battle : null;
  const standing = fights ? plus(fights.defender.reserve, fights.defender.active) : armyOf(known, region);
  const coming = fights ? plus(fights.attacker.reserve, fights.attacker.active) : (known.attackers[region] ?? {});
  const made: Plate[] = [];
  const add = (seat: number, army: Army, ring: boolean): void => {
    const { colour, ink, emblem } = seatLook(seat);
    const parts = UNITS.flatMap((unit) => ((army[unit] ?? 0) > 0 ? [{ symbol: symbolOf(unit), count: army[unit] ?? 0 }] : []));
    if (parts.length) made.push({ region, kind: "plate", colour, ink, emblem, count: size(army), parts, ...(ring ? { ring } : {}) });
  };
  if (owner >= 0 || (fights && neutral)) add(owner, standing, known.capitals.includes(region));
  add(known.active, coming, false);
  return made;
}

/** Units are placed: every click on the region counts. */
export const counts = ({ draft }: Scene): boolean => draft !== null && (question(draft) === "Deploy.set" || draft.steps.at(-1)?.fields["action"] === "deploy");

/** A click on the region where units go places one more there, of the kind that was placed last as long as there is one. */
function placeAt(region: string, scene: Scene, draft: Draft): boolean {
  const last = draft.steps.at(-1)?.fields;
  const placed = last?.["action"] === "deploy" ? last : undefined;
  if ((draft.chosen["region"] ?? placed?.["region"]) !== region) {
    if (!choices(scene)?.includes(region)) return false;
    scene.choose("region", region);
    return true;
  }
  const unit = placed?.["unit"];
  const more = (unit === undefined ? undefined : find(draft, "deploy", { unit, region })) ?? find(draft, "deploy", { region });
  if (more) scene.redraft([...draft.steps, more], { region });
  return more !== undefined;
}

export function pick(region: string, scene: Scene, seek?: () => void): boolean {
  const { draft } = scene;
  if (!draft || scene.busy) return false;
  if (question(draft) === "Turn.choose") return draft.steps.length === 0 && order.includes(region) && begin(region, scene, draft, seek);
  if (isMovement(question(draft))) return pickForMove(region, scene, draft);
  if (counts(scene)) return placeAt(region, scene, draft);
  const claim = question(draft) === "SetUp.claimed" ? find(draft, "claim", { region }) : undefined;
  if (claim) scene.confirm(claim); // one click for a region
  else if (draft.chosen["region"] === region) scene.drop("region");
  else if (choices(scene)?.includes(region)) scene.choose("region", region);
  else return false;
  return true;
}

/** The movement by which units of a region may leave it, where none was chosen. */
const movement = (known: Facts, draft: Draft, region: string): LegalAction | undefined =>
  leaving(known, region) > 0 ? (find(draft, "move") ?? (FAST.some((unit) => armyOf(known, region)[unit]) ? find(draft, "blitz") : undefined) ?? find(draft, "strategic")) : undefined;

/** No action was chosen yet: an own region is one to leave, and nothing is planned; a neutral one is won by diplomacy, or by an attack. */
function begin(region: string, scene: Scene, draft: Draft, seek?: () => void): boolean {
  const known = facts(scene.view);
  const owner = ownerOf(known, region);
  if (owner === known.active) {
    const moves = movement(known, draft, region);
    if (moves) scene.redraft([...draft.steps, ...opening([moves, { ...unlisted(`pick ${region}`), fields: { action: "pick", region }, chooses: true }])]);
    return moves !== undefined;
  }
  const sways = owner < 0 ? find(draft, "diplomacy") : undefined;
  if (!sways || !seek) return false;
  void import("./winning.ts").then(({ ask }) => ask(region, scene, [...draft.steps, sways], seek)).catch(seek);
  return true;
}

const FROM = "attack from";
const stamp = (draft: Draft): string => `${draft.decision.id} ${String(draft.steps.length)}`;

/** The region that units leave was chosen with the last press. Else an order was planned from there, and an own region that still has some to move begins the next one. */
export function afresh(scene: Scene, draft: Draft): boolean {
  return draft.steps.at(-1)?.fields["action"] === "pick" || scene.kept.get(FROM) === stamp(draft);
}

function pickForMove(region: string, scene: Scene, draft: Draft): boolean {
  const from = picked(scene);
  if (draft.chosen["region"] === region) {
    scene.drop("region");
    return true;
  }
  const { land, sea } = targets(draft);
  if (region === from && !afresh(scene, draft)) { // more shall leave it
    scene.kept.set(FROM, stamp(draft));
    scene.redraft(draft.steps);
    return true;
  }
  if (from !== "" && from !== region && (land.has(region) || sea.has(region)) && (afresh(scene, draft) || !origins(draft).includes(region))) {
    scene.redraft(draft.steps, { action: land.has(region) ? "send" : "ship", region });
    return true;
  }
  return leave(region, scene, draft);
}

/** Takes a region as the one that units leave, if any may. */
export function leave(region: string, scene: Scene, draft: Draft): boolean {
  const action = candidates(draft, { action: "pick", region })[0];
  if (!action) return false;
  const last = draft.steps.at(-1);
  scene.redraft([...(last?.fields["action"] === "pick" ? draft.steps.slice(0, -1) : draft.steps), action]);
  return true;
}

/** Ways of several steps are looked for where armies move, or where the kind of movement is still to be chosen. */
export const seeks = (region: string, scene: Scene): "else" | null =>
  scene.draft && order.includes(region) && ((question(scene.draft) === "Turn.choose" && scene.draft.steps.length === 0 && ownerOf(facts(scene.view), region) !== facts(scene.view).active) || isMovement(question(scene.draft))) ? "else" : null;

/** Why a region cannot be chosen: the rules say it of what seems to be meant. */
export function why(region: string, scene: Scene): Why | null {
  const { draft } = scene;
  if (!draft || !order.includes(region)) return null;
  if (question(draft) === "Production.buy" || (question(draft) === "Turn.choose" && draft.steps.length)) return { sentence: wordsOf(scene).mapWaits(question(draft) === "Production.buy"), rule: "" };
  const tried = (action: string): Why => ({ sentence: "", rule: "", tried: { steps: draft.steps, action } });
  if (isMovement(question(draft))) {
    const from = picked(scene);
    const known = facts(scene.view);
    if (from === region) return null;
    if (from === "" || ownerOf(known, region) === known.active) return tried(`pick ${region}`);
    const standing = armyOf(known, from);
    const goes = (["aircraft", "tank", "artillery", "infantry"] as const).find((unit) => (standing[unit] ?? 0) > 0); // those that reach furthest
    return tried(`send ${goes ?? "infantry"} ${region}`);
  }
  const moves = question(draft) === "Turn.choose" ? find(draft, "move") : undefined; // an own region that nothing may leave
  if (moves) return { sentence: "", rule: "", tried: { steps: [...draft.steps, moves], action: `pick ${region}` } };
  const action = instead(draft, "region", region);
  return action === null ? null : tried(action);
}

export function sentence(region: string, scene: Scene): string {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const owner = ownerOf(known, region);
  const army = armyOf(known, region);
  const attackers = known.attackers[region];
  const said = [`${regionOf(scene, region)}.`];
  if (owner >= 0) said.push(w.isOwn(isYou(scene, owner) ? w.toYou : nameOf(scene, owner)));
  else if (order.includes(region)) said.push(w.isNeutral);
  const capital = known.capitals.indexOf(region);
  if (capital >= 0) said.push(isYou(scene, capital) ? `${w.yourCapital}.` : w.capitalOf(nameOf(scene, capital)));
  if (size(army)) said.push(w.holds(listed(scene, army)));
  if (attackers) said.push(w.attackedBy(isYou(scene, known.active) ? "" : nameOf(scene, known.active), listed(scene, attackers)));
  if (known.fighting === region) said.push(w.isFighting);
  if (scene.draft) {
    if (scene.draft.chosen["region"] === region || picked(scene) === region) said.push(w.isChosen);
    else if (choices(scene)?.includes(region)) said.push(w.isLegal);
  }
  return said.join(" ");
}
