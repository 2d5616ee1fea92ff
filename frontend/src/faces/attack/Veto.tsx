/** The sea power's veto: every crossing with yes or no, all sent together; and the planes of one that was refused. */

import type { Scene } from "../face.ts";
import { AlwaysAnswer, withOrder } from "../parts/AlwaysAnswer.tsx";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { nameOf, regionOf, Stroke, Units, wordsOf, To } from "./drawn.tsx";
import { facts, size } from "./facts.ts";
import { Odds } from "./Odds.tsx";
import { useRemembered } from "../parts/rememberedInput.ts";
import { find, times } from "../parts/steps.ts";
import { isYou } from "../parts/you.ts";
import { attackers, attackOn } from "./stakes.ts";
import "./stage.css";

const WIDTH = 7; // words of a group in the rules' list
const QUESTION = "Crossings.veto";
type Word = "allow" | "refuse";

export function Veto({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const [said, say] = useRemembered<Readonly<Record<number, Word>>>(scene, draft, "veto", {});
  const now = Number(known.asks["row"] ?? 0) / WIDTH;
  const words = { allow: find(draft, "allow"), refuse: find(draft, "refuse") };
  // planes alone cannot be stopped, but by an option in a strategic movement (ATK-36, ATK-R10)
  const stoppable = Number(known.asks["strategic"] ?? 0) !== 0 && scene.options["strategic_planes"] === "blockable";
  const asked = known.crossings.flatMap(({ verdict, units }, i) => (i >= now && verdict === "open" && (stoppable || size(units) > (units.aircraft ?? 0)) ? [i] : []));
  const all = (word: Word): void => { say(Object.fromEntries(asked.map((i) => [i, word]))); };
  const answers = asked.flatMap((i) => { const word = said[i]; return word ? (words[word] ?? []) : []; });
  const complete = answers.length === asked.length && answers.length > 0;
  return (
    <>
      <p class="fp-hint">{w.vetoHint(nameOf(scene, known.active))} <Rule scene={scene} id="ATK-33" /></p>
      <ul class="ak-crossings">
        {known.crossings.map(({ origin, region, units, verdict }, i) => {
          const what = `${regionOf(scene, origin)} → ${regionOf(scene, region)}`;
          const open = asked.includes(i);
          const stakes = attackOn(known, region, attackers(known, region));
          return (
            <li key={`${origin}>${region}`}>
              <span class="ak-crossing"><Stroke name="sea" /> <b>{what}</b> <Units scene={scene} army={units} /> <small>{!stakes ? "" : stakes.defender < 0 ? w.attackNeutral : w.attackOn(isYou(scene, stakes.defender) ? "" : nameOf(scene, stakes.defender))}</small></span>
              {open ? (
                <span class="ak-pair" role="group" aria-label={what}>
                  {(["refuse", "allow"] as const).map((word) => (
                    <Button key={word} scene={scene} label={`${w[word]}: ${what}`} pressed={said[i] === word} kind={said[i] === word ? (word === "allow" ? "yes" : "no") : "second"} onClick={() => { say({ ...said, [i]: word }); }}>{w[word]}</Button>
                  ))}
                </span>
              ) : (
                <em class={`ak-${verdict}`}>{verdict === "allowed" ? w.allowed : verdict === "refused" ? w.refused : w.planesOnly}</em>
              )}
            </li>
          );
        })}
      </ul>
      <Always scene={scene} mover={known.active} />
      <div class="fp-actions">
        {asked.length > 1 && !complete ? <><Button scene={scene} onClick={() => { all("refuse"); }}>{w.refuseAll}</Button><Button scene={scene} onClick={() => { all("allow"); }}>{w.allowAll}</Button></> : null}
        {asked.length <= 1 || complete ? <Button scene={scene} kind="first" off={!complete} onClick={() => { scene.confirm(...answers); }}>{w.decide}</Button> : null}
      </div>
    </>
  );
}

/** From now on always yes, or always no. */
function Always({ scene, mover }: { readonly scene: Scene; readonly mover: number }) {
  const w = wordsOf(scene);
  const name = nameOf(scene, mover);
  return (
    <AlwaysAnswer
      scene={scene} question={QUESTION}
      choices={[
        { answer: "allow", seats: [mover], label: w.alwaysAllow(name) }, { answer: "refuse", seats: [mover], label: w.alwaysRefuse(name) },
        { answer: "allow", seats: [], label: w.alwaysAllow("") }, { answer: "refuse", seats: [], label: w.alwaysRefuse("") },
      ]}
    />
  );
}

/** Who leads neutral troops is asked in every turn of the others: "not me" for the rest of the game. */
export function Never({ scene }: { readonly scene: Scene }) {
  return <Button scene={scene} onClick={() => { scene.setOrders(withOrder(scene.orders, "Garrison.answered", "abstain", [])); }}>{wordsOf(scene).abstainAlways}</Button>;
}

/** Planes of a group that was refused: how many fly on, the others turn back. */
export function Plane({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const crossing = known.crossings[Number(known.asks["row"] ?? 0) / WIDTH];
  const [fly, back] = [find(draft, "fly"), find(draft, "back")];
  const n = crossing?.units.aircraft ?? 1;
  const [flying, set] = useRemembered(scene, draft, "planes", n);
  const some = Math.min(flying, n);
  const stakes = crossing && some > 0 ? attackOn(known, crossing.region, { ...(known.attackers[crossing.region] ?? {}), aircraft: (known.attackers[crossing.region]?.aircraft ?? 0) + some }) : null;
  return (
    <>
      {crossing ? <h3 class="ak-way">{regionOf(scene, crossing.origin)} <To scene={scene} /> {regionOf(scene, crossing.region)}</h3> : null}
      <p class="fp-hint">{w.planeHint(n)} <Rule scene={scene} id="ATK-37" /></p>
      {n > 1 ? <div class="fp-chips" role="group" aria-label={w.planesFly(n)}>{Array.from({ length: n }, (_, i) => n - i).map((k) => <Button key={k} scene={scene} pressed={some === k} onClick={() => { set(k); }}>{w.planesFly(k)}</Button>)}</div> : null}
      <Odds scene={scene} stakes={stakes} />
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {back ? <Button scene={scene} onClick={() => { scene.confirm(back); }}>{w.planesBack(n)}</Button> : null}
        {fly && back ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(...times(fly, some), ...(some < n ? [back] : [])); }}>{w.fly(some, n)}</Button> : null}
      </div>
    </>
  );
}
