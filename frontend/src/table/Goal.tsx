/** One line at the top of every table: how the game is won and how it stands. A press tells how that is counted. */

import type { TargetedMouseEvent } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { whenIdle } from "../app/idle.ts";
import { narrate } from "../app/toasts.ts";
import { lazy } from "../app/ui.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { asking } from "./aboutTarget.ts";
import "./goal.css";

const GoalStanding = lazy(async () => {
  await new Promise<void>(whenIdle);
  return (await import("./GoalStanding.tsx")).GoalStanding;
}, () => null);

const NOTHING = { sentence: "", last: false, by_seat: false };
const THING = { kind: "goal", id: "now" };

export function Goal({ scene, face }: { readonly scene: Scene; readonly face: Face }) {
  const { sentence, last: ends, by_seat: counted } = scene.forecast?.now.goal ?? NOTHING;
  const told = useRef<boolean | undefined>(undefined); // of a last round that was on when the table was opened, too
  useEffect(() => {
    if (ends && told.current === false) narrate(sentence);
    told.current ||= ends;
  });
  if (!sentence || scene.status !== "playing") return null;
  const ask = (event: TargetedMouseEvent<HTMLButtonElement>): void => {
    const { left, top, right, bottom } = event.currentTarget.getBoundingClientRect();
    asking.value = { thing: THING, beside: { left, top, right, bottom }, by: event.detail ? "tap" : "key", why: null };
  };
  return <button type="button" class={ends ? "goal goal-last" : "goal"} data-about={`${THING.kind} ${THING.id}`} aria-haspopup="dialog" onClick={ask}><span>{sentence}</span>{counted && <GoalStanding scene={scene} face={face} />}</button>;
}
