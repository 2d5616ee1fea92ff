/** The viewer's cards: which of them are chosen, laid or put aside, and what a click on each would do. */

import { candidates, values, type Draft } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { question } from "../parts/steps.ts";
import { facts, PEOPLES, spread, STONES, type People } from "./facts.ts";
import { back, lastStep, placed, take, without, type Call } from "./moves.ts";
import { WORDS } from "./words/index.ts";

export interface Card {
  readonly key: string;
  readonly people: People;
  readonly state: "free" | "chosen" | "away" | "dim" | "still";
  /** Why it cannot be chosen, or where it lies. */
  readonly note: string;
  readonly call: Call | null;
}

/** The viewer's cards from left to right: what is set aside or laid in this draft keeps its place.
 *
 * Equal cards are one to the rules; `picked` tells which of them was meant: keys of cards, the last one first.
 */
export function hand(scene: Scene, picked: readonly string[] = []): readonly Card[] {
  const known = facts(scene.view);
  const { draft } = scene;
  const asked = draft ? question(draft) : "";
  const stone = draft && asked === "Turn.take" ? placed(draft) : null;
  const away = asked === "Conflict.lay" ? known.laid : asked === "Swap.put" ? known.aside : {};
  return PEOPLES.flatMap((people) => {
    const gone = (away[people] ?? 0) + (stone?.people === people ? 1 : 0);
    const one = draft?.chosen["people"] === people && chooses(asked) ? 1 : 0;
    const keys = Array.from({ length: (known.hand[people] ?? 0) + gone }, (_, i) => `${people}-${String(i)}`);
    const up = new Set([...picked.filter((key) => keys.includes(key)), ...keys.filter((key) => !picked.includes(key))].slice(0, gone + one));
    return keys.map((key): Card => {
      if (!draft) return { key, people, state: "still", note: "", call: null };
      return { key, people, ...(up.has(key) ? raised(scene, draft, asked, people) : free(scene, draft, asked, people)) };
    });
  });
}

/** What was picked so far, after a click on a card: a card that rises comes first, one that goes down is forgotten. */
export function pickedNow(picked: readonly string[], card: Card): readonly string[] {
  const others = picked.filter((key) => key !== card.key);
  return card.state === "chosen" || card.state === "away" ? others : [card.key, ...others];
}

const chooses = (asked: string): boolean => asked === "Turn.play" || asked === "DeadHand.discard";

type Lying = Pick<Card, "state" | "note" | "call">;

/** A card that is chosen, or that this draft has played, laid or put aside. */
function raised(scene: Scene, draft: Draft, asked: string, people: People): Lying {
  const w = WORDS.in(scene.words.lang);
  const stone = placed(draft);
  if (stone) return { state: "chosen", note: w.played, call: stone.last ? back(draft) : null };
  if (chooses(asked)) return { state: "chosen", note: "", call: { call: "drop", field: "people" } };
  const laid = asked === "Conflict.lay";
  const step = lastStep(draft, laid ? "lay" : "aside", people);
  return { state: "away", note: laid ? w.laid : w.aside, call: step < 0 ? null : without(draft, step) };
}

/** Why a card of this people cannot be played now; "" where it can. */
export function refused(scene: Scene, people: People): string {
  const { state, note } = scene.draft ? free(scene, scene.draft, question(scene.draft), people) : { state: "still", note: "" };
  return state === "dim" ? note : "";
}

/** A card that is in the hand. */
function free(scene: Scene, draft: Draft, asked: string, people: People): Lying {
  const w = WORDS.in(scene.words.lang);
  if (chooses(asked)) {
    if (!values(draft, "people", {}).includes(people)) {
      const reason = spread(facts(scene.view).provinces, people).stones >= STONES ? w.noSupply : w.noPlace;
      return { state: "dim", note: reason, call: null };
    }
    // its like is chosen: this one shall be meant instead
    if (draft.chosen["people"] === people) return { state: "free", note: "", call: { call: "choose", field: "people", value: people } };
    const at = draft.chosen["province"];
    const elsewhere = at !== undefined && candidates(draft, { people, province: at }).length === 0;
    return { state: elsewhere ? "dim" : "free", note: elsewhere ? w.notThere(scene.words.name("province", at)) : "", call: take(draft, "people", people) };
  }
  const stone = placed(draft);
  if (stone?.last) {
    const same: Call = { call: "redraft", steps: draft.steps, chosen: draft.chosen };
    return { state: "free", note: "", call: stone.people === people ? same : back(draft, { people }) };
  }
  if (asked === "Conflict.lay" || asked === "Swap.put") {
    const action = candidates(draft, { people })[0];
    if (action) return { state: "free", note: "", call: { call: "step", action } };
    return { state: "dim", note: asked === "Conflict.lay" ? w.notHere : w.noMore, call: null };
  }
  return { state: "still", note: "", call: null };
}
