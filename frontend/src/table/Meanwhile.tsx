/** What stands there while nothing is asked: what is being told and the way past it, or who is waited for. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";

import { useObservable } from "../app/observable.ts";
import { change, useSettings } from "../app/settings.ts";
import { Button, lazy } from "../app/ui.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { answering, answers } from "../faces/parts/planned.ts";
import { now } from "../net/clock.ts";
import type { Told } from "../net/shapes.ts";
import { offline } from "../net/transport.ts";
import { MENU } from "../words/menu/index.ts";
import { NOTIFICATIONS } from "../words/notifications/index.ts";
import { useSay } from "../words/table/index.ts";
import { DICE, TOLD } from "../words/told.ts";
import { Clock } from "./Players.tsx";
import { TakeBack } from "./SeatActions.tsx";
import { meet } from "./fights.ts";
import { useNews } from "./news.ts";
import { waited } from "./Sheets.tsx";
import type { TableSession } from "./session.ts";
import { useShield } from "./shield.ts";
import { answered, type TableState } from "./state.ts";
import { summed } from "./summed.ts";
import { hasTurnLeft } from "./turnsLeft.ts";
import "./meanwhile.css";

const Nudge = lazy(async () => (await import("./Nudge.tsx")).Nudge, () => null);
const NotifyMe = lazy(async () => (await NOTIFICATIONS.with(import("./NotifyMe.tsx"))).NotifyMe, () => null);
const Elsewhere = lazy(async () => (await MENU.with(import("./result/Elsewhere.tsx"))).Elsewhere, () => null);
const Rest = lazy(async () => (await MENU.with(import("./Rest.tsx"))).Rest, () => null);
const Digest = lazy(async () => (await import("./Digest.tsx")).Digest, () => null);

const NEAR = 60; // lines in which what is told one by one may have begun
const LONG = 10_800; // seconds: nobody sits and waits for so long

interface Props {
  readonly scene: Scene;
  readonly state: TableState;
  readonly session: TableSession;
  /** On a phone the hand lies here. */
  readonly hand?: ComponentChildren;
}

/** What the log has before it. */
function before({ log }: Scene, [first]: readonly Told[]): readonly Told[] {
  const events = log.slice(-NEAR).flatMap((line) => line.events ?? []);
  return first ? events.slice(0, Math.max(0, events.indexOf(first))) : [];
}

/** In a box that keeps its height: the newest sentence is seen. `runs`: a plan answers by itself; what shows and stops it stands in place of the way past. */
export function Telling({ scene, face, state, session, hand, runs = "" }: Props & { readonly face: Face; readonly runs?: string }) {
  const say = useSay();
  const game = useNews(face);
  useEffect(() => { meet(session.narrator, face).catch(() => undefined); }, [session, face]);
  const fast = useSettings().speed === "fast";
  const box = useRef<HTMLDivElement>(null);
  const { said: now = [], stops = false, falls = false, whole: fight } = state.telling ?? {};
  const lay = useRef<readonly Told[]>([]);
  if (!falls && (now.length || !runs)) lay.current = now; // dice that still roll are told of by nobody
  const all = lay.current;
  const said = stops ? all.filter(({ event }) => face.beats?.[event] === "stop") : all; // the sheet over the map tells it bit by bit: nothing runs ahead of it
  useLayoutEffect(() => { box.current?.scrollTo(0, box.current.scrollHeight); }, [all]);
  const { decision, view, viewer } = state.snapshot ?? {};
  const plays = scene.viewer >= 0;
  const own = plays && scene.settled.active === scene.viewer; // what was sent is being told
  const left = (): boolean => hasTurnLeft(state.lines, scene.viewer, { told: state.told, last: scene.forecast?.now.goal?.last ?? false, round: Number(scene.view["round"] ?? 0), turnOf: (told) => (told["seat"] as number | undefined) ?? game?.turnOf?.(told, scene) });
  const to = own ? "results" : !plays ? "now" : decision && view?.active !== undefined && view.active !== viewer ? null : decision || left() ? "turn" : "end";
  const goOn = useObservable(waited);
  const whole = useRef<HTMLElement>(null);
  useShield(whole, ":scope > .button");
  useLayoutEffect(() => { if (runs && answering.value.id !== runs) answers(runs, false); }); // nothing in it has said so
  return (
    <section ref={whole} class="ask telling" tabIndex={-1} data-next="" aria-label={say("question")}>
      <h2>{say("happens")}</h2>
      <div class="telling-box" ref={box} tabIndex={0} role="group" aria-label={say("happens")}>{summed(said, scene.words, before(scene, said)).map(({ sentence }, i) => <p key={i}>{sentence}{fight && !i && ` ${game?.fought?.(fight, scene) ?? ""}`}</p>)}</div>
      {runs ? <div class="controls">{face.Controls && <face.Controls scene={scene} />}</div> : goOn ? <Button kind="primary" onClick={goOn}>{say("go_on")}</Button> : <Button icon="skip" onClick={() => { session.narrator.skip(own); }}>{to ? TOLD[to][scene.words.lang] : say("skip_to_question")}</Button>}
      <span class="pace"><Button kind="quiet" label={TOLD.faster[scene.words.lang]} pressed={fast} onClick={() => { change({ speed: fast ? "middle" : "fast" }); }}>2×</Button></span>
      {hand}
    </section>
  );
}

export function WaitFor({ scene, face, state, session, hand, onLook }: Props & { readonly face: Face; readonly onLook: (seq: number) => void }) {
  const say = useSay();
  const { snapshot } = state;
  if (!snapshot) return null;
  const { asked } = snapshot.table;
  const names = listed(scene.words.lang, asked.flatMap(({ seat }) => scene.seats[seat]?.name ?? []));
  const own = scene.viewer;
  const playing = snapshot.own_seats.length > 0;
  const { held, table } = snapshot;
  const witness = scene.seats[table.dice?.witness?.asked ?? -1]?.name;
  return (
    <section class="ask" tabIndex={-1} data-next="" aria-label={say("question")}>
      {answered(state, scene.viewer) && <Digest scene={scene} face={face} state={state} onLook={onLook} />}
      {held && <p class="held" role="status">{say("held")} <Clock due={held.at} /></p>}
      {!table.pause && <h2>{names ? say("waiting_for", { names }) : TOLD[table.halt ? "halt" : "moment"][scene.words.lang]}</h2>}
      {!table.paused && !table.pause && !(table.halt && !names) && <p class="question">{witness ? DICE[scene.words.lang](witness) : snapshot.waits ?? (playing ? TOLD.idle[scene.words.lang] : "")}</p>}
      {!playing && <p class="hint">{TOLD.watch[scene.words.lang]}</p>}
      <Rest snapshot={snapshot} session={session} />
      {!offline && (own >= 0 || snapshot.stands_for === -1) && (table.turn_seconds ? table.turn_seconds > LONG : now() - table.created > 1000 * LONG) && <><Elsewhere table={table.id} /><NotifyMe /></>}
      {hand}
      <div class="ask-tools">
        {own >= 0 && <TakeBack state={state} session={session} words={scene.words} />}
        {own >= 0 && <Nudge scene={scene} snapshot={snapshot} session={session} />}
      </div>
    </section>
  );
}

/** Ben, Galla and Vera. */
function listed(lang: string, names: readonly string[]): string {
  return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
}
