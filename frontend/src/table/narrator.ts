/** Tells what happens, one step after the other, at the pace that was set. */

import type { Observable } from "../app/observable.ts";
import { narrate } from "../app/toasts.ts";
import { settings, type Speed } from "../app/settings.ts";
import type { Beats, GameWords } from "../faces/face.ts";
import { fought } from "../faces/parts/planned.ts";
import type { Moment, Position } from "../net/shapes.ts";
import { speaker } from "../words/table/index.ts";
import { beginsTurn, lastSeq, liveEntries } from "./logLines.ts";
import { upToDate, type TableState } from "./state.ts";
import { lain } from "./sceneMotion.ts";
import { summed } from "./summed.ts";
import { concerns, news, ownDice, pending, portions, type Step } from "./narration.ts";

export const PAUSE: Readonly<Record<Speed, number>> = { off: 0, slow: 1900, middle: 1000, fast: 450 }; // ms for a told line
const OWN = 2.5; // so many times as long for dice of one's own
const BEHIND = 3; // steps that still wait: what is not about one's own seat is told the quicker
const MANY = 10;
const [BRISK, BRISKER] = [0.6, 0.35]; // so much of the time, where many wait
const AHEAD = 3; // positions fetched before they are told
const LONG = 60_000; // ms: reading ends by itself or by hand

/** Whoever has a battle fought to its end wants it over: it is told a step quicker. */
export const paced = (speed: Speed, turn: number | undefined): Speed => (speed === "off" || !fought(turn) ? speed : speed === "slow" ? "middle" : "fast");

/** What lies unread over the map: nothing, how something has ended, or what everybody stops for. */
export type Reading = "" | "end" | "stop";

export class Narrator {
  /** What of the game is told by itself. */
  beats: Beats | undefined;
  /** What its things are called. */
  words: GameWords | undefined;
  /** Makes one step of what belongs together; learnt when the first thing is told. */
  whole: (steps: readonly Step[], state: TableState) => readonly Step[] = (steps) => steps;
  readonly #state: Observable<TableState>;
  readonly #change: (part: Partial<TableState>) => void;
  readonly #moment: (seq: number) => Promise<Moment | null>;
  #telling = false;
  #hurry: (() => void) | null = null;
  #reading: Reading = "";
  #put: () => void = () => undefined;
  #stopped = false;

  /** `change`: makes parts of the state new; `moment`: the position after a line, null if it cannot be had. */
  constructor(state: Observable<TableState>, change: (part: Partial<TableState>) => void, moment: (seq: number) => Promise<Moment | null>) {
    this.#state = state;
    this.#change = change;
    this.#moment = moment;
  }

  stop(): void {
    this.#stopped = true;
    this.#hurry?.();
  }

  /** Shows what there is to tell, one step after the other. */
  async tell(asked: boolean): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    for (;;) {
      const { lines, told, seat } = this.#state.value;
      const [next, ...later] = this.whole(news(lines, told, seat, this.beats), this.#state.value);
      if (next === undefined || this.#stopped) break;
      for (const step of later.slice(0, AHEAD)) void this.#moment(step.seq);
      const moment = lastSeq(liveEntries(lines)) > next.seq ? await this.#moment(next.seq) : null; // what follows untold, such as the next turn, is none of it
      while (this.#reading === "end" && this.#waits(next.seq, seat)) await this.#pause(LONG); // what lies over the map is of another moment
      if (!this.#waits(next.seq, seat)) continue; // skipped meanwhile
      const dropped = pending(lines, told, seat, this.beats).findLast(({ seq }) => seq < (next.first ?? next.seq))?.seq;
      if (dropped !== undefined) this.#change({ skipped: dropped, missed: dropped }); // what was passed over does not come up as a sheet beside what is told
      await this.#step(next, moment ?? this.#state.value.snapshot, later.length);
    }
    this.#telling = false;
    const { lines, snapshot } = this.#state.value;
    this.#change({ told: lastSeq(lines), telling: null });
    const decision = snapshot?.decision;
    if (asked && decision) {
      const say = speaker(settings.value.lang);
      narrate(`${snapshot.viewer < 0 ? `${say("asked_here", { name: snapshot.table.seats[decision.seat]?.name ?? "" })}.` : say("your_turn")} ${decision.sentence}`);
    }
  }

  /** Whether a step is still to be told. */
  #waits(seq: number, seat: number): boolean {
    return !this.#stopped && this.#state.value.told < seq && this.#state.value.seat === seat;
  }

  /** Tells a step in its portions, with `waiting` more behind it; each waits until what has ended over the map was read. */
  async #step(step: Step, after: Position | null, waiting: number): Promise<void> {
    const { seq, seat, beat } = step;
    const so = this.#state.value.telling;
    const held = so?.held ?? so?.at ?? this.#state.value.snapshot;
    const { told, lines } = this.#state.value;
    const follows = !liveEntries(lines).some((line) => line.seq > told && line.seq < seq && line.events?.length);
    const who = seat ?? ((follows ? so?.at : null) ?? after)?.view?.active; // chance rolls for whose turn it was; behind what was passed over, for whose it is
    const pause = PAUSE[paced(settings.value.speed, after?.view?.turn)] * (step.open || (waiting >= BEHIND && !concerns(step, this.#state.value.seat)) ? (waiting >= MANY ? BRISKER : BRISK) : 1);
    const long = pause * (ownDice(step, this.#state.value.seat, this.beats) && !fought(after?.view?.turn) ? OWN : 1);
    const here = (): boolean => this.#state.value.telling !== null && this.#state.value.told === seq && !this.#stopped;
    const all = portions(step, this.beats);
    for (const [i, { said, shows, known, before, holds, stops }] of all.entries()) {
      const at = before ? (so?.at ?? after) : after;
      if (!at || (i > 0 && !here())) return;
      const first = Number(said[0]?.["seat"]); // whose dice or cards they are, whoever's turn it is
      const lit = stops ? (held?.view?.active ?? who) : seat === undefined && first >= 0 ? first : who; // what everybody stops for is nobody's deed
      const falls = shows && (waiting > 0 || beat); // what dice or cards say is told when they lie
      this.#change({ told: seq, telling: { at, said, seat: lit, known, before, held: holds ? held : null, stops, falls, whole: step.open ? undefined : step.whole } });
      if (falls) {
        await lain();
        const { telling } = this.#state.value;
        if (telling && here()) this.#change({ telling: { ...telling, falls: false } });
      }
      narrate(...(this.words ? summed(said, this.words) : said).map(({ sentence }) => sentence));
      if (!waiting && !beat) return; // nothing comes after it that it could be mixed up with
      if (!here()) return;
      await this.#pause(before ? long / 2 : all.length > 1 ? pause : long); // when they lie still, dice and cards are soon seen
      while (here() && this.#reading === "end") await this.#pause(LONG);
      while (here() && stops && this.#reading === "stop") await this.#pause(LONG);
    }
    const { telling } = this.#state.value;
    if (telling && here()) this.#change({ telling: { ...telling, held: null, stops: false } }); // now it counts
  }

  /** Until everything that has happened was told: news of what comes of it wait so long. */
  async told(): Promise<void> {
    if (upToDate(this.#state.value) || this.#stopped) return;
    await new Promise<void>((done) => {
      const stop = this.#state.subscribe(() => {
        if (!upToDate(this.#state.value)) return;
        stop();
        done();
      });
    });
  }

  /** What lies unread over the map: what follows is told when it was read; `put` puts it away. */
  reads(what: Reading, put: () => void): void {
    const was = this.#reading;
    this.#reading = what;
    this.#put = put;
    if (was !== what && was !== "") this.#hurry?.();
  }

  #pause(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  /** Shows the table as it is now, and tells nothing until the seat is asked; `own`: no further than to the end of its turn. What has ended over the map was seen. */
  skip(own = false): void {
    const { lines, told, telling } = this.#state.value;
    const end = lastSeq(lines);
    const turn = own ? liveEntries(lines).find((line) => line.seq >= told && beginsTurn(line))?.seq : undefined;
    const seq = turn ?? end;
    if (this.#reading) this.#put();
    this.#change({ told: seq, skipped: seq, missed: seq, hurried: turn !== undefined ? "" : own ? "turn" : "asked", telling: seq < end && telling ? { ...telling, known: null } : null });
    this.#hurry?.();
  }

  /** Nothing is told any more: at once. */
  hush(): void {
    const { lines } = this.#state.value;
    if (upToDate(this.#state.value)) return;
    this.#change({ told: lastSeq(lines), missed: lastSeq(lines), telling: null });
    this.#hurry?.();
  }
}
