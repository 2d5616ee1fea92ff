/** Beside the place that was named: by which way, or from where. The same can be chosen on the map. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { Button } from "../../app/ui.tsx";
import type { Point } from "../../board/mapfile.ts";
import { EDGE, keep } from "../../board/popup.ts";
import type { Face, Scene } from "../../faces/face.ts";
import { useSay } from "../../words/index.ts";
import { useRoute } from "../../words/route/index.ts";
import { routing, type Asked, type Parting } from "./routing.ts";
import { place, within, type Box } from "../tour/place.ts";
import { hidden } from "../above.ts";
import { useFaceList } from "../faceList.ts";
import "./route.css";
import { answers, MANY, parting, question, settle } from "./seek.ts";

const LEAST = 120; // CSS pixels: under a sheet that leaves the map less, it is scrolled all the same

interface Props {
  readonly asked: Parting | Asked;
  readonly scene: Scene;
  readonly face: Face;
}

/** Where it is asked: where one has pressed, else above the pieces of the place. */
function placeOf(room: HTMLElement, asked: Parting | Asked): Point {
  if (asked.kind === "parting") return asked.at;
  const [region, around] = [(room.querySelector(`[data-stack="${asked.to}"]`) ?? room.querySelector(`[data-region="${asked.to}"]`))?.getBoundingClientRect(), room.getBoundingClientRect()];
  return region ? [(region.left + region.right) / 2 - around.left, region.top - around.top] : [around.width / 2, around.height / 2];
}

/** Near the place, but over none of the places that answer it: these are looked at, and can be chosen. */
function beside(box: HTMLElement, asked: Parting | Asked): void {
  const room = box.parentElement;
  if (!room) return;
  const [x, y] = placeOf(room, asked);
  box.style.maxHeight = `${String(Math.max(room.clientHeight - hidden(room) - 2 * EDGE, LEAST))}px`; // what does not fit above a phone's sheet is scrolled within it
  const { offsetWidth: width, offsetHeight: height } = box;
  const bar = parseFloat(getComputedStyle(room).getPropertyValue("--map-bar")) || 0;
  const around = room.getBoundingClientRect();
  const frame = { left: 0, top: 0, width: room.clientWidth, height: room.clientHeight - bar - hidden(room) }; // above a sheet that has risen over the map
  const boxes = (ids: Iterable<string>): readonly Box[] => [...ids].flatMap((id) => [...room.querySelectorAll(`.kt-region[data-region="${id}"], [data-stack="${id}"], [data-name="${id}"]`)]).map((one) => {
    const { left, top, width: wide, height: high } = one.getBoundingClientRect();
    return within({ left: left - around.left, top: top - around.top - bar, width: wide, height: high }, frame);
  });
  const [ways, all] = asked.kind === "parting" ? [parting(asked.routes).options.keys(), asked.routes.flatMap(({ path }) => path)] : [[], []];
  const { left, top } = place({ width, height }, { left: x, top: y - bar, width: 1, height: 1 }, frame, boxes(ways), boxes(new Set([...all, asked.to])));
  box.style.left = `${String(left)}px`;
  box.style.top = `${String(top + bar)}px`;
}

export function Parted({ asked, scene, face }: Props) {
  const say = useSay();
  const words = useRoute(scene.words.lang);
  const { Chance } = useFaceList(face);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lies = box.current;
    return lies ? keep(lies, () => { beside(lies, asked); }) : undefined;
  });
  if (!words) return null;
  const given = asked.kind === "asked";
  const head = given ? asked.head : question(scene, asked);
  const some = given ? [] : answers(scene, asked, face.strength, face.cost);
  return (
    <div class="doubt parted" role="group" aria-label={head} ref={box}>
      <p>{head}</p>
      {given ? asked.answers.map(({ label, pressed, act }) => <Button key={label} pressed={pressed} onClick={act}>{label}</Button>)
        : some.length > MANY ? <small>{words.onMap(some.length)}</small> : some.map(({ key, label, routes, from }) => <Button key={key} onClick={() => { settle(scene, face, { ...asked, routes, instead: "", costs: "" }); }}>{label}{Chance && from ? <Chance scene={scene} from={from} to={asked.to} /> : null}</Button>)}
      <Button kind="quiet" icon="close" label={say("close")} onClick={() => { routing.value = null; }} />
    </div>
  );
}
