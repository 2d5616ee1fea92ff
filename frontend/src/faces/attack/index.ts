/** Attack!'s face: the map by owner, orders on the map, veto, trade, production, battles on land and at sea. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Face } from "../face.ts";
import { question } from "../parts/steps.ts";
import { Controls } from "./Controls.tsx";
import { prompt } from "./prompt.ts";
import { SEATS, wordsOf } from "./drawn.tsx";
import { declined } from "./declined.ts";
import { Economy } from "./Economy.tsx";
import { facts, regionsOf } from "./facts.ts";
import { continents, counts, lay, learnMap, pick, picked, seeks, sentence, theatre, why } from "./map.ts";
import { beats, sheets } from "./sheets.ts";
import { Top } from "./Top.tsx";
import { WORDS } from "./words/index.ts";
import "./attack.css";

const Round = lazy(async () => (await import("./Round.tsx")).Round, () => null);
const Sign = lazy(async () => (await import("./Sign.tsx")).Sign, () => null);
fetchWhenIdle(Round, Sign);

export const face: Face = {
  learn: (lang) => WORDS.learn(lang),
  meet: learnMap,
  map: "attack",
  looks: ["light", "dark"],
  seatLooks: SEATS,
  places: 0,
  lay,
  pick,
  counts,
  sentence,
  theatre,
  why,
  aim: ({ fields }) => ({ action: fields["action"] ?? "", region: fields["region"] ?? "" }),
  seeks,
  origin: picked,
  setUp: { asks: (view, draft) => question(draft) === "SetUp.claimed" || (question(draft) === "Deploy.set" && facts(view).round === 0), rule: async () => { const { rest } = await import("./settle.ts"); return (view, draft) => rest(view, draft, continents()); } },
  answers: () => import("./about.ts"),
  Top,
  figure: (seat, scene) => {
    const regions = regionsOf(facts(scene.settled), seat);
    return { text: String(regions), label: wordsOf(scene).regions(regions) };
  },
  prompt,
  Controls,
  declined,
  side: [
    { id: "economy", own: true, title: (scene) => wordsOf(scene).economy, Part: Economy },
    { id: "round", title: (scene) => wordsOf(scene).round, Part: Round },
  ],
  sheets,
  beats,
  news: () => import("./matters.ts"),
  Sign,
  Final: lazy(async () => (await import("./Final.tsx")).Final),
  orderHelp: async (lang) => (await import("./standing.ts")).HELP[lang],
  // whoever has offered a trade may still withdraw it, but it is the partner's word that is waited for
  yields: ({ question, legal }) => question === "Negotiation.answer" && legal.some(({ fields }) => fields["action"] === "stand"),
};
