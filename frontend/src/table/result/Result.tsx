/** The end fills the table: who has won, everybody's place, what can be done now, and how it came about. */

import { useEffect, useRef, useState } from "preact/hooks";

import { Button, Failed, Link, useLoaded } from "../../app/ui.tsx";
import { explained } from "../../app/faults.ts";
import type { Face, Scene } from "../../faces/face.ts";
import { api } from "../../net/api.ts";
import type { History, Ranking } from "../../net/shapes.ts";
import { offline } from "../../net/transport.ts";
import { hasWon } from "../../pages/firstGame.ts";
import { useSay } from "../../words/table/index.ts";
import { RESULT, type ResultWords } from "../../words/result/index.ts";
import { Disc } from "../Players.tsx";
import { counts, roundsOf } from "../rounds.ts";
import { VerifyButton } from "../Fairness.tsx";
import { Curve } from "./Curve.tsx";
import { Ending, lastTold, useEnding } from "./Ending.tsx";
import { FinalMap } from "./FinalMap.tsx";
import { Luck } from "./Luck.tsx";
import { waitingElsewhere } from "./next.ts";
import { otherBots } from "./otherBots.ts";
import { Picture } from "./Picture.tsx";
import { Ratings } from "./Ratings.tsx";
import { Facts, InBrief, levelOfBots } from "./Summary.tsx";
import { decided, deciding, headline, isShared, level, nameless, ranked } from "./ranking.ts";
import { numberOf } from "./turning.ts";
import "./result.css";

interface ResultProps {
  readonly scene: Scene;
  readonly face: Face;
  readonly game: string;
  readonly table: string;
  /** When the game was opened, in ms since 1970. */
  readonly created: number;
  /** It counted for the ratings of who played. */
  readonly rated: boolean;
  readonly rematch: string | null;
  /** The seats of whoever looks. */
  readonly own: readonly number[];
  readonly onMoment: (seq: number) => void;
  /** From the beginning, by itself. */
  readonly onWatch: () => void;
  /** What a bot says of the game. */
  readonly onReview: () => void;
  /** All of the map, for the moment of the end. */
  readonly onWhole: () => void;
  readonly onClose: () => void;
  /** `bots`: a level up or down; as they were without it. */
  readonly onRematch: (rotate: boolean, bots?: "stronger" | "weaker") => Promise<void>;
}

export function Result(props: ResultProps) {
  const { lang } = props.scene.words;
  const words = useLoaded(() => RESULT.learn(lang), [lang]);
  return words.state === "here" ? <Ended {...props} w={words.value} /> : words.state === "failed" ? <Failed error={words.error} /> : null;
}

function Ended({ scene, face, game, table, created, rated, rematch, own, w, onMoment, onWatch, onReview, onWhole, onClose, onRematch }: ResultProps & { readonly w: ResultWords }) {
  const say = useSay();
  const { ranking } = scene;
  const me = own.length === 1 ? own[0] : undefined;
  const seats = scene.seats.map((one, seat) => (seat === me ? { ...one, name: say("you_here") } : one)); // as during the game; the picture is for others
  const winners = scene.winners ?? [];
  const course = useLoaded(() => api.history(table), [table, scene.words.lang]);
  const next = useLoaded(() => waitingElsewhere(table), [table]);
  const [picture, setPicture] = useState(false);
  const [measure, setMeasure] = useState(0);
  const box = useRef<HTMLElement>(null);
  const [ending, skip] = useEnding(scene, table);
  useEffect(() => { box.current?.focus(); }, [ending]);
  useEffect(() => { if (me !== undefined && winners.includes(me)) hasWon(game); }, []);
  if (!ranking) return null;
  const reasons = Array.isArray(scene.view["ending"]) ? (scene.view["ending"] as readonly string[]) : [];
  const order = ranked(ranking, seats.length);
  const [by, even] = [decided(ranking, winners), level(ranking, winners)];
  const other = rematch === null ? otherBots(scene.seats, own, winners) : null;
  const history = course.state === "here" ? course.value : null;
  const rounds = history ? roundsOf(scene.log, history.points.map(({ seq }) => seq), counts(scene.view)) : [];
  const won = me !== undefined && winners.includes(me);
  const head = headline(say, w, seats.map(({ name }) => name), winners, own);
  const why = reasons.map((reason) => scene.words.name("end", reason)).join(" ");
  const falls = history?.fallen.filter(({ seat, turn }) => seat === me || turn === history.points.at(-1)?.turn) ?? []; // one's own, and with what the game has ended
  const place = me !== undefined && !won ? w.yourPlace(ranking.places[me] ?? 0, seats.length) : "";
  if (ending) return <Ending scene={scene} face={face} why={why} head={head} place={place} told={lastTold(scene)} onWhole={onWhole} onSkip={skip} />;
  return (
    <section class={`result ${won ? "won" : ""}`} tabIndex={-1} data-next="" ref={box} aria-labelledby="result-head">
      <div class="result-in">
        <header>
          <h2 id="result-head">{head}</h2>
          <Facts scene={scene} table={table} won={won} w={w} />
          {history && falls.map(({ seq, turn, sentence }) => <p key={seq}><b>{sentence}</b> ({momentOf({ history, seats, w, me, rounds }, turn)})</p>)}
          <p>
            {place && <b>{place}. </b>}
            {why}
            {by && ` ${w.decided(scene.words.name("standing", by.merit), by.seats.map(([seat, n]) => figure(seats[seat]?.name ?? "", n)).join(", "))}`}
            {even && ` ${w.level(even.map(([merit, n]) => figure(scene.words.name("standing", merit), n)).join(", "))}`}
          </p>
          {!offline && own.length > 0 && <InBrief scene={scene} table={table} own={own} w={w} />}
        </header>
        <div class="result-do">
          {!offline && <Button kind={rematch === null ? "primary" : "secondary"} icon="bulb" onClick={onReview}>{w.review}</Button>}
          {rematch !== null
            ? <Link to={`/t/${rematch}`} class="button primary">{w.toAgain}</Link>
            : own.length > 0 && <Button kind={offline ? "primary" : "secondary"} icon="play" onClick={() => { void onRematch(false); }}>{w.again}</Button>}
          {next.state === "here" && next.value !== null && <Link to={`/t/${next.value}`} class="button secondary">{w.next}</Link>}
          <details class="result-more">
            <summary>{w.more}</summary>
            <div class="actions">
              <Button icon="whole" onClick={onClose}>{w.board}</Button>
              <Button icon="clock" onClick={onWatch}>{w.watch}</Button>
              <Button icon="share" onClick={() => { setPicture(true); }}>{w.picture}</Button>
              {rematch === null && other && <Button onClick={() => { void onRematch(false, other); }}>{w.otherBots[other]}</Button>}
              {rematch === null && own.length > 0 && <Button onClick={() => { void onRematch(true); }}>{w.rotate}</Button>}
              <a class="button secondary" href={api.record(table, null)} download>{w.record}</a>
              <VerifyButton table={table} />
              <Link to="/" class="button secondary">{w.lobby}</Link>
            </div>
          </details>
          {rematch === null && own.length > 0 && w.levels[levelOfBots(scene.seats)] !== undefined && <p class="hint result-level">{w.botsNow(w.levels[levelOfBots(scene.seats)] ?? "")}</p>}
        </div>
        <div class="result-side">
          <Places scene={scene} seats={seats} face={face} ranking={ranking} order={order} w={w} />
          {face.Final && <section class="result-own" aria-labelledby="own-head"><h3 id="own-head">{w.numbers}</h3><face.Final scene={{ ...scene, called: (seat) => seats[seat]?.name ?? "" }} /></section>}
          {rated && own.length > 0 && <Ratings table={table} order={order} seats={seats} face={face} w={w} />}
          {history && (history.turning.length > 0 || history.costliest) && <Turning {...{ history, seats, face, w, me, rounds, onMoment }} />}
        </div>
        <div class="result-side">
          <FinalMap face={face} table={table} w={w} />
          {history && history.points.length > 1 && <Curve history={history} measure={measure} onMeasure={setMeasure} seats={seats} face={face} w={w} rounds={rounds} me={me ?? null} onMoment={onMoment} />}
        </div>
        {history && history.luck.length > 0 && <Luck rows={history.luck} order={order} seats={seats} face={face} w={w} />}
        {history && history.redrawn.length > 0 && <p class="hint">{w.redrawn(history.redrawn.map(({ seat, times }) => [seats[seat]?.name ?? "", times]))}</p>}
        {course.state === "failed" && <p class="hint" role="alert">{w.noCourse} {explained(course.error, say)}</p>}
      </div>
      {picture && <Picture scene={scene} nameless={nameless(say, scene.seats, own)} face={face} table={table} created={created} history={history} measure={measure} ranking={ranking} headOf={(names) => headline(say, w, names, winners, [])} w={w} onClose={() => { setPicture(false); }} />}
    </section>
  );
}

const figure = (what: string, n: number): string => `${what} ${String(n).replace("-", "−")}`;

interface PlacesProps {
  readonly scene: Scene;
  readonly seats: Scene["seats"];
  readonly face: Face;
  readonly ranking: Ranking;
  readonly order: readonly number[];
  readonly w: ResultWords;
}

function Places({ scene, seats, face, ranking, order, w }: PlacesProps) {
  const which = deciding(ranking, scene.winners ?? []);
  const isTied = new Set(ranking.worth.map((row) => row[0])).size < ranking.worth.length; // else nothing but the first counts
  const [first, ...then] = ranking.merits.map((merit) => scene.words.name("standing", merit));
  return (
    <>
    <table class="places">
      <caption class="unseen">{w.ranking}</caption>
      <thead><tr><th scope="col">{w.place}</th><th scope="col">{w.player}</th>{ranking.merits.map((merit) => <th key={merit} scope="col">{scene.words.name("standing", merit)}</th>)}</tr></thead>
      <tbody>
        {order.map((seat) => (
          <tr key={seat} class={ranking.places[seat] === 1 ? "won" : ""}>
            <td>{ranking.places[seat]}.{isShared(ranking, seat) && <span class="unseen"> ({w.tied})</span>}</td>
            <th scope="row"><Disc seat={seat} seats={seats} face={face} /> <span>{seats[seat]?.name}</span></th>
            {ranking.merits.map((merit, i) => <td key={merit} class={i === which ? "first" : ""}>{String(ranking.worth[seat]?.[i] ?? 0).replace("-", "\u2212")}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
    {first && then.length > 0 && isTied && <p class="hint">{w.mattersFirst(first, then)}</p>}
    </>
  );
}

interface TurningProps {
  readonly history: History;
  readonly seats: Scene["seats"];
  readonly face: Face;
  readonly w: ResultWords;
  readonly me: number | undefined;
  /** In which rounds the points of the curve lie. */
  readonly rounds: readonly number[];
  readonly onMoment: (seq: number) => void;
}

/** In which round a turn was, and whose. */
function momentOf({ history: { points }, seats, w, me, rounds }: { readonly history: Pick<History, "points"> } & Pick<TurningProps, "seats" | "w" | "me" | "rounds">, turn: number): string {
  const n = points.findIndex((one) => one.turn >= turn); // of a long game not every turn is a point
  const seat = points[n]?.turn === turn ? (points[n]?.seat ?? -1) : -1;
  return w.when(rounds[n] ?? 0, turn, seats[seat]?.name ?? "", seat === me);
}

function Turning({ history, seats, face, w, me, rounds, onMoment }: TurningProps) {
  const { turning, costliest, measures } = history;
  const title = measures[0]?.title ?? "";
  const when = (turn: number): string => momentOf({ history, seats, w, me, rounds }, turn);
  const changed = (by: readonly number[]): string => by.flatMap((n, seat) => (n ? [`${seats[seat]?.name ?? ""} ${n > 0 ? "+" : "\u2212"}${String(Math.abs(n))}`] : [])).join(", ");
  const rows = turning.map(({ seq, turn, by, gained, ahead, sentence }, n) => ({ sign: numberOf(n), seq, turn, by, sentence, measure: w.gained(title, changed(gained), seats[ahead]?.name ?? "", ahead === me) }));
  if (costliest) rows.push({ ...costliest, sign: "", measure: w.costliest(costliest.measure, changed(costliest.lost.map((n) => -n))) });
  return (
    <section class="turning" aria-labelledby="turning-head">
      <h3 id="turning-head">{w.turning}</h3>
      <p class="hint">{w.turningNote(title)}</p>
      <ol>
        {rows.map(({ sign, seq, turn, by, sentence, measure }) => (
          <li key={sign}>
            {sign ? <span class="turning-n" aria-hidden="true">{sign}</span> : <span class="turning-none" />}
            <Disc seat={by} seats={seats} face={face} />
            <span class="grow"><b>{sentence}</b> <small>{when(turn)} · {measure}</small></span>
            <Button icon="clock" label={`${w.show}: ${when(turn)}`} onClick={() => { onMoment(seq); }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
