/** What can be done now and which calls each thing makes; nothing is drawn here, and nothing is legal that the server did not send. */

import type { LegalAction } from "../../net/shapes.ts";
import { candidates, choose, legal, meant, values, type Chosen, type Draft } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { century, facts, isPeople, PEOPLES, spread, STONES, TILES, total, type People, type Tile } from "./facts.ts";
import { WORDS } from "./words.ts";

/** What a scene can be asked to do. */
export type Call =
  | { readonly call: "confirm"; readonly actions: readonly LegalAction[] }
  | { readonly call: "step"; readonly action: LegalAction }
  /** A step after which this part of the turn is sent, see `sending`. */
  | { readonly call: "send"; readonly action: LegalAction }
  | { readonly call: "choose"; readonly field: string; readonly value: string }
  | { readonly call: "drop"; readonly field: string }
  | { readonly call: "redraft"; readonly steps: readonly LegalAction[]; readonly chosen: Chosen };

export interface Move {
  readonly id: string;
  readonly label: string;
  /** For a narrow button; the label is still what is said. */
  readonly short?: string;
  readonly call: Call;
}

export interface Buttons {
  /** The one thing to do next, if it is clear. */
  readonly primary: Move | null;
  readonly secondary: Move | null;
  /** Taking back what was chosen or drafted. */
  readonly back: Move | null;
  /** Whatever no hand, map or tile offers: by its sentence. */
  readonly others: readonly Move[];
  /** What to do, as a sentence. */
  readonly hint: string;
}

export function perform(scene: Scene, one: Call | null): void {
  if (scene.busy || !one) return;
  if (one.call === "confirm") scene.confirm(...one.actions);
  else if (one.call === "step" || one.call === "send") scene.step(one.action);
  else if (one.call === "choose") scene.choose(one.field, one.value);
  else if (one.call === "drop") scene.drop(one.field);
  else scene.redraft(one.steps, one.chosen);
}

/** What follows once a step that was to be sent has been tried out.
 *
 * Where the turn would only ask once more for a tile, it ends: whoever wants to use one can do so before (ATT-55), and
 * nothing has come to light in between. After a conflict that question is asked as any other.
 */
export function sending(draft: Draft): Call {
  const finish = question(draft) === "Turn.last" ? find(draft, "finish") : undefined;
  return finish ? confirm(finish) : confirm();
}

/** The question that is open after the steps; "" when nothing more can be drafted. */
export const question = (draft: Draft): string =>
  draft.ahead ? (draft.ahead.decision ? questionOf(draft.ahead.decision) : "") : questionOf(draft.decision);
const questionOf = ({ question: name }: { readonly question: string }): string => name;

const find = (draft: Draft, action: string): LegalAction | undefined => legal(draft).find(({ fields }) => fields["action"] === action);
const confirm = (...actions: readonly LegalAction[]): Call => ({ call: "confirm", actions });
/** Without the last step, and with other choices instead. */
const back = (draft: Draft, chosen: Chosen = {}): Call => ({ call: "redraft", steps: draft.steps.slice(0, -1), chosen });

export interface Stone {
  readonly people: People;
  readonly province: string;
  /** No step came after it, so another card or province is one step back. */
  readonly last: boolean;
}

/** The stone that this draft has put and that the question "influence or second stone" is about. */
export function placed(draft: Draft): Stone | null {
  if (question(draft) !== "Turn.take") return null;
  const at = draft.steps.findLastIndex(({ fields }) => fields["action"] === "place");
  const fields = draft.steps[at]?.fields;
  const people = fields?.["people"];
  return isPeople(people) ? { people, province: fields?.["province"] ?? "", last: at === draft.steps.length - 1 } : null;
}

/** The people of the stone that was put: by the last step, or before this question. */
export function ownStone(scene: Scene): People | null {
  const step = scene.draft ? placed(scene.draft) : null;
  if (step) return step.people;
  const told = scene.log.flatMap(({ events }) => events ?? []).findLast(({ event }) => event === "placed");
  return isPeople(told?.["people"]) ? told["people"] : null;
}

/** Chooses; and as soon as card and province are known, puts the stone to see what would be then. */
function take(draft: Draft, field: string, value: string): Call {
  const action = meant(choose(draft, field, value));
  return action?.fields["action"] === "place" ? { call: "step", action } : { call: "choose", field, value };
}

/** Takes a step out of the middle of the draft. */
const without = (draft: Draft, at: number): Call => ({ call: "redraft", steps: draft.steps.filter((_, i) => i !== at), chosen: {} });

const lastStep = (draft: Draft, action: string, people: string): number =>
  draft.steps.findLastIndex(({ fields }) => fields["action"] === action && fields["people"] === people);

// ------------------------------------------------------------------ the map
/** The provinces that can be chosen now; null: none is asked for. */
export function provinces(draft: Draft): readonly string[] | null {
  const asked = question(draft);
  if (asked === "Turn.play") return values(draft, "province", { action: "place", ...draft.chosen });
  if (asked === "Turn.take") return draft.chosen["action"] === "second" ? values(draft, "province") : null;
  if (asked === "Turn.order") return values(draft, "province");
  return null;
}

/** A province was picked. */
export function pick(draft: Draft, region: string): Call | null {
  if (draft.chosen["province"] === region) return { call: "drop", field: "province" };
  if (question(draft) === "Turn.take" && draft.chosen["action"] !== "second") return elsewhere(draft, region);
  // a card that was chosen stays, whatever else might go there
  const chosen = Object.fromEntries(Object.entries(draft.chosen).filter(([field]) => field !== "province"));
  return candidates(draft, { ...chosen, province: region }).length ? take(draft, "province", region) : null;
}

/** Another place for the stone that was put a moment ago. */
function elsewhere(draft: Draft, region: string): Call | null {
  const stone = placed(draft);
  if (!stone?.last || stone.province === region) return null;
  if (draft.steps.length > 1) return back(draft, { people: stone.people, province: region });
  const before = { ...draft, steps: [], ahead: null };
  const [action] = candidates(before, { action: "place", people: stone.people, province: region });
  return action ? { call: "redraft", steps: [action], chosen: {} } : null;
}

// ------------------------------------------------------------------ the hand
export interface Card {
  readonly key: string;
  readonly people: People;
  readonly state: "free" | "chosen" | "away" | "dim" | "still";
  /** Why it cannot be chosen, or where it lies. */
  readonly note: string;
  readonly call: Call | null;
}

/** The viewer's cards from left to right: what is set aside or laid in this draft keeps its place. */
export function hand(scene: Scene): readonly Card[] {
  const known = facts(scene.view);
  const { draft } = scene;
  const w = WORDS[scene.words.lang];
  const asked = draft ? question(draft) : "";
  const stone = draft && asked === "Turn.take" ? placed(draft) : null;
  const away = asked === "Conflict.lay" ? known.laid : asked === "Swap.put" ? known.aside : {};
  return PEOPLES.flatMap((people) => {
    const held = known.hand[people] ?? 0;
    const gone = (away[people] ?? 0) + (stone?.people === people ? 1 : 0);
    return Array.from({ length: held + gone }, (_, i): Card => {
      const key = `${people}-${String(i)}`;
      if (!draft) return { key, people, state: "still", note: "", call: null };
      if (stone?.people === people && i === 0) return { key, people, state: "chosen", note: w.played, call: stone.last ? back(draft) : null };
      if (i < gone) {
        const step = lastStep(draft, asked === "Conflict.lay" ? "lay" : "aside", people);
        const note = asked === "Conflict.lay" ? w.laid : w.aside;
        return { key, people, state: "away", note, call: step < 0 ? null : without(draft, step) };
      }
      return { key, people, ...free(scene, draft, asked, people, i === gone) };
    });
  });
}

/** A card that is in the hand; `first`: of several alike, the one that shows the choice. */
function free(scene: Scene, draft: Draft, asked: string, people: People, first: boolean): Pick<Card, "state" | "note" | "call"> {
  const w = WORDS[scene.words.lang];
  const chosen = draft.chosen["people"] === people;
  if (asked === "Turn.play" || asked === "DeadHand.discard") {
    if (!values(draft, "people", {}).includes(people)) {
      const reason = spread(facts(scene.view).provinces, people).stones >= STONES ? w.noSupply : w.noPlace;
      return { state: "dim", note: reason, call: null };
    }
    if (chosen && first) return { state: "chosen", note: "", call: { call: "drop", field: "people" } };
    return { state: "free", note: "", call: chosen ? null : take(draft, "people", people) };
  }
  if (placed(draft)?.last) {
    return { state: "free", note: "", call: back(draft, { people }) };
  }
  if (asked === "Conflict.lay" || asked === "Swap.put") {
    const action = candidates(draft, { people })[0];
    if (action) return { state: "free", note: "", call: { call: "step", action } };
    return { state: "dim", note: asked === "Conflict.lay" ? w.notHere : w.noMore, call: null };
  }
  return { state: "still", note: "", call: null };
}

// ------------------------------------------------------------------ the action tiles
export interface TileState {
  readonly tile: Tile;
  readonly state: "free" | "used" | "spent" | "not_now";
  readonly call: Call | null;
}

/** The viewer's three tiles; null for a spectator. */
export function tiles(scene: Scene): readonly TileState[] | null {
  if (scene.viewer < 0) return null;
  const { draft } = scene;
  const own = facts(scene.view).tiles[scene.viewer] ?? [];
  return TILES.map((tile) => {
    const step = draft ? draft.steps.findIndex(({ fields }) => fields["tile"] === tile) : -1;
    if (draft && step >= 0) return { tile, state: "used", call: { call: "redraft", steps: draft.steps.slice(0, step), chosen: {} } };
    if (!own.includes(tile)) return { tile, state: "spent", call: null };
    const action = draft ? candidates(draft, { action: "tile", tile })[0] : undefined;
    return action ? { tile, state: "free", call: { call: "step", action } } : { tile, state: "not_now", call: null };
  });
}

// ------------------------------------------------------------------ the buttons
const SHOWN_ELSEWHERE = new Set(["place", "second", "influence", "finish", "tile", "show", "lay", "aside", "raise", "discard", "conflict"]);

export function buttons(scene: Scene): Buttons | null {
  const { draft } = scene;
  if (!draft) return null;
  const w = WORDS[scene.words.lang];
  const people = (id: string): string => scene.words.name("people", id);
  const province = (id: string): string => scene.words.name("province", id);
  const chosen = draft.chosen;
  const finish = find(draft, "finish");
  const known = facts(scene.view);
  const drafted = draft.steps.length > 0;
  const others = legal(draft)
    .filter(({ fields }) => !SHOWN_ELSEWHERE.has(fields["action"] ?? ""))
    .map((action): Move => ({ id: action.notation, label: action.sentence, call: confirm(action) }));
  const undo: Move | null = Object.keys(chosen).length
    ? { id: "back", label: w.back, call: { call: "redraft", steps: draft.steps, chosen: {} } }
    : drafted
      ? { id: "back", label: w.takeBack, call: back(draft) }
      : null;
  const rest = { others, back: undo, secondary: null };
  const done = (label: string): Move | null => (finish ? { id: "finish", label, call: confirm(finish) } : null);
  const usesTile = draft.steps.some(({ fields }) => fields["action"] === "tile");

  switch (question(draft)) {
    case "": // what was drafted ends in chance, in somebody else's answer, or in the end of the game
      return { ...rest, primary: { id: "send", label: w.send, call: confirm() }, hint: w.ready };
    case "Turn.play": {
      const show = find(draft, "show");
      const action = meant(draft);
      const [card, at] = [chosen["people"], chosen["province"]];
      const more = w.cards(known.plays);
      const hint = show ? w.nothingPlayable : card !== undefined ? w.chooseProvince(people(card)) : at !== undefined ? w.chooseCard(province(at)) : w.chooseBoth;
      const primary: Move | null = show
        ? { id: "show", label: w.show, call: confirm(show) }
        : action?.fields["action"] === "place"
          ? { id: "place", label: w.placeIn(province(action.fields["province"] ?? "")), call: { call: "step", action } }
          : null;
      const secondary: Move | null = usesTile ? { id: "send", label: w.sendTile, call: confirm() } : null;
      return { ...rest, primary, secondary, hint: [hint, more].filter(Boolean).join(" ") };
    }
    case "Turn.take":
      return takeButtons(scene, draft, rest);
    case "Turn.order": {
      const action = meant(draft);
      const at = action?.fields["province"];
      return { ...rest, primary: action && at !== undefined ? { id: "first", label: w.first(province(at)), call: confirm(action) } : null, hint: "" };
    }
    case "Turn.last":
      return { ...rest, primary: done(w.endTurn), hint: "" };
    case "Conflict.before_scoring":
      return { ...rest, primary: done(w.toScoring), hint: "" };
    case "Conflict.lay": {
      const n = total(known.laid);
      return { ...rest, primary: done(n ? w.lay(n) : w.layNone), hint: n ? w.laidSome(n) : w.chooseLay };
    }
    case "Swap.put": {
      const n = total(known.aside);
      return { ...rest, primary: done(w.swap(n)), hint: n ? w.laidSome(n) : w.chooseAside };
    }
    case "DeadHand.discard": {
      const action = meant(draft);
      const card = action?.fields["people"];
      return { ...rest, primary: action && card !== undefined ? { id: "discard", label: w.discard(people(card)), call: confirm(action) } : null, hint: "" };
    }
    case "TwoInfluence.up": {
      const one = draft.steps.at(-1)?.fields["action"] === "raise";
      return { ...rest, primary: null, hint: w.chooseRaise(one ? 1 : 2) };
    }
    default: // a question that this face does not know: everything by its sentence
      return {
        ...rest,
        primary: null,
        others: legal(draft).map((action) => ({ id: action.notation, label: action.sentence, call: confirm(action) })),
        hint: draft.ahead?.decision?.sentence ?? draft.decision.sentence,
      };
  }
}

function takeButtons(scene: Scene, draft: Draft, rest: { others: readonly Move[]; back: Move | null; secondary: null }): Buttons {
  const w = WORDS[scene.words.lang];
  const stone = placed(draft);
  const influence = find(draft, "influence");
  const seconds = candidates(draft, { action: "second" });
  if (draft.chosen["action"] === "second") {
    const action = meant(draft);
    const at = action?.fields["province"];
    const label = stone ? w.bothStones : w.secondStone;
    return {
      ...rest,
      primary: action ? { id: "second", label, call: { call: "send", action } } : null,
      hint: at === undefined ? w.chooseSecond : w.secondIn(scene.words.name("province", at)),
    };
  }
  const n = century(facts(scene.view).pacified.length).influence;
  const [only] = seconds;
  const label = stone ? w.place(n) : w.influence(n);
  return {
    ...rest,
    primary: influence ? { id: "influence", label, call: { call: "send", action: influence } } : null,
    secondary: only
      ? {
          id: "two",
          label: w.second,
          short: w.secondShort,
          call: seconds.length === 1 ? { call: "send", action: only } : { call: "choose", field: "action", value: "second" },
        }
      : null,
    hint: stone ? w.placed(scene.words.name("people", stone.people), scene.words.name("province", stone.province)) : (draft.ahead?.decision?.sentence ?? draft.decision.sentence),
  };
}

/** The peoples whose counter may go up one field now. */
export function raises(draft: Draft): readonly { readonly people: People; readonly action: LegalAction }[] {
  if (question(draft) !== "TwoInfluence.up") return [];
  return legal(draft).flatMap((action) => {
    const people = action.fields["people"];
    return isPeople(people) ? [{ people, action }] : [];
  });
}

/** Which peoples may come into a province with the next card. */
export function comers(draft: Draft, region: string): readonly People[] {
  if (question(draft) !== "Turn.play") return [];
  return PEOPLES.filter((people) => candidates(draft, { action: "place", people, province: region }).length > 0);
}
