/** A battle or a raid as a sheet: both sides by what they hit with, their dice beside it, what it has cost. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { Scene, SheetProps } from "../face.ts";
import { Button } from "../parts/controls.tsx";
import { question } from "../parts/steps.ts";
import { Die, Outcome, SideBox } from "../parts/Stage.tsx";
import { signed } from "../parts/standings.ts";
import { kindName, pips, powerLook, powerName, spaceOf, Token, Units, wordsOf } from "./drawn.tsx";
import { facts, isAxis, sides, size, worth } from "./facts.ts";
import { campaigns, pays } from "./campaign.ts";
import { BOMBS, hurtIn, lineup, lostIn, raiders, throwing } from "./fight.ts";
import { rounds, type Round } from "./rounds.ts";
import { UNITS, type Kind, type Power } from "./material.ts";
import { Odds } from "./Odds.tsx";
import { battleNow } from "./stakes.ts";
import { fighting, story, type Battle, type Salvo } from "./story.ts";
import { FIGHT } from "./words/fight.ts";
import "./fight.css";

export const words = (scene: Scene) => ({ ...wordsOf(scene), ...FIGHT[scene.words.lang] });

export function FightScene({ scene, of }: SheetProps) {
  const battle = story(scene).battles.find(({ key }) => key === of);
  return battle ? <Fought scene={scene} battle={battle} /> : null;
}

/** The battle that goes on, within the question: on a phone both lie in one sheet. */
export function Fight({ scene }: { readonly scene: Scene }) {
  const battle = fighting(scene);
  return battle ? <Fought scene={scene} battle={battle} /> : null;
}

function Fought({ scene, battle }: { readonly scene: Scene; readonly battle: Battle }) {
  const w = words(scene);
  const known = facts(scene.view);
  const now = known.fighting === battle.space && !battle.end;
  const all = rounds(battle);
  const [wish, look] = useState<number | null>(null); // null: the last one
  const at = wish !== null && wish < all.length ? wish : all.length - 1;
  const last = at === all.length - 1;
  const there = sides(known, battle.space);
  const asked = scene.draft ? question(scene.draft) : scene.view["question"];
  const stakes = now ? battleNow(known, typeof asked === "string" ? asked : "") : null;
  const fired = all[at]?.salvos ?? [];
  const attacked = isAxis(fired.at(-1)?.power ?? battle.power) === isAxis(battle.power);
  const losing = scene.compact && now && asked === "Losses.choose"; // a phone shows one side above what is chosen: whose dice have hit
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => { // and while it is told, whose dice fall
    if (scene.compact && !losing && fired.length) box.current?.querySelectorAll(".fp-side")[attacked ? 0 : 1]?.scrollIntoView({ block: "nearest" });
  }, [fired.length, attacked, losing]);
  const opens = !scene.compact && battle.what !== "raid"; // odds come and go: below the dice, which stay where they are
  const brought = pays(campaigns(scene).battles.find(({ key }) => key === battle.key)?.won ?? []);
  const stands = (
    <div class={opens ? "eu-stands" : ""}>
      {battle.end ? <><Outcome>{w.ended(battle.end, powerName(scene, battle.power), spaceOf(scene, battle.space), battle.damage)}{brought ? ` (${w.perRound(signed(brought))})` : ""}</Outcome><Cost scene={scene} battle={battle} /></> : null}
      {now && opens ? stakes === "later" ? <p class="fp-quiet">{w.oddsLater}</p> : <Odds scene={scene} space={battle.space} stakes={stakes} power={battle.power} other={there.defence[0]?.power ?? "ussr"} /> : null}
    </div>
  );
  return (
    <div class="eu-fight" ref={box}>
      {opens ? null : stands}
      {opens || (all.length > 1 && !now) ? (
        <p class="eu-rounds">
          <Button scene={{ ...scene, busy: false }} off={at <= 0} label={w.roundBefore} onClick={() => { look(at - 1); }}>‹</Button>
          <span>{now && last ? w.battleRound(Math.max(1, all.length)) : w.roundAt(at + 1, all.length)}</span>
          <Button scene={{ ...scene, busy: false }} off={last} label={w.roundAfter} onClick={() => { look(at + 1 === all.length - 1 ? null : at + 1); }}>›</Button>
        </p>
      ) : null}
      {(losing && !attacked ? [false, true] : [true, false]).map((attacks) => <SideBoard key={String(attacks)} scene={scene} battle={battle} all={all} at={Math.max(0, at)} attacks={attacks} now={now && last} />)}
      {opens ? stands : null}
    </div>
  );
}

/** In one line, what the whole battle has cost both sides. */
export function Cost({ scene, battle }: { readonly scene: Scene; readonly battle: Battle }) {
  const w = words(scene);
  const axis = isAxis(battle.power);
  const sides = [axis, !axis].map((side) => ({ name: leads(scene, battle, side === axis), army: lostIn(battle.salvos, side) })).filter(({ army }) => size(army));
  return <p class="eu-lost fp-cost">{sides.length ? <b>{w.falls}</b> : w.noneLost} {sides.map(({ name, army }) => <span key={name}>{name} <Units scene={scene} army={army} /> ({w.ipc(worth(army))})</span>)}</p>;
}

interface SideProps {
  readonly scene: Scene;
  readonly battle: Battle;
  readonly all: readonly Round[];
  /** The round that is shown. */
  readonly at: number;
  readonly attacks: boolean;
  readonly now: boolean;
}

/** The powers of a side, as far as they are known. */
const fights = (scene: Scene, battle: Battle, attacks: boolean): readonly Power[] =>
  attacks ? [battle.power] : [...new Set([...sides(facts(scene.view), battle.space).defence, ...battle.salvos, ...battle.salvos.flatMap(({ lost }) => lost)].map(({ power }) => power).filter((power) => isAxis(power) !== isAxis(battle.power)))];

function leads(scene: Scene, battle: Battle, attacks: boolean): string {
  const powers = fights(scene, battle, attacks);
  return powers.length ? powers.map((power) => powerName(scene, power)).join(", ") : battle.owner ? powerName(scene, battle.owner) : wordsOf(scene).defender;
}

function SideBoard({ scene, battle, all, at, attacks, now }: SideProps) {
  const w = words(scene);
  const round = all[at];
  const known = facts(scene.view);
  const axis = isAxis(battle.power) === attacks;
  const name = leads(scene, battle, attacks);
  const look = powerLook(fights(scene, battle, attacks)[0] ?? battle.owner);
  const fires = (round?.salvos ?? []).filter((salvo) => salvo.what !== "flak" && isAxis(salvo.power) === axis);
  const hits = fires.flatMap((salvo) => salvo.columns).reduce((sum, one) => sum + one.hits, 0);
  const [fallen, hurt] = round ? [lostIn(round.salvos, axis), hurtIn(round.salvos, axis)] : [{}, 0];
  const main = fires.filter(({ what }) => what === "fired");
  const raid = battle.what === "raid";
  const standing = now && raid ? raiders(known, battle.space, attacks) : throwing(known, battle, all, at, attacks);
  const idle = now && !raid && !standing.length ? lineup(known, battle, all, at, attacks) : []; // guns or transports alone, say
  const bombs = attacks ? battle.pips : [];
  const shown = [...new Set([...standing.map(({ column }) => column), ...main.flatMap((salvo) => salvo.columns.map(({ column }) => column)), ...(bombs.length ? [BOMBS] : [])])].sort((a, b) => a - b);
  return (
    <SideBox title={name} said={`${name}: ${spaceOf(scene, battle.space)}`} role={attacks ? w.attacks : w.defends} colour={look.colour} ink={look.ink} {...(fires.length ? { score: w.hits(hits) } : {})}>
      {flak(round, axis).map((salvo, i) => <p key={i} class="eu-shots"><small>{w.flak} ≤ 1</small><Dice scene={scene} salvo={salvo} column={1} /></p>)}
      {fires.filter(({ what }) => what !== "fired").map((salvo, i) => <p key={i} class="eu-shots"><small>{salvo.what === "shelled" ? w.shelled : w.struckFirst}</small>{salvo.columns.map(({ column }) => <Early key={column} scene={scene} salvo={salvo} column={column} />)}</p>)}
      {shown.length ? (
        <ul class={standing.length ? "" : "eu-bare"}>
          {shown.map((column) => (
            <li key={column}>
              {standing.length ? <span class="eu-kinds">{standing.find((one) => one.column === column)?.ranks.map(({ power, kind, n }) => <span key={`${power} ${kind}`}><Token kind={kind} power={power} label={kindName(scene, kind)} /> <b>×{n}</b></span>)}</span> : null}
              <small>{column === BOMBS ? w.bombs : `≤ ${String(column)}`}</small>
              <span class="eu-dice">{column === BOMBS ? bombs.map((n, i) => <Die key={i} face={pips(n)} label={w.ipc(n)} />) : main.map((salvo, i) => <Dice key={i} scene={scene} salvo={salvo} column={column} />)}</span>
            </li>
          ))}
        </ul>
      ) : now ? <p class="fp-quiet">{raid ? w.noneRisen : idle.length ? idle.map(({ power, army }) => <Units key={power} scene={scene} army={army} />) : w.nobodyThere}</p> : null}
      {size(fallen) || hurt || !scene.compact ? <p class="eu-lost">{size(fallen) || hurt ? <b>{w.falls}</b> : null} {size(fallen) ? <Units scene={scene} army={fallen} /> : null}{hurt ? <span>{w.damaged(hurt)}</span> : null}</p> : null}
    </SideBox>
  );
}

/** Guns fire for the side that does not fly. */
const flak = (round: Round | undefined, axis: boolean): readonly Salvo[] => (round?.salvos ?? []).filter(({ what, power }) => what === "flak" && isAxis(power) !== axis);

/** Ships that fire before the others, as far as their dice tell which: bombardments and first strikes. */
function Early({ scene, salvo, column }: { readonly scene: Scene; readonly salvo: Salvo; readonly column: number }) {
  const kinds: readonly Kind[] = salvo.what === "shelled" ? ["battleship", "destroyer"] : ["submarine"];
  const kind = kinds.find((one) => UNITS[one].attack === column || UNITS[one].defence === column);
  return <>{kind && <Token kind={kind} power={salvo.power} label={kindName(scene, kind)} />} <small>≤ {column}</small> <Dice scene={scene} salvo={salvo} column={column} /></>;
}

function Dice({ scene, salvo, column }: { readonly scene: Scene; readonly salvo: Salvo; readonly column: number }) {
  const w = words(scene);
  const { colour, ink } = powerLook(salvo.what === "flak" ? (isAxis(salvo.power) ? "ussr" : "germany") : salvo.power);
  const dice = salvo.columns.filter((one) => one.column === column).flatMap((one) => one.dice);
  return <>{[...dice].sort((a, b) => b - a).map((n, i) => <span key={i} class={n <= column ? "eu-hit" : "eu-miss"} style={{ "--eu-colour": colour, "--eu-on": ink }}><Die face={pips(n)} label={n <= column ? w.hit(n) : w.miss(n)} /></span>)}</>;
}
