/** Sitting at a table: keeps what is known of it up to date, hands the device over, sends commands. */

import { Observable } from "../app/observable.ts";
import { narrate, notify } from "../app/toasts.ts";
import { settings, stillness } from "../app/settings.ts";
import { explained } from "../app/faults.ts";
import { api, Refused } from "../net/api.ts";
import { newId, Outbox } from "../net/outbox.ts";
import type { Command, Commands, Decision, Done, LegalAction, LogLine, Moment, Snapshot } from "../net/shapes.ts";
import { local, session } from "../net/storage.ts";
import { Stream } from "../net/stream.ts";
import { inside } from "../net/transport.ts";
import { LOG } from "../words/log/index.ts";
import { speaker } from "../words/table/index.ts";
import { handing } from "./handOver.ts";
import * as drafts from "./draft.ts";
import { Drafting } from "./drafting.ts";
import { handOver, keep, recall } from "./savedDraft.ts";
import type { Line } from "./logLines.ts";
import { arrived, EMPTY, type TableState } from "./state.ts";
import { PAUSE, Narrator } from "./narrator.ts";
import { news } from "./narration.ts";
import { lain } from "./sceneMotion.ts";
import { LateFairnessCheck } from "./lateFairnessCheck.ts";

const PATIENCE = 4_000; // ms until the table is asked for when the stream does not bring what was answered
const MOMENTS = 200;
const SETTLED = 400; // ms: by then a plan has answered
const OVER: ReadonlySet<string> = new Set(["stale_decision", "not_asked"]); // codes: what was asked is no longer
const later = async (ms: number): Promise<void> => new Promise((done) => { setTimeout(done, ms); });
const SETTLES = /^(taken_back|called_off|undo_lapsed)$/; // what comes of an answer follows it
const READ = 2_500; // ms for why there is nothing to choose, before what comes of it

export class TableSession {
  readonly id: string;
  readonly state = new Observable<TableState>(EMPTY);
  /** How far it is beside the log, and how much of that is unread. */
  readonly beside = new Observable({ own: 0, side: 0 });
  readonly unheard = new Observable(0);
  readonly trust: LateFairnessCheck;
  /** Called with every snapshot, after the state has changed. */
  onSnapshot: (snapshot: Snapshot) => void = () => undefined;
  /** Called with what the first look found, before the table is shown. */
  onLook: (snapshot: Snapshot) => void = () => undefined;
  readonly drafting: Drafting;
  readonly narrator: Narrator;
  /** Whether a question only waits for somebody else's word. */
  yields: (decision: Decision) => boolean = () => false;
  /** What is left of an answer of the set-up, by the face's rule; null: the set-up is over. */
  rest: (snapshot: Snapshot, draft: drafts.Draft) => Promise<readonly LegalAction[] | null> = async () => Promise.resolve(null);
  /** Why the open question is answered for its seat; "": nothing special. */
  declined: () => string = () => "";
  readonly #outbox = new Outbox(local);
  #stream: Stream | null = null;
  #fresh: LogLine[] = [];
  #anew = true; // the next snapshot replaces everything that is known
  #holder = -1;
  #wish: number | null = null;
  #yielded = ""; // the decision that was put aside
  #declined = ""; // the last one that was declined by itself
  #byItself: readonly [line: number, why: string] | null = null; // its answer is the seat's next line behind this one, and told so
  readonly #auto = new Map<number, string>(); // lines of such answers, and why
  #settles: number | null = null; // the seat that is set up by itself, until the set-up is over
  #moments = new Map<number, Promise<Moment | null>>();
  #answering: string | null = null; // the decision whose answer is on its way
  #awaited = 0;
  #stopped = false;
  readonly #stop = new AbortController();

  constructor(id: string) {
    this.id = id;
    this.trust = new LateFairnessCheck(id, local);
    const change = (part: Partial<TableState>): void => {
      this.#set(part);
      if (part.hurried) this.#calm();
    };
    this.drafting = new Drafting(id, this.state, change, (error) => { this.#refused(error, false); });
    this.narrator = new Narrator(this.state, change, (seq) => this.moment(seq));
  }

  /** Looks at the table and stays with it. */
  async open(): Promise<void> {
    const { signal } = this.#stop;
    addEventListener("online", () => { this.#awake(); }, { signal });
    addEventListener("offline", () => { this.#stream?.lost(); }, { signal });
    document.addEventListener("visibilitychange", () => { if (!document.hidden) this.#awake(); }, { signal });
    let lang = settings.value.lang;
    const hush = (): void => { if (this.#silent()) this.narrator.hush(); };
    signal.addEventListener("abort", stillness.subscribe(hush));
    const ended = settings.subscribe(() => {
      hush();
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
    this.narrator.stop();
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
    handOver(session, this.id, seat);
    this.#holder = seat;
    this.#wish = null;
    this.#connect(seat);
  }

  /** Another seat at this screen shall have the device, although the holder is asked as well. */
  hand(seat: number): void {
    handOver(session, this.id, seat);
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
      const lent = this.state.value.snapshot?.stands_for === seat; // whose it is, is back
      this.#stream?.close();
      this.#stream = null;
      this.#moments = new Map();
      this.#empty(-1);
      if (seat >= 0) notify(speaker(settings.value.lang)(lent ? "seat_back" : "seat_gone"), lent ? "news" : "refusal");
      await this.#begin();
    }
  }

  /** Reads everything anew, with the eyes of a seat. What another seat saw is forgotten first. */
  #connect(seat: number): void {
    this.#stream?.close();
    const other = seat !== this.state.value.seat;
    if (other) {
      this.#moments = new Map();
      this.#empty(seat);
    }
    this.#fresh = [];
    this.#anew = true;
    this.trust.begin(seat);
    this.#stream = new Stream((after) => ({ table: this.id, seat, after, lang: settings.value.lang }), 0, {
      line: (line) => { this.#fresh.push(line); },
      table: (snapshot) => { this.#arrived(snapshot); },
      aside: (revisions) => { this.beside.value = revisions; },
      live: (live, held) => { this.#set({ live, held }); },
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
    this.#fresh = this.#fresh.map((line) => this.#marked(line, seat));
    const told = { ...before, lines: this.#anew ? [] : before.lines };
    const tell = !this.#silent() && !document.hidden;
    const state = arrived(told, snapshot, this.#fresh, tell && !this.#anew, this.narrator.beats);
    const retold = this.#anew && state.draft !== null && state.draft.steps.length > 0;
    const kept = recall(session, this.id, snapshot.viewer, snapshot.own_seats, snapshot.decision);
    const again = this.#anew && !retold && state.draft !== null && !Object.keys(state.draft.chosen).length ? kept : null;
    const asked = snapshot.decision !== null && before.snapshot?.decision?.id !== snapshot.decision.id;
    if (asked) this.drafting.forget();
    // what others did, and what comes to light, is said as it is told; one's own answer is confirmed
    const telling = new Set(state.telling ? news(state.lines, state.told, seat, this.narrator.beats).map(({ seq }) => seq) : []);
    const confirmed = this.#anew ? [] : tell ? this.#fresh.filter(({ seat: of, auto, seq }) => of === seat && !auto && !telling.has(seq)) : this.#fresh;
    narrate(...confirmed.flatMap(({ events }) => events ?? []).map(({ sentence }) => sentence));
    const settled = this.#anew ? [] : state.lines.slice(before.lines.length);
    this.#fresh = [];
    this.#anew = false;
    if (snapshot.table.seq >= this.#awaited) this.#awaited = 0;
    this.state.value = { ...state, busy: (this.#awaited > 0 || (snapshot.decision !== null && snapshot.decision.id === this.#answering)) && before.busy };
    if (retold && state.draft) void this.drafting.preview(drafts.begin(state.draft.decision), state.draft.steps, {}, true, state.draft.advised);
    this.#announce(settled, snapshot);
    this.#calm();
    void this.#decline(snapshot);
    void this.#settle(snapshot);
    if (again && state.draft) void this.drafting.restore(drafts.begin(state.draft.decision), again);
    void this.narrator.tell(asked);
    this.onSnapshot(snapshot);
  }

  /** Nothing is told step by step. */
  #silent(): boolean {
    return PAUSE[settings.value.speed] === 0 || stillness.value;
  }

  /** Whoever has skipped is there: asked, and not by what a plan answers at once; or somebody has to think, or nothing more comes. */
  #calm(): void {
    const { hurried, snapshot } = this.state.value;
    if (!hurried || !snapshot) return;
    const { decision, table, viewer } = snapshot;
    if (viewer < 0 || table.status === "over" || (!decision && table.asked.some(({ seat }) => table.seats[seat]?.kind === "person"))) this.#set({ hurried: "" });
    else if (decision) setTimeout(() => { if (this.state.value.snapshot?.decision?.id === decision.id && !this.state.value.busy) this.#set({ hurried: "" }); }, SETTLED);
  }

  /** An offer or an attack that cannot be met is answered, once; why, is said before. */
  async #decline(snapshot: Snapshot): Promise<void> {
    const { decision, viewer: seat } = snapshot;
    if (!settings.value.declines || typeof decision?.declines !== "number" || decision.id === this.#declined) return;
    this.#declined = decision.id;
    const answer = await import("./autoDecline.ts").then(({ autoDecline }) => autoDecline(snapshot), () => null);
    if (answer === null || this.state.value.snapshot?.decision?.id !== decision.id) return;
    const why = this.declined();
    const forced = decision.legal.length === 1; // something is lost by it: the question says so before
    if (why && forced) {
      const told = this.narrator.told();
      if (PAUSE[settings.value.speed] > 0 && !document.hidden) {
        await Promise.race([told, later(PATIENCE)]); // others wait for the answer, too
        await later(READ);
      }
      if (this.#stopped || this.state.value.busy || this.state.value.snapshot?.decision?.id !== decision.id) return; // answered by hand meanwhile
    }
    const sent = this.#deliver({ id: newId(), type: "play", seat, decision: decision.id, actions: [answer] }, false);
    this.#byItself = [snapshot.table.seq, forced ? "" : why];
    if (!(await sent)) this.#byItself = null;
  }

  /** What the page has declined by itself is no answer of a hand: it is news, and nothing to take back. */
  #marked(line: LogLine, seat: number): LogLine {
    if (this.#byItself && line.seq > this.#byItself[0] && line.seat === seat && "action" in line) {
      this.#auto.set(line.seq, this.#byItself[1]);
      this.#byItself = null;
    }
    const why = this.#auto.get(line.seq);
    if (why === undefined) return line;
    return { ...line, auto: "order", ...(why && line.events ? { events: line.events.map((told, i) => (i ? told : { ...told, sentence: why })) } : {}) };
  }

  /** The one way by which a notice tells what has happened at the table: never before the scene in which it happens was shown. */
  async #news(text: string): Promise<void> {
    await this.narrator.told();
    await lain();
    if (!this.#stopped) notify(text);
  }

  /** The rest of the set-up is placed for this seat: now what is left of this answer, then every further one of the set-up; or it is only drafted, and nothing is sent. */
  async settle(draft: drafts.Draft, sends = true): Promise<void> {
    const { snapshot } = this.state.value;
    if (this.state.value.busy || !snapshot) return;
    const rest = await this.rest(snapshot, draft);
    if (!rest || this.state.value.busy || this.state.value.draft !== draft) return; // something else was done meanwhile
    if (!sends) {
      this.drafting.redraft([...draft.steps, ...rest]);
      return;
    }
    this.#settles = draft.decision.seat;
    void this.confirm(rest);
  }

  async #settle(snapshot: Snapshot): Promise<void> {
    const { decision } = snapshot;
    if (this.#settles === null || !decision || decision.seat !== this.#settles || decision.id === this.#answering) return;
    const rest = await this.rest(snapshot, drafts.begin(decision)).catch(() => null);
    if (this.#settles === null || this.state.value.snapshot?.decision?.id !== decision.id) return; // taken back meanwhile
    if (rest?.length) void this.#deliver({ id: newId(), type: "play", seat: decision.seat, decision: decision.id, actions: rest.map(drafts.sent) }, false);
    else this.#settles = null;
  }

  /** What people have settled among themselves is told to everybody at once. */
  #announce(lines: readonly Line[], { table }: Snapshot): void {
    if (inside.has(table.id)) return; // a lesson says itself what comes next
    const settled = lines.filter(({ kind }) => SETTLES.test(kind));
    if (!settled.length) return;
    LOG.with(import("./settledSaid.ts")).then(({ settledSaid }) => {
      for (const line of settled) void this.#news(settledSaid(LOG.speaker(settings.value.lang), line, table.seats));
    }, () => undefined);
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

  // ---------------------------------------------------------------- commands
  /** Sends the draft and further actions as one batch, with a note or none. */
  async confirm(more: readonly LegalAction[] = [], note = ""): Promise<void> {
    const { draft, busy } = this.state.value;
    if (!draft || busy) return;
    const actions = [...draft.steps, ...more].map(drafts.sent);
    if (!actions.length) return;
    await this.command("play", { seat: draft.decision.seat, decision: draft.decision.id, actions, ...(note ? { text: note } : {}) });
  }

  /** Sends a command until it is answered; null if it was refused (the reader is told why). */
  async command<Kind extends keyof Commands>(type: Kind, ...[more]: object extends Commands[Kind] ? [more?: Commands[Kind]] : [more: Commands[Kind]]): Promise<Done | null> {
    if (type !== "play") this.#settles = null; // whoever takes a move back wants to place by hand
    return this.#deliver({ id: newId(), type, ...more } as Command, true);
  }

  /** `byHand`: somebody pressed for it, and is told where it comes too late. */
  async #deliver(answer: Command, byHand: boolean): Promise<Done | null> {
    const { type } = answer;
    const openly = this.state.value.snapshot?.viewer === -1; // the answer is for everybody's eyes, too
    const command = openly ? { ...answer, openly } : answer;
    this.#set({ busy: true });
    this.#byItself = null;
    if ("decision" in command && type === "play") this.#answering = command.decision;
    try {
      const done = await this.#outbox.send(this.id, this.trust.seen(command), (unsent) => { this.#set({ unsent }); }).finally(() => { if (type === "play") this.#answering = null; });
      if (done.log.length) this.#await(done.seq);
      else void this.#quietly().finally(() => { this.#set({ busy: false }); });
      return done;
    } catch (error) {
      this.#refused(error, byHand);
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
    const { told, missed, telling, live } = now; // nothing has happened that could end the telling
    this.state.value = { ...arrived(now, snapshot, [], false), busy: false, live, told, missed, telling };
    this.onSnapshot(snapshot);
  }

  /** Stays busy until the table is as the answer left it. */
  #await(seq: number): void {
    if ((this.state.value.snapshot?.table.seq ?? 0) >= seq) {
      this.#set({ busy: false });
      return;
    }
    this.#awaited = seq;
    this.#stream?.hurry();
    setTimeout(() => {
      if (this.#awaited === seq && !this.#stopped) {
        this.#awaited = 0;
        this.#set({ busy: false });
        this.#stream?.open();
      }
    }, PATIENCE);
  }

  /** What nobody pressed for is not told where its question was over meanwhile: the table shows what is asked now. */
  #refused(error: unknown, byHand: boolean): void {
    if (error instanceof Refused && !byHand && OVER.has(error.refusal.code)) return;
    if (error instanceof Refused) notify(error.message, "refusal", error.refusal.rule || null);
    else notify(explained(error, speaker(settings.value.lang)), "refusal");
  }

  /** Nothing is known of the table; only how news come. */
  #empty(seat: number): void {
    const { live, held } = this.state.value;
    this.#set({ ...EMPTY, seat, live, held });
  }

  #set(part: Partial<TableState>): void {
    this.state.value = { ...this.state.value, ...part };
    if (part.draft) keep(session, this.id, part.draft);
  }
}
