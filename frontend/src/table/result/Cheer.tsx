/** Who has won sees it at once: stones and cards in their colour rain over the result, once, unless nothing is to move. */

import "./cheer.css";

const PIECES = 48;
const [STEP, TURN] = [61, 37]; // no two neighbours fall alike, and it is the same rain each time

export function Cheer({ colour }: { readonly colour: string }) {
  const pieces = Array.from({ length: PIECES }, (_, i) => ({
    left: `${String((i * STEP) % 100)}%`,
    background: ["var(--gold)", colour, "#fff3d0", colour][i % 4] ?? colour,
    animationDelay: `${String((i * TURN) % 90)}0ms`,
    "--drift": `${String(((i * TURN) % 19) - 9)}vw`,
  }));
  return <div class="cheer" aria-hidden="true">{pieces.map((style, i) => <i key={i} style={style} />)}</div>;
}
