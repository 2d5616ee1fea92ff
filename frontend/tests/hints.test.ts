/** Hints at moments of every game, through the doors that the page uses and a real server: what is taken over is the draft, all of it, and can be sent. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Face } from "../src/faces/face.ts";
import { loadFace } from "../src/faces/index.ts";
import { api } from "../src/net/api.ts";
import type { Snapshot } from "../src/net/shapes.ts";
import { candidates, legal, momentOf, sent } from "../src/table/draft.ts";
import { unclosed } from "../src/table/hint/unclosed.ts";
import { keep, recall } from "../src/table/savedDraft.ts";
import { load } from "./maps.ts";
import { begun, dice, ended, GAMES, moments, notations, type Player } from "./playing.ts";

const MOMENTS = Number(process.env["HINTS"] ?? 3); // of each game; `make fuzz` wants 300

beforeAll(begun, 40_000);
afterAll(ended);

const store = (): Pick<Storage, "getItem" | "setItem" | "removeItem"> => {
  const held = new Map<string, string>();
  return { getItem: (name) => held.get(name) ?? null, setItem: (name, value) => { held.set(name, value); }, removeItem: (name) => { held.delete(name); } };
};

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
  expect(move.sentence.startsWith(move.begins) && move.why.startsWith(move.reason), "what is read at once is how the whole begins").toBe(true);
  expect(`${move.begins} ${move.reason}`.trim().match(/[.!](?= [\p{Lu}\d]|$)/gu)?.length, `three sentences at most: ${move.begins} ${move.reason}`).toBeLessThanOrEqual(3);
  expect(move.sentence, "no rows of steps").not.toMatch(/→/);
  await drafting.advise(move, behind);
  const draft = state.value.draft;
  const where = `${game} ${decision.question}: ${notations(move.steps).join(" / ")}`;
  expect(player.refusals, where).toEqual([]);
  expect(notations(draft?.steps ?? []), where).toEqual([...notations(behind), ...notations(move.steps)]);
  expect(draft?.advised?.sentence, where).toBe(move.sends.sentence);
  expect(draft?.chosen, "nothing half chosen stays").toEqual({});
  expect(player.scene.laid, where).toBe(move.sends.sentence);

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
  expect(back?.advised?.sentence).toBe(move.sends.sentence);

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
    await drafting.adopt(unclosed(state.value.draft?.steps ?? []));
    const mine = state.value.draft;
    const closes = Object.keys(move.steps.at(-1)?.fields ?? {}).length < 2; // else it is one of the things that the hint spoke of
    expect(notations(mine?.steps ?? []), where).toEqual(closes ? taken.slice(0, -1) : taken);
    expect(mine?.advised, where).toBeUndefined();
    expect(player.refusals, where).toEqual([]);
    const closing = mine && legal(mine).find(({ notation }) => notation === taken.at(-1));
    if (closes) expect(closing, where).toBeDefined();
    if (closes && closing) drafting.step(closing);
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
    await moments(game as keyof typeof GAMES, seats, MOMENTS, roll, async (player, snapshot) => {
      await moment(player, snapshot, roll, regions, game, face);
      return true;
    });
  }, 60_000 + 3_000 * MOMENTS);
});
