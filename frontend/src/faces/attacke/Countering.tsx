/** The counter-revolution: asked of everybody concerned, whether they hold one or not. */

import { AlwaysAnswer } from "../parts/AlwaysAnswer.tsx";
import { Button, Rule, type Asked } from "../parts/controls.tsx";
import { find } from "../parts/steps.ts";
import { continentOf, nameOf, wordsOf } from "./drawn.tsx";
import { facts, holders } from "./facts.ts";
import { continents } from "./map.ts";
import { question } from "./selection.ts";
import { isYou } from "../parts/you.ts";
import { Sign } from "./drawn.tsx";
import { story } from "./story.ts";

export function Counter({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const revolt = story(scene).revolts.at(-1);
  const [counter, suffer] = [find(draft, "counter"), find(draft, "suffer")];
  const { seat } = draft.decision;
  const own = revolt?.continent ? holders(known, continents()[revolt.continent] ?? [], known.active).find((one) => one.seat === seat)?.lands ?? 0 : 1;
  const held = known.hand["gegenrevolution"] ?? 0;
  return (
    <>
      <p class="fp-hint">{revolt?.continent ? w.revoltHint(continentOf(scene, revolt.continent), own) : w.treasonHint}{held ? ` ${w.counterMeans(own)}` : ""} <Rule scene={scene} id={revolt?.continent ? "SCH-26" : "SCH-30"} /></p>
      {revolt?.answers.length ? <p class="fp-quiet">{revolt.answers.map(({ seat: one, countered }) => (countered ? w.hasCountered : w.hasSuffered)(nameOf(scene, one), isYou(scene, one))).join(" ")}</p> : null}
      {held ? null : <p class="fp-quiet">{w.noCounter}</p>}
      <div class="fp-actions">
        {suffer ? <Button scene={scene} kind={counter ? "second" : "first"} onClick={() => { scene.confirm(suffer); }}>{counter ? w.suffer(own) : w.goOn}</Button> : null}
        {counter ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(counter); }}><Sign kind="gegenrevolution" /> {w.counter(own)}</Button> : null}
      </div>
      <AlwaysAnswer scene={scene} question={question(draft)} choices={[{ answer: "counter", seats: [], label: w.alwaysCounter }, { answer: "suffer", seats: [], label: w.alwaysSuffer }]} />
    </>
  );
}
