/** What one small card says of a space, a kind of unit, a power or a player. */

import { beside } from "../../board/links.ts";
import type { MapFile } from "../../board/mapfile.ts";
import type { Lang } from "../../words/lexicon.ts";
import type { About, AboutPart, AboutRow, Scene, Thing } from "../face.ts";
import { kindName, listed, powerLook, powerName, spaceOf, symbolOf, wordsOf } from "./drawn.tsx";
import { facts, force, isAxis, powersOf, seatOf, size, standing, type Army, type Facts } from "./facts.ts";
import { CAPITALS, incomeOf } from "./income.ts";
import { groundOf, hasFactory, isConvoy, ownerOf, worthOf } from "./map.ts";
import { isKind, isLand, isPower, KINDS, POWERS, UNITS, type Kind, type Power } from "./material.ts";
import { PHASES } from "./Top.tsx";
import { ABOUT, type AboutWords } from "./words/about/index.ts";

export const learn = (lang: Lang): Promise<unknown> => ABOUT.learn(lang);

export function about({ kind, id }: Thing, scene: Scene, map: MapFile): About | null {
  const known = facts(scene.view);
  const w = ABOUT.in(scene.words.lang);
  if (kind === "region" && id in map.regions) return space(id, known, scene, map, w);
  if (kind === "kind" && isKind(id)) return unit(id, scene, w);
  if (kind === "phase") return phases(facts(scene.settled), scene, w);
  if (kind === "power" && isPower(id)) return power(id, known, scene, w);
  if (kind === "player" && scene.seats[Number(id)]) return player(Number(id), known, scene, w);
  return null;
}

function space(id: string, known: Facts, scene: Scene, map: MapFile, w: AboutWords): About {
  const owner = ownerOf(known, id);
  const look = powerLook(owner);
  const rows: AboutRow[] = [];
  const ground = w.ground[groundOf(known, id)];
  if (isLand(id)) rows.push({ name: w.belongs, text: `${powerName(scene, owner)}${ground ? ` (${ground})` : ""}` });
  if (isConvoy(id)) rows.push({ name: w.convoy, text: isAxis(owner) ? w.sunk : w.pays(worthOf(id), powerName(scene, owner)) });
  else if (worthOf(id) || (isLand(id) && owner !== "neutral")) rows.push({ name: w.value, text: wordsOf(scene).ipc(worthOf(id)) });
  if (hasFactory(id)) rows.push({ name: w.factory, text: known.owners[id] === undefined ? w.builds : w.captured(worthOf(id)) });
  const lost = POWERS.find((one) => CAPITALS[one] === id);
  if (lost) rows.push({ name: w.capital, text: powerName(scene, lost) });
  for (const one of POWERS) {
    const army = standing(known, id, one);
    if (size(army)) rows.push({ name: powerName(scene, one), look: powerLook(one), parts: parts(scene, army) });
    const [under, hurt] = [known.dived[id]?.[one] ?? 0, known.hurt[id]?.[one] ?? 0];
    if (under) rows.push({ name: "", text: w.submerged(under) });
    if (hurt) rows.push({ name: "", text: w.damaged(hurt) });
  }
  for (const ship of known.ships.filter(({ zone, cargo }) => zone === id && cargo.length)) {
    const army = ship.cargo.reduce<Army>((sum, { kind }) => ({ ...sum, [kind]: (sum[kind] ?? 0) + 1 }), {});
    rows.push({ name: w.aboard, text: `${listed(scene, army)}${ship.target ? ` → ${spaceOf(scene, ship.target)}` : ""}` });
  }
  const rule = owner === "neutral" && isLand(id) ? "AAE-18" : isConvoy(id) ? "AAE-121" : "AAE-13";
  return { title: spaceOf(scene, id), ...(isLand(id) && owner !== "neutral" && isPower(owner) ? { look } : {}), rows: [...rows, ...links(id, scene, map, w)], rule };
}

/** Lands and sea zones beside it; straits and neutral lands are named, too: the rules say who passes. */
function links(id: string, scene: Scene, map: MapFile, w: AboutWords): readonly AboutRow[] {
  const { land, routes } = beside(map, id);
  const all = [...new Set([...land, ...routes])];
  const row = (name: string, some: readonly string[]): readonly AboutRow[] => (some.length ? [{ name, text: some.map((one) => spaceOf(scene, one)).sort((a, b) => a.localeCompare(b, scene.words.lang)).join(", ") }] : []);
  return [...row(w.lands, all.filter(isLand)), ...row(w.zones, all.filter((one) => !isLand(one)))];
}

const parts = (scene: Scene, army: Army): readonly AboutPart[] => KINDS.flatMap((kind) => (army[kind] ? [{ symbol: symbolOf(kind), count: army[kind] ?? 0, name: `${(army[kind] ?? 0) > 1 ? "× " : ""}${kindName(scene, kind)}` }] : []));

function unit(kind: Kind, scene: Scene, w: AboutWords): About {
  const { cost, attack, defence, steps } = UNITS[kind];
  return {
    title: kindName(scene, kind),
    rows: [
      { name: w.cost, text: wordsOf(scene).ipc(cost) }, { name: w.attack, text: attack ? w.upTo(attack) : w.never }, { name: w.defence, text: kind === "aa_gun" ? w.guns : w.upTo(defence) },
      { name: w.steps, text: String(steps) }, ...(w.does[kind] ? [{ name: "", text: w.does[kind] }] : []),
    ],
    rule: "AAE-21",
  };
}

/** The bar in the top line: what there is to do in each phase, and which one it is. */
function phases(known: Facts, scene: Scene, w: AboutWords): About {
  const now = known.phase === "rest" ? "income" : known.phase;
  const name = (phase: string): string => scene.words.name("phase", phase).replace(/^./u, (first) => first.toLocaleUpperCase(scene.words.lang));
  return { title: w.turn(powerName(scene, known.power)), look: powerLook(known.power), rows: PHASES.map((phase) => ({ name: name(phase), text: phase === now ? `${w.phases[phase]} ${w.now}` : w.phases[phase] })), rule: "AAE-23" };
}

function power(id: Power, known: Facts, scene: Scene, w: AboutWords): About {
  const said = wordsOf(scene);
  return {
    title: powerName(scene, id),
    look: powerLook(id),
    rows: [
      { name: w.player, text: scene.seats[seatOf(id, known.players)]?.name ?? "" }, { name: said.cash, text: said.ipc(known.cash[id]) }, { name: said.income, text: said.ipc(incomeOf(known, id)) }, { name: said.army, text: said.ipc(force(known, id)) },
      ...(ownerOf(known, CAPITALS[id]) === id ? [] : [{ name: "", text: w.capitalLost(powerName(scene, ownerOf(known, CAPITALS[id]))) }]),
    ],
    rule: "AAE-138",
  };
}

function player(seat: number, known: Facts, scene: Scene, w: AboutWords): About {
  return {
    title: scene.called(seat),
    rows: powersOf(seat, known.players).map((one) => ({ name: powerName(scene, one), look: powerLook(one), text: w.purse(known.cash[one], incomeOf(known, one)) })),
    rule: "AAE-02",
  };
}
