/** Names of bots: a level such as `hard`, or a level in a style, `hard:bold`. */

import type { GameDetail } from "../net/shapes.ts";

type Game = Pick<GameDetail, "bots" | "styles">;

/** The style of a level by itself. */
const BALANCED = "balanced";

export const levelOf = (bot: string): string => bot.split(":")[0] ?? "";

export const styleOf = (game: Game, bot: string): string => game.styles.find(({ name }) => name === bot.split(":")[1])?.name ?? BALANCED;

export const joined = (level: string, style: string): string => (style === BALANCED ? level : `${level}:${style}`);

/** What is said of a bot at its seat; nothing of one that the game does not name. */
export function botSays(game: Game, bot: string): string {
  const level = game.bots.find(({ name }) => name === levelOf(bot))?.sentence ?? "";
  const style = bot.includes(":") ? game.styles.find(({ name }) => name === styleOf(game, bot))?.sentence ?? "" : "";
  return [level, style].filter(Boolean).join(" · ");
}
