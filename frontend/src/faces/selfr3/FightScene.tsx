/** An attack as a sheet: both sides, the last roll die by die, the cards that were played. */

import type { Scene, SheetProps } from "../face.ts";
import { question } from "../parts/steps.ts";
import { isYou } from "../parts/you.ts";
import { DiceRow, Outcome, SideBox, Sides } from "../parts/Stage.tsx";
import { cardName, listed, nameOf, otherOf, regionOf, seatLook } from "./drawn.tsx";
import { armiesIn, continentOf, continentsOf, facts, isOfficer, officersIn, ownerOf, strong, unitsIn } from "./facts.ts";
import { CONTINENTS } from "./material.ts";
import { attacking, Odds } from "./Odds.tsx";
import { playOf } from "./playOf.ts";
import { eightsOf, pairs, story, type Fight } from "./story.ts";
import "./sheets.css";

export function FightScene({ scene, of }: SheetProps) {
  const w = playOf(scene);
  const fight = story(scene).fights.find(({ key }) => key === of);
  if (!fight) return null;
  const known = facts(scene.view);
  const now = known.aim === fight.region && known.source === fight.source && !fight.end;
  const asksWho = scene.draft && question(scene.draft) === "Attack.send"; // its panel says the chance of those that are chosen
  const region = scene.words.name("the-region", fight.region);
  const group = continentOf(fight.region);
  const whole = fight.end === "conquered" && ownerOf(known, fight.region) === fight.seat && continentsOf(known, fight.seat).includes(group) ? group : "";
  const outcome = fight.end === "conquered" ? `${fight.said}${whole && CONTINENTS[whole] ? ` ${w.wholeNow(scene.words.name("continent", whole), CONTINENTS[whole].bonus, isYou(scene, fight.seat))}` : ""}`
    : fight.end ? w.holds(otherOf(scene, fight.other), region) : w.stalled(otherOf(scene, fight.other), region, unitsIn(known, fight.region));
  return ( // below the dice, where the chance was: nothing above it moves
    <div class="sr-fight">
      <Sides>
        <Fighter scene={scene} fight={fight} attacks />
        <Fighter scene={scene} fight={fight} attacks={false} />
      </Sides>
      {now && !scene.compact && ownerOf(known, fight.region) >= 0 && !asksWho ? <Odds scene={scene} source={fight.source} aim={fight.region} going={attacking(known)} answered={(fight.throws.at(-1)?.defence.length ?? 0) > 0} /> : null}
      {now ? null : <Outcome>{outcome}{fight.lost[0] + fight.lost[1] ? ` ${w.cost(otherOf(scene, fight.seat), ...fight.lost)}` : ""}</Outcome>}
      {fight.cards.length ? <p class="fp-quiet">{w.playedCards} {fight.cards.map(({ seat, card }) => `${cardName(scene, card)} (${scene.called(seat)})`).join(", ")}</p> : null}
    </div>
  );
}

function Fighter({ scene, fight, attacks }: { readonly scene: Scene; readonly fight: Fight; readonly attacks: boolean }) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const seat = attacks ? fight.seat : fight.other;
  const { colour, ink } = seatLook(seat);
  const where = attacks ? fight.source : fight.region;
  const last = fight.throws.at(-1);
  const dice = last ? (attacks ? last.attack : last.defence) : [];
  const eights = last ? (attacks ? last.attackEights : last.defenceEights) : 0;
  const whose = attacks ? fight.officers.flatMap((one) => (isOfficer(one) && strong(one, fight.source, fight.region) ? [scene.words.name("officer", one)] : [])) : []; // whose dice they are
  const won = last ? pairs(last) : [];
  const round = eightsOf(dice, eights);
  const lost = last?.lost[attacks ? 0 : 1] ?? 0;
  const you = isYou(scene, seat);
  const stands = ownerOf(known, where) === seat && fight.end !== "conquered"; // then they have moved in: it is no longer what the dice were rolled with
  const [armies, officers] = [armiesIn(known, where), officersIn(known, where).length];
  const place = <p class="fp-quiet">{regionOf(scene, where)}{stands ? `: ${[...(armies ? [w.armies(armies)] : []), ...(officers ? [w.officersN(officers)] : [])].join(" + ")}` : ""}</p>;
  return ( // on a phone the dice come first: a low sheet cuts what is below
    <SideBox title={scene.seats[seat] ? scene.called(seat) : nameOf(scene, seat)} role={(attacks ? w.attacks : w.defends)(you)} colour={colour} ink={ink}>
      {scene.compact ? null : place}
      {dice.length ? (
        <DiceRow
          dice={dice.map((n, i) => ({ face: { text: String(n) }, eight: round[i] ?? false, label: `${round[i] ? `${w.die(8)} ` : ""}${w.shows(n)}${won[i] === (attacks ? "attack" : "defence") ? `, ${w.wins}` : ""}`, hit: won[i] === (attacks ? "attack" : "defence") }))}
          compared
          said={w.dice}
          roll={`${fight.key} ${String(fight.throws.length)}`}
          lost={lost ? w.lostN(lost, you) : ""}
          notes={eights ? [`${w.eights(eights)}${whose.length === eights ? `: ${listed(scene, whose)}` : ""}`] : []}
        />
      ) : <p class="fp-quiet">{last && !attacks ? w.waitsDefence : fight.end ? w.withoutThrow : w.noThrow}</p>}
      {scene.compact ? place : null}
    </SideBox>
  );
}
