/** How far everybody has come, below the line that says how the game is won: a bar of all that is counted. */

import type { Face, Scene } from "../faces/face.ts";
import { seatLook } from "../look/seats.ts";
import "./goal-standing.css";

export function GoalStanding({ scene, face }: { readonly scene: Scene; readonly face: Face }) {
  return <span class="goal-bar" aria-hidden="true">{scene.forecast?.now.seats.map(({ points }, seat) => (points > 0 ? <i key={seat} style={{ flexGrow: points, background: (face.seatLooks?.[seat] ?? seatLook(seat)).colour }} /> : null))}</span>;
}
