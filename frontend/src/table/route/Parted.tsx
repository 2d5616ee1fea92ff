/** Beside the place that was named: by which way, or from where. The same can be chosen on the map. */

import { Button } from "../../app/ui.tsx";
import type { Face, Scene } from "../../faces/face.ts";
import { useSay } from "../../words/index.ts";
import { routing, type Parting } from "./routing.ts";
import "./route.css";
import { answers, question, settle } from "./seek.ts";

interface Props {
  readonly asked: Parting;
  readonly scene: Scene;
  readonly face: Face;
  readonly pick: () => boolean;
}

export function Parted({ asked, scene, face, pick }: Props) {
  const say = useSay();
  const head = question(scene, asked);
  return (
    <div class="doubt parted" role="group" aria-label={head} ref={(box) => { if (box) { box.style.left = `${String(asked.at[0])}px`; box.style.top = `${String(asked.at[1])}px`; } }}>
      <p>{head}</p>
      {answers(scene, asked).map(({ place, label, routes }) => <Button key={place} onClick={() => { settle(scene, face, { ...asked, routes, instead: "" }, pick); }}>{label}</Button>)}
      <Button kind="quiet" icon="close" label={say("close")} onClick={() => { routing.value = null; }} />
    </div>
  );
}
