/** What the enemy could take, before the question ends in which one could still help. */

import type { Scene } from "../face.ts";
import type { Draft } from "../../table/draft.ts";
import { question } from "../parts/steps.ts";
import { spaceOf } from "./drawn.tsx";
import { asked, facts } from "./facts.ts";
import { worthOf } from "./map.ts";
import { told } from "./threats.ts";
import { THREATS } from "./words/threats.ts";

const EACH = 2; // lands that have a sentence each; more share one
const NAMED = 8;

export function Threats({ scene, draft }: { readonly scene: Scene; readonly draft: Draft }) {
  const w = THREATS[scene.words.lang];
  const rows = told(facts(scene.view), draft, asked(facts(scene.settled), "picked"));
  const list = new Intl.ListFormat(scene.words.lang, { type: "conjunction" });
  const all = (names: readonly string[]): string => list.format(names.length > NAMED + 1 ? [...names.slice(0, NAMED), w.others(names.length - NAMED)] : names);
  const [empty, weak] = [rows.filter(({ guards }) => guards === 0), rows.filter(({ guards }) => guards > 0)];
  const sentences = [
    ...(empty.length ? [w.empty(all(empty.map(({ space }) => w.ipc(spaceOf(scene, space), worthOf(space)))))] : []),
    ...(weak.length > EACH ? [w.weak(all(weak.map(({ space, foes, guards }) => w.against(spaceOf(scene, space), foes, guards))))]
      : weak.map(({ space, foes, guards }) => w.one(spaceOf(scene, space), foes, guards, question(draft) !== "CombatMove.order"))),
  ];
  return <>{sentences.map((sentence) => <p key={sentence} class="fp-warning">{sentence}</p>)}</>;
}
