/** What somebody has who has chosen nothing: after how many rounds the game ends, what the bots can, and where that is chosen. */

import { settings } from "../app/settings.ts";
import { notify } from "../app/toasts.ts";
import { api } from "../net/api.ts";
import { OPENING } from "../words/opening/index.ts";

/** `rounds`: 0: as many as it takes. */
export async function tellWhat(game: string, level: string, rounds: number): Promise<void> {
  const { lang } = settings.value;
  const [{ bots }] = await Promise.all([api.game(game), OPENING.learn(lang)]);
  const say = OPENING.speaker(lang);
  const [called = level] = bots.find(({ name }) => name === level)?.sentence.split(":") ?? [];
  notify(rounds ? say("began_rounds", { n: rounds, level: called }) : say("began", { level: called }));
}
