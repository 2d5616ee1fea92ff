/** A table on paper, below its map: how it stands, what each part of the game shows, and the whole log. */

import { useMemo } from "preact/hooks";

import { now } from "../net/clock.ts";
import type { Face, Scene, SidePart } from "../faces/face.ts";
import type { TableSummary } from "../net/shapes.ts";
import { useSay } from "../words/log/index.ts";
import { headingOf, sentenceOf } from "./GameLog.tsx";
import { groups } from "./logGroups.ts";
import type { Line } from "./logLines.ts";
import { Disc } from "./Players.tsx";
import { counts, roundsAt } from "./rounds.ts";
import { Side } from "./Side.tsx";
import "./printed.css";

interface Props {
  readonly scene: Scene;
  readonly face: Face;
  readonly table: TableSummary;
  readonly lines: readonly Line[];
  readonly sides: readonly SidePart[];
}

export function Printed({ scene, face, table: { seats }, lines, sides }: Props) {
  const say = useSay();
  const turns = useMemo(() => groups(lines, scene.words), [lines, scene.words]);
  const rounds = roundsAt(lines, turns.map(({ entries }) => entries[0]?.seq ?? 0), counts(scene.view));
  return (
    <section class="printed" aria-hidden="true">
      <p class="printed-when">{new Date(now()).toLocaleString(scene.words.lang, { dateStyle: "long", timeStyle: "short" })}</p>
      <table>
        <tbody>{seats.map(({ seat, name }) => {
          const figure = face.figure?.(seat, scene);
          return <tr key={seat}><th scope="row"><Disc seat={seat} seats={seats} face={face} /> {name}</th><td>{figure?.label}</td></tr>;
        })}</tbody>
      </table>
      {sides.map((part) => <Side key={part.id} part={part} scene={scene} />)}
      <h2>{say("game_log")}</h2>
      {turns.map(({ turn, seat, entries }, n) => (
        <section key={`${String(turn)} ${String(entries[0]?.seq)}`}>
          <h3>{headingOf(say, { turn, seat }, rounds[n] ?? 0, seat === null ? "" : (seats[seat]?.name ?? ""))}</h3>
          <ol>{entries.map((entry) => ({ entry, text: sentenceOf(say, entry, seats) })).filter(({ text }) => text !== "").map(({ entry: { key, line: { undone }, times }, text }) => (
            <li key={key}>{undone ? <s>{text}</s> : text}{times > 1 && ` ×${String(times)}`}{undone && ` ${say("was_taken_back")}`}</li>
          ))}</ol>
        </section>
      ))}
    </section>
  );
}
