/** One's own turn: cards picked up in the hand say what is meant, the map where, this panel what it would bring. */

import type { ComponentChildren } from "preact";

import { useState } from "preact/hooks";

import { candidates, legal, unlisted, values } from "../../table/draft.ts";
import type { Scene } from "../face.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { AttackChance } from "./Chance.tsx";
import { best as bestOf, gain, stops, unwarded } from "./unstopped.ts";
import { Badge, CardRow, cardName, continentOf, landOf, nameOf, Sign, wordsOf } from "./drawn.tsx";
import { bestSet, cardOf, facts, holders, jokerCounts, laidOut, missingArms, noneHolds, ownerOf, SET, sum, weakSet, type Kind } from "./facts.ts";
import { continents } from "./map.ts";
import { brought, ended } from "./declined.ts";
import { story } from "./story.ts";
import { isYou } from "../parts/you.ts";
import { betray, cardsTaken, purpose, putSet, setTaken } from "./selection.ts";

export function Turn({ scene, draft }: Asked) {
  const action = purpose(scene) || draft.chosen["action"] || "";
  switch (action) {
    case "fight": return <Fight scene={scene} draft={draft} />;
    case "revolution": return <Revolution scene={scene} draft={draft} />;
    case "treason": return <Treason scene={scene} draft={draft} />;
    case "demand": return <Demand scene={scene} draft={draft} />;
    default: return <Begin scene={scene} draft={draft} />;
  }
}

/** Nothing is picked up yet: what this hand can do. */
function Begin({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const joker = jokerCounts(scene.options);
  const [sure, ask] = useState(false);
  const set = candidates(draft, { action: "fight" }).length ? bestSet(known.hand, joker) : null;
  const able = ["revolution", "treason", "demand"].filter((action) => candidates(draft, { action }).length);
  const finish = legal(draft).find(({ fields }) => fields["action"] === "finish");
  const late = known.asks["late"] === 1;
  const more = set !== null || able.length > 0;
  const asked = sure && more && finish !== undefined;
  const hint = late ? w.lateHint : more ? w.turnHint(able.includes("demand")) : "";
  const told = hint ? <p class="fp-hint">{hint} <Rule scene={scene} id={late ? "SCH-31" : "SCH-09"} /></p> : null; // on a phone below what can be done
  const fight = late ? null : <li class={set ? "" : "ae-not"}><Sign kind={set ? "artillerie" : (missingArms(known.hand)[0] ?? "artillerie")} /><span>{set ? <><b>{w.fight}</b> {w.bestSetIs(sum(set, joker))}</> : <>{w.noSet(missingArms(known.hand))}</>}</span>{set ? <Button scene={scene} onClick={() => { putSet(scene, set); }}>{w.takeBest}</Button> : null}</li>;
  return (
    <>
      {asked ? <p class="fp-warning" role="status">{w.finishSure}</p> : scene.compact && more ? null : told}
      <Latest scene={scene} seat={draft.decision.seat} />
      <ul class="ae-can">
        {set ? fight : null}
        {able.map((action) => {
          const kind: Kind = action === "treason" ? "verrat" : action === "demand" ? "ueberlaeufer" : "revolution";
          const card = laidOut(known.hand).find((one) => cardOf(one).kind === kind);
          return <li key={action}><Sign kind={kind} /><span>{action === "treason" ? w.canTreason(bestOf(scene, [...new Set(values(draft, "land", { action }).map((land) => ownerOf(known, land)))], "gegenrevolution")) : action === "demand" ? w.canDemand(bestOf(scene, values(draft, "player", { action }).map((one) => Number(one) - 1), "ueberlaeufer")) : canRevolt(scene, values(draft, "continent", { action }))}</span>{card === undefined ? null : <Button scene={scene} onClick={() => { putSet(scene, [card]); }}>{w.takeBest}</Button>}</li>;
        })}
        {set ? null : fight}
      </ul>
      {scene.compact && more ? told : null}
      <div class="fp-actions">
        {finish ? asked || !more ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(finish); }}>{w.finish}</Button> : <Button scene={scene} onClick={() => { ask(true); }}>{w.finishAsk}</Button> : null}
      </div>
    </>
  );
}

/** A revolution, and the continent in which it brings the most on average. */
function canRevolt(scene: Scene, open: readonly string[]): string {
  const w = wordsOf(scene);
  const [most] = open.map((continent) => ({ continent, ...gain(scene, continent) })).sort((a, b) => b.worth - a.worth);
  return most ? w.canRevolt(continentOf(scene, most.continent), most.average) : "";
}

/** What became of one's own attack, revolution, treason or demand a moment ago: its window goes by itself. */
function Latest({ scene, seat }: { readonly scene: Scene; readonly seat: number }) {
  const w = wordsOf(scene);
  const { latest: revolt, demanded, fought } = story(scene);
  if (demanded?.seat === seat && demanded.end) return <p class="ae-latest" role="status"><b>{brought(scene, demanded)}</b></p>;
  if (fought?.attacker === seat && fought.end) return <p class="ae-latest" role="status"><b>{ended(scene, fought)}</b>{fought.defenceArmies ? ` ${String(fought.attackArmies)} : ${String(fought.defenceArmies)}` : ""}</p>;
  if (revolt?.seat !== seat || !revolt.answers.length) return null;
  const warded = revolt.answers.filter(({ countered }) => countered).map(({ seat: one }) => w.hasCountered(nameOf(scene, one), isYou(scene, one)));
  const n = revolt.taken.length;
  return <p class="ae-latest" role="status"><b>{n ? revolt.continent ? w.revoltWon(continentOf(scene, revolt.continent), n) : w.treasonWon(landOf(scene, revolt.land)) : w.revoltFailed}</b>{[...warded.map((one) => ` ${one}`)].join("")}</p>;
}

/** The last row: back, and the button that sends. */
function Send({ scene, draft, ready, children, onClick }: Asked & { readonly ready: boolean; readonly children: ComponentChildren; readonly onClick: () => void }) {
  return (
    <div class="fp-actions">
      <Drop scene={scene} draft={draft} />
      <Button scene={scene} kind="first" off={!ready} onClick={onClick}>{children}</Button>
    </div>
  );
}

/** Lays the cards back into the hand, and forgets the place. */
function Drop({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  if (!cardsTaken(scene).length) return <Back scene={scene} draft={draft} />;
  return <Button scene={scene} kind="plain" does="back" label={w.layBack} onClick={() => { putSet(scene, []); scene.redraft([], {}); }}><svg class="fp-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" /></svg></Button>;
}

/** The set as far as it is put together, with its sum. */
export function SetLine({ scene }: { readonly scene: Scene }) {
  const w = wordsOf(scene);
  const cards = cardsTaken(scene);
  const joker = jokerCounts(scene.options);
  const set = setTaken(scene);
  return (
    <div class="ae-set" role="status">
      <span class="ae-slots">
        {(set ?? cards).length ? <CardRow scene={scene} cards={set ?? cards} joker={joker} small /> : null}
        {Array.from({ length: SET - (set ?? cards).length }, (_, i) => <span key={i} class="ae-slot" aria-hidden="true" />)}
      </span>
      <span class="ae-sum"><b>{sum(cards, joker)}</b><small>{set ? w.armies : w.missing(SET - cards.length)}</small></span>
    </div>
  );
}

function Fight({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const joker = jokerCounts(scene.options);
  const { land } = draft.chosen;
  const set = setTaken(scene);
  const action = land === undefined ? undefined : candidates(draft, { action: "fight", land })[0];
  const best = bestSet(known.hand, joker);
  const weak = best ? weakSet(known.hand) : null; // a set that is thrown in: whoever has none must give up before it is seen
  const treason = land !== undefined && candidates(draft, { action: "treason", land }).length > 0; // the other way to a land that was named first
  const owner = land === undefined ? -1 : ownerOf(known, land);
  const defenceless = (known.handSizes[owner] ?? 0) < SET; // all see it: nobody is asked (SCH-R03)
  const left = SET - cardsTaken(scene).length;
  const chance = !set || land === undefined ? null : defenceless ? <p class="fp-quiet">{w.defenceless(nameOf(scene, owner), landOf(scene, land))}</p> : <AttackChance scene={scene} seat={owner} land={land} strength={sum(set, joker)} />;
  const hint = chance ? null : <p class="fp-hint">{land === undefined ? w.fightWhere : set ? w.fightReady(nameOf(scene, owner)) : w.fightCards(landOf(scene, land))} <Rule scene={scene} id={set ? "SCH-15" : "SCH-13"} /></p>;
  return (
    <>
      {scene.compact ? <div class="ae-first-row">{chance ?? hint}</div> : <>{hint}<SetLine scene={scene} /></> /* on a phone question, hand and button say the set; the chance is seen without scrolling */}
      {best || treason ? (
        <div class={scene.compact ? "fp-chips fp-strip" : "fp-chips"}>
          {best ? <Button scene={scene} pressed={set !== null && sum(set, joker) === sum(best, joker)} onClick={() => { putSet(scene, best); }}>{w.takeBestOf(sum(best, joker))}</Button> : null}
          {best && weak && sum(weak, joker) < sum(best, joker) ? <Button scene={scene} pressed={set !== null && sum(set, joker) === sum(weak, joker)} onClick={() => { putSet(scene, weak); }}>{w.takeWeakOf(sum(weak, joker))}</Button> : null}
          {treason ? <Button scene={scene} onClick={() => { betray(scene, land ?? ""); }}><Sign kind="verrat" /> {w.byTreason}</Button> : null}
        </div>
      ) : null}
      {scene.compact ? null : chance}
      <Send scene={scene} draft={draft} ready={action !== undefined && set !== null} onClick={() => { if (action && set) scene.confirm(action, ...set.map((card) => unlisted(`lay ${card}`))); }}>
        {land === undefined && (set || !cardsTaken(scene).length) ? w.pickLand : set && land !== undefined ? w.attack(landOf(scene, land), sum(set, joker)) : left < SET ? w.pickMore(left) : w.pickCards}
      </Send>
    </>
  );
}

function Revolution({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { continent } = draft.chosen;
  const action = continent === undefined ? undefined : candidates(draft, { action: "revolution", continent })[0];
  const of = (one: string): ReturnType<typeof holders> => holders(known, continents()[one] ?? [], known.active);
  const victims = continent === undefined ? [] : of(continent);
  const hint = <p class="fp-hint">{w.revolutionWhere} <Rule scene={scene} id="SCH-25" /></p>;
  return (
    <>
      {scene.compact || continent !== undefined ? null : hint}
      <div class="fp-chips ae-chances">
        {values(draft, "continent", { action: "revolution" }).map((one) => {
          const { average, short } = gain(scene, one);
          return <Button key={one} scene={scene} pressed={one === continent} onClick={() => { scene.redraft([], { action: "revolution", continent: one }); }}><span>{continentOf(scene, one)}</span> <small aria-label={average}>{short}</small></Button>;
        })}
      </div>
      {continent === undefined ? null : <Victims scene={scene} victims={victims} />}
      {scene.compact && continent === undefined ? hint : null /* then the question says it: below, a button lies over it */}
      <Send scene={scene} draft={draft} ready={action !== undefined} onClick={() => { if (action) scene.confirm(action); }}>{continent === undefined ? w.pickContinent : w.revolt(continentOf(scene, continent))}</Send>
    </>
  );
}

function Victims({ scene, victims }: { readonly scene: Scene; readonly victims: readonly { readonly seat: number; readonly lands: number }[] }) {
  const w = wordsOf(scene);
  return <ul class="ae-victims">{victims.map(({ seat, lands }) => <li key={seat}><Badge seat={seat} /> <b>{scene.called(seat)}</b> <span>{w.landsN(lands)} · <b>{stops(scene, seat)}</b></span></li>)}</ul>;
}

function Treason({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { land } = draft.chosen;
  const action = land === undefined ? undefined : candidates(draft, { action: "treason", land })[0];
  const owner = ownerOf(known, land ?? "");
  const who = nameOf(scene, owner);
  const certain = [0, 1].includes(noneHolds(known, [owner], "gegenrevolution"));
  return (
    <>
      <p class="fp-hint">{land === undefined ? w.treasonWhere : certain ? `${who} ${stops(scene, owner)}.` : w.treasonTakes(landOf(scene, land), who)} <Rule scene={scene} id="SCH-30" /></p>
      <Send scene={scene} draft={draft} ready={action !== undefined} onClick={() => { if (action) scene.confirm(action); }}>{land === undefined ? w.pickLand : w.betray(landOf(scene, land))}</Send>
    </>
  );
}

function Demand({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const flags = cardsTaken(scene).filter((card) => cardOf(card).kind === "ueberlaeufer");
  const [first, ...more] = flags;
  const amount = sum(flags, 0);
  const { player } = draft.chosen;
  const players = first === undefined ? [] : values(draft, "player", { action: "demand", card: first });
  const action = first === undefined || player === undefined ? undefined : candidates(draft, { action: "demand", player, card: first })[0];
  const left = (known.handSizes[known.active] ?? 0) > flags.length;
  const whom = (
    <div class="fp-chips">
      {players.map((one) => {
        const seat = Number(one) - 1;
        return <Button key={one} scene={scene} does={`player ${one}`} pressed={one === player} onClick={() => { scene.redraft([], { action: "demand", player: one }); }}><Badge seat={seat} /> {nameOf(scene, seat)} <small>{w.cards(known.handSizes[seat] ?? 0)} · {unwarded(scene, seat)}</small></Button>;
      })}
    </div>
  ); // on a phone beside the hand: below it they are out of sight
  return (
    <>
      {scene.compact ? whom : null}
      <p class="fp-hint">{player === undefined ? w.demandHint(amount) : w.raiseHint(amount, nameOf(scene, Number(player) - 1))} <Rule scene={scene} id="SCH-32" /></p>
      {scene.compact ? null : <p class="ae-line"><CardRow scene={scene} cards={flags} joker={0} small /></p>}
      {scene.compact ? null : whom}
      {known.asks["late"] === 1 ? null : <p class="fp-warning">{w.demandLast}</p>}
      <Send
        scene={scene} draft={draft} ready={action !== undefined}
        onClick={() => { if (action) scene.confirm(action, ...more.map((card) => unlisted(`add ${card}`)), ...(left ? [unlisted("finish")] : [])); }}
      >
        {player === undefined ? w.pickPlayer : w.demand(amount, nameOf(scene, Number(player) - 1))}
      </Send>
      {more.length ? <p class="fp-quiet">{[first ?? "", ...more].map((card) => cardName(scene, card)).join(" + ")}</p> : null}
    </>
  );
}
