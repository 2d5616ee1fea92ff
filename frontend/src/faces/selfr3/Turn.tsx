/** The turn: what may be bought, cards, attacks, the AB move, its end. */

import { legal } from "../../table/draft.ts";
import type { Draft, Scene } from "../face.ts";
import { Back, Button, Rule, Said, type Asked } from "../parts/controls.tsx";
import { all, find, mode, question } from "./asking.ts";
import { CardPanel } from "./Hand.tsx";
import { Figure, officerName, OfficerSign, regionOf, Stroke, wordsOf } from "./drawn.tsx";
import { CARD_COST, CARDS_A_TURN, cards, facts, groundOf, hasStation, OFFICER_COST, STATION_COST, STATIONS } from "./facts.ts";
import { mayBuild, posts } from "./map.ts";
import { OFFICERS } from "./material.ts";

export function Turn({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const seat = draft.decision.seat;
  const { action, officer, card } = draft.chosen;
  const finish = find(draft, "finish");
  const toggle = (chosen: Readonly<Record<string, string>>, pressed: boolean) => (): void => { scene.redraft(draft.steps, pressed ? {} : chosen); };
  if (action === "play" && card !== undefined) return <CardPanel scene={scene} draft={draft} card={card} />;
  if (action === "finish") return <End scene={scene} draft={draft} />;
  const late = question(draft) === "Turn.late";
  const may = posts(draft);
  const decks = OFFICERS.filter((deck) => find(draft, "draw", { deck }));
  const buying = may.length > 0 || mayBuild(draft) || decks.length > 0;
  const attacks = all(draft, "attack").length;
  const moves = all(draft, "move").length;
  return (
    <>
      <Noted scene={scene} draft={draft} />
      <p class="fp-quiet"><b class="sr-purse"><Stroke name="coin" /> {w.have(known.money[seat] ?? 0)}</b> {decks.length ? <>{w.cardsHead}: {w.costOf(CARD_COST)}, {w.cardsLeft(CARDS_A_TURN - cards(known.bought))}</> : null} <Rule scene={scene} id="R2-17" /></p>
      {buying ? (
        <section class="sr-shop" aria-label={w.buy}>
          <div class="sr-goods">
            {OFFICERS.map((one) => {
              const pressed = action === "post" && officer === one;
              const where = known.officers[seat]?.[one];
              return (
                <button key={one} type="button" class="sr-good" aria-pressed={pressed} aria-disabled={!may.includes(one) || scene.busy} data-about={`officer ${one}`} title={officerName(scene, one)} onClick={() => { if (may.includes(one) && !scene.busy) toggle({ action: "post", officer: one }, pressed)(); }}>
                  <OfficerSign officer={one} /><small>{where === undefined ? w.costOf(OFFICER_COST) : regionOf(scene, where)}</small><Said>{officerName(scene, one)}{where === undefined ? "" : `, ${w.standsIn(regionOf(scene, where))}`}</Said>
                </button>
              );
            })}
            <button type="button" class="sr-good" aria-pressed={action === "station"} aria-disabled={!mayBuild(draft) || scene.busy} data-about="station 0" title={w.station} onClick={() => { if (mayBuild(draft) && !scene.busy) toggle({ action: "station" }, action === "station")(); }}>
              <span class="sr-officer" aria-hidden="true"><Figure name="station" /></span><small>{w.costOf(STATION_COST)}</small><Said>{w.station}, {known.stations[seat]?.length ?? 0}/{STATIONS}</Said>
            </button>
          </div>
          {decks.length ? (
              <div class="sr-goods">
                {decks.map((deck) => {
                  const one = find(draft, "draw", { deck });
                  return <button key={deck} type="button" class="sr-good" aria-disabled={scene.busy} title={w.buyCard(scene.words.name("deck", deck))} onClick={() => { if (one && !scene.busy) scene.confirm(one); }}><span class={`sr-back sr-${deck}`} aria-hidden="true"><OfficerSign officer={deck} /></span><Said>{w.buyCard(scene.words.name("deck", deck))}</Said></button>;
                })}
              </div>
          ) : null}
        </section>
      ) : null}
      <div class="fp-actions sr-three">
        <Back scene={scene} draft={draft} />
        {late ? null : <Button scene={scene} off={attacks === 0} pressed={mode(draft) === "attack"} onClick={() => { scene.redraft(draft.steps, {}); }}><Stroke name="swords" /> {w.attack}</Button>}
        <Button scene={scene} off={moves === 0} pressed={mode(draft) === "move"} onClick={toggle({ action: "move" }, action === "move")}><Stroke name="move" /> {w.move}</Button>
        {finish ? <Button scene={scene} onClick={() => { scene.redraft(draft.steps, { action: "finish" }); }}><Stroke name="end" /> {w.endTurn}</Button> : null}
      </div>
    </>
  );
}

/** What is drafted and not sent, in words. */
function Noted({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  if (!draft.steps.length) return null;
  return (
    <section class="sr-noted">
      <h3>{w.notSent}</h3>
      <ul class="sr-list">{summed(draft.steps.map(({ sentence }) => sentence)).map((line) => <li key={line}>{line}</li>)}</ul>
      <Button scene={scene} onClick={() => { scene.confirm(); }}>{w.sendThis}</Button>
    </section>
  );
}

/** Equal lines once, with how often they stand there. */
function summed(lines: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, n]) => (n > 1 ? `${String(n)} × ${line}` : line));
}

/** What is left would be lost by a slip: the end is asked for once more. */
function End({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const finish = find(draft, "finish");
  const money = facts(scene.view).money[draft.decision.seat] ?? 0;
  return (
    <>
      <Noted scene={scene} draft={draft} />
      <p class="fp-hint" role="status">{money ? w.unspent(money) : ""}</p>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={!finish} onClick={() => { if (finish) scene.confirm(finish); }}>{w.endSure}</Button>
      </div>
    </>
  );
}

/** What a tap on the map means at this step of the turn; "" for the question's own sentence. */
export function prompt(scene: Scene): string {
  const { draft } = scene;
  if (!draft) return "";
  const w = wordsOf(scene);
  const { action, officer } = draft.chosen;
  const asked = question(draft);
  if (asked === "Attack.onto" || asked === "Move.onto") return from(scene, draft) ? (asked === "Attack.onto" ? w.ontoHint : w.moveTo)(regionOf(scene, from(scene, draft))) : "";
  if (asked !== "Turn.act" && asked !== "Turn.late") return "";
  if (action === "post" && officer !== undefined) return w.buyHint(officerName(scene, officer));
  if (action === "station") return w.buyHint(w.station);
  if (action === "finish") return w.endAsk;
  if (action === "play") return "";
  if (action === "move") return w.moveHint;
  return asked === "Turn.late" ? w.lateHint : all(draft, "attack").length ? w.actHint(posts(draft).length > 0 || mayBuild(draft) || find(draft, "draw") !== undefined) : "";
}

const from = (scene: Scene, draft: Draft): string => draft.steps.at(-1)?.fields["region"] ?? facts(scene.view).source;

/** The aim of an attack or of an AB move, on the map. */
export function Onto({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const source = from(scene, draft);
  const attack = question(draft) === "Attack.onto";
  const aims = legal(draft).flatMap(({ fields }) => fields["region"] ?? []);
  return (
    <>
      <p class="fp-hint" role="status">{attack && source && hasStation(known, source) && aims.some((aim) => groundOf(aim) === "luft") ? w.stationReach : ""} <Rule scene={scene} id={attack ? "R2-53" : "R2-69"} /></p>
      <div class="fp-chips sr-aims">
        {legal(draft).map((one) => <Button key={one.number} scene={scene} onClick={() => { scene.step(one); }}>{regionOf(scene, one.fields["region"] ?? "")}</Button>)}
      </div>
      <div class="fp-actions"><Back scene={scene} draft={draft} /></div>
    </>
  );
}

/** What was drafted waits to be sent. */
export function Ready({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  return (
    <>
      <ul class="sr-list">{summed(draft.steps.map(({ sentence }) => sentence)).map((line) => <li key={line}>{line}</li>)}</ul>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{w.send}</Button>
      </div>
    </>
  );
}
