/** What one small card says of a territory, officer, station, card, player or continent. */

import type { MapFile } from "../../board/mapfile.ts";
import { linked } from "../../table/card.ts";
import type { Lang } from "../../words/lexicon.ts";
import type { About, AboutPart, AboutRow, Scene, Thing } from "../face.ts";
import { isYou } from "../parts/you.ts";
import { ARMY, cardName, listed, nameOf, officerName, regionOf, seatLook, SYMBOLS, wordsOf } from "./drawn.tsx";
import { armiesIn, CARD_COST, cards, continentOf, continentsOf, facts, groundOf, hasStation, isOfficer, LANDING_SITES, OFFICER_COST, officersIn, ownerOf, regionsOf, STATION_COST, type Facts } from "./facts.ts";
import { CARDS, CONTINENTS, OFFICERS, type Officer } from "./material.ts";
import { ABOUT, type AboutWords } from "./words/about/index.ts";

export const learn = (lang: Lang): Promise<unknown> => ABOUT.learn(lang);

export function about({ kind, id }: Thing, scene: Scene, map: MapFile): About | null {
  const known = facts(scene.view);
  const w = ABOUT.in(scene.words.lang);
  if (kind === "region") return region(id, known, scene, map, w);
  if (kind === "officer" && isOfficer(id)) return officer(id, known, scene, w);
  if (kind === "deck" && isOfficer(id)) return deck(id, scene, w);
  if (kind === "station") return { title: w.station, rows: [{ name: w.price, text: w.moneyOf(STATION_COST) }, { name: "", text: w.stationText }, { name: "", text: w.stationRule }], rule: "R2-48" };
  if (kind === "card") return card(id, scene, w);
  if (kind === "player") return player(Number(id), known, scene, w);
  if (kind === "continent") return continent(id, known, scene, w);
  return null;
}

function region(id: string, known: Facts, scene: Scene, map: MapFile, w: AboutWords): About {
  if (known.ruins.includes(id)) return { title: regionOf(scene, id), rows: [{ name: "", text: w.ruin }], rule: "R2-04" };
  const owner = ownerOf(known, id);
  const [armies, officers] = [armiesIn(known, id), officersIn(known, id)];
  const parts: AboutPart[] = [...(armies ? [{ symbol: ARMY, count: armies, name: armies > 1 ? w.armies : w.army }] : []), ...officers.map((one) => ({ symbol: SYMBOLS[one], count: 1, name: officerName(scene, one) }))];
  const group = continentOf(id);
  const stations = known.stations.flat();
  const rows: AboutRow[] = [
    { name: w.belongs, text: owner < 0 ? w.nobody : isYou(scene, owner) ? w.you : nameOf(scene, owner) },
    { name: w.units, ...(parts.length ? { parts } : { text: w.none }) },
    { name: w.continent, text: w.bonus(scene.words.name("continent", group), CONTINENTS[group]?.bonus ?? 0) },
  ];
  if (hasStation(known, id)) rows.push({ name: w.station, text: w.stationText }, { name: w.toMoon, text: listed(scene, LANDING_SITES.map((site) => regionOf(scene, site))) });
  if (LANDING_SITES.includes(id)) rows.push({ name: w.landing, text: stations.length ? w.landingText(listed(scene, stations.map((one) => regionOf(scene, one)))) : w.noStations });
  if (known.landings.includes(id)) rows.push({ name: "", text: w.descent });
  if (known.waitingFor.includes(id)) rows.push({ name: "", text: w.waitsFor });
  const ground = groundOf(id);
  if (ground !== "land") rows.push({ name: "", text: (known.officers[scene.viewer]?.[ground] === undefined ? w.needs : w.has)[ground] });
  return { title: regionOf(scene, id), ...(owner < 0 ? {} : { look: seatLook(owner) }), rows: [...rows, ...linked(id, scene.words, map)], rule: "R2-53" };
}

function officer(id: Officer, known: Facts, scene: Scene, w: AboutWords): About {
  const stand = known.officers.flatMap((some, seat): AboutRow[] => (some[id] === undefined ? [] : [{ name: scene.called(seat), look: seatLook(seat), text: regionOf(scene, some[id]) }]));
  const opens = w.opensText[id];
  return {
    title: officerName(scene, id),
    rows: [
      ...(id === "abc" ? [{ name: "", text: w.abc }] : []), { name: w.price, text: w.moneyOf(OFFICER_COST) }, { name: w.dice, text: w.diceText[id] ?? "" }, { name: w.defence, text: w.defends },
      ...(opens ? [{ name: w.opens, text: opens }] : []), { name: w.deck, text: scene.words.name("deck", id) }, ...stand,
    ],
    rule: "R2-41",
  };
}

/** What one buys a card from without having seen it. */
function deck(id: Officer, scene: Scene, w: AboutWords): About {
  const kinds = Object.entries(CARDS).filter(([, made]) => made.deck === id);
  return {
    title: `${w.deck}: ${scene.words.name("deck", id)}`,
    rows: [{ name: w.price, text: w.moneyOf(CARD_COST) }, { name: w.may, text: w.mayText(officerName(scene, id)) }, { name: w.cards, text: kinds.map(([card, { copies }]) => `${String(copies)} × ${cardName(scene, card)}`).join(", ") }],
    rule: "R2-36",
  };
}

function card(id: string, scene: Scene, w: AboutWords): About | null {
  const made = CARDS[id];
  if (!made) return null;
  const said = wordsOf(scene);
  return {
    title: cardName(scene, id),
    rows: [{ name: w.does, text: scene.words.name("does", id) }, { name: w.cost, text: said.costs(made.cost) }, { name: w.when, text: said.when[made.when] }, { name: w.deck, text: scene.words.name("deck", made.deck) }, { name: w.copies, text: String(made.copies) }],
    rule: "R2-78",
  };
}

function player(seat: number, known: Facts, scene: Scene, w: AboutWords): About | null {
  if (!scene.seats[seat]) return null;
  const officers = OFFICERS.filter((one) => known.officers[seat]?.[one] !== undefined);
  const backs = known.backs[seat] ?? {};
  const held = continentsOf(known, seat, scene.options["station_only"] === "holds_continent");
  return {
    title: scene.called(seat),
    look: seatLook(seat),
    rows: [
      ...(known.eliminated.includes(seat) ? [{ name: "", text: w.out }] : []),
      { name: w.territories, text: String(regionsOf(known, seat).length) },
      ...(held.length ? [{ name: w.continents, text: listed(scene, held.map((id) => scene.words.name("continent", id))) }] : []),
      { name: w.money, text: String(known.money[seat] ?? 0) },
      { name: w.officers, ...(officers.length ? { parts: officers.map((one) => ({ symbol: SYMBOLS[one], count: 1, name: officerName(scene, one) })) } : { text: w.none }) },
      { name: w.cards, text: cards(backs) ? OFFICERS.flatMap((deck) => ((backs[deck] ?? 0) > 0 ? [`${String(backs[deck])} × ${scene.words.name("deck", deck)}`] : [])).join(", ") : w.none },
      ...(known.markers[seat] ? [{ name: w.marker, text: String(known.markers[seat]) }] : []),
      ...(known.waiting[seat] ? [{ name: w.waiting, text: String(known.waiting[seat]) }] : []),
    ],
    rule: "R2-73",
  };
}

function continent(id: string, known: Facts, scene: Scene, w: AboutWords): About | null {
  const made = CONTINENTS[id];
  if (!made) return null;
  const standing = made.regions.filter((one) => !known.ruins.includes(one));
  const held = known.armies.flatMap((_, seat): AboutRow[] => {
    const n = standing.filter((one) => ownerOf(known, one) === seat).length;
    return n ? [{ name: scene.called(seat), look: seatLook(seat), text: `${String(n)} / ${String(standing.length)}` }] : [];
  });
  return { title: scene.words.name("continent", id), rows: [{ name: w.gives, text: w.givesText(made.bonus) }, ...held, { name: w.lands, text: listed(scene, made.regions.map((one) => regionOf(scene, one))) }], rule: "R2-21" };
}
