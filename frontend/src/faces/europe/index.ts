/** Europe 1941's face: plates of four powers on the map, purchases and moves as drafts, battles row by row. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import type { MapFile } from "../../board/mapfile.ts";
import type { Face } from "../face.ts";
import { isBeyond } from "./asking.ts";
import { Controls } from "./Controls.tsx";
import { powerName, SEATS, wordsOf } from "./drawn.tsx";
import { facts, powersOf } from "./facts.ts";
import { aim, decided, fits, friendly, lay, leaves, meet, pick, picked, seeks, sentence, stage, theatre, why } from "./map.ts";
import { prompt } from "./prompt.ts";
import { question } from "../parts/steps.ts";
import { beats, sheets } from "./sheets.ts";
import { Top } from "./Top.tsx";
import { WORDS } from "./words/index.ts";
import "./europe.css";

let chart: MapFile | null = null;
const Round = lazy(async () => (await import("./Round.tsx")).Round, () => null);
const Sign = lazy(async () => (await import("./Sign.tsx")).Sign, () => null);
fetchWhenIdle(Round, Sign);

export const face: Face = {
  learn: (lang) => WORDS.learn(lang),
  meet: (map) => {
    chart = map;
    meet(map);
  },
  map: "europe",
  looks: ["light", "dark"],
  seatLooks: SEATS,
  places: 0,
  lay,
  pick,
  sentence,
  theatre,
  why,
  aim,
  seeks,
  fits,
  friendly,
  stage,
  leaves,
  origin: picked,
  complete: (scene) => scene.draft !== null && isBeyond(scene, scene.draft),
  setUp: {
    asks: (_view, draft) => question(draft) === "Placement.place",
    rule: async () => { const { rest } = await import("./settle.ts"); return (view, draft) => chart && rest(view, draft, chart); },
    drafts: true,
  },
  answers: () => import("./about.ts"),
  Top,
  figure: (seat, scene) => {
    const known = facts(scene.settled);
    const own = powersOf(seat, known.players).filter((power) => known.cash[power]); // each pays out of its own purse
    const several = own.length > 1;
    return { text: own.map((power) => String(known.cash[power])).join("+") || "0", label: several ? own.map((power) => `${powerName(scene, power)}: ${wordsOf(scene).ipc(known.cash[power])}`).join(", ") : wordsOf(scene).ipc(own[0] ? known.cash[own[0]] : 0) };
  },
  prompt,
  Controls,
  side: [{ id: "round", title: (scene) => wordsOf(scene).round, Part: Round }],
  sheets,
  beats,
  news: () => import("./matters.ts"),
  openEnded: true,
  allOpen: true,
  Sign,
  decided,
  Final: lazy(async () => (await import("./Final.tsx")).Final),
  orderHelp: async (lang) => (await import("./standing.ts")).HELP[lang],
};
