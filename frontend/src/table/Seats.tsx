/** Who sits where, and how that may change: open seats, bots, substitutes, somebody who has to go. */

import { useState } from "preact/hooks";

import { useObservable } from "../app/observable.ts";
import { Button, Check, CopyButton, useLoaded } from "../app/ui.tsx";
import type { Face } from "../faces/face.ts";
import { api } from "../net/api.ts";
import type { ChatMode, Commands, GameDetail, Reliable as Reliably, SeatChange, SeatSummary, Snapshot } from "../net/shapes.ts";
import { offline } from "../net/transport.ts";
import { useSay } from "../words/opening/index.ts";
import { useTime } from "../words/time/index.ts";
import { BotChoice } from "../pages/BotChoice.tsx";
import { botSays, levelOf } from "../pages/bots.ts";
import { LEVEL } from "../pages/firstGame.ts";
import { ReliabilityNote } from "../pages/Reliability.tsx";
import { mute, muted } from "./mute.ts";
import { ByName, Disc } from "./Players.tsx";
import type { TableSession } from "./session.ts";
import "./seats.css";

interface Props {
  readonly snapshot: Snapshot;
  readonly detail: GameDetail;
  /** null: not loaded yet. */
  readonly face: Face | null;
  readonly session: TableSession;
}

type Send = <Kind extends "settings" | "kick" | "seat_kind">(type: Kind, more: Commands[Kind]) => void;

export function Seats({ snapshot, detail, face, session }: Props) {
  const say = useSay();
  const words = useTime();
  const { table } = snapshot;
  const reliability = useLoaded(() => api.reliability(table.id), [table.id]);
  const send: Send = (type, more) => { void session.command(type, more); };
  return (
    <>
      <p class="hint">{say("seats_hint")}</p>
      <ByName><ol class="seat-rows">
        {table.seats.map((seat) => <Row key={seat.seat} seat={seat} snapshot={snapshot} detail={detail} face={face} send={send} known={reliability.state === "here" && seat.kind === "person" ? reliability.value[String(seat.seat)] : undefined} />)}
      </ol></ByName>
      {words && snapshot.reports !== null && snapshot.reports.length > 0 && (
        <section>
          <h3>{words.reports}</h3>
          <ul>{snapshot.reports.map(({ seat, line, name, text }) => <li key={`${String(seat)}-${String(line)}`}>{words.report_of(table.seats[seat]?.name ?? "", name, text)}</li>)}</ul>
        </section>
      )}
      {words && snapshot.substitute_invite !== null && (
        <>
          {table.substitutes.length > 0 && <p>{words.would_step_in(table.substitutes.map(({ name }) => name).join(", "))}</p>}
          <p><CopyButton text={`${location.origin}/join/${table.id}#${snapshot.substitute_invite}`}>{words.copy_substitute}</CopyButton></p>
        </>
      )}
      {snapshot.leads && <div class="pairs">
        <label>{say("chat")}
          <select value={table.chat} onChange={(event) => { send("settings", { chat: event.currentTarget.value as ChatMode }); }}>
            {(["free", "phrases", "off"] as const).map((mode) => <option key={mode} value={mode}>{say(`chat_${mode}`)}</option>)}
          </select>
        </label>
        <Check label={say("spectators")} value={table.spectators} onChange={(spectators) => { send("settings", { spectators }); }} />
      </div>}
      {table.watching > 0 && <p class="hint">{say(table.watching === 1 ? "one_watches" : "n_watch", { n: table.watching })}</p>}
    </>
  );
}

function Row({ seat, snapshot, detail, face, send, known }: { readonly known: Reliably | undefined; readonly seat: SeatSummary; readonly snapshot: Snapshot; readonly detail: GameDetail; readonly face: Face | null; readonly send: Send }) {
  const say = useSay();
  const words = useTime();
  const silent = useObservable(muted)[snapshot.table.id]?.includes(seat.seat) ?? false;
  const [sure, setSure] = useState(false);
  const [chosen, setBot] = useState(LEVEL);
  const { table, own_seats: own } = snapshot;
  const may = (change: SeatChange): boolean => snapshot.seat_changes[String(seat.seat)]?.includes(change) ?? false;
  const mine = own.includes(seat.seat);
  const standIn = table.substitutes.find(({ for: lent }) => lent === seat.seat)?.name;
  const waiting = table.status === "waiting";
  const invite = snapshot.seat_invites[String(seat.seat)];
  const bot = detail.bots.some(({ name }) => name === levelOf(chosen)) ? chosen : detail.bots[0]?.name ?? "";
  const away = mine ? !waiting && may("bot") : may("kick") && !(seat.offered && seat.autopilot);
  const kind = (to: "open" | "bot" | "mine"): void => {
    setSure(false);
    send("seat_kind", { target: seat.seat, kind: to, ...(to === "bot" ? { bot } : {}) });
  };
  return (
    <li>
      <Disc seat={seat.seat} seats={table.seats} face={face} />
      <span class="grow">{seat.name || say("free_seat")} <small class="hint">{[mine ? say("you") : seat.kind === "bot" ? botSays(detail, seat.bot) || say("is_bot") : seat.autopilot ? say("is_autopilot") : "", table.leader === seat.seat ? say("leads") : ""].filter(Boolean).join(", ")}</small><ReliabilityNote known={known} /></span>
      <span class="seat-tools">
        {invite !== undefined && <CopyButton text={`${location.origin}/join/${table.id}#${invite}`}>{say("copy_seat")}</CopyButton>}
        {seat.offered && may("mine") && <Button onClick={() => { kind("mine"); }}>{say("keep_seat")}</Button>}
        {!offline && !waiting && !seat.offered && may("open") && <Button onClick={() => { kind("open"); }}>{say("offer_seat")}</Button>}
        {!offline && waiting && seat.kind === "bot" && may("open") && <Button onClick={() => { kind("open"); }}>{say("make_open")}</Button>}
        {(seat.kind === "open" || (sure && mine)) && may("bot") && (
          <BotChoice game={detail} value={bot} seat={seat.name || say("seat", { n: seat.seat + 1 })} onChange={setBot} />
        )}
        {seat.kind === "open" && may("bot") && <Button onClick={() => { kind("bot"); }}>{say("make_bot")}</Button>}
        {seat.kind === "person" && !sure && away && <Button kind="quiet" onClick={() => { setSure(true); }}>{mine ? say("give_to_bot") : standIn !== undefined && words ? words.let_go(standIn) : say("kick")}</Button>}
        {sure && away && <Button kind="primary" onClick={() => { setSure(false); if (mine) kind("bot"); else send("kick", { target: seat.seat }); }}>{say("really")}</Button>}
        {words && sure && away && !mine && <Button onClick={() => { setSure(false); send("kick", { target: seat.seat, ban: true }); }}>{words.for_good}</Button>}
        {words && !mine && seat.kind === "person" && table.chat !== "off" && <Button kind="quiet" pressed={silent} onClick={() => { mute(table.id, seat.seat, !silent); }}>{silent ? words.muted : words.mute}</Button>}
        {sure && away && <Button kind="quiet" onClick={() => { setSure(false); }}>{say("no")}</Button>}
      </span>
    </li>
  );
}
