/** Hints at moments of every game, through the doors that the page uses and a real server: what is taken over is the draft, all of it, and can be sent. */

import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { Observable } from "../src/app/observable.ts";
import type { Face, Scene } from "../src/faces/face.ts";
import { loadFace } from "../src/faces/index.ts";
import { api } from "../src/net/api.ts";
import type { Command, LegalAction, Snapshot } from "../src/net/shapes.ts";
import { candidates, legal, momentOf, sent } from "../src/table/draft.ts";
import { Drafting } from "../src/table/drafting.ts";
import { keep, recall } from "../src/table/savedDraft.ts";
import { sceneOf, type Hands } from "../src/table/scene.ts";
import { draftFor, EMPTY, type TableState } from "../src/table/state.ts";
import { load } from "./maps.ts";

const PROJECT = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = process.env["KARTENTISCH_PYTHON"] ?? (existsSync(join(PROJECT, ".venv/bin/python")) ? join(PROJECT, ".venv/bin/python") : "python3");
const MOMENTS = Number(process.env["HINTS"] ?? 3); // of each game; `make fuzz` wants 300
const GAMES = { attila: 3, attack: 3, attacke: 3, selfr3: 3, europe: 2 } as const;

let server: ChildProcess;
let address = "";
const data = mkdtempSync(join(tmpdir(), "kartentisch-"));
const cookies = new Map<string, string>();

beforeAll(async () => {
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
}, 40_000);

afterAll(async () => {
  const ended = new Promise((done) => server.once("exit", done));
  server.kill("SIGTERM");
  await ended;
  rmSync(data, { recursive: true, force: true });
});

/** The same numbers for the same seed. */
function dice(seed: number): (most: number) => number {
  let at = seed;
  return (most) => {
    at = (Math.imul(at, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((at / 2 ** 32) * most);
  };
}

const words = { lang: "en", title: "", bySeat: [], ofSeats: [], name: (_: string, id: string) => id } as const;

/** One who sits at every seat of a table, with the drafting that the page has. */
class Player {
  readonly state = new Observable<TableState>(EMPTY);
  readonly refusals: unknown[] = [];
  readonly drafting: Drafting;
  readonly kept = new Map<string, unknown>();
  sent = 0;

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
    const hands: Hands = {
      choose: (field, value) => { drafting.choose(field, value); }, drop: (field) => { drafting.drop(field); }, clear: () => { drafting.clear(); },
      step: (action) => { drafting.step(action); }, back: () => { drafting.back(); }, redraft: (steps, chosen) => { drafting.redraft(steps, chosen); },
      confirm: idle, confirmWith: idle, rule: idle, setOrders: idle, show: idle, kept: this.kept,
      advise: (move, behind) => { void drafting.advise(move, behind); }, unadvise: () => { drafting.unadvise(); }, adopt: () => { void drafting.adopt(); },
      odds: () => Promise.resolve(null), refusal: () => Promise.resolve(null), routes: () => Promise.resolve(null), foresee: () => Promise.resolve(null),
    };
    const made = sceneOf(this.state.value, words, hands, false, true);
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

const store = (): Pick<Storage, "getItem" | "setItem" | "removeItem"> => {
  const held = new Map<string, string>();
  return { getItem: (name) => held.get(name) ?? null, setItem: (name, value) => { held.set(name, value); }, removeItem: (name) => { held.delete(name); } };
};

const notations = (steps: readonly LegalAction[]): readonly string[] => steps.map(({ notation }) => notation);

async function moment(player: Player, snapshot: Snapshot, roll: (most: number) => number, regions: readonly string[], game: string, face: Face): Promise<void> {
  const { drafting, state } = player;
  const { decision } = snapshot;
  if (!decision) throw new Error("nothing is asked");
  // a draft of one's own, now and then: some steps, and half of a further one
  for (let steps = roll(3); steps > 0; steps--) {
    const open = state.value.draft ? legal(state.value.draft) : [];
    const one = open[roll(open.length)];
    if (one) drafting.step(one);
    await player.rest();
  }
  const begun = state.value.draft;
  const half = begun && candidates(begun, {})[0];
  if (half && roll(2)) drafting.choose("action", half.fields["action"] ?? "");
  const own = state.value.draft;
  if (!own) throw new Error("no draft");
  const behind = own.steps.length > 0 && legal(own).length > 0 && roll(2) === 1 ? own.steps : [];

  const hint = await api.hint(player.table, { decision: decision.id, seat: decision.seat, actions: behind.map(sent) });
  const move = hint.moves[roll(hint.moves.length)];
  if (!move) throw new Error("no move");
  expect(move.sentence, "whole sentences").toMatch(/^[\p{Lu}\d].*[.!]$/u);
  expect(move.sentence, "no rows of steps").not.toMatch(/→/);
  await drafting.advise(move, behind);
  const draft = state.value.draft;
  const where = `${game} ${decision.question}: ${notations(move.steps).join(" / ")}`;
  expect(player.refusals, where).toEqual([]);
  expect(notations(draft?.steps ?? []), where).toEqual([...notations(behind), ...notations(move.steps)]);
  expect(draft?.advised?.sentence, where).toBe(move.sentence);
  expect(draft?.chosen, "nothing half chosen stays").toEqual({});
  expect(player.scene.laid, where).toBe(move.sentence);

  // whatever is pressed on the map or in the hand adds nothing and takes nothing away
  const laid = state.value.draft;
  for (let i = 0; i < 6; i++) face.pick(regions[roll(regions.length)] ?? "", player.scene);
  const [more] = draft ? legal(draft) : [];
  if (more) drafting.step(more);
  drafting.choose("action", "finish");
  drafting.back();
  drafting.redraft([]);
  await player.rest();
  expect(state.value.draft, where).toBe(laid);

  // a reload lays down the same, and nothing of it is half
  const kept = store();
  if (draft) keep(kept, "t", draft);
  const back = recall(kept, "t", decision.seat, [decision.seat], decision);
  expect(back?.advised?.sentence).toBe(move.sentence);

  // put away, one's own draft is as it was; then it is taken over again and sent
  drafting.unadvise();
  await player.rest();
  expect(momentOf(state.value.draft ?? own), where).toBe(momentOf(own));
  expect(state.value.draft?.chosen, where).toEqual(own.chosen);
  expect(state.value.draft?.advised).toBeUndefined();
  if (back && roll(2)) await drafting.restore({ decision, steps: [], ahead: null, chosen: {} }, back);
  else await drafting.advise(move, behind);
  // it becomes one's own, but for the step that closes it, and can be changed; here that step is taken again
  const taken = notations(state.value.draft?.steps ?? []);
  if (taken.length > 1) {
    await drafting.adopt();
    const mine = state.value.draft;
    expect(notations(mine?.steps ?? []), where).toEqual(taken.slice(0, -1));
    expect(mine?.advised, where).toBeUndefined();
    expect(player.refusals, where).toEqual([]);
    const closing = mine && legal(mine).find(({ notation }) => notation === taken.at(-1));
    expect(closing, where).toBeDefined();
    if (closing) drafting.step(closing);
    await player.rest();
  }
  const last = state.value.draft;
  expect(notations(last?.steps ?? []), where).toEqual([...notations(behind), ...notations(move.steps)]);
  const promised = last?.ahead;
  await player.play((last?.steps ?? []).map(sent));
  const after = await player.look();
  if (promised?.ends === null && after?.viewer === decision.seat) { // nothing came between: all is as the hint showed it
    const { legal: _, ...shown } = promised.view;
    const { legal: __, ...stands } = after.view ?? { legal: [] };
    expect(stands, where).toEqual(shown);
  } else expect(after?.decision?.id, where).not.toBe(decision.id);
}

describe.each(Object.entries(GAMES))("a hint at moments of %s", (game, seats) => {
  it(`is laid down whole, put away whole, sent as it stands (${String(MOMENTS)} moments)`, async () => {
    const roll = dice(game.length + 7 * seats);
    const face = await loadFace(game, "en");
    if (!face) throw new Error("no face");
    face.meet?.(load(face.map));
    const shape = await api.game(game);
    const regions = [...new Set(Object.values(shape.names).flatMap((names) => Object.keys(names)))];
    let player: Player | null = null;
    for (let found = 0; found < MOMENTS;) {
      if (!player) {
        const { table } = await api.open({ game, seats: Array.from({ length: seats }, (_, i) => ({ kind: "mine", name: `P${String(i)}` })) } as never);
        player = new Player(table);
        await api.command(table, { id: "start", type: "start" } as Command);
      }
      const snapshot = await player.look();
      if (!snapshot) player = null;
      else if (!snapshot.decision) await new Promise((done) => setTimeout(done, 10));
      else if (roll(10) < 3) {
        await moment(player, snapshot, roll, regions, game, face);
        found++;
      } else { // the game goes on: mostly as a hint says, else in any way
        const { decision } = snapshot;
        const hint = roll(3) ? await api.hint(player.table, { decision: decision.id, seat: decision.seat, actions: [] }) : null;
        await player.play(hint?.moves[0]?.steps.map(sent) ?? [decision.legal[roll(decision.legal.length)]?.number ?? 0]);
      }
    }
  }, 60_000 + 3_000 * MOMENTS);
});
