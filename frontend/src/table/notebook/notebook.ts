/** What one keeps beside the log at a table, and what one's side shares and says: as the server has it. */

import { Observable } from "../../app/observable.ts";
import { call, Refused } from "../../net/api.ts";
import { newId } from "../../net/outbox.ts";
import { local, put, taken } from "../../net/storage.ts";

export const COLOURS = ["red", "blue", "green", "yellow", "violet"] as const;
export type Colour = (typeof COLOURS)[number];

export interface Mark {
  readonly kind: "arrow" | "circle";
  readonly place: string;
  readonly to: string | null;
  readonly colour: Colour;
  /** The last line of the log when it was drawn; a new one gets it from the server. */
  readonly line?: number;
}

interface Base {
  readonly name: string;
  readonly revision: number;
  readonly seat: number;
  readonly mine: boolean;
  readonly shared: boolean;
  readonly line: number;
  readonly at: number;
}

export interface Note extends Base {
  readonly kind: "note";
  readonly text: string;
  readonly place: string | null;
}

export interface Plan extends Base {
  readonly kind: "plan";
  readonly title: string;
  readonly marks: readonly Mark[];
}

export interface Said extends Base {
  readonly kind: "said";
  readonly who: string;
  readonly text: string;
}

export type NotebookEntry = Note | Plan | Said;

/** What is asked for: the rest comes from the server. */
type Wish = Pick<Note, "kind" | "text" | "place"> | Pick<Plan, "kind" | "title" | "marks" | "shared"> | { readonly kind: "said"; readonly text?: string; readonly phrase?: string };

export interface Told {
  readonly own: number;
  readonly side: number;
  readonly allies: readonly number[];
  readonly kept: readonly string[];
  readonly items: readonly NotebookEntry[];
}

export const NOTHING: Told = { own: 0, side: 0, allies: [], kept: [], items: [] };

/** What is known, with what is newer; notes and plans that are gone are gone. */
export function joined(known: Told, told: Told): Told {
  const newer = new Set(told.items.map(({ name }) => name));
  const kept = new Set(told.kept);
  const items = [...known.items.filter(({ name }) => !newer.has(name)), ...told.items].filter(({ kind, name }) => kind === "said" || kept.has(name));
  return { ...told, items: items.sort((a, b) => a.revision - b.revision) };
}

/** A plan with one change, as it is asked for. */
export function changed({ kind, title, marks, shared }: Plan, part: Partial<Pick<Plan, "title" | "marks" | "shared">>): Pick<Plan, "kind" | "title" | "marks" | "shared"> {
  return { kind, title, marks, shared, ...part };
}

const HIDDEN = "kartentisch.plans"; // by table: plans that are not shown on this device
const HEARD = "kartentisch.allies"; // by table: how much of the allies' talk was read
const MOST = 40; // tables

function shelf<T>(name: string, table: string, other: T): T {
  const found = taken(local, name);
  return ((typeof found === "object" && found !== null ? (found as Record<string, T>)[table] : undefined) ?? other);
}

function shelve(name: string, table: string, value: unknown): void {
  const found = taken(local, name);
  const { [table]: _, ...others } = (typeof found === "object" && found !== null ? found : {}) as Record<string, unknown>;
  put(local, name, Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, value]]));
}

export class Notebook {
  readonly told = new Observable<Told>(NOTHING);
  /** Whether the server was asked. */
  readonly here = new Observable(false);
  /** Plans that are not shown on this device. */
  readonly hidden: Observable<readonly string[]>;
  /** Up to this revision the allies' talk was read. */
  readonly read: Observable<number>;
  readonly #path: string;
  readonly #table: string;
  readonly #place: number;
  #queue: Promise<unknown> = Promise.resolve();

  /** `place`: a seat; -1 for all at a screen with several. */
  constructor(table: string, place: number) {
    this.#table = table;
    this.#place = place;
    this.#path = `/tables/${encodeURIComponent(table)}/notebook`;
    this.hidden = new Observable(shelf<readonly string[]>(HIDDEN, table, []));
    this.read = new Observable(shelf(HEARD, table, 0));
  }

  /** Fetches what is newer. Rejects if the server does not tell. */
  fetch(): Promise<void> {
    return this.#then(async () => {
      const { own, side } = this.told.value;
      this.told.value = joined(this.told.value, await call<Told>(`${this.#path}?own=${String(own)}&side=${String(side)}&${this.#seat}`));
      this.here.value = true;
    });
  }

  /** Keeps it, under a new name or the one that it has; the name. Rejects with the server's refusal. */
  keep(wish: Wish, name = newId()): Promise<string> {
    return this.#then(async () => {
      const old = this.told.value.items.find((one) => one.name === name);
      const revision = wish.kind === "said" ? {} : { revision: old?.revision ?? 0 };
      try {
        this.#take(await call<NotebookEntry>(`${this.#path}/${name}?${this.#seat}`, { ...wish, ...revision }, "PUT"));
      } catch (error) {
        if (error instanceof Refused && error.refusal.code === "aside_changed") void this.fetch();
        throw error;
      }
      return name;
    });
  }

  /** Changes the plan as it is when its turn comes: quick hands overtake the server. */
  change(name: string, what: (plan: Plan) => Partial<Pick<Plan, "title" | "marks" | "shared">>): Promise<void> {
    const plan = this.plan(name);
    if (!plan) return Promise.resolve();
    const part = what(plan);
    this.#take({ ...plan, ...part });
    return this.keep(changed(plan, part), name).then(() => undefined);
  }

  plan(name: string): Plan | null {
    const found = this.told.value.items.find((one) => one.name === name);
    return found?.kind === "plan" ? found : null;
  }

  remove(name: string): Promise<void> {
    return this.#then(async () => {
      await call(`${this.#path}/${name}?${this.#seat}`, {}, "DELETE");
      this.told.value = { ...this.told.value, items: this.told.value.items.filter((one) => one.name !== name) };
    });
  }

  async report(name: string): Promise<void> {
    await call(`${this.#path}/${name}/report?${this.#seat}`, {});
  }

  show(name: string, on: boolean): void {
    this.hidden.value = on ? this.hidden.value.filter((one) => one !== name) : [...this.hidden.value, name];
    shelve(HIDDEN, this.#table, this.hidden.value);
  }

  /** All that was said is before the reader's eyes. */
  hear(): void {
    const last = this.said().at(-1)?.revision ?? 0;
    if (last <= this.read.value) return;
    this.read.value = last;
    shelve(HEARD, this.#table, last);
  }

  said(): readonly Said[] {
    return this.told.value.items.filter((one): one is Said => one.kind === "said");
  }

  /** What allies have said that was not read, without whom one does not want to hear. */
  unheard(muted: readonly number[]): readonly Said[] {
    return this.said().filter(({ mine, revision, seat }) => !mine && revision > this.read.value && !muted.includes(seat));
  }

  get #seat(): string {
    return `seat=${String(this.#place)}`;
  }

  #take(item: NotebookEntry): void {
    this.told.value = { ...this.told.value, items: [...this.told.value.items.filter(({ name }) => name !== item.name), item] };
  }

  /** One thing after the other: each change names the revision that the last one has brought. */
  #then<T>(act: () => Promise<T>): Promise<T> {
    const done = this.#queue.then(act, act);
    this.#queue = done.catch(() => undefined);
    return done;
  }
}

const open = new Map<string, Notebook>();

/** The notebook of a place at a table; in another language it is read anew. */
export function notebookOf(table: string, place: number, lang: string): Notebook {
  const key = `${table} ${String(place)} ${lang}`;
  const known = open.get(key) ?? new Notebook(table, place);
  open.set(key, known);
  return known;
}
