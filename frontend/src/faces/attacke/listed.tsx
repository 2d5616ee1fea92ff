/** What the list of words says beside names: whose cards stand against it, and the chance; of a set that is planned, its strength. */

import type { ComponentProps } from "preact";

import { settings } from "../../app/settings.ts";
import type { FaceList, LegalAction, Scene } from "../face.ts";
import { likely, useOdds } from "../parts/OddsPanel.tsx";
import { unlisted } from "../../table/draft.ts";
import { AttackChance } from "./Chance.tsx";
import { CardRow, cardName, wordsOf } from "./drawn.tsx";
import { asSet, bestSet, facts, guess, jokerCounts, ownerOf, SET, sum } from "./facts.ts";
import { asked, type HandOdds } from "./odds.ts";
import { setTaken } from "./selection.ts";
import { gain, unstopped, unwarded } from "./unstopped.ts";
import { ABOUT } from "./words/about/index.ts";

type Value = ComponentProps<NonNullable<FaceList["Beside"]>>;

/** What stands beside a value that needs no question to the server; "" for nothing. */
export function besides(scene: Scene, { action, field, value }: Omit<Value, "scene">): string {
  const w = wordsOf(scene);
  const a = ABOUT.in(scene.words.lang);
  const known = facts(scene.view);
  switch (`${action} ${field}`) {
    case "fight land": return w.cards(known.handSizes[ownerOf(known, value)] ?? 0);
    case "treason land": return a.chance(unstopped(scene, [ownerOf(known, value)]));
    case "revolution continent": return gain(scene, value).average;
    case "demand player": return `${w.cards(known.handSizes[Number(value) - 1] ?? 0)}; ${a.chance(unwarded(scene, Number(value) - 1))}`;
    default: return "";
  }
}

function Beside({ scene, ...value }: Value) {
  const said = besides(scene, value);
  if (!said) return null;
  return <small>{said}{value.action === "fight" ? <BestChance scene={scene} land={value.value} /> : null}</small>;
}

/** The best set of the hand against whoever holds the land; whoever has no three cards cannot defend it (SCH-R03). */
function BestChance({ scene, land }: { readonly scene: Scene; readonly land: string }) {
  const known = facts(scene.view);
  const joker = jokerCounts(scene.options);
  const owner = ownerOf(known, land);
  const set = bestSet(known.hand, joker);
  const defends = (known.handSizes[owner] ?? 0) >= SET;
  const odds = useOdds<HandOdds>(scene, "attacke", set && defends ? asked(guess(known, owner), sum(set, joker), joker) : null);
  if (!set || odds === "none") return null;
  return <>; {ABOUT.in(scene.words.lang).best(sum(set, joker), defends ? (odds?.attack ? likely(odds.attack.wins) : "…") : likely(1))}</>;
}

const part = (steps: readonly LegalAction[], action: string, field: string): readonly string[] => steps.flatMap(({ fields }) => (fields["action"] === action && fields[field] !== undefined ? [fields[field]] : []));

/** The set that lies picked up in the hand goes with the attack. */
export function along({ fields }: LegalAction, scene: Scene): readonly LegalAction[] {
  const set = fields["action"] === "fight" ? setTaken(scene) : null;
  return (set ?? []).map((card) => ({ ...unlisted(`lay ${card}`), fields: { action: "lay", card }, sentence: ABOUT.in(scene.words.lang).lay(cardName(scene, card)) }));
}

/** What stood beside what is planned, as it was chosen: of treason, a revolution, a demand. */
export function planned(scene: Scene): string {
  const [first] = scene.draft?.steps ?? [];
  const { action = "", ...fields } = first?.fields ?? {};
  return action === "fight" ? "" : Object.entries(fields).map(([field, value]) => besides({ ...scene, view: scene.settled }, { action, field, value })).filter(Boolean).join("; ");
}

/** The set that is planned so far: its cards, its strength, and as soon as it is one its chance; of anything else its chance. */
function Planned({ scene }: { readonly scene: Scene }) {
  const steps = scene.draft?.steps ?? [];
  const [land] = part(steps, "fight", "land");
  const chance = planned(scene);
  if (chance) return <p class="fp-quiet">{chance}</p>;
  const cards = part(steps, "lay", "card");
  if (land === undefined || !cards.length) return null;
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const joker = jokerCounts(scene.options);
  const set = asSet(cards);
  return (
    <>
      <p class="ae-set"><CardRow scene={scene} cards={set ?? cards} joker={joker} small /><span class="ae-sum"><b>{sum(cards, joker)}</b><small>{set ? w.armies : w.missing(SET - cards.length)}</small></span></p>
      {set ? <AttackChance scene={scene} seat={ownerOf(known, land)} land={land} strength={sum(set, joker)} /> : null}
    </>
  );
}

export async function list(): Promise<FaceList> {
  await ABOUT.learn(settings.value.lang);
  return { Beside, Planned, along };
}
