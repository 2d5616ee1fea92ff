/** The buttons of the moment and the step that is asked for, for every question of the game. */

import type { LegalAction } from "../../net/shapes.ts";
import { candidates, legal, meant, type Draft } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { find, question } from "../parts/steps.ts";
import { bound } from "../parts/you.ts";
import { century, contested, facts, ROOM, total } from "./facts.ts";
import { confirm, ownStone, placed, type Call } from "./moves.ts";
import { fought, story } from "./story.ts";
import { foretold, inRoom, shortly, warnings, type Warning } from "./warnings.ts";
import { WORDS } from "./words/index.ts";

export interface Move {
  readonly id: string;
  readonly label: string;
  /** For a narrow button; the label is still what is said. */
  readonly short?: string;
  /** What comes with it, in a few words. */
  readonly brings?: string;
  readonly call: Call;
  /** What of an action it means, where a lesson has to find it. */
  readonly does?: string;
}

export interface Buttons {
  /** The one thing to do next, if it is clear. */
  readonly primary: Move | null;
  readonly secondary: Move | null;
  /** Whatever no hand, map or tile offers: by its sentence. */
  readonly others: readonly Move[];
  /** What to do, as a sentence. */
  readonly hint: string;
}

const SHOWN_ELSEWHERE = new Set(["place", "second", "influence", "finish", "tile", "show", "lay", "aside", "raise", "discard", "conflict"]);

/** What the next press of the red button would take, if that is one more step; null: something else. */
export function nextStep(scene: Scene): LegalAction | null {
  const call = buttons(scene)?.primary?.call;
  return call?.call === "send" || call?.call === "step" ? call.action : null;
}

/** Looks no better than what else may be done. */
const passing = (move: Move | null): Move | null => move && { ...move, does: "pass" };

export function buttons(scene: Scene): Buttons | null {
  const { draft } = scene;
  if (!draft || draft.advised) return null; // a hint that was taken over is the panel's to send
  const w = WORDS.in(scene.words.lang);
  const people = (id: string): string => scene.words.name("people", id);
  const province = (id: string): string => scene.words.name("province", id);
  const chosen = draft.chosen;
  const finish = find(draft, "finish");
  const known = facts(scene.view);
  const others = legal(draft)
    .filter(({ fields }) => !SHOWN_ELSEWHERE.has(fields["action"] ?? ""))
    .map((action): Move => ({ id: action.notation, label: action.sentence, call: confirm(action) }));
  const rest = { others, secondary: null };
  const done = (label: string): Move | null => (finish ? { id: "finish", label, call: confirm(finish) } : null);
  const usesTile = draft.steps.some(({ fields }) => fields["action"] === "tile"); // it is sent with the stone that follows

  switch (question(draft)) {
    case "": // what was drafted ends in chance, in somebody else's answer, or in the end of the game
      return scene.busy
        ? { ...rest, primary: null, hint: w.sending }
        : { ...rest, primary: { id: "send", label: w.send(draft.steps.at(-1)?.sentence ?? ""), call: confirm() }, hint: inRoom(scene, foretold(scene), "", !bound(scene) && (draft.ahead?.ends === "chance" || draft.ahead?.ends === "hidden") ? "" : w.then[draft.ahead?.ends ?? "other"]) };
    case "Turn.play": {
      const show = find(draft, "show");
      const action = meant(draft);
      const [card, at] = [chosen["people"], chosen["province"]];
      const both = usesTile && known.plays < 2 ? w.chooseWithTile : known.plays > 1 ? w.chooseSeveral(known.plays) : playedBefore(scene) ? w.chooseLast : w.chooseBoth;
      const hint = show ? w.nothingPlayable : card !== undefined ? w.chooseProvince(people(card)) : at === undefined ? both
        : [w.chooseCard(province(at)), total(known.provinces[at]) >= ROOM ? w.fifthSaid(province(at)) : ""].filter(Boolean).join(" ");
      const primary: Move | null = show
        ? { id: "show", label: w.show, call: confirm(show) }
        : action?.fields["action"] === "place"
          ? { id: "place", label: w.placeIn(province(action.fields["province"] ?? "")), call: { call: "step", action } }
          : null;
      return { ...rest, primary, hint };
    }
    case "Turn.take":
      return takeButtons(scene, draft, rest);
    case "Turn.order": {
      const action = meant(draft);
      const at = action?.fields["province"];
      return { ...rest, primary: action && at !== undefined ? { id: "first", label: w.first(province(at)), call: confirm(action) } : null, hint: "" };
    }
    case "Turn.last":
      return { ...rest, primary: done(draft.steps.filter(({ fields }) => fields["action"] === "place" || fields["action"] === "second").length > 1 ? w.bothStones : w.endTurn), hint: "" };
    case "Conflict.before_scoring":
      return { ...rest, primary: done(w.toScoring), hint: "" };
    case "Conflict.lay": {
      const n = total(known.laid);
      return { ...rest, primary: n ? done(w.lay(n)) : passing(done(w.layNone)), hint: n ? w.laidSome(n) : w.chooseLay(province(fought(story(scene))?.province ?? contested(known)[0] ?? "")) };
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

/** A card was played in this turn already. */
function playedBefore({ log }: Scene): boolean {
  for (const { events = [], undone } of log.toReversed()) {
    if (undone) continue;
    const begun = events.findLastIndex(({ event }) => event === "turn");
    if (events.slice(begun + 1).some(({ event }) => event === "played")) return true;
    if (begun >= 0) return false;
  }
  return false;
}

function takeButtons(scene: Scene, draft: Draft, rest: { others: readonly Move[]; secondary: null }): Buttons {
  const w = WORDS.in(scene.words.lang);
  const stone = placed(draft);
  const own = ownStone(scene);
  const influence = find(draft, "influence");
  const seconds = candidates(draft, { action: "second" });
  const warned = (what: Parameters<typeof warnings>[2]): readonly Warning[] => (own ? warnings(scene, own, what) : []);
  const said = (first: string, found: readonly Warning[]): string => inRoom(scene, found, first);
  if (draft.chosen["action"] === "second") {
    const action = meant(draft);
    const at = action?.fields["province"];
    const label = stone ? w.bothStones : w.secondStone;
    const found = warned({ second: at });
    return {
      ...rest,
      primary: action ? { id: "second", label, ...shortly(found), call: { call: "send", action } } : null,
      hint: at === undefined ? w.chooseSecond : said(w.secondIn(scene.words.name("province", at)), found),
    };
  }
  const n = century(facts(scene.view).pacified.length).influence;
  const [only] = seconds;
  const label = stone ? w.place(n) : w.influence(n);
  const found = warned({ influence: n });
  const first = !stone ? (draft.ahead?.decision?.sentence ?? draft.decision.sentence)
    : found.length ? "" : w.placed(scene.words.name("people", stone.people), scene.words.name("province", stone.province));
  const one: Move | null = influence ? { id: "influence", does: "action influence", label, ...shortly(found), call: { call: "send", action: influence } } : null;
  const two: Move | null = only
    ? {
        id: "two",
        does: "action second",
        label: w.second,
        short: w.secondShort,
        ...(seconds.length === 1 ? { ...shortly(warned({ second: only.fields["province"] })), call: { call: "send", action: only } } : { call: { call: "choose", field: "action", value: "second" } }),
      }
    : null;
  const taught = two !== null && scene.teaches?.has("second") && !scene.teaches.has("influence"); // the red button is what the task asks for
  return { ...rest, ...(taught ? { primary: two, secondary: one } : { primary: one, secondary: two }), hint: said(first, found) };
}
