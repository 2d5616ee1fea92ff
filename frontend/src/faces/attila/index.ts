/** Attila's face: hand and action tiles, influence plan, century track, conflict and scoring as scenes. */

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import { soon } from "../../board/svg.ts";
import type { Face } from "../face.ts";
import { question } from "../parts/steps.ts";
import { buttons } from "./buttons.ts";
import { Controls } from "./Controls.tsx";
import { SEATS } from "./drawn.tsx";
import { facts, PLACES } from "./facts.ts";
import { Hand } from "./Hand.tsx";
import { chosen, cost, fits, lay, pick, seeks, sentence, theatre, why } from "./map.ts";
import { beats, sheets } from "./sheets.ts";
import { Top } from "./Top.tsx";
import { WORDS } from "./words/index.ts";
import "./attila.css";

// these stand below all else, and push nothing away
const Influence = lazy(async () => {
  await new Promise<void>(soon);
  return (await import("./Influence.tsx")).Influence;
}, () => null);
const Round = lazy(async () => {
  await new Promise<void>(soon);
  return (await import("./Round.tsx")).Round;
}, () => null);

const Sign = lazy(async () => (await import("./Sign.tsx")).Sign, () => null);
fetchWhenIdle(Sign);

export const face: Face = {
  learn: (lang) => WORDS.learn(lang),
  map: "attila",
  looks: ["parchment"],
  seatLooks: SEATS,
  places: PLACES,
  lay,
  pick,
  meant: (region, scene) => chosen(scene).includes(region),
  sentence,
  theatre,
  entire: true,
  why,
  seeks,
  fits,
  cost,
  answers: () => import("./about.ts"),
  Top,
  topStays: true,
  figure: (seat, scene) => {
    const points = facts(scene.settled).scores[seat];
    return points === undefined ? null : { text: String(points), label: WORDS.in(scene.words.lang).points(points) };
  },
  Hand,
  byHand: ({ draft }) => draft !== null && question(draft) === "Turn.play",
  prompt: (scene) => buttons(scene)?.hint ?? "",
  Controls,
  side: [
    { id: "influence", pinned: true, title: (scene) => WORDS.in(scene.words.lang).influencePlan, Part: Influence },
    { id: "round", title: (scene) => WORDS.in(scene.words.lang).round, Part: Round },
  ],
  sheets,
  beats,
  news: () => import("./matters.ts"),
  Sign,
  Final: lazy(async () => (await import("./Final.tsx")).Final),
  orderHelp: (lang) => ({ "Conflict.lay": WORDS.in(lang).conflictHelp }),
};
