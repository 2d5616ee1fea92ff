/** SelfR3's face: earth and moon, tap by tap placement and attacks, cards before every roll, bids, officers and stations. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { Face } from "../face.ts";
import { question } from "../parts/steps.ts";
import { Controls } from "./Controls.tsx";
import { ownMoney, SEATS, wordsOf } from "./drawn.tsx";
import { facts, unitsIn } from "./facts.ts";
import { Hand } from "./Hand.tsx";
import { counts, fits, lay, leave, pick, seeks, sentence, theatre, why } from "./map.ts";
import { beats, sheets } from "./sheets.ts";
import { Top } from "./Top.tsx";
import { prompt } from "./Turn.tsx";
import { victory } from "./victory.ts";
import { said } from "./words/play/index.ts";
import { WORDS } from "./words/index.ts";
import "./selfr3.css";

const Round = lazy(async () => (await said(import("./Round.tsx"))).Round, () => null);
const Sign = lazy(async () => (await import("./Sign.tsx")).Sign, () => null);
fetchWhenIdle(Round, Sign);

export const face: Face = {
  learn: (lang) => WORDS.learn(lang),
  map: "earth",
  beyond: ["moon"],
  looks: ["light", "dark"],
  seatLooks: SEATS,
  places: 0,
  entire: true,
  lay,
  pick,
  counts,
  leave,
  sentence,
  theatre,
  why,
  seeks,
  fits,
  list: async () => { const { Beside, Chance } = await said(import("./Aiming.tsx")); return { Beside, Chance }; },
  strength: (region, { view }) => unitsIn(facts(view), region),
  setUp: { asks: (_view, draft) => /^SetUp.(claim|set|post)$/.test(question(draft)), rule: async () => (await import("./settle.ts")).rest },
  answers: () => import("./about.ts"),
  Top,
  figure: (seat, scene) => {
    const points = scene.forecast?.now.seats[seat]?.points;
    const money = facts(scene.view).money[seat] ?? 0;
    const w = wordsOf(scene);
    if (points === undefined) return { text: String(money), label: w.have(money) };
    const own = seat === scene.viewer && scene.status !== "over";
    const hidden = own ? victory(facts(scene.view), seat) : 0; // nobody else knows of it
    const label = w.pointsOf(points) + (hidden ? ` + ${String(hidden)}` : "");
    const purse = own && scene.compact; // a phone shows no more of it before one may buy
    return { text: hidden ? `${String(points)}+${String(hidden)}` : String(points), label: purse ? `${label}, ${w.have(money)}` : label, ...(purse && { more: ownMoney(money) }) };
  },
  Hand,
  prompt,
  Controls,
  side: [{ id: "round", title: (scene) => wordsOf(scene).round, Part: Round }],
  sheets,
  beats,
  news: () => said(import("./matters.ts")),
  Sign,
  Final: lazy(async () => (await import("./Final.tsx")).Final),
  orderHelp: async (lang) => (await import("./standing.ts")).HELP[lang],
  orderChoices: async (lang, viewer, players) => (await import("./standing.ts")).choices(lang, viewer, players),
};
