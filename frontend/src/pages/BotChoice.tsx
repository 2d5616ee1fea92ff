/** Which bot: how well it plays, and what it likes. */

import type { GameDetail } from "../net/shapes.ts";
import { useSay } from "../words/opening/index.ts";
import { joined, levelOf, styleOf } from "./bots.ts";

type Game = Pick<GameDetail, "bots" | "styles">;

/** `players`: how many play, where the strength is told as a figure. */
export function BotChoice({ game, value, seat, players, onChange, class: name }: { readonly game: Game; readonly value: string; readonly seat: string; readonly players?: number; readonly onChange: (bot: string) => void; readonly class?: string }) {
  const say = useSay();
  const [level, style] = [levelOf(value), styleOf(game, value)];
  return (
    <>
      <label class={name}><span class="unseen">{say("strength_of", { seat })}</span>
        <select value={level} onChange={(event) => { onChange(joined(event.currentTarget.value, style)); }}>
          {game.bots.map((one) => {
            const known = one.ratings.find((rating) => rating.players === players);
            return <option key={one.name} value={one.name}>{known ? say("level_rating", { name: one.sentence, rating: 50 * Math.round(known.rating / 50) }) : one.sentence}</option>;
          })}
        </select>
      </label>
      <label class={name}><span class="unseen">{say("style_of", { seat })}</span>
        <select value={style} onChange={(event) => { onChange(joined(level, event.currentTarget.value)); }}>
          {game.styles.map((one) => <option key={one.name} value={one.name}>{one.sentence}</option>)}
        </select>
      </label>
    </>
  );
}
