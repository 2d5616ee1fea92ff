/** Sitting at a table: keeps what is known of it up to date, makes the draft, sends commands. */

import { Cell } from "../app/cell.ts";
import { narrate, notify } from "../app/notices.ts";
import { settings, stillness, type Speed } from "../app/settings.ts";
import { explained } from "../app/faults.ts";
import type { Beats } from "../faces/face.ts";
import { api, Refused } from "../net/api.ts";
import { newId, Outbox } from "../net/outbox.ts";
import type { Command, Decision, Done, Forecast, Json, LegalAction, LogLine, Moment, Position, Snapshot } from "../net/shapes.ts";
import { Stream } from "../net/stream.ts";
import { speaker } from "../words/index.ts";
import { handing } from "./curtain.ts";
import { declining } from "./declining.ts";
import * as drafts from "./draft.ts";
import { handOver, keep, recall, type KeptDraft } from "./kept.ts";
import { settledSaid } from "./rewind.ts";
import { lastSeq, type Line } from "./lines.ts";
import { arrived, draftFor, EMPTY, type TableState } from "./state.ts";
import { news, portions, type Step } from "./telling.ts";
import { Trust } from "./trust.ts";

const PAUSE: Readonly<Record<Speed, number>> = { off: 0, slow: 1900, middle: 1000, fast: 450 }; // ms for a told line
const PATIENCE = 4_000; // ms until the table is asked for when the stream does not bring what was answered
const AHEAD = 3; // positions fetched before they are told
const LONG = 60_000; // ms: reading ends by itself or by hand
const MOMENTS = 200;

/** What lies unread over the map: nothing, how something has ended, or what everybody stops for. */
export type Reading = "" | "end" | "stop";

export class Sitting {
  readonly id: string;
  readonly state = new Cell<TableState>(EMPTY);
  readonly trust: Trust;
  /** Called with every snapshot, after the state has changed. */
  onSnapshot: (snapshot: Snapshot) => void = () => undefined;
  /** Called with what the first look found, before the table is shown. */
  onLook: (snapshot: Snapshot) => void = () => undefined;
  /** What of the game is told by itself. */
  beats: Beats | undefined;
  /** Whether a question only waits for somebody else's word. */
  yields: (decision: Decision) => boolean = () => false;
  readonly #outbox = new Outbox(localStorage);
  #stream: Stream | null = null;
  #fresh: LogLine[] = [];
  #anew = true; // the next snapshot replaces everything that is known
  #holder = -1;
  #wish: number | null = null;
  #yielded = ""; // the decision that was put aside
  #declined = ""; // the last one that was declined by itself
  #moments = new Map<number, Promise<Moment | null>>();
  #telling = false;
  #hurry: (() => void) | null = null;
  #reading: Reading = "";
  #awaited = 0;
  #previews = 0;
  #aheads = new Map<string, Promise<drafts.Ahead>>();
  #stopped = false;
  readonly #stop = new AbortController();

  constructor(id: string) {
    this.id = id;
    this.trust = new Trust(id, localStorage);
  }

  /** Looks at the table and stays with it. */
  async open(): Promise<void> {
    const { signal } = this.#stop;
    addEventListener("online", () => { this.#awake(); }, { signal });
    addEventListener("offline", () => { this.#stream?.lost(); }, { signal });
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.#awake(); }, { signal });
    let lang = settings.value.lang;
    const ended = settings.subscribe(() => {
      if (settings.value.lang === lang) return;
      lang = settings.value.lang;
      this.#connect(this.state.value.seat);
    });
    signal.addEventListener("abort", ended);
    await this.#begin();
    void this.#outbox.resume(this.id);
  }

  async #begin(): Promise<void> {
    try {
      const snapshot = await api.look(this.id, null);
      if (this.#stopped) return;
      this.onLook(snapshot);
      this.#connect(handing(snapshot.table, snapshot.own_seats, this.#holder).seat);
    } catch (error) {
      this.#set({ fault: error instanceof Error ? error : new Error(String(error)) });
    }
  }

  close(): void {
    this.#stopped = true;
    this.#stop.abort();
    this.#stream?.close();
    this.trust.close();
    this.#hurry?.();
  }

  /** The seat that the device is on its way to; null: none. */
  get wish(): number | null {
    return this.#wish;
  }

  /** The seat that said "I am ..." last; -1: nobody. */
  get holder(): number {
    return this.#holder;
  }

  /** Somebody says "I am ...": from now on this seat sees the table. */
  sit(seat: number): void {
    handOver(sessionStorage, this.id, seat);
    this.#holder = seat;
    this.#wish = null;
    this.#connect(seat);
  }

  /** Another seat at this screen shall have the device, although the holder is asked as well. */
  hand(seat: number): void {
    handOver(sessionStorage, this.id, seat);
    this.#wish = seat;
    this.#connect(-1);
  }

  /** The holder's question only waits for another seat at this screen: the device goes there, once. */
  #yield({ table, own_seats: own, viewer, decision }: Snapshot): void {
    if (!decision || own.length < 2 || viewer !== this.#holder || decision.id === this.#yielded || !this.yields(decision)) return;
    const next = table.asked.find(({ seat }) => seat !== viewer && own.includes(seat));
    if (!next) return;
    this.#yielded = decision.id;
    this.#wish = next.seat;
  }

  #awake(): void {
    if (this.#stream) this.#stream.awake();
    else void this.#begin();
  }

  /** Whether one may still look from there; if not, what the seat saw is forgotten, and one looks on as anybody may. */
  async #refusedSeat(seat: number): Promise<void> {
    try {
      await api.look(this.id, seat);
    } catch (error) {
      if (!(error instanceof Refused) || this.#stopped || seat !== this.state.value.seat) return;
      this.#stream?.close();
      this.#stream = null;
      this.#moments = new Map();
      this.#set({ ...EMPTY, seat: -1 });
      if (seat >= 0) notify(speaker(settings.value.lang)("seat_gone"), "refusal");
      await this.#begin();
    }
  }

  /** Reads everything anew, with the eyes of a seat. What another seat saw is forgotten first. */
  #connect(seat: number): void {
    this.#stream?.close();
    const other = seat !== this.state.value.seat;
    if (other) {
      this.#moments = new Map();
      this.#set({ ...EMPTY, seat });
    }
    this.#fresh = [];
    this.#anew = true;
    this.trust.begin(seat);
    this.#stream = new Stream((after) => api.stream(this.id, seat, after), 0, {
      line: (line) => { this.#fresh.push(line); },
      table: (snapshot) => { this.#arrived(snapshot); },
      live: (live) => { this.#set({ live }); },
      refused: () => { void this.#refusedSeat(seat); },
    });
    this.#stream.open();
  }

  #arrived(snapshot: Snapshot): void {
    const before = this.state.value;
    this.#yield(snapshot);
    const { seat, next } = handing(snapshot.table, snapshot.own_seats, this.#holder, this.#wish);
    if (seat < 0 && next === null) { // open to everybody: whoever sees a hand next says so first
      this.#holder = -1;
      this.#wish = null;
    }
    if (seat !== snapshot.viewer) { // the device has to be handed over, or is somebody's from now on
      this.#connect(seat);
      return;
    }
    this.trust.arrived(snapshot, this.#fresh);
    const told = { ...before, lines: this.#anew ? [] : before.lines };
    const tell = PAUSE[settings.value.speed] > 0 && !stillness.value && !document.hidden;
    const state = arrived(told, snapshot, this.#fresh, tell && !this.#anew, this.beats);
    const retold = this.#anew && state.draft !== null && state.draft.steps.length > 0;
    const kept = recall(sessionStorage, this.id, snapshot.viewer, snapshot.own_seats, snapshot.decision);
    const again = this.#anew && !retold && state.draft !== null && !Object.keys(state.draft.chosen).length ? kept : null;
    const asked = snapshot.decision !== null && before.snapshot?.decision?.id !== snapshot.decision.id;
    if (asked) this.#aheads.clear();
    // what others did is said as it is told; one's own answer is confirmed
    if (!this.#anew) this.#narrate(tell ? this.#fresh.filter(({ seat: of, auto }) => of === seat && !auto) : this.#fresh);
    if (!this.#anew) this.#announce(state.lines.slice(before.lines.length), snapshot);
    this.#fresh = [];
    this.#anew = false;
    if (snapshot.table.seq >= this.#awaited) this.#awaited = 0;
    this.state.value = { ...state, busy: this.#awaited > 0 && before.busy };
    if (retold && state.draft) void this.#preview(drafts.begin(state.draft.decision), state.draft.steps, {}, true);
    this.#decline(snapshot);
    if (again && state.draft) void this.#restore(drafts.begin(state.draft.decision), again);
    void this.#tell(asked);
    this.onSnapshot(snapshot);
  }

  #narrate(lines: readonly LogLine[]): void {
    narrate(...lines.flatMap((line) => line.events ?? []).map((told) => told.sentence));
  }

  /** An offer that cannot be met is declined, once. */
  #decline(snapshot: Snapshot): void {
    const { decision, viewer: seat } = snapshot;
    const answer = settings.value.declines ? declining(snapshot) : null;
    if (answer === null || !decision || decision.id === this.#declined) return;
    this.#declined = decision.id;
    void this.command("play", { seat, decision: decision.id, actions: [answer] }).then((done) => {
      if (done) notify(speaker(settings.value.lang)("declined"));
    });
  }

  /** What people have settled among themselves is told to everybody at once. */
  #announce(lines: readonly Line[], { table }: Snapshot): void {
    const say = speaker(settings.value.lang);
    for (const line of lines) {
      const said = line.kind === "undo_answered" ? "" : settledSaid(say, line, table.seats); // what comes of it follows
      if (said) notify(said);
    }
  }

  /** Shows what there is to tell, one step after the other. */
  async #tell(asked: boolean): Promise<void> {
    if (this.#telling) return;
    this.#telling = true;
    for (;;) {
      const { lines, told, seat, snapshot } = this.state.value;
      const [next, ...later] = news(lines, told, seat, this.beats);
      if (next === undefined || this.#stopped) break;
      for (const step of later.slice(0, AHEAD)) void this.moment(step.seq);
      const moment = later.length || lastSeq(lines) > (snapshot?.table.seq ?? 0) ? await this.moment(next.seq) : null;
      if (this.state.value.told >= next.seq || this.state.value.seat !== seat) continue; // skipped meanwhile
      await this.#step(next, moment ?? this.state.value.snapshot, later.length === 0);
    }
    this.#telling = false;
    const { lines, snapshot } = this.state.value;
    this.#set({ told: lastSeq(lines), telling: null });
    const decision = snapshot?.decision;
    if (asked && decision) {
      const say = speaker(settings.value.lang);
      narrate(`${snapshot.viewer < 0 ? `${say("asked_here", { name: snapshot.table.seats[decision.seat]?.name ?? "" })}.` : say("your_turn")} ${decision.sentence}`);
    }
  }

  /** Tells a step in its portions; each waits until what has ended over the map was read. */
  async #step(step: Step, after: Position | null, last: boolean): Promise<void> {
    const { seq, seat, beat } = step;
    const so = this.state.value.telling;
    const held = so?.held ?? so?.at ?? this.state.value.snapshot;
    const here = (): boolean => this.state.value.telling !== null && this.state.value.told === seq && !this.#stopped;
    for (const [i, { said, known, before, holds, stops }] of portions(step, this.beats).entries()) {
      const at = before ? (so?.at ?? after) : after;
      if (!at || (i > 0 && !here())) return;
      this.#set({ told: seq, telling: { at, said, seat, known, before, held: holds ? held : null } });
      narrate(...said.map(({ sentence }) => sentence));
      if (last && !beat) return; // nothing comes after it that it could be mixed up with
      await this.#pause(PAUSE[settings.value.speed]);
      while (here() && this.#reading === "end") await this.#pause(LONG);
      while (here() && stops && this.#reading === "stop") await this.#pause(LONG);
    }
    const { telling } = this.state.value;
    if (telling && here()) this.#set({ telling: { ...telling, held: null } }); // now it counts
  }

  /** What lies unread over the map: what follows is told when it was read. */
  set reading(what: Reading) {
    const was = this.#reading;
    this.#reading = what;
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

  /** Shows the table as it is now, without telling the rest. */
  skip(): void {
    const seq = lastSeq(this.state.value.lines);
    this.#set({ told: seq, skipped: seq, telling: null });
    this.#hurry?.();
  }

  // ---------------------------------------------------------------- the past
  /** The position after a line; null if it cannot be had. */
  moment(seq: number): Promise<Moment | null> {
    const known = this.#moments.get(seq);
    if (known) return known;
    const asked = api.at(this.id, this.state.value.seat, seq).catch(() => {
      this.#moments.delete(seq);
      return null;
    });
    this.#moments.set(seq, asked);
    const [oldest] = this.#moments.keys();
    if (this.#moments.size > MOMENTS && oldest !== undefined) this.#moments.delete(oldest);
    return asked;
  }

  /** Looks at a moment of the past; null: back to now. */
  async look(seq: number | null): Promise<void> {
    if (seq === null) {
      this.#set({ look: null });
      return;
    }
    this.#set({ look: { seq, moment: this.state.value.look?.moment ?? null } });
    const moment = await this.moment(seq);
    if (this.state.value.look?.seq === seq) this.#set({ look: { seq, moment } });
  }

  // ---------------------------------------------------------------- the draft
  choose(field: string, value: string): void {
    this.#draft((draft) => drafts.choose(draft, field, value));
  }

  drop(field: string): void {
    this.#draft((draft) => drafts.drop(draft, field));
  }

  clear(): void {
    this.#draft((draft) => drafts.begin(draft.decision));
  }

  step(action: LegalAction): void {
    const { draft, busy } = this.state.value;
    if (draft && !busy) void this.#preview(draft, [action]);
  }

  back(): void {
    this.redraft(this.state.value.draft?.steps.slice(0, -1) ?? []);
  }

  /** These steps in place of those so far, then these choices. */
  redraft(steps: readonly LegalAction[], chosen: drafts.Chosen = {}): void {
    const { draft, busy } = this.state.value;
    if (!draft || busy) return;
    const same = steps.length === draft.steps.length && steps.every(({ number }, i) => number === draft.steps[i]?.number);
    if (same) this.#set({ draft: drafts.choices({ ...draft, chosen: {} }, chosen) });
    else if (steps.length) void this.#preview(drafts.begin(draft.decision), steps, chosen);
    else this.#set({ draft: drafts.choices(drafts.begin(draft.decision), chosen) });
  }

  #draft(change: (draft: drafts.Draft) => drafts.Draft): void {
    const { draft, busy } = this.state.value;
    if (draft && !busy) this.#set({ draft: change(draft) });
  }

  /** What was drafted before the page was loaded anew; whatever of it does not fit any more is left. */
  async #restore(from: drafts.Draft, kept: KeptDraft): Promise<void> {
    const turn = ++this.#previews;
    let draft = from;
    this.#set({ busy: true });
    try {
      for (const number of kept.steps) {
        const action = drafts.legal(draft).find((one) => one.number === number);
        if (!action) break;
        draft = drafts.stepped(draft, action, await this.#ahead(draft, action));
      }
      if (draft.steps.length === kept.steps.length) draft = drafts.choices(draft, kept.chosen);
    } catch {
      draft = from; // it can be made again
    }
    if (turn !== this.#previews) return;
    this.#set({ draft: draftFor(draft, this.state.value.snapshot?.decision ?? null), busy: false });
  }

  /** Adds steps, asking after each what would be then, and choices; the sentences are those of the language of now. */
  async #preview(from: drafts.Draft, actions: readonly LegalAction[], chosen: drafts.Chosen = {}, thorough = false): Promise<void> {
    const turn = ++this.#previews;
    let draft = from;
    this.#set({ busy: true });
    try {
      for (const [i, action] of actions.entries()) {
        const said = drafts.legal(draft).find(({ number }) => number === action.number) ?? action;
        // several at once: only what comes after the last is shown, so only that is asked (in another language: all)
        if (i < actions.length - 1 && !thorough) draft = { ...draft, steps: [...draft.steps, said], chosen: {} };
        else draft = drafts.stepped(draft, said, await this.#ahead(draft, said));
      }
      draft = drafts.choices(draft, chosen);
    } catch (error) {
      this.#refused(error);
      draft = this.state.value.draft ?? from;
    }
    if (turn !== this.#previews) return;
    this.#set({ draft: draftFor(draft, this.state.value.snapshot?.decision ?? null), busy: false });
  }

  /** What each seat would have after one more step, if the game were scored then; null: the game does not say. */
  async foresee(action: LegalAction): Promise<Forecast | null> {
    const { draft } = this.state.value;
    return draft ? this.#ahead(draft, action).then(({ forecast }) => forecast ?? null, () => null) : null;
  }

  /** What would be after one more step; asked once for each draft. */
  #ahead(draft: drafts.Draft, action: LegalAction): Promise<drafts.Ahead> {
    const { id, seat } = draft.decision;
    const actions = [...draft.steps, action].map(({ number }) => number);
    const key = [settings.value.lang, id, ...actions].join(" ");
    const known = this.#aheads.get(key);
    if (known) return known;
    const openly = this.state.value.seat < 0;
    const asked = api.preview(this.id, { openly, decision: id, seat, actions });
    asked.catch(() => { this.#aheads.delete(key); });
    this.#aheads.set(key, asked);
    return asked;
  }

  /** Why an action cannot be taken after these steps, as the rules say it; null: it could be, or they cannot be asked. */
  async refusal(steps: readonly LegalAction[], action: string): Promise<{ readonly sentence: string; readonly rule: string } | null> {
    const { draft } = this.state.value;
    if (!draft) return null;
    const { id, seat } = draft.decision;
    try {
      await api.preview(this.id, { openly: this.state.value.seat < 0, decision: id, seat, actions: [...steps.map(({ number }) => number), action] });
    } catch (error) {
      if (error instanceof Refused) return { sentence: error.message, rule: error.refusal.rule };
    }
    return null;
  }

  /** Sends the draft and further actions as one batch, with a note or none. */
  async confirm(more: readonly LegalAction[] = [], note = ""): Promise<void> {
    const { draft, busy } = this.state.value;
    if (!draft || busy) return;
    const actions = [...draft.steps, ...more].map(({ number }) => number);
    if (!actions.length) return;
    await this.command("play", { seat: draft.decision.seat, decision: draft.decision.id, actions, ...(note ? { text: note } : {}) });
  }

  // ---------------------------------------------------------------- commands
  /** Sends a command until it is answered; null if it was refused (the reader is told why). */
  async command(type: string, more: Readonly<Record<string, Json | undefined>> = {}): Promise<Done | null> {
    const openly = this.state.value.snapshot?.viewer === -1; // the answer is for everybody's eyes, too
    const command: Command = { id: newId(), type, ...(openly ? { openly } : {}), ...more };
    this.#set({ busy: true });
    try {
      const done = await this.#outbox.send(this.id, command, (unsent) => { this.#set({ unsent }); });
      if (done.log.length) this.#await(done.seq);
      else void this.#quietly().finally(() => { this.#set({ busy: false }); });
      return done;
    } catch (error) {
      this.#refused(error);
      this.#set({ busy: false });
      return null;
    } finally {
      this.#set({ unsent: false });
    }
  }

  /** What no line of the log tells (orders, a held answer) comes by no stream either: the table is asked for. */
  async #quietly(): Promise<void> {
    const { seat } = this.state.value;
    const snapshot = await api.look(this.id, seat).catch(() => null);
    const { state: { value: now } } = this;
    if (this.#stopped || !snapshot || now.seat !== seat || snapshot.table.seq !== now.snapshot?.table.seq) return; // else the stream brings it
    this.state.value = { ...arrived(now, snapshot, [], false), busy: false, live: now.live };
    this.onSnapshot(snapshot);
  }

  /** Stays busy until the table is as the answer left it. */
  #await(seq: number): void {
    if ((this.state.value.snapshot?.table.seq ?? 0) >= seq) {
      this.#set({ busy: false });
      return;
    }
    this.#awaited = seq;
    setTimeout(() => {
      if (this.#awaited === seq && !this.#stopped) {
        this.#awaited = 0;
        this.#set({ busy: false });
        this.#stream?.open();
      }
    }, PATIENCE);
  }

  #refused(error: unknown): void {
    if (error instanceof Refused) notify(error.message, "refusal", error.refusal.rule || null);
    else notify(explained(error, speaker(settings.value.lang)), "refusal");
  }

  #set(part: Partial<TableState>): void {
    this.state.value = { ...this.state.value, ...part };
    if (part.draft) keep(sessionStorage, this.id, part.draft);
  }
}
