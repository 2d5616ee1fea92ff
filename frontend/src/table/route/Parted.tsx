/** Beside the place that was named: by which way, or from where. The same can be chosen on the map. */

import { Button } from "../../app/ui.tsx";
import type { Point } from "../../board/mapfile.ts";
import type { Face, Scene } from "../../faces/face.ts";
import { useSay } from "../../words/index.ts";
import { useRoute } from "../../words/route/index.ts";
import { routing, type Parting } from "./routing.ts";
import "./route.css";
import { answers, question, settle } from "./seek.ts";

interface Props {
  readonly asked: Parting;
  readonly scene: Scene;
  readonly face: Face;
}

const EDGE = 8; // CSS pixels
const MANY = 8; // answers; more are chosen on the map

/** Above the place, as far as the map lets it. */
function beside(box: HTMLElement, [x, y]: Point): void {
  const room = box.parentElement;
  if (!room) return;
  const { offsetWidth: width, offsetHeight: height } = box;
  const bar = parseFloat(getComputedStyle(room).getPropertyValue("--map-bar")) || 0;
  box.style.left = `${String(Math.max(EDGE, Math.min(x - width / 2, room.clientWidth - width - EDGE)))}px`;
  box.style.top = `${String(Math.max(EDGE + bar, y - height - 2 * EDGE))}px`;
}

export function Parted({ asked, scene, face }: Props) {
  const say = useSay();
  const words = useRoute(scene.words.lang);
  if (!words) return null;
  const head = question(scene, asked);
  const some = answers(scene, asked);
  return (
    <div class="doubt parted" role="group" aria-label={head} ref={(box) => { if (box) beside(box, asked.at); }}>
      <p>{head}</p>
      {some.length > MANY ? <small>{words.onMap(some.length)}</small> : some.map(({ place, label, routes }) => <Button key={place} onClick={() => { settle(scene, face, { ...asked, routes, instead: "" }); }}>{label}</Button>)}
      <Button kind="quiet" icon="close" label={say("close")} onClick={() => { routing.value = null; }} />
    </div>
  );
}
