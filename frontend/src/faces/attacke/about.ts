/** What one small card says of a land, a continent, a player or a card. */

import type { MapFile } from "../../board/mapfile.ts";
import { linked } from "../../table/card.ts";
import type { Lang } from "../../words/lexicon.ts";
import type { About, AboutPart, AboutRow, Scene, Thing } from "../face.ts";
import { candidates } from "../../table/draft.ts";
import { isYou } from "../parts/you.ts";
import { cardName, continentOf, landOf, nameOf, seatLook, wordsOf } from "./drawn.tsx";
import { cardOf, draws, facts, holders, landsOf, ownerOf, size, sureOf, wholeOf, type Facts, type Kind } from "./facts.ts";
import { continentAt, continents } from "./map.ts";
import { ABOUT } from "./words/about/index.ts";

/** How many of each kind the deck has (SCH-R02, our design). */
const COPIES: Readonly<Partial<Record<Kind, number>>> = { joker: 3, revolution: 4, verrat: 6, gegenrevolution: 4, ueberlaeufer: 1 };
const ARMY_COPIES = 2;
const RULES: Readonly<Record<Kind, string>> = { artillerie: "SCH-13", infanterie: "SCH-13", kavallerie: "SCH-13", joker: "SCH-23", revolution: "SCH-25", verrat: "SCH-30", gegenrevolution: "SCH-26", ueberlaeufer: "SCH-32" };

export const learn = (lang: Lang): Promise<unknown> => ABOUT.learn(lang);

export function about({ kind, id }: Thing, scene: Scene, map: MapFile): About | null {
  const known = facts(scene.view);
  if (kind === "region" && map.regions[id]) return land(id, known, scene, map);
  if (kind === "continent" && continents()[id]) return continent(id, known, scene);
  if (kind === "player") return player(Number(id), known, scene);
  return kind === "card" ? card(id, known, scene) : null;
}

function shares(id: string, known: Facts, scene: Scene): readonly AboutPart[] {
  return holders(known, continents()[id] ?? [], -1).map(({ seat, lands }) => ({ symbol: seatLook(seat).emblem, count: lands, name: scene.called(seat), look: seatLook(seat) }));
}

/** How many lands it has: so many a revolution is about, and so many are a whole continent. */
const landsIn = (id: string, scene: Scene): string => wordsOf(scene).landsN(continents()[id]?.length ?? 0);

/** Who has how many lands there; nothing where nobody has one. */
function held(id: string, known: Facts, scene: Scene): readonly AboutRow[] {
  const parts = shares(id, known, scene);
  return parts.length ? [{ name: ABOUT.in(scene.words.lang).shares, parts }] : [];
}

function land(id: string, known: Facts, scene: Scene, map: MapFile): About {
  const w = ABOUT.in(scene.words.lang);
  const owner = ownerOf(known, id);
  const at = continentAt(id);
  const rows: AboutRow[] = [
    { name: w.belongs, text: owner < 0 ? w.nobody : isYou(scene, owner) ? w.you : nameOf(scene, owner) },
    { name: w.continent, text: `${continentOf(scene, at)} (${landsIn(at, scene)})` },
    ...held(at, known, scene),
  ];
  if (scene.draft && candidates(scene.draft, { action: "fight", land: id }).length) rows.push({ name: w.may, text: w.attackable });
  return { title: landOf(scene, id), ...(owner < 0 ? {} : { look: seatLook(owner) }), rows: [...rows, ...linked(id, { ...scene.words, name: (_, one) => landOf(scene, one) }, map)], rule: "SCH-12" };
}

function continent(id: string, known: Facts, scene: Scene): About {
  const w = ABOUT.in(scene.words.lang);
  return { title: continentOf(scene, id), rows: [{ name: w.lands, text: landsIn(id, scene) }, ...held(id, known, scene), { name: w.bonus, text: w.bonusText }], rule: "SCH-39" };
}

function player(seat: number, known: Facts, scene: Scene): About | null {
  if (!scene.seats[seat]) return null;
  const w = ABOUT.in(scene.words.lang);
  const whole = wholeOf(known, continents(), seat);
  const sure = seat === scene.viewer ? {} : sureOf(known, seat);
  return {
    title: scene.called(seat),
    look: seatLook(seat),
    rows: [
      ...(known.out.includes(seat) ? [{ name: "", text: w.out }] : []),
      { name: w.lands, text: String(landsOf(known, seat).length) },
      { name: w.continents, text: whole.map((one) => continentOf(scene, one)).join(", ") || w.none },
      { name: w.hand, text: wordsOf(scene).cards(known.handSizes[seat] ?? 0) },
      ...(known.out.includes(seat) ? [] : [{ name: w.draws, text: w.drawsN(draws(known.kept[seat])) }]),
      ...(size(sure) ? [{ name: w.surely, text: Object.entries(sure).map(([one, n]) => (n > 1 ? `${String(n)} × ${cardName(scene, one)}` : cardName(scene, one))).join(", ") }] : []),
    ],
    rule: "SCH-38",
  };
}

/** A card: what it does, and of how many one does not know where they lie. */
function card(id: string, known: Facts, scene: Scene): About {
  const w = ABOUT.in(scene.words.lang);
  const { kind, value } = cardOf(id);
  const hidden = known.pools.reduce((all, { cards, seen }) => all + (cards[id] ?? 0) - seen.reduce((sum, one) => sum + (one[id] ?? 0), 0), 0)
    - known.batches.reduce((all, batch) => all + (batch.known[id] ?? 0) + (batch.seen[id] ?? 0), 0);
  return {
    title: cardName(scene, id),
    rows: [
      ...(value ? [{ name: w.armies, text: String(value) }] : []),
      { name: w.card, text: w.help[kind] },
      { name: w.inDeck, text: w.inDeckN(COPIES[kind] ?? ARMY_COPIES) },
      ...(scene.viewer < 0 ? [] : [{ name: w.unseen, text: [...(known.hand[id] ? [w.yours(known.hand[id])] : []), hidden > 0 ? w.unseenN(hidden) : w.allSeen].join("; ") }]),
    ],
    rule: RULES[kind],
  };
}
