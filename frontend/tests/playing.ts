/** Whole games in the page's own logic at a real server, for the tests of files: one who sits at every seat. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { Observable } from "../src/app/observable.ts";
import type { Scene } from "../src/faces/face.ts";
import { api } from "../src/net/api.ts";
import type { Command, LegalAction, Snapshot } from "../src/net/shapes.ts";
import { sent } from "../src/table/draft.ts";
import { Drafting } from "../src/table/drafting.ts";
import { sceneOf, type SceneActions } from "../src/table/scene.ts";
import { draftFor, EMPTY, type TableState } from "../src/table/state.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env["KARTENTISCH_PYTHON"] ?? (existsSync(join(PROJECT, ".venv/bin/python")) ? join(PROJECT, ".venv/bin/python") : "python3");
export const GAMES = { attila: 3, attack: 3, attacke: 3, selfr3: 3, europe: 2 } as const;

let server: ChildProcess;
let address = "";
const data = mkdtempSync(join(tmpdir(), "kartentisch-"));
const cookies = new Map<string, string>();

/** A real server for the tests of a file, asked as a browser asks. */
export async function begun(): Promise<void> {
  const door = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => door.once("listening", done));
  const { port } = door.address() as AddressInfo;
  door.close();
  address = `http://127.0.0.1:${String(port)}`;
  server = spawn(PYTHON, ["-m", "tests.hasty", "serve", "--port", String(port), "--data", data, "--rate", "0", "--quiet"], { cwd: PROJECT, env: { ...process.env, PYTHONPATH: join(PROJECT, "src") }, stdio: "ignore" });
  const plain = globalThis.fetch;
  globalThis.fetch = async (where, init) => { // as a browser does: an address of this server, with its cookies
    const headers = new Headers(init?.headers);
    if (cookies.size) headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await plain(`${address}${String(where as string)}`, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    return answer;
  };
  for (let i = 0; i < 300 && !(await plain(`${address}/healthz`).then(({ ok }) => ok, () => false)); i++) await new Promise((done) => setTimeout(done, 100));
}

export async function ended(): Promise<void> {
  const gone = new Promise((done) => server.once("exit", done));
  server.kill("SIGTERM");
  await gone;
  rmSync(data, { recursive: true, force: true });
}

/** The same numbers for the same seed. */
export function dice(seed: number): (most: number) => number {
  let at = seed;
  return (most) => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((at / 2 ** 32) * most);
  };
}

export const words = { lang: "en", title: "", bySeat: [], ofSeats: [], name: (_: string, id: string) => id } as const;

/** One who sits at every seat of a table, with the drafting that the page has. */
export class Player {
  readonly state = new Observable<TableState>(EMPTY);
  readonly refusals: unknown[] = [];
  readonly drafting: Drafting;
  readonly kept = new Map<string, unknown>();
  sent = 0;
  /** How often a press would have sent the draft. */
  confirmed = 0;

  constructor(readonly table: string) {
    this.drafting = new Drafting(table, this.state, (part) => { this.state.value = { ...this.state.value, ...part }; }, (error) => { this.refusals.push(error); });
  }

  /** Looks with the eyes of whoever is asked first; null: the game is over. */
  async look(): Promise<Snapshot | null> {
    let snapshot = await api.look(this.table, 0);
    const seat = snapshot.table.asked[0]?.seat;
    if (snapshot.table.status === "over") return null;
    if (seat !== undefined && seat !== 0) snapshot = await api.look(this.table, seat);
    this.state.value = { ...EMPTY, snapshot, seat: snapshot.viewer, draft: draftFor(null, snapshot.decision) };
    this.drafting.forget();
    return snapshot;
  }

  /** What faces are given. */
  get scene(): Scene {
    const { drafting } = this;
    const idle = (): void => undefined;
    const actions: SceneActions = {
      choose: (field, value) => { drafting.choose(field, value); }, drop: (field) => { drafting.drop(field); }, clear: () => { drafting.clear(); },
      answering: () => false, step: (action) => { drafting.step(action); }, back: () => { drafting.back(); }, note: () => { drafting.note(); }, redraft: (steps, chosen) => { drafting.redraft(steps, chosen); },
      confirm: () => { this.confirmed++; }, confirmWith: () => { this.confirmed++; }, rule: idle, setOrders: idle, show: idle, kept: this.kept,
      advise: (move, behind) => { void drafting.advise(move, behind); }, unadvise: () => { drafting.unadvise(); }, adopt: (steps) => { void drafting.adopt(steps); },
      odds: () => Promise.resolve(null), refusal: (steps, action) => drafting.refusal(steps, action), routes: (to, origin) => drafting.routes(to, origin), foresee: (action, steps) => drafting.foresee(action, steps),
    };
    const made = sceneOf(this.state.value, words, actions, false, true);
    if (!made) throw new Error("nothing to see");
    return made;
  }

  /** What is under way has come. */
  async rest(): Promise<void> {
    while (this.state.value.busy) await new Promise((done) => setTimeout(done, 2));
  }

  async play(actions: readonly (number | string)[]): Promise<void> {
    const { decision } = this.state.value.snapshot ?? {};
    if (!decision) throw new Error("nothing is asked");
    await api.command(this.table, { id: `c${String(++this.sent)}-${decision.id}`, type: "play", seat: decision.seat, decision: decision.id, actions } as Command);
  }
}

export const notations = (steps: readonly LegalAction[]): readonly string[] => steps.map(({ notation }) => notation);

/** Plays on from where a game stands until `moment` is met so often: mostly as a hint says, else in any way. */
export async function moments(game: keyof typeof GAMES, seats: number, wanted: number, roll: (most: number) => number, moment: (player: Player, snapshot: Snapshot) => Promise<boolean>): Promise<void> {
  let player: Player | null = null;
  for (let found = 0; found < wanted;) {
    if (!player) {
      const { table } = await api.open({ game, seats: Array.from({ length: seats }, (_, i) => ({ kind: "mine", name: `P${String(i)}` })) } as never);
      player = new Player(table);
      await api.command(table, { id: "start", type: "start" } as Command);
    }
    const snapshot = await player.look();
    if (!snapshot) player = null;
    else if (!snapshot.decision) await new Promise((done) => setTimeout(done, 10));
    else if (roll(10) < 3) found += Number(await moment(player, snapshot));
    else {
      const { decision } = snapshot;
      const hint = roll(3) ? await api.hint(player.table, { decision: decision.id, seat: decision.seat, actions: [] }) : null;
      await player.play(hint?.moves[0]?.steps.map(sent) ?? [decision.legal[roll(decision.legal.length)]?.number ?? 0]);
    }
  }
}
