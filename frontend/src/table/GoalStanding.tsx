/** How far everybody has come, below the line that says how the game is won: a bar of all that is counted, and what one has won or lost since one's last turn. */

import { useRef } from "preact/hooks";

import type { Face, Scene } from "../faces/face.ts";
import { seatLook } from "../look/seats.ts";
import { useSay } from "../words/table/index.ts";
import "./goal-standing.css";

export function GoalStanding({ scene, face }: { readonly scene: Scene; readonly face: Face }) {
  const say = useSay();
  const seats = scene.forecast?.now.seats ?? [];
  const own = seats[scene.viewer]?.points ?? 0;
  const playing = scene.settled.active === scene.viewer;
  const last = useRef({ playing, own }); // what one had when one's last turn ended
  if (last.current.playing && !playing) last.current.own = own;
  last.current.playing = playing;
  const by = own - last.current.own;
  return (
    <>
      {by !== 0 && scene.viewer >= 0 && <b class={by > 0 ? "goal-by" : "goal-by goal-less"}><i aria-hidden="true">{by > 0 ? `+${String(by)}` : `−${String(-by)}`}</i><small aria-hidden="true">{face.foretold?.(scene) ?? say("since_turn_brief")}</small><span class="unseen">{say("since_own_turn", { by: String(by) })}</span></b>}
      <span class="goal-bar" aria-hidden="true">{seats.map(({ points }, seat) => (points > 0 ? <i key={seat} style={{ flexGrow: points, background: (face.seatLooks?.[seat] ?? seatLook(seat)).colour }} /> : null))}</span>
    </>
  );
}
