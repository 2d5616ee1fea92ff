/** The cards that are picked up from the hand, shared by the hand, the controls and the map. */

import { Observable } from "../../app/observable.ts";
import { candidates, legal, momentOf } from "../../table/draft.ts";
import type { Draft, Scene } from "../face.ts";
import { wordsOf } from "./drawn.tsx";
import { asSet, bestSet, canFight, cardOf, facts, fitsSet, isArmy, jokerCounts, laidOut, pays, sum, type Kind } from "./facts.ts";

/** A copy in the hand: the card, and which of those alike. */
export interface Copy {
  readonly card: string;
  readonly copy: number;
}

interface Picked {
  readonly moment: string;
  readonly copies: readonly Copy[];
}

const EMPTY: Picked = { moment: "", copies: [] };
export const picked = new Observable<Picked>(EMPTY);

export const question = (draft: Draft): string => draft.decision.question;

/** What is picked up for the open question, in the order in which it was. */
export function taken(scene: Scene): readonly Copy[] {
  const held = facts(scene.view).hand;
  return scene.draft !== null && picked.value.moment === momentOf(scene.draft) ? picked.value.copies.filter(({ card, copy }) => copy < (held[card] ?? 0)) : [];
}

export const cardsTaken = (scene: Scene): readonly string[] => taken(scene).map(({ card }) => card);

/** The hand as it lies, each copy by itself. */
export function copies(scene: Scene): readonly Copy[] {
  const seen = new Map<string, number>();
  return laidOut(facts(scene.view).hand).map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  });
}

const same = (a: Copy, b: Copy): boolean => a.card === b.card && a.copy === b.copy;

/** Which actions a card is for in one's own turn. */
const ACTIONS: Readonly<Partial<Record<Kind, string>>> = { artillerie: "fight", infanterie: "fight", kavallerie: "fight", joker: "fight", revolution: "revolution", verrat: "treason", ueberlaeufer: "demand" };

/** What the cards that are picked up would do; "" for none. */
export function purpose(scene: Scene): string {
  const [first] = taken(scene);
  const { draft } = scene;
  if (!first || !draft) return "";
  return question(draft) === "Turn.choose" ? (ACTIONS[cardOf(first.card).kind] ?? "") : "";
}

/** Whether a card can be picked up beside those that are: together they make a set, a demand, a payment. */
export function may(scene: Scene, copy: Copy): boolean {
  const { draft } = scene;
  if (!draft || scene.busy) return false;
  const { card } = copy;
  switch (question(draft)) {
    case "Turn.choose": {
      const action = ACTIONS[cardOf(card).kind];
      return action !== undefined && candidates(draft, { action }).length > 0;
    }
    case "Fight.answer": return canFight(card) && candidates(draft, { action: "lay" }).length > 0;
    case "Revolt.counter": case "Revolt.sealed": return false;
    case "Demand.raise": return candidates(draft, { action: "add", card }).length > 0;
    case "Demand.answer": return isArmy(card) ? payable(scene) : candidates(draft, { action: "ward", card }).length > 0;
    default: return legal(draft).some(({ fields }) => fields["card"] === card);
  }
}

/** Why a card cannot be picked up now; "" where it can, or where nothing is asked. */
export function grey(scene: Scene, copy: Copy): string {
  const { draft } = scene;
  if (!draft || scene.busy || may(scene, copy)) return "";
  const w = wordsOf(scene);
  const { kind } = cardOf(copy.card);
  const asked = question(draft);
  if (kind === "gegenrevolution") return asked.startsWith("Revolt.") ? w.greyButton : w.greyCounter;
  if (asked === "Fight.answer") return canFight(copy.card) ? w.cannotDefend : w.greyDefend;
  if (asked !== "Turn.choose") return w.greyNow;
  if (facts(scene.view).asks["late"] === 1) return w.greyLate;
  return canFight(copy.card) && missingSet(scene) ? w.greySet : w.greyTarget;
}

const missingSet = (scene: Scene): boolean => bestSet(facts(scene.view).hand, jokerCounts(scene.options)) === null;

/** The armies of the hand reach what is left of the demand. */
function payable(scene: Scene): boolean {
  const { rest } = payment(scene);
  return rest > 0 && sum(laidOut(facts(scene.view).hand).filter(isArmy), 0) >= rest;
}

/** What is picked up once this copy is pressed, too. */
function pressed(scene: Scene, copy: Copy): readonly Copy[] {
  const now = taken(scene);
  if (now.some((one) => same(one, copy))) return now.filter((one) => !same(one, copy));
  const { kind } = cardOf(copy.card);
  const asked = scene.draft ? question(scene.draft) : "";
  if (asked === "Demand.answer" || asked === "Demand.raise") return [...now, copy];
  if (kind === "ueberlaeufer") return [...now.filter(({ card }) => cardOf(card).kind === kind), copy];
  if (!canFight(copy.card)) return [copy];
  const set = now.filter(({ card }) => canFight(card));
  if (fitsSet(set.map(({ card }) => card), copy.card)) return [...set, copy];
  // another one of its arm takes its place, else the last joker's
  const rival = set.findLast(({ card }) => cardOf(card).kind === kind) ?? set.findLast(({ card }) => card === "joker") ?? set.at(-1);
  return [...set.filter((one) => one !== rival), copy];
}

export function press(scene: Scene, copy: Copy): void {
  const { draft } = scene;
  if (!draft || !may(scene, copy)) return;
  put(scene, pressed(scene, copy));
}

/** Picks up these copies instead of others, and turns the map to what they are for. */
export function put(scene: Scene, now: readonly Copy[]): void {
  const { draft } = scene;
  if (!draft) return;
  picked.value = { moment: momentOf(draft), copies: now };
  if (question(draft) !== "Turn.choose") return;
  const action = purpose(scene);
  if (action === "" && draft.chosen["action"] !== undefined) scene.redraft([], {});
  else if (action !== "" && draft.chosen["action"] !== action) {
    const land = draft.chosen["land"];
    const kept: Readonly<Record<string, string>> = land !== undefined && candidates(draft, { action, land }).length ? { action, land } : { action };
    scene.redraft([], kept);
  } else if (!draft.steps.length) scene.redraft([], draft.chosen); // what is asked says what is left to do
}

/** The treason card is picked up for a land that was named first; false: that is not possible. */
export function betray(scene: Scene, land: string): boolean {
  const { draft } = scene;
  const card = Object.keys(facts(scene.view).hand).find((one) => cardOf(one).kind === "verrat");
  if (!draft || card === undefined || !candidates(draft, { action: "treason", land }).length) return false;
  picked.value = { moment: momentOf(draft), copies: [{ card, copy: 0 }] };
  scene.redraft([], { action: "treason", land });
  return true;
}

/** The strongest set of the hand is picked up. */
export function putSet(scene: Scene, cards: readonly string[]): void {
  const seen = new Map<string, number>();
  put(scene, cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return { card, copy };
  }));
}

/** The set that is picked up, in the order of the arms; null: it is none yet. */
export const setTaken = (scene: Scene): readonly string[] | null => asSet(cardsTaken(scene));

/** What has been put together for a demand: defectors that ward off, and armies. */
export function payment(scene: Scene): { readonly wards: readonly string[]; readonly armies: readonly string[]; readonly rest: number; readonly state: "short" | "fits" | "more" } {
  const known = facts(scene.view);
  const cards = cardsTaken(scene);
  const wards = cards.filter((card) => !isArmy(card));
  const armies = cards.filter(isArmy);
  const rest = Math.max(0, (known.asks["amount"] ?? 0) - wards.reduce((all, card) => all + cardOf(card).value, 0) - sum(known.paid, 0));
  return { wards, armies, rest, state: rest === 0 ? (armies.length ? "more" : "fits") : armies.length ? pays(armies, rest) : "short" };
}
