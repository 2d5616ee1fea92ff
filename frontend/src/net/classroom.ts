/** A chapter of a lesson as a table: the server plays it from its beginning each time, what was answered is kept here. */

import { now } from "./clock.ts";
import { Observable } from "../app/observable.ts";
import { settings } from "../app/settings.ts";
import { ask } from "./prefetch.ts";
import type { Done, Learnt, LogLine, Moment, Shelf, Snapshot } from "./shapes.ts";
import { inside, type Inside } from "./transport.ts";
import { Passed, type Source } from "./source.ts";

type Answer = readonly (number | string)[];
interface Sent { readonly id?: string; readonly type?: string; readonly actions?: Answer; readonly to?: string | null; readonly origin?: string | null }

const said = (data: unknown, status = 200): Response => new Response(JSON.stringify(data), { status, headers: { "Content-Type": "application/json" } });

export class Classroom implements Inside {
  readonly id: string;
  /** The chapter as it stands; null: not here yet. */
  readonly state = new Observable<Learnt | null>(null);
  readonly #path: string;
  #answers: readonly Answer[] = [];
  #known: readonly number[] = [0]; // entries before each answer, and now
  #log: LogLine[] = [];
  #seqs: number[] = []; // of the entries that stand
  readonly #moments = new Map<number, Moment>();
  #stream: Passed | null = null;
  #times = 0; // each question is a new one, also after an answer was taken back
  #lang = "";

  constructor(game: string, shelf: Shelf, name: string, chapter: string) {
    this.id = ["lesson", game, shelf, name, chapter].join("-");
    this.#path = `/api/games/${game}/${shelf}/${name}/${chapter}`;
    inside.set(this.id, this);
  }

  close(): void {
    if (inside.get(this.id) === this) inside.delete(this.id);
  }

  /** The learner's last answer is taken back; without one the chapter begins anew. */
  async back(): Promise<void> {
    await this.#undo();
  }

  async request(address: string, init?: RequestInit): Promise<Response> {
    const { pathname } = new URL(address, "http://server/");
    const what = pathname.split("/").slice(4).join("/");
    const sent = init?.body === undefined ? {} : (JSON.parse(init.body as string) as Sent);
    if (what === "") return this.#look();
    if (what === "routes") return this.#ask({ answers: this.#answers, draft: sent.actions ?? [], wish: { to: sent.to, origin: sent.origin } });
    if (what === "preview") return this.#ask({ answers: this.#answers, draft: sent.actions ?? [], refusals: true });
    if (what === "commands" && sent.type === "play") return this.#play(sent);
    if (what === "commands" && sent.type === "undo") {
      const lines = await this.#undo();
      return said(this.#done(sent.id ?? "", lines));
    }
    const moment = this.#moments.get(Number(/^at\/(\d+)$/.exec(what)?.[1]));
    return moment ? said(moment) : said({ error: { code: "unknown_path", rule: "", args: {}, sentence: "" } }, 404);
  }

  source(): Source {
    const stream = new Passed();
    this.#stream = stream;
    void this.#fresh().then(() => { if (stream === this.#stream) this.#tell(this.#log); });
    return stream;
  }

  async #ask(body: object): Promise<Response> {
    const headers = { "Content-Type": "application/json", "X-Kartentisch": "page" };
    const { response, data } = await ask(`${this.#path}?lang=${settings.value.lang}`, { method: "POST", headers, body: JSON.stringify(body) });
    return said(data, response.status);
  }

  async #learn(answers: readonly Answer[], after: number): Promise<Learnt | Response> {
    const lang = settings.value.lang;
    const response = await this.#ask({ answers, after });
    if (!response.ok) return response;
    this.#lang = lang;
    this.#answers = answers;
    return (await response.json()) as Learnt;
  }

  /** All of it in the language of now. */
  async #fresh(): Promise<void> {
    const found = await this.#learn(this.#answers, 0);
    if (found instanceof Response) return;
    this.#log = [];
    this.#seqs = [];
    this.#moments.clear();
    this.#take(found, 0);
    this.#known = this.#answers.length ? this.#known : [found.entries.length];
  }

  /** Entries that are new become lines of the log. */
  #take(found: Learnt, from: number): readonly LogLine[] {
    const moments = new Map(found.moments.map((moment) => [moment.seq, moment]));
    const lines = found.entries.slice(from).map((entry, i) => {
      const seq = (this.#log.at(-1)?.seq ?? 0) + 1 + i;
      const moment = moments.get(from + i + 1);
      if (moment) this.#moments.set(seq, { ...moment, seq });
      return { ...entry, seq };
    });
    this.#log.push(...lines);
    this.#seqs.push(...lines.map(({ seq }) => seq));
    this.#times += 1;
    this.state.value = { ...found, snapshot: this.#dated(found.snapshot) };
    return lines;
  }

  #dated(snapshot: Snapshot): Snapshot {
    const id = `${this.id} ${String(this.#times)}`;
    const { table, decision } = snapshot;
    const can = this.#answers.length > 0 && decision !== null;
    return {
      ...snapshot,
      can_undo: can,
      last_move: can ? { seat: 0, line: this.#seqs[this.#known.at(-2) ?? 0] ?? 1 } : null,
      decision: decision && { ...decision, id },
      table: { ...table, id: this.id, seq: this.#log.at(-1)?.seq ?? 0, asked: table.asked.map((one) => ({ ...one, decision: id })) },
    };
  }

  async #look(): Promise<Response> {
    if (this.#lang !== settings.value.lang) await this.#fresh();
    return this.state.value ? said(this.state.value.snapshot) : this.#ask({ answers: this.#answers, after: 0 });
  }

  async #play({ id = "", actions = [] }: Sent): Promise<Response> {
    const known = this.#seqs.length;
    const found = await this.#learn([...this.#answers, actions], known);
    if (found instanceof Response) return found;
    const known_ = [...this.#known, found.entries.length];
    this.#known = known_;
    const lines = this.#take(found, known);
    this.#tell(lines);
    return said(this.#done(id, lines));
  }

  async #undo(): Promise<readonly LogLine[]> {
    const answers = this.#answers.slice(0, -1);
    const entries = this.#known[answers.length] ?? 0;
    const found = await this.#learn(answers, entries);
    if (found instanceof Response) return [];
    this.#known = this.#known.slice(0, answers.length + 1);
    this.#seqs = this.#seqs.slice(0, entries);
    const line: LogLine = { seq: (this.#log.at(-1)?.seq ?? 0) + 1, at: now(), kind: "taken_back", head: null, seat: 0, entries };
    this.#log.push(line);
    this.#take(found, found.entries.length);
    this.#tell([line]);
    return [line];
  }

  #done(command: string, log: readonly LogLine[]): Done {
    return { accepted: true, command, seq: this.#log.at(-1)?.seq ?? 0, rematch: null, held: null, log };
  }

  #tell(lines: readonly LogLine[]): void {
    for (const line of lines) this.#stream?.tell("line", JSON.stringify(line));
    if (this.state.value) this.#stream?.tell("table", JSON.stringify(this.state.value.snapshot));
  }
}
