/** The waiting room: who sits already, how others come, and the start. */

import { encode } from "uqr";
import { useMemo } from "preact/hooks";

import { Icon } from "../app/icons.tsx";
import { useMedia } from "../app/media.ts";
import { useNow } from "../app/now.ts";
import { useSettings } from "../app/settings.ts";
import { Button, CopyButton, useLoaded } from "../app/ui.tsx";
import type { Face } from "../faces/face.ts";
import { api } from "../net/api.ts";
import type { GameDetail, RatingRange, Snapshot, TableRatings } from "../net/shapes.ts";
import { TableTerms } from "../pages/TableTerms.tsx";
import { atStart, roleOf } from "../pages/phrases.ts";
import { useSay } from "../words/opening/index.ts";
import { Clock, Disc } from "./Players.tsx";
import { Seats } from "./Seats.tsx";
import type { TableSession } from "./session.ts";
import { ChanceLine } from "./Fairness.tsx";
import "../pages/pages.css";
import "./seats.css";

export function WaitingRoom({ snapshot, detail, face, title, session, busy }: { readonly snapshot: Snapshot; readonly detail: GameDetail | null; readonly face: Face | null; readonly title: string; readonly session: TableSession; readonly busy: boolean }) {
  const say = useSay();
  const { lang } = useSettings();
  const { table, invite, own_seats: own } = snapshot;
  const role = (seat: number): string => roleOf(detail && atStart(detail, table.start), table.seats.length, seat, lang);
  const ratings = useLoaded<TableRatings>(async () => (table.rated && own.length > 0 ? api.ratings(table.id) : {}), [table.id, table.rated, table.seq, own.length]);
  const rating = (seat: number): RatingRange | undefined => (ratings.state === "here" ? ratings.value[String(seat)] : undefined);
  const small = useMedia("(max-width: 700px)");
  const free = table.seats.filter(({ kind }) => kind === "open").length;
  const link = invite === null ? null : `${location.origin}/join/${table.id}#${invite}`;
  const room = (
    <section class="sheet" key="room">
      <h1>{title}</h1>
      <p class="hint" role="status">{free ? say(free === 1 ? "waiting_for_one" : "waiting_for_n", { n: free }) : say(table.dice?.starting ? "chance_starting" : "all_here")}</p>
      <ol class="seat-list">
        {table.seats.map(({ seat, kind, name }) => (
          <li key={seat} class={kind}>
            {kind === "open" ? <span class="disc" aria-hidden="true">{seat + 1}</span> : <Disc seat={seat} seats={table.seats} face={face} />}
            <span class="grow">{kind === "open" ? say("free_seat") : name}{role(seat) && <small class="role">{role(seat)}</small>}<Rating known={rating(seat)} /></span>
            <small>{own.includes(seat) ? say("you") : kind === "bot" ? say("is_bot") : kind === "open" ? <Icon name="wait" /> : <Icon name="check" />}</small>
          </li>
        ))}
      </ol>
      <div class="actions">
        {(own.length > 0 || snapshot.leads) && <Button kind={snapshot.leads ? "primary" : "secondary"} icon="play" disabled={free > 0 || busy || table.dice?.starting === true} onClick={() => { void session.command("start"); }}>{say("start_game")}</Button>}
        {own.map((seat) => <Button key={seat} kind="quiet" disabled={busy} onClick={() => { void session.command("leave", { seat }); }}>{own.length > 1 ? say("stand_up_name", { name: table.seats[seat]?.name ?? "" }) : say("stand_up")}</Button>)}
      </div>
      <Lead snapshot={snapshot} session={session} busy={busy} free={free} />
      <details class="manage"><summary>{say("agreed")}</summary><TableTerms table={table} game={detail} /></details>
      <ChanceLine snapshot={snapshot} trust={session.trust} />
      {(own.length > 0 || snapshot.leads) && detail && <details class="manage"><summary>{say("seats")}</summary><Seats snapshot={snapshot} detail={detail} face={face} session={session} /></details>}
      {own.length === 0 && !snapshot.leads && <p>{say("need_invite")}</p>}
    </section>
  );
  const invited = link !== null && free > 0 && (
      <section class="sheet invite" key="invite">
        <h2>{say("invite_friends")}</h2>
        <p>{say("invite_text")}</p>
        <p><input type="text" readOnly value={link} aria-label={say("invite_link")} onFocus={(event) => { event.currentTarget.select(); }} /></p>
        <p class="actions">
          <CopyButton kind="primary" text={link}>{say("copy_link")}</CopyButton>
          {"share" in navigator && <Button icon="share" onClick={() => { navigator.share({ title: "Kartentisch", text: title, url: link }).catch(() => undefined); }}>{say("share")}</Button>}
        </p>
        <Qr text={link} label={say("qr_label")} />
      </section>
  );
  return <div class="waiting-room">{small ? [invited, room] : [room, invited]}</div>; // on a phone others are called first
}

function Rating({ known }: { readonly known: RatingRange | undefined }) {
  const say = useSay();
  return known ? <small class="role">{say("rating_of", { rating: known.rating, low: known.low, high: known.high })}</small> : null;
}

/** An owner who is gone does not keep the others from beginning: they ask for the lead. */
function Lead({ snapshot, session, busy, free }: { readonly snapshot: Snapshot; readonly session: TableSession; readonly busy: boolean; readonly free: number }) {
  const say = useSay();
  const { lang } = useSettings();
  const { table: { leader, lead_asked: asked, seats }, leads, own_seats: own, may_lead_from: from } = snapshot;
  const now = useNow(10_000);
  const ask = (): void => { void session.command("lead"); };
  if (asked) {
    return (
      <div class="lead" role={leads ? "alert" : "status"}>
        <p>{say("lead_is_asked", { name: seats[asked.seat]?.name ?? "" })} <Clock due={asked.due} /></p>
        {leads && <Button kind="primary" disabled={busy} onClick={ask}>{say("lead_here")}</Button>}
      </div>
    );
  }
  if (leads || own.length === 0 || from === null) return null;
  const name = leader === null ? "" : seats[leader]?.name ?? "";
  const late = free > 0 && now >= from;
  return (
    <div class="lead">
      <p class="hint">{name && `${say("who_leads", { name })} `}{free === 0 && `${say("start_any")} `}{late ? say("lead_hint") : free > 0 && say("lead_hint_when", { name: name || say("lead_host"), when: new Date(from).toLocaleString(lang, { dateStyle: "short", timeStyle: "short" }) })}</p>
      {late && <Button disabled={busy} onClick={ask}>{say("lead_ask")}</Button>}
    </div>
  );
}

/** A QR code as one path. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: "M", border: 2 });
    const squares: string[] = [];
    code.data.forEach((row, y) => { row.forEach((dark, x) => { if (dark) squares.push(`M${String(x)} ${String(y)}h1v1h-1z`); }); });
    return { size: code.size, path: squares.join("") };
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${String(size)} ${String(size)}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
