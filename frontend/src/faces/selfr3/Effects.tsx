/** What cards ask behind being played: where to, whom, on whom one aims, which ABC card comes without cost. */

import { legal } from "../../table/draft.ts";
import { Button, Rule, type Asked } from "../parts/controls.tsx";
import { act, question } from "../parts/steps.ts";
import { Badge, cardName, officerName, OfficerSign, regionOf } from "./drawn.tsx";
import { cards, facts, frame, isOfficer, regionAt, unitsIn } from "./facts.ts";
import { CARDS } from "./material.ts";
import { Region } from "./Placing.tsx";
import { playOf } from "./playOf.ts";

export function Effects({ scene, draft }: Asked) {
  switch (question(draft)) {
    case "Retreat.target": return <Retreat scene={scene} draft={draft} />;
    case "Blackout.rival": return <Rival scene={scene} draft={draft} />;
    case "Sniper.aim": return <Snipe scene={scene} draft={draft} />;
    default: return <Doom scene={scene} draft={draft} />;
  }
}

/** Who was attacked goes away with all units; what that costs is said (R2-91, R2-R10). */
function Retreat({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.settled);
  const from = regionAt(frame(known, "Retreat")?.["region"]) || known.aim;
  const name = regionOf(scene, from);
  return <Region scene={scene} draft={draft} hint={`${w.retreatHint(unitsIn(known, from), name)} ${scene.options["retreat"] === "stop" ? "" : w.retreatCosts}`} label={w.goThere} rule="R2-91" />;
}

/** Who plays no cards in this turn: beside each name, how many they hold (R2-98). */
function Rival({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.settled);
  return (
    <>
      <p class="fp-hint">{w.rivalHint} <Rule scene={scene} id="R2-98" /></p>
      <ul class="sr-choices">
        {legal(draft).map((one) => {
          const seat = Number(one.fields["player"] ?? 1) - 1;
          return <li key={one.number}><Button scene={scene} onClick={() => { scene.confirm(one); }}><Badge seat={seat} /> <span>{scene.called(seat)} <small>{w.holdsCards(cards(known.backs[seat] ?? {}))}</small></span></Button></li>;
        })}
      </ul>
    </>
  );
}

/** The officers of the others, player by player, with where they stand (R2-126). */
function Snipe({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.settled);
  return (
    <>
      <p class="fp-hint">{w.sniperHint} <Rule scene={scene} id="R2-126" /></p>
      {known.armies.map((_, seat) => {
        const theirs = legal(draft).filter(({ fields }) => Number(fields["player"] ?? 0) === seat + 1);
        return theirs.length ? (
          <section key={seat} class="sr-shop" aria-label={scene.called(seat)}>
            <h3><Badge seat={seat} /> {scene.called(seat)}</h3>
            <ul class="sr-choices sr-two">
              {theirs.map((one) => {
                const { officer } = one.fields;
                return isOfficer(officer) ? <li key={one.number}><Button scene={scene} onClick={() => { scene.confirm(one); }}><OfficerSign officer={officer} /> <span>{officerName(scene, officer)} <small>{regionOf(scene, known.officers[seat]?.[officer] ?? "")}</small></span></Button></li> : null;
              })}
            </ul>
          </section>
        ) : null;
      })}
    </>
  );
}

/** ABC cards without their cost, and what each of them does; then others may (R2-125). */
function Doom({ scene, draft }: Asked) {
  const w = playOf(scene);
  const finish = legal(draft).find((one) => act(one) === "finish");
  const plays = legal(draft).filter(({ fields }) => fields["card"] !== undefined);
  return (
    <>
      <p class="fp-hint">{plays.length ? w.doomHint : w.doomNone} <Rule scene={scene} id="R2-125" /></p>
      <ul class="sr-choices">
        {plays.map((one) => {
          const card = one.fields["card"] ?? "";
          const made = CARDS[card];
          return <li key={one.number}><Button scene={scene} onClick={() => { scene.confirm(one); }}>{made ? <OfficerSign officer={made.deck} /> : null} <span>{cardName(scene, card)} <small>{scene.words.name("does", card)}</small></span></Button></li>;
        })}
      </ul>
      <div class="fp-actions">
        {finish ? <Button scene={scene} kind={plays.length ? "second" : "first"} onClick={() => { scene.confirm(finish); }}>{finish.sentence}</Button> : null}
      </div>
    </>
  );
}
