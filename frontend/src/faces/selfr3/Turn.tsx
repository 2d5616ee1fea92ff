/** The turn: what may be bought, cards, attacks, the AB move, its end. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { fetchWhenIdle } from "../../app/idle.ts";
import { lazy } from "../../app/ui.tsx";
import { legal } from "../../table/draft.ts";
import type { Draft, Scene } from "../face.ts";
import { Back, Button, Rule, Said, type Asked } from "../parts/controls.tsx";
import { runs } from "../parts/planned.ts";
import { whyStopped } from "../parts/promised.ts";
import { all, find, question } from "../parts/steps.ts";
import { isYou } from "../parts/you.ts";
import { again, battleOf, goesOn, halted } from "./again.ts";
import { allPosted, endsTurn, leaving, marching, mode, moving, posts, speaksOf } from "./asking.ts";
import { cardName, Figure, nameOf, officerName, OfficerSign, regionOf, Stroke, wordsOf } from "./drawn.tsx";
import { armiesIn, ATTACKING, CARD_COST, CARDS_A_TURN, cards, facts, groundOf, isOfficer, OFFICER_COST, officersIn, ownerOf, PORTS, regionsOf, ROUNDS, STATION_COST, STATIONS, unitsIn, type Facts } from "./facts.ts";
import { mayBuild } from "./map.ts";
import { OFFICERS } from "./material.ts";
import { story } from "./story.ts";
import { bring } from "./victory.ts";
import { said } from "./words/play/index.ts";

const End = lazy(async () => (await said(import("./Aiming.tsx"))).End);
const CardPanel = lazy(async () => (await said(import("./CardPanel.tsx"))).CardPanel);
const Running = lazy(async () => (await said(import("./Aiming.tsx"))).Running);
const Completed = lazy(async () => (await said(import("./Aiming.tsx"))).Completed);
const AgainButton = lazy(async () => (await said(import("./Aiming.tsx"))).AgainButton);
const Noted = lazy(async () => (await import("./Drafted.tsx")).Noted, () => null);
fetchWhenIdle(Noted);

export function Turn({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const seat = draft.decision.seat;
  const { action, card } = draft.chosen;
  const once = again(scene, draft);
  if (once && goesOn(scene, once) && runs(scene, battleOf(once.fight.source, once.fight.region))) return <Running scene={scene} draft={draft} again={once} />;
  const noted = draft.steps.length ? <Noted scene={scene} draft={draft} /> : null;
  const finish = find(draft, "finish");
  const toggle = (chosen: Readonly<Record<string, string>>, pressed: boolean) => (): void => { scene.redraft(draft.steps, pressed ? {} : chosen); };
  if (action === "play" && card !== undefined) return <CardPanel scene={scene} draft={draft} card={card} />;
  if (action === "finish") return <End scene={scene} draft={draft}>{noted}</End>;
  const late = question(draft) === "Turn.late";
  const shop = speaksOf(scene, ...BUYS);
  const buying = !late && (posts(draft).length > 0 || mayBuild(draft) || find(draft, "draw") !== undefined);
  const [why, ask] = useWhy(scene, draft);
  const tried = (what: string): void => { ask(`${what} ${strongest(known, seat)}`); };
  const reason = why ? <p class="fp-quiet" role="status">{why}</p> : null; // what was pressed stays where it is
  const attacks = all(draft, "attack").length;
  const moves = all(draft, "move").length;
  const { entered } = story(scene);
  return (
    <>
      {known.wealth.length ? <p class="fp-quiet" role="status">{w.wealth(known.wealth.map((region) => regionOf(scene, region)).join(", "))}</p> : null}
      {known.waitingFor.length ? <p class="fp-quiet">{w.waits(known.waitingFor.map((region) => regionOf(scene, region)).join(", "))}</p> : null}
      {!shop ? null : buying || (!scene.compact && !late && known.phase === "purchase") ? <Shop scene={scene} draft={draft} /> : <p class="fp-quiet"><Purse scene={scene} n={known.money[seat] ?? 0} /> {!late && known.phase && known.phase !== "figures" ? w.bought(known.phase === "purchase") : ""}</p>}
      {entered ? <Completed scene={scene} region={entered} seat={seat} /> : null}
      {once ? <AgainButton scene={scene} again={once} /> : null}
      {scene.compact ? reason : noted}
      <div class="fp-actions sr-three">
        {scene.compact ? noted : null}
        <Back scene={scene} draft={draft} />
        {late ? null : <Button scene={scene} off={attacks === 0} onWhy={() => { tried("attack"); }} pressed={mode(draft) === "attack"} onClick={() => { scene.redraft(draft.steps, {}); }}><Stroke name="swords" /> {w.attack}</Button>}
        <Button scene={scene} off={moves === 0} onWhy={() => { tried("move"); }} pressed={mode(draft) === "move"} onClick={toggle({ action: "move" }, action === "move")}><Stroke name="move" /> {w.move}</Button>
        {finish ? <Button scene={scene} does="action finish" onClick={() => { if (buying || moves > 0 || known.round >= ROUNDS) scene.redraft(draft.steps, { action: "finish" }); else scene.confirm(finish); }}><Stroke name="end" /> {w.endTurn}</Button> : null}
      </div>
      {scene.compact ? null : reason}
    </>
  );
}

const BUYS = ["post", "draw", "station"];

/** What cannot be had now says why, until something is chosen. */
function useWhy(scene: Scene, draft: Draft): readonly [string, (tried: string) => void] {
  const [why, setWhy] = useState("");
  useEffect(() => { setWhy(""); }, [draft]);
  return [why, (tried) => { void scene.refusal(draft.steps, tried).then((no) => { setWhy(no?.sentence ?? wordsOf(scene).notNow); }); }];
}

/** Where most of a seat's units stand: what does not go from there goes from nowhere. */
const strongest = (known: Facts, seat: number): string => [...regionsOf(known, seat)].sort((a, b) => unitsIn(known, b) - unitsIn(known, a))[0] ?? "";

const Purse = ({ scene, n }: { readonly scene: Scene; readonly n: number }) => <b class="sr-purse"><Stroke name="coin" /> {wordsOf(scene).have(n)}</b>;

/** What can be bought, kind by kind: an officer who does not stand yet, else a card of the deck that the officer opens; a station. */
function Shop({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const seat = draft.decision.seat;
  const { action, officer } = draft.chosen;
  const [why, ask] = useWhy(scene, draft);
  const may = posts(draft);
  const taken = action === "station" ? action : action === "post" ? (officer ?? "") : "";
  const hangs = isOfficer(taken) ? bring(known).get(taken) : undefined; // points of cards in hand
  const purse = <Purse scene={scene} n={known.money[seat] ?? 0} />;
  const home = regionsOf(known, seat)[0] ?? "";
  const money = known.money[seat] ?? 0;
  const shut = (can: boolean, cost: number, figure: boolean, limit: keyof typeof w.shut | ""): string => (can ? "" : w.shut[figure && known.phase === "purchase" ? "late" : limit || (money < cost ? "dear" : "other")]);
  const press = (what: (() => void) | null, tried: string) => (): void => { if (!scene.busy) (what ?? (() => { ask(tried); }))(); };
  const choose = (chosen: Readonly<Record<string, string>>, pressed: boolean) => (): void => { scene.redraft(draft.steps, pressed ? {} : chosen); };
  return (
    <section class="sr-shop" aria-label={w.buy}>
      <p class="fp-quiet sr-either">
        <span class={taken ? "off" : ""}>{purse} {w.cardsLeft(CARDS_A_TURN - cards(known.bought))} {known.phase === "purchase" || (find(draft, "draw") && (may.length > 0 || mayBuild(draft))) ? w.cardsLast(known.phase !== "purchase") : ""} <Rule scene={scene} id="R2-33" /></span>
        {taken ? <span>{purse} {w.goodFor(taken === "station" ? w.station : officerName(scene, taken), `${w.effect[taken] ?? ""}${taken === "wasser" && !regionsOf(known, seat).some((one) => PORTS.includes(one) || groundOf(one) === taken) ? `; ${w.noPort}` : ""}${hangs ? w.counts(hangs) : ""}`)}</span> : null}
      </p>
      <div class="sr-goods">
        {OFFICERS.map((one) => {
          const where = known.officers[seat]?.[one];
          if (where === undefined) {
            const pressed = action === "post" && officer === one;
            const can = may.includes(one);
            return <Good key={one} scene={scene} name={officerName(scene, one)} what={scene.words.name("deck", one)} kind={w.officer} price={w.costOf(OFFICER_COST)} off={shut(can, OFFICER_COST, true, "")} pressed={pressed} about={`officer ${one}`} onClick={press(can ? choose({ action: "post", officer: one }, pressed) : null, `post ${one} ${home}`)}><OfficerSign officer={one} /></Good>;
          }
          const draw = find(draft, "draw", { deck: one });
          return <Good key={one} scene={scene} name={w.buyCard(scene.words.name("deck", one))} what={scene.words.name("deck", one)} kind={w.card} price={w.costOf(CARD_COST)} off={shut(draw !== undefined, CARD_COST, false, cards(known.bought) >= CARDS_A_TURN ? "cards" : "")} about={`deck ${one}`} onClick={press(draw ? () => { scene.confirm(draw); } : null, `draw ${one}`)}><span class={`sr-back sr-${one}`} aria-hidden="true"><OfficerSign officer={one} /></span></Good>;
        })}
        <Good scene={scene} name={`${w.station}, ${String(known.stations[seat]?.length ?? 0)}/${String(STATIONS)}`} what={w.station} price={w.costOf(STATION_COST)} off={shut(mayBuild(draft), STATION_COST, true, (known.stations[seat]?.length ?? 0) >= STATIONS ? "stations" : "")} pressed={action === "station"} about="station 0" onClick={press(mayBuild(draft) ? choose({ action: "station" }, action === "station") : null, `station ${home}`)}><span class="sr-officer" aria-hidden="true"><Figure name="station" /></span></Good>
      </div>
      {why ? <p class="fp-quiet" role="status">{why}</p> : null}
    </section>
  );
}

interface GoodProps {
  readonly scene: Scene;
  /** Said and shown as a title; `what` stands below the drawing. */
  readonly name: string;
  readonly what: string;
  /** An officer of this deck, or a card of it. */
  readonly kind?: string;
  readonly price: string;
  /** Why it cannot be had now, in a word; "": it can. */
  readonly off: string;
  readonly pressed?: boolean;
  readonly about: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

const Good = ({ scene, name, what, kind, price, off, pressed, about, onClick, children }: GoodProps) => (
  <button type="button" class="sr-good" {...(pressed === undefined ? {} : { "aria-pressed": pressed })} aria-disabled={off !== "" || scene.busy} data-about={about} title={name} onClick={onClick}>
    {children}<span aria-hidden="true">{what}</span>{off ? <small>{off}</small> : kind === undefined ? null : <small aria-hidden="true">{kind}</small>}<Said>{name}, </Said><small>{price}</small>
  </button>
);

/** A territory, and who stands there where they are not all alike: a badge on the map has room for a sum. */
function standing(scene: Scene, known: Facts, region: string): string {
  const w = wordsOf(scene);
  const [armies, officers] = [armiesIn(known, region), officersIn(known, region).length];
  return officers ? `${regionOf(scene, region)} (${[...(armies ? [w.armies(armies)] : []), w.officersN(officers)].join(" + ")})` : regionOf(scene, region);
}

/** What a tap on the map means at this step of the turn; "" for the question's own sentence. */
export function prompt(scene: Scene): string {
  const { draft } = scene;
  if (!draft) return "";
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const { action, officer, card } = draft.chosen;
  const asked = question(draft);
  if (asked === "Attack.onto" || asked === "Move.onto") return leaving(known, draft) ? (asked === "Attack.onto" ? w.ontoHint : w.moveTo)(standing(scene, known, leaving(known, draft))) : "";
  if (asked === "" || allPosted(draft)) return w.notSent;
  if (asked === "Attack.send") return w.sendAsk(regionOf(scene, known.source), regionOf(scene, known.aim), ownerOf(known, known.aim) < 0);
  if (asked === "Attack.station") return w.swapAsk(regionOf(scene, known.aim));
  if (asked === "Column.choose") {
    const [from, to] = marching(known, draft);
    return from && to ? w.followAsk(regionOf(scene, from), regionOf(scene, to), moving(known)) : "";
  }
  if (asked === "CardWindow.answer") return card === undefined ? w.windowAsk(isYou(scene, known.active) ? "" : nameOf(scene, known.active), ...[known.source, known.aim].map((region) => `${regionOf(scene, region)} (${String(unitsIn(known, region))})`)) : w.playAsk(cardName(scene, card));
  if (asked !== "Turn.act" && asked !== "Turn.late") return "";
  if (action === "post" && officer !== undefined) return w.buyHint(officerName(scene, officer));
  if (action === "station") return w.buyHint(w.station);
  if (action === "finish") return w.endAsk;
  if (action === "play") return w.playAsk(cardName(scene, card ?? ""));
  if (action === "move") return w.moveHint(endsTurn(known, draft.decision.seat, known.moves - 1));
  if (draft.steps.length && !speaksOf(scene, "attack", ...BUYS)) return w.allSet;
  const fell = whyStopped(scene, draft);
  if (fell) return fell;
  const fought = halted(scene, known);
  if (fought && unitsIn(known, fought.source) > 1 && runs(scene, battleOf(fought.source, fought.region))) return w.sendAsk(regionOf(scene, fought.source), regionOf(scene, fought.region), false);
  if (!fought && legal(draft).every((one) => one.fields["action"] === "finish")) return w.nothingLeft;
  return fought ? w.fewer(regionOf(scene, fought.source), regionOf(scene, fought.region), Math.min(ATTACKING, unitsIn(known, fought.source) - 1)) : asked === "Turn.late" ? w.lateHint : all(draft, "attack").length ? w.actHint(speaksOf(scene, ...BUYS) && (posts(draft).length > 0 || mayBuild(draft) || find(draft, "draw") !== undefined)) : "";
}
