/** A conflict: the peoples in the province, who has laid how many cards, and after the reveal who leaves. */

import { owners } from "../../look/theme.ts";
import type { Scene, SheetProps } from "../face.ts";
import { isYou } from "../parts/you.ts";
import { Bar, Laid, Outcome } from "../parts/Stage.tsx";
import { Counter, Emblem, Stroke } from "./drawn.tsx";
import { counted, facts, type People } from "./facts.ts";
import { story, type Conflict } from "./story.ts";
import { sceneWords } from "./words/scenes/index.ts";
import "./stage.css";

export function ConflictScene({ scene, of }: SheetProps) {
  const w = sceneWords(scene.words.lang);
  const conflict = story(scene).conflicts.find(({ key }) => key === of);
  if (!conflict) return null;
  const province = scene.words.name("province", conflict.province);
  const revealed = conflict.strengths.length > 0;
  const next = revealed ? -1 : (conflict.laid.find(({ done }) => !done)?.seat ?? -1);
  return (
    <div class="at-conflict">
      <ul class={revealed ? "at-sides" : "at-sides at-before"}>{revealed ? <After scene={scene} conflict={conflict} /> : <Before scene={scene} conflict={conflict} />}</ul>
      <ul class="at-layers">
        {conflict.laid.map(({ seat, cards, done }) => (
          <li key={seat} class={seat === next ? "at-now" : done && !cards ? "at-passed" : ""}>
            <Counter scene={scene} seat={seat} />
            <span class="at-who">{scene.called(seat)}</span>
            <LaidCards conflict={conflict} seat={seat} cards={cards} scene={scene} />
            {cards === 0 ? <small>{(done ? w.passes : seat === next ? w.thinks : w.waits)(isYou(scene, seat))}</small> : null}
          </li>
        ))}
      </ul>
      {conflict.pacified ? (
        <Outcome><Stroke name="slab" /> {conflict.pacified === "none" ? w.nowClosed(province) : w.nowPacified(province)}</Outcome>
      ) : (
        <p class="at-quiet">{w.weakest}</p>
      )}
    </div>
  );
}

const colourOf = (people: People): string => owners[people]?.colour ?? "#666666";

/** Who fights, by stones and one's own cards, before the others' are known. */
function Before({ scene, conflict }: { readonly scene: Scene; readonly conflict: Conflict }) {
  const w = sceneWords(scene.words.lang);
  const { provinces, laid } = facts(scene.view);
  return counted(provinces[conflict.province]).map(([people, stones]) => {
    const name = scene.words.name("people", people);
    const own = laid[people] ?? 0;
    return <Bar key={people} sign={<Stones people={people} stones={stones} />} name={name} colour={colourOf(people)} parts={[stones, own]} open most={10} said={[w.stones(stones, name), own ? w.ownCards(own) : ""].filter(Boolean).join(", ")} />;
  });
}

function After({ scene, conflict }: { readonly scene: Scene; readonly conflict: Conflict }) {
  const w = sceneWords(scene.words.lang);
  const most = Math.max(...conflict.strengths.map(({ stones, cards }) => stones + cards));
  const known = conflict.strengths.some(({ leaves }) => leaves) || conflict.pacified !== "";
  return conflict.strengths.map(({ people, stones, cards, leaves }) => {
    const name = scene.words.name("people", people);
    return (
      <Bar
        key={people} sign={<Stones people={people} stones={stones} />} name={name} colour={colourOf(people)} parts={[stones, cards]} open={false} most={most}
        said={w.strengthOf(name, stones, cards)} out={leaves} note={known ? (leaves ? w.leaves : w.stays) : "\u00a0"}
      />
    );
  });
}

const Stones = ({ people, stones }: { readonly people: People; readonly stones: number }) => <>{Array.from({ length: stones }, (_, i) => <Emblem key={i} people={people} />)}</>;

/** Backs while they are hidden, faces after the reveal; one's own are known. */
function LaidCards({ scene, conflict, seat, cards }: { readonly scene: Scene; readonly conflict: Conflict; readonly seat: number; readonly cards: number }) {
  const w = sceneWords(scene.words.lang);
  const shown = conflict.shown.filter((row) => row.seat === seat);
  const own = seat === scene.viewer && !shown.length ? counted(facts(scene.view).laid).map(([people, n]) => ({ people, cards: n })) : [];
  const known = shown.length ? shown : own;
  const faces = known.flatMap((row) => Array.from({ length: row.cards }, () => row.people));
  const said = known.length
    ? known.map((row) => w.forPeople(row.cards, scene.words.name("people", row.people))).join(", ")
    : cards ? w.laidCards(cards) : "";
  return <Laid n={cards} faces={faces.map((people, i) => <Emblem key={i} people={people} />)} said={said} />;
}
