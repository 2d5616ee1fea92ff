/** Attacke's face: stones on the world, a hand of cards to put sets together from, what is known of the pile. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Face } from "../face.ts";
import { question } from "../parts/steps.ts";
import { Controls } from "./Controls.tsx";
import { heldCards, SEATS, wordsOf } from "./drawn.tsx";
import { declined } from "./declined.ts";
import { facts, landsOf } from "./facts.ts";
import { Hand } from "./Hand.tsx";
import { alike, chosen, continents, lay, learnMap, pick, sentence, theatre, why } from "./map.ts";
import { Pile } from "./Pile.tsx";
import { prompt, rule } from "./prompt.ts";
import { beats, sheets } from "./sheets.ts";
import { taken } from "./selection.ts";
import { Top } from "./Top.tsx";
import { WORDS } from "./words/index.ts";
import "./attacke.css";

const Round = lazy(async () => (await import("./Round.tsx")).Round, () => null);
const Sign = lazy(async () => (await import("./Sign.tsx")).Sign, () => null);
fetchWhenIdle(Round, Sign);
export const face: Face = {
  learn: (lang) => WORDS.learn(lang),
  meet: learnMap,
  map: "attacke",
  looks: ["light", "dark"],
  seatLooks: SEATS,
  places: 0,
  lay,
  pick,
  alike,
  meant: (region, scene) => chosen(scene).includes(region),
  sentence,
  theatre,
  why,
  setUp: { asks: (_view, draft) => question(draft) === "SetUp.claim", rule: async () => { const { rest } = await import("./settle.ts"); return (view, draft) => rest(view, draft, continents()); } },
  answers: () => import("./about.ts"),
  Top,
  figure: (seat, scene) => {
    const known = facts(scene.settled);
    const lands = landsOf(known, seat).length;
    const held = known.round > 0 && !known.out.includes(seat) ? known.handSizes[seat] : undefined;
    const w = wordsOf(scene);
    return held === undefined ? { text: String(lands), label: w.landsN(lands) } : { text: String(lands), label: `${w.landsN(lands)}, ${w.cards(held)}`, more: heldCards(held) };
  },
  Hand,
  byHand: ({ draft }) => draft !== null && question(draft) === "Turn.choose",
  prompt,
  rule,
  Controls,
  declined,
  list: async () => (await import("./listed.tsx")).list(),
  atOnce: true,
  begun: (scene) => taken(scene).length > 0,
  side: [
    { id: "round", title: (scene) => wordsOf(scene).round, Part: Round },
    { id: "pile", own: true, title: (scene) => wordsOf(scene).pile, Part: Pile },
  ],
  sheets,
  beats,
  news: () => import("./matters.ts"),
  Sign,
  Final: lazy(async () => (await import("./Final.tsx")).Final),
  orderHelp: async (lang) => (await import("./standing.ts")).HELP[lang],
};
