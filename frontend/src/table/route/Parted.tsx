/** Beside the place that was named: by which way, or from where. The same can be chosen on the map. */

import { Button } from "../../app/ui.tsx";
import type { Point } from "../../board/mapfile.ts";
import type { Face, Scene } from "../../faces/face.ts";
import { useSay } from "../../words/index.ts";
import { useRoute } from "../../words/route/index.ts";
import { routing, type Asked, type Parting } from "./routing.ts";
import "./route.css";
import { answers, question, settle } from "./seek.ts";

interface Props {
  readonly asked: Parting | Asked;
  readonly scene: Scene;
  readonly face: Face;
}

const EDGE = 8; // CSS pixels
const MANY = 8; // answers; more are chosen on the map

/** Where it is asked: where one has pressed, else above the pieces of the place. */
function placeOf(room: HTMLElement, asked: Parting | Asked): Point {
  if (asked.kind === "parting") return asked.at;
  const [region, around] = [(room.querySelector(`[data-stack="${asked.to}"]`) ?? room.querySelector(`[data-region="${asked.to}"]`))?.getBoundingClientRect(), room.getBoundingClientRect()];
  return region ? [(region.left + region.right) / 2 - around.left, region.top - around.top] : [around.width / 2, around.height / 2];
}

/** Above the place, as far as the map lets it. */
function beside(box: HTMLElement, asked: Parting | Asked): void {
  const room = box.parentElement;
  if (!room) return;
  const [x, y] = placeOf(room, asked);
  const { offsetWidth: width, offsetHeight: height } = box;
  const bar = parseFloat(getComputedStyle(room).getPropertyValue("--map-bar")) || 0;
  box.style.left = `${String(Math.max(EDGE, Math.min(x - width / 2, room.clientWidth - width - EDGE)))}px`;
  box.style.top = `${String(Math.max(EDGE + bar, y - height - 2 * EDGE))}px`;
}

export function Parted({ asked, scene, face }: Props) {
  const say = useSay();
  const words = useRoute(scene.words.lang);
  if (!words) return null;
  const given = asked.kind === "asked";
  const head = given ? asked.head : question(scene, asked);
  const some = given ? [] : answers(scene, asked);
  return (
    <div class="doubt parted" role="group" aria-label={head} ref={(box) => { if (box) beside(box, asked); }}>
      <p>{head}</p>
      {given ? asked.answers.map(({ label, pressed, act }) => <Button key={label} pressed={pressed} onClick={act}>{label}</Button>)
        : some.length > MANY ? <small>{words.onMap(some.length)}</small> : some.map(({ place, label, routes }) => <Button key={place} onClick={() => { settle(scene, face, { ...asked, routes, instead: "" }); }}>{label}</Button>)}
      <Button kind="quiet" icon="close" label={say("close")} onClick={() => { routing.value = null; }} />
    </div>
  );
}
