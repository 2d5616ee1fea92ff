/** Places at moments of every game that are pressed in vain, through the doors that the page uses and a real server: why is said, and it is true. */

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Face, Why } from "../src/faces/face.ts";
import { loadFace } from "../src/faces/index.ts";
import { api } from "../src/net/api.ts";
import type { LegalAction, Snapshot } from "../src/net/shapes.ts";
import { legal, sent } from "../src/table/draft.ts";
import { routing } from "../src/table/route/routing.ts";
import { seek } from "../src/table/route/seek.ts";
import { load } from "./maps.ts";
import { begun, dice, ended, GAMES, moments, notations, type Player } from "./playing.ts";

const MOMENTS = Number(process.env["REFUSALS"] ?? 3); // of each game; `make fuzz` wants 200
const FIELDS: ReadonlySet<string> = new Set(["province", "region", "land", "space"]); // that name a place
const PLACES = 6; // pressed at each of them

const places = ({ fields }: LegalAction): readonly string[] => Object.entries(fields).flatMap(([field, value]) => (FIELDS.has(field) ? [value] : []));

beforeAll(begun, 40_000);
afterAll(ended);

/** Presses a place as the map does (`table/Map.tsx`): undefined where something comes of it, else why nothing does. */
async function pressed(player: Player, face: Face, region: string): Promise<Why | null | undefined> {
  const { scene } = player;
  const before = [player.state.value.draft, player.confirmed];
  const changed = (): boolean => routing.value !== null || player.state.value.draft !== before[0] || player.confirmed !== before[1];
  routing.value = null;
  const seeks = scene.draft && face.seeks?.(region, scene);
  if ((!seeks || seeks === "else") && face.pick(region, scene)) {
    await player.rest();
    expect(changed(), `${region}: it is taken, and something comes of it`).toBe(true);
    return undefined;
  }
  if (!seeks) return face.why?.(region, scene) ?? null;
  let why: Why | null | undefined;
  await seek({ region, at: [0, 0], face, scene: () => player.scene, pick: () => face.pick(region, player.scene), inVain: (said) => { why = said; } }, seeks ?? "else");
  await player.rest();
  if (why === undefined) expect(changed(), `${region}: a way is taken, or asked about`).toBe(true);
  return why;
}

/** What the card says, and whether the rules have said it (`table/About.tsx`). */
async function said(player: Player, why: Why): Promise<{ readonly sentence: string; readonly rule: string; readonly lied: boolean }> {
  const found = why.tried ? await player.drafting.refusal(why.tried.steps, why.tried.action) : null;
  return { sentence: [found?.sentence, why.sentence].filter(Boolean).join(" "), rule: found?.rule || why.rule, lied: why.tried !== undefined && found === null && !why.sentence };
}

describe.each(Object.entries(GAMES))("what is pressed in vain at moments of %s", (game, seats) => {
  it(`says why, and truly (${String(MOMENTS)} moments)`, async () => {
    const roll = dice(3 * game.length + seats);
    const face = await loadFace(game, "en");
    if (!face) throw new Error("no face");
    const maps = [load(face.map), ...(face.beyond ?? []).map(load)];
    for (const map of maps) face.meet?.(map);
    const regions = maps.flatMap((map) => Object.keys(map.regions));
    let refused = 0;
    await moments(game as keyof typeof GAMES, seats, MOMENTS, roll, async (player, snapshot: Snapshot) => {
      const { drafting, state } = player;
      for (let steps = roll(3); steps > 0; steps--) { // a draft of one's own, now and then
        const open = state.value.draft ? legal(state.value.draft) : [];
        const one = open[roll(open.length)];
        if (one) drafting.step(one);
        await player.rest();
      }
      const steps = state.value.draft?.steps ?? [];
      const open = state.value.draft ? legal(state.value.draft) : [];
      const named = new Set(open.flatMap(places));
      if (!named.size) return false; // no place is asked for
      for (let i = 0; i < PLACES; i++) {
        drafting.redraft(steps);
        await player.rest();
        const region = regions[roll(regions.length)] ?? "";
        const where = `${game} ${snapshot.decision?.question ?? ""}, ${notations(steps).join(" / ")}: ${region}`;
        const draft = state.value.draft;
        const why = await pressed(player, face, region);
        if (why === undefined) continue;
        refused++;
        expect(state.value.draft, `${where}: what was drafted stays`).toBe(draft);
        // by trying: nothing that could be done now names the place, but for where it was begun already
        const mine = steps.some((step) => places(step).includes(region));
        if (why === null) { // the card says what is there, and that is all there is to say
          expect(mine || maps.some((map) => map.regions[region]?.water), `${where}: nothing is said`).toBe(true);
          expect(open.some((one) => places(one).includes(region)) && !mine, where).toBe(false);
          continue;
        }
        const { sentence, lied } = await said(player, why);
        expect(sentence, where).toMatch(/[.!?]$/);
        expect(lied, `${where}: “${why.tried?.action ?? ""}” is said to be impossible, and is not`).toBe(false);
        for (const action of open.filter((one) => places(one).includes(region))) {
          const tried = await api.preview(player.table, { openly: false, decision: snapshot.decision?.id ?? "", seat: snapshot.viewer, actions: [...steps, action].map(sent) }).then(() => true, () => false);
          expect(tried && !sentence.includes(region) && !why.sentence, `${where}: ${action.notation} is possible, and it says: ${sentence}`).toBe(false);
        }
      }
      drafting.redraft([]);
      await player.rest();
      return true;
    });
    expect(refused, "something was pressed in vain").toBeGreaterThan(0);
  }, 60_000 + 4_000 * MOMENTS);
});
