/** What one small card says of a region, a player, a kind of unit or ship. */

import { beside } from "../../board/links.ts";
import type { MapFile } from "../../board/mapfile.ts";
import { linked } from "../../table/card.ts";
import type { Lang } from "../../words/lexicon.ts";
import type { About, AboutPart, AboutRow, Scene, Thing } from "../face.ts";
import { question } from "../parts/steps.ts";
import { isYou } from "../parts/you.ts";
import { ABOUT, type AboutWords } from "./words/about/index.ts";
import { nameOf, regionOf, seatLook, symbolOf, unitName, wordsOf } from "./drawn.tsx";
import { ACTIONS, armyOf, CAPITAL_POINTS, capitalsOf, COST, economy, facts, isShip, isUnit, ownerOf, plus, regionsOf, SHIPS, size, splitCard, UNITS, unitsOf, type Action, type Army, type Facts, type Fleet, type Ship, type Unit } from "./facts.ts";
import { GARRISONS } from "./garrisons.ts";
import { picked } from "./map.ts";
import { movable } from "./orders.ts";
import { isMovement } from "./questions.ts";
import { threats } from "./reach.ts";
import { REACH, whence } from "./words/reach.ts";

const ACTION_RULES: Readonly<Record<Action, string>> = { move: "ATK-27", blitz: "ATK-42", strategic: "ATK-45", sea: "ATK-65", diplomacy: "ATK-88", produce: "ATK-116", trade: "ATK-110" };

export const learn = (lang: Lang): Promise<unknown> => ABOUT.learn(lang);

export function about({ kind, id }: Thing, scene: Scene, map: MapFile): About | null {
  const known = facts(scene.view);
  const w = ABOUT.in(scene.words.lang);
  if (kind === "region") return map.regions[id]?.water ? { title: regionOf(scene, id), rows: shore(id, scene, map, known), rule: "ATK-31" } : region(id, known, scene, map, w);
  if (kind === "player") return player(Number(id), known, scene, w);
  if (kind === "action") return action(id, scene, w);
  if (kind === "card" && GARRISONS[id]) return card(id, scene, w);
  if (isUnit(id)) return unit(id, scene, w);
  return isShip(id) ? ship(id, scene, w) : null;
}

function units(army: Army, scene: Scene): readonly AboutPart[] {
  return UNITS.flatMap((one) => { const count = army[one] ?? 0; return count ? [{ symbol: symbolOf(one), count, name: count > 1 ? wordsOf(scene).many[one] : unitName(scene, one) }] : []; });
}

const ofFleet = (fleet: Fleet, scene: Scene): readonly AboutPart[] =>
  SHIPS.flatMap((one) => { const count = fleet[one] ?? 0; return count ? [{ symbol: symbolOf(one), count, name: scene.words.name("ship", one) }] : []; });

function region(id: string, known: Facts, scene: Scene, map: MapFile, w: AboutWords): About {
  const owner = ownerOf(known, id);
  const rows: AboutRow[] = [{ name: w.belongs, text: owner < 0 ? w.neutral : isYou(scene, owner) ? w.you : nameOf(scene, owner) }];
  const fights = known.fighting === id ? known.battle : null;
  const standing = fights ? plus(fights.defender.reserve, fights.defender.active) : armyOf(known, id);
  const coming = fights ? plus(fights.attacker.reserve, fights.attacker.active) : (known.attackers[id] ?? {});
  rows.push({ name: w.troops, ...(size(standing) ? { parts: units(standing, scene) } : { text: owner < 0 ? w.byCard : w.none }) });
  if (size(coming)) rows.push({ name: w.attacker(scene.called(known.active)), look: seatLook(known.active), parts: units(coming, scene) });
  for (const crossing of known.crossings) if (crossing.region === id && crossing.verdict !== "refused") rows.push({ name: w.crossing(scene.called(known.active)), look: seatLook(known.active), parts: units(crossing.units, scene) });
  if (size(known.moved[id])) rows.push({ name: w.moved, parts: units(known.moved[id] ?? {}, scene) });
  rows.push({ name: w.brings, text: brings(id, known, scene, map, w) });
  rows.push(...comers(id, known, scene, w));
  if (owner === scene.viewer && owner >= 0) {
    for (const { seat, army, land, sea } of threats(known, map, id)) rows.push({ name: REACH[scene.words.lang].can(nameOf(scene, seat)), look: seatLook(seat), parts: units(army, scene), text: whence(scene.words.lang, land.map((one) => regionOf(scene, one)), sea.map((one) => regionOf(scene, one))) });
  }
  const capital = known.capitals.indexOf(id);
  const named = capital < 0 ? "" : ` · ${w.capitalOf(isYou(scene, capital) ? "" : nameOf(scene, capital))}`;
  return { title: `${regionOf(scene, id)}${named}`, ...(owner < 0 ? {} : { look: seatLook(owner) }), rows: [...rows, ...linked(id, scene.words, map)], rule: owner < 0 ? "ATK-94" : "ATK-24" };
}

function brings(id: string, known: Facts, scene: Scene, map: MapFile, w: AboutWords): string {
  const owner = ownerOf(known, id);
  const capital = known.capitals.indexOf(id);
  const beyond = beside(map, id);
  const near = [...beyond.land, ...beyond.routes, ...beyond.zones.flatMap(({ others }) => others)];
  const said = [w.region];
  if (capital >= 0) said.push(w.capital);
  if (owner >= 0 && owner !== scene.viewer) said.push(w.card(nameOf(scene, owner)));
  if (owner < 0 && scene.viewer >= 0) said.push(w.courted(near.some((one) => ownerOf(known, one) === scene.viewer)));
  return said.join("; ");
}

/** Who may come here, where that is asked now. */
function comers(id: string, known: Facts, scene: Scene, w: AboutWords): readonly AboutRow[] {
  const { draft } = scene;
  if (!draft) return [];
  const from = picked(scene);
  if (!isMovement(question(draft)) || from === "" || from === id) return [];
  return [false, true].flatMap((sea) => {
    const may = movable(draft, known, from, id, sea);
    return size(may) ? [{ name: w.from(regionOf(scene, from)), parts: units(may, scene), text: sea ? w.bySea : w.byLand }] : [];
  });
}

/** A sea zone: who lies on its shores. */
function shore(zone: string, scene: Scene, map: MapFile, known: Facts): readonly AboutRow[] {
  const found = new Map<number, string[]>();
  for (const anchor of map.anchors) {
    if (anchor.zone !== zone) continue;
    const owner = ownerOf(known, anchor.region);
    found.set(owner, [...(found.get(owner) ?? []), regionOf(scene, anchor.region)]);
  }
  return [...found].sort(([a], [b]) => b - a).map(([owner, regions]) => ({ name: owner < 0 ? ABOUT.in(scene.words.lang).neutral : scene.called(owner), look: seatLook(owner), text: regions.join(", ") }));
}

function player(seat: number, known: Facts, scene: Scene, w: AboutWords): About | null {
  if (!scene.seats[seat]) return null;
  const capitals = capitalsOf(known, seat) * CAPITAL_POINTS;
  const pool = known.pools[seat] ?? {};
  const fleet = ofFleet(known.fleets[seat] ?? {}, scene);
  return {
    title: scene.called(seat),
    look: seatLook(seat),
    rows: [
      ...(known.eliminated.includes(seat) ? [{ name: "", text: w.out }] : []),
      { name: w.regions, text: String(regionsOf(known, seat)) },
      { name: w.units, text: String(unitsOf(known, seat)) },
      { name: w.points, text: seat === scene.viewer ? w.pointsKnown(capitals + economy(known.hand).points) : w.pointsHidden(capitals) },
      { name: w.cards, text: String(known.handSizes[seat] ?? 0) },
      { name: w.sea, text: known.holder === seat ? w.has : w.hasNot },
      { name: w.fleet, ...(fleet.length ? { parts: fleet } : { text: w.none }) },
      ...(size(pool) ? [{ name: w.pool, parts: units(pool, scene) }] : []),
    ],
    rule: "ATK-125",
  };
}

/** One of the seven actions of a turn. */
function action(id: string, scene: Scene, w: AboutWords): About | null {
  const found = ACTIONS.find((one) => one === id);
  return found ? { title: wordsOf(scene).actions[found], rows: [{ name: "", text: w.actions[found] }], rule: ACTION_RULES[found] } : null;
}

/** An economy card: what it brings, and whom it calls up (ATK-94, ATK-105). */
function card(id: string, scene: Scene, w: AboutWords): About {
  const { suit, value } = splitCard(id);
  const [count, army] = GARRISONS[id] ?? [0, {}];
  return {
    title: scene.words.name("card", id),
    rows: [{ name: w.value, text: w.eachTime(w.costs(value)) }, { name: w.set, text: suit === "population" ? w.noSet : w.inSet }, { name: w.garrison, parts: units(army, scene) }, { name: w.copies, text: String(count) }],
    rule: "ATK-105",
  };
}

function unit(id: Unit, scene: Scene, w: AboutWords): About {
  return {
    title: unitName(scene, id),
    rows: [
      { name: w.cost, text: w.costs(COST[id]) },
      { name: w.steps, text: w.move[id] },
      { name: w.dice, text: id === "tank" ? w.twoDice : id === "aircraft" ? w.planeDie : w.oneDie },
      { name: w.falls, text: w.fallsAs[id] },
    ],
    rule: "ATK-27",
  };
}

const ship = (id: Ship, scene: Scene, w: AboutWords): About => ({
  title: scene.words.name("ship", id), rows: [{ name: w.cost, text: w.costs(COST[id]) }, { name: w.ship, text: w.shipText[id] }], rule: "ATK-81",
});
