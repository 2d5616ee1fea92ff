/** What somebody has who has chosen nothing: after how many rounds the game ends, what the bots can, and where that is chosen. */

import { settings } from "../app/settings.ts";
import { notify } from "../app/toasts.ts";
import { api } from "../net/api.ts";
import { besides } from "../table/tour/besides.ts";
import { isNew } from "../table/tour/seen.ts";
import { OPENING } from "../words/opening/index.ts";
import { FIRST_LEVEL } from "./firstGame.ts";
import "./began.css";

const AGAIN = 500; // ms
const TIMES = 240; // by then it is no news

/** Whoever is new here first sees the tour, which speaks of what a notice would lie over; false: they play without it, or are elsewhere by then. */
async function shownAround(): Promise<boolean> {
  const { pathname } = location;
  for (let i = 0; isNew() && i < TIMES; i++) await new Promise((done) => { setTimeout(done, AGAIN); });
  return !isNew() && location.pathname === pathname;
}

/** `rounds`: 0: as many as it takes. */
export async function tellWhat(game: string, level: string, rounds: number): Promise<void> {
  const { lang } = settings.value;
  const [{ bots }] = await Promise.all([api.game(game), OPENING.learn(lang)]);
  const say = OPENING.speaker(lang);
  const [called = level] = bots.find(({ name }) => name === level)?.sentence.split(":") ?? [];
  const against = rounds ? say("began_rounds", { n: rounds, level: called }) : say("began", { level: called });
  const text = `${against} ${say(level === FIRST_LEVEL ? "began_first" : "began_else")}`;
  const shows = isNew();
  if (shows) besides.value = text; // its last card says it
  if (await shownAround() && besides.value === (shows ? text : "")) notify(text, "besides");
  besides.value = "";
}
