/** What is told large over the map: a land battle, a sea battle, dice of diplomacy. It lies over the map only. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { Scene } from "../face.ts";
import { Badge, Button, nameOf, regionOf, Stroke, wordsOf } from "./drawn.tsx";
import { facts } from "./facts.ts";
import { LandScene } from "./LandScene.tsx";
import { SeaScene } from "./SeaScene.tsx";
import { story, type Wooing } from "./story.ts";

const LINGER = 9000; // ms that something stays after its end

export function Stage({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { battle, sea, wooing } = story(scene);
  const tellings = [
    ...(battle ? [{ key: battle.key, over: battle.end !== "" && known.fighting !== battle.region }] : []),
    ...(sea ? [{ key: sea.key, over: sea.winner >= 0 }] : []),
    ...(wooing ? [{ key: wooing.key, over: wooing.over }] : []),
  ];
  // what was over when the table was opened is not told again
  const closed = useRef(new Set(tellings.filter(({ over }) => over).map(({ key }) => key)));
  const [, redraw] = useState(0);
  const close = (key: string): void => {
    closed.current.add(key);
    redraw((n) => n + 1);
  };
  const ended = tellings.filter(({ key, over }) => over && !closed.current.has(key)).map(({ key }) => key).join(" ");
  useEffect(() => {
    if (!ended) return undefined;
    const timer = setTimeout(() => { for (const key of ended.split(" ")) close(key); }, LINGER);
    return () => { clearTimeout(timer); };
  }, [ended]);
  const touched = JSON.stringify([scene.draft?.chosen, scene.draft?.steps.length ?? 0, scene.draft?.decision.id.split("-")[0] ?? ""]);
  const before = useRef(touched);
  useEffect(() => { // whoever goes on has seen it
    const acted = before.current !== touched && (scene.draft?.steps.length ?? 0) + Object.keys(scene.draft?.chosen ?? {}).length > 0;
    before.current = touched;
    if (acted && ended) for (const key of ended.split(" ")) close(key);
  }, [touched]);

  const open = (key: string): boolean => !closed.current.has(key);
  if (sea && open(sea.key) && (known.challenger >= 0 || sea.winner >= 0)) return <SeaScene scene={scene} sea={sea} onClose={() => { close(sea.key); }} />;
  if (battle && open(battle.key)) return <LandScene key={battle.key} scene={scene} battle={battle} onClose={() => { close(battle.key); }} />;
  if (wooing && open(wooing.key)) return <Wooed scene={scene} wooing={wooing} onClose={() => { close(wooing.key); }} />;
  const going = known.challenger >= 0 && sea ? { key: sea.key, title: w.seaBattle } : known.fighting && battle ? { key: battle.key, title: w.landBattle(regionOf(scene, battle.region)) } : null;
  if (!going) return null;
  return (
    <div class="ak-stage">
      <button type="button" class="ak-reopen" onClick={() => { closed.current.delete(going.key); redraw((n) => n + 1); }}><Stroke name="swords" /> {w.show(going.title)}</button>
    </div>
  );
}

function Wooed({ scene, wooing, onClose }: { readonly scene: Scene; readonly wooing: Wooing; readonly onClose: () => void }) {
  const w = wordsOf(scene);
  const region = regionOf(scene, wooing.region);
  return (
    <section class="ak-stage" aria-label={w.wooing(region)}>
      <div class="ak-panel ak-small">
        <header><Stroke name="diplomacy" /><h2>{w.wooing(region)}</h2><small>{w.needs(wooing.needed)}</small><Close scene={scene} onClose={onClose} /></header>
        <ul class="ak-rolls">
          {wooing.rolls.map(({ seat, total }, i) => (
            <li key={i}><Badge seat={seat} /> <span>{nameOf(scene, seat)}</span> <b class={total >= (i === 0 ? wooing.needed : 9) ? "ak-good" : ""}>{total}</b></li>
          ))}
        </ul>
        {wooing.over ? <p class="ak-outcome">{region} {wooing.to >= 0 ? w.joins(nameOf(scene, wooing.to)) : w.neutralStays}</p> : null}
      </div>
    </section>
  );
}

export function Close({ scene, onClose }: { readonly scene: Scene; readonly onClose: () => void }) {
  return <Button scene={{ ...scene, busy: false }} kind="plain" label={wordsOf(scene).close} onClick={onClose}><Stroke name="close" /></Button>;
}
