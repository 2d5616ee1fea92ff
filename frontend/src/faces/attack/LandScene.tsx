/** A battle on land: both sides with row and reserve, and the last halves die by die. */

import { useState } from "preact/hooks";

import { symbols } from "../../look/theme.ts";
import type { Scene, SheetProps } from "../face.ts";
import { Button, Rule } from "../parts/controls.tsx";
import { DiceRow, Outcome, Row, SideBox, Sides } from "../parts/Stage.tsx";
import { question } from "../parts/steps.ts";
import { isYou } from "../parts/you.ts";
import { listed, nameOf, otherOf, seatLook, symbolOf, Token, unitName, Units } from "./drawn.tsx";
import { armyOf, facts, ownerOf, size, UNITS, type Side } from "./facts.ts";
import { GARRISONS } from "./garrisons.ts";
import { Decides, Odds } from "./Odds.tsx";
import { attackOn, battleNow } from "./stakes.ts";
import { fights, hurt, matched, unasked, type Battle, type Half } from "./landBattles.ts";
import { story } from "./story.ts";
import { sceneWords } from "./words/scenes/index.ts";

export function LandScene({ scene, of }: SheetProps) {
  const w = sceneWords(scene.words.lang);
  const [joined, setJoined] = useState(false);
  const battle = story(scene).battles.find(({ key }) => key === of);
  if (!battle) return null;
  const known = facts(scene.view);
  const now = battle.end === "" && known.fighting === battle.region ? known.battle : null;
  const asked = scene.draft ? question(scene.draft) : typeof scene.view["question"] === "string" ? scene.view["question"] : "";
  const stakes = now ? battleNow(known, asked) : known.attackers[battle.region] && (battle.garrison || !battle.neutral) ? attackOn(known, battle.region, known.attackers[battle.region] ?? {}) : null;
  const orders = scene.orders.filter((one) => one.question !== "Garrison.answered");
  const last = (side: "attacker" | "defender"): Half | undefined => battle.halves.findLast((half) => half.side === side);
  return (
    <div class="ak-battle">
      {battle.end ? <Outcome>{battle.end === "won" ? w.won(otherOf(scene, battle.attacker)) : battle.neutral ? w.heldNeutral : w.held(otherOf(scene, battle.defender))}</Outcome> : null}
      {battle.end || ownerOf(known, battle.region) === known.active ? null : <Decides scene={scene} region={battle.region} />}
      <Sides>
        <Fighter scene={scene} battle={battle} which="attacker" now={now?.attacker ?? null} half={last("attacker")} />
        <Fighter scene={scene} battle={battle} which="defender" now={now?.defender ?? null} half={last("defender")} />
      </Sides>
      {battle.end ? null : <Odds scene={scene} stakes={stakes} bare />}
      {battle.end ? null : <p class="fp-quiet ak-why">{w.why}</p>}
      {battle.end ? null : now && unasked(now, battle, scene.viewer) ? <p class="fp-quiet" role="status">{w.noChoice(fights(battle, scene.viewer))} <Rule scene={scene} id="ATK-60" /></p> : null}
      {battle.neutral && battle.end === "" && battle.attacker !== scene.viewer && (joined || orders.length < scene.orders.length) ? (
        joined ? <p class="fp-quiet" role="status">{w.asked}</p> : <p class="fp-quiet ak-beside"><span>{w.othersLead}</span> <Button scene={scene} onClick={() => { scene.setOrders(orders); setJoined(true); }}>{w.askMe}</Button></p>
      ) : null}
    </div>
  );
}

interface SideProps {
  readonly scene: Scene;
  readonly battle: Battle;
  readonly which: "attacker" | "defender";
  readonly now: Side | null;
  readonly half: Half | undefined;
}

function Fighter({ scene, battle, which, now, half }: SideProps) {
  const w = sceneWords(scene.words.lang);
  const seat = which === "attacker" ? battle.attacker : battle.defender;
  const neutral = which === "defender" && battle.neutral;
  const look = neutral ? -1 : seat;
  const { colour, ink } = seatLook(look);
  const known = facts(scene.view);
  const waiting = now || battle.halves.length || battle.end ? null : which === "attacker" ? known.attackers[battle.region] : neutral ? GARRISONS[battle.garrison]?.[1] : armyOf(known, battle.region);
  const row = now ? now.active : battle.end ? {} : battle.forces[which]; // of what is told before the map shows it, the story knows them
  const lost = listed(scene, hurt(battle, which)); // by the other side's dice: it stands with whom it happens to
  const role = which === "attacker" ? w.attacks : neutral && seat >= 0 ? w.ledBy(isYou(scene, seat) ? "" : nameOf(scene, seat)) : w.defends;
  return (
    <SideBox title={neutral ? w.neutrals : scene.called(seat)} role={role} colour={colour} ink={ink} {...(half && half.thrown > 0 ? { score: w.hits(half.hits) } : {})}>
      {neutral && battle.garrison ? <p class="fp-quiet ak-behind">{w.garrisonOf(scene.words.name("card", battle.garrison))}</p> : null}
      {waiting ? <p class="ak-reserve"><Units scene={scene} army={waiting} /></p> : null}
      {size(row) ? (
        <Row said={w.fighting}>
          {UNITS.flatMap((unit) => Array.from({ length: row[unit] ?? 0 }, (_, i) => <li key={`${unit}${String(i)}`}><Token unit={unit} seat={look} label={unitName(scene, unit)} /></li>))}
        </Row>
      ) : null}
      {now && size(now.reserve) ? <p class="ak-reserve ak-behind">{w.reserve} <Units scene={scene} army={now.reserve} /></p> : null}
      {half ? <Dice scene={scene} half={half} look={look} n={battle.halves.indexOf(half)} /> : now ? <p class="fp-quiet ak-behind">{w.blankHalf}</p> : null}
      {lost ? <p key={battle.halves.length} class="fp-lost">{neutral ? w.neutralsLose(lost) : w.loses(otherOf(scene, seat), lost)}</p> : null}
    </SideBox>
  );
}

/** The dice of a half: those that hit stand above the unit of theirs. */
function Dice({ scene, half, look, n }: { readonly scene: Scene; readonly half: Half; readonly look: number; readonly n: number }) {
  const w = sceneWords(scene.words.lang);
  const dice = matched(half).map(({ face, hit }) => ({
    face: { path: face === "blank" ? "" : (symbols.units[symbolOf(face)] ?? "") },
    label: face === "blank" ? w.blank : w.face(unitName(scene, face), hit),
    hit,
    unit: face === "blank" ? null : <Token unit={face} seat={look} />,
  }));
  return <DiceRow dice={dice} said={w.hits(half.hits)} roll={String(n)} lost="" notes={half.wasted > 0 ? [w.wasted(half.wasted)] : []} />;
}
