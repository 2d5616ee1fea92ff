/** Asking for a pause, taking days off. */

import { useState } from "preact/hooks";

import { useSettings } from "../../app/settings.ts";
import { Dialog } from "../../app/Dialog.tsx";
import { Button, useLoaded } from "../../app/ui.tsx";
import { now } from "../../net/clock.ts";
import { me } from "../../net/me.ts";
import { offline } from "../../net/transport.ts";
import type { PauseReason, Snapshot } from "../../net/shapes.ts";
import { duration } from "../../pages/phrases.ts";
import { useSay } from "../../words/menu/index.ts";
import { useTime } from "../../words/time/index.ts";
import { exchanges } from "../logGroups.ts";
import type { TableSession } from "../session.ts";
import { momentOf } from "../TimeLimit.tsx";
import "./time.css";

const MINUTES = [5, 15, 30, 60, 120, 8 * 60, 24 * 60, 3 * 24 * 60, 7 * 24 * 60];
const A_DAY = 24 * 60; // minutes that who leads the table may pause alone
const DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 28];

interface Props {
  readonly snapshot: Snapshot;
  readonly session: TableSession;
  readonly onClose: () => void;
}

export function TimeDialog({ snapshot, session, onClose }: Props) {
  const words = useTime();
  const { table, own_seats: own, leads } = snapshot;
  if (!words) return null;
  return (
    <Dialog title={words.time} onClose={onClose}>
      {(own.length > 0 || leads) && !table.pause && <PauseForm snapshot={snapshot} session={session} onClose={onClose} />}
      {table.pause && <p>{words.clocks_stand}</p>}
      <Pace snapshot={snapshot} session={session} />
      {own.length > 0 && <DaysOff snapshot={snapshot} session={session} onClose={onClose} />}
    </Dialog>
  );
}

/** How often the question went from one person to another, turn by turn: what makes a game by post long. */
function Pace({ snapshot, session }: Pick<Props, "snapshot" | "session">) {
  const words = useTime();
  const { seats } = snapshot.table;
  const counts = [...exchanges(session.state.value.lines, (seat) => seats[seat]?.kind === "person").values()].sort((a, b) => a - b);
  const most = counts.at(-1);
  if (!words || most === undefined) return null;
  return <section class="time-form"><h3>{words.pace}</h3><p>{words.exchanges(counts[Math.floor(counts.length / 2)] ?? 0, most)}</p></section>;
}

function PauseForm({ snapshot, session, onClose }: Props) {
  const say = useSay();
  const words = useTime();
  const [minutes, setMinutes] = useState(30);
  const [reason, setReason] = useState<PauseReason>("break");
  const [text, setText] = useState("");
  const { table, own_seats: own, leads } = snapshot;
  if (!words) return null;
  const others = table.seats.some(({ seat, kind, autopilot }) => kind === "person" && !autopilot && !own.includes(seat));
  const send = (alone: boolean): void => {
    onClose();
    void session.command("pause", { minutes, reason, text: table.chat === "free" ? text.trim() : "", alone });
  };
  return (
    <section class="time-form">
      <h3>{words.pause}</h3>
      <p class="hint">{words.ask_hint}</p>
      <div class="pairs">
        <label>{words.how_long}<select value={minutes} onChange={(event) => { setMinutes(Number(event.currentTarget.value)); }}>
          {MINUTES.map((n) => <option key={n} value={n}>{duration(say, n * 60)}</option>)}
        </select></label>
        <label>{words.why}<select value={reason} onChange={(event) => { setReason(event.currentTarget.value as PauseReason); }}>
          {Object.entries(words.reasons).map(([id, called]) => <option key={id} value={id}>{called}</option>)}
        </select></label>
        {table.chat === "free" && <label>{words.words}<input type="text" maxLength={200} value={text} onInput={(event) => { setText(event.currentTarget.value); }} /></label>}
      </div>
      <div class="actions">
        {own.length > 0 && <Button kind="primary" disabled={table.pause_asked !== null} onClick={() => { send(false); }}>{others ? words.ask_pause : words.begin_pause}</Button>}
        {leads && others && <Button disabled={minutes > A_DAY} hint={words.lead_hint} onClick={() => { send(true); }}>{words.lead_pause}</Button>}
      </div>
      {leads && others && <p class="hint">{words.lead_hint}</p>}
    </section>
  );
}

function DaysOff({ snapshot, session, onClose }: Props) {
  const { lang } = useSettings();
  const words = useTime();
  const [days, setDays] = useState(3);
  const loaded = useLoaded(async () => (offline ? null : (await me.look()).person?.days_off ?? null), []); // of somebody, at all their tables
  const known = loaded.state === "here" ? loaded.value : null;
  const { table: { vacation_days: all, vacations }, own_seats: own } = snapshot;
  if (!words) return null;
  const off = vacations.find(({ seat }) => own.includes(seat));
  const send = (n: number): void => {
    onClose();
    void session.command("vacation", { days: n });
  };
  return (
    <section class="time-form">
      <h3>{words.days_off}</h3>
      {!all && <p class="hint">{words.no_days}</p>}
      {all > 0 && (
        <>
          <p class="hint">{off ? words.you_off_until(momentOf(lang, off.until, now())) : words.days_hint(all)}</p>
          {known && <p class="hint">{words.days_all(known.left, known.of)}</p>}
          <div class="actions">
            <label>{words.days} <select value={days} onChange={(event) => { setDays(Number(event.currentTarget.value)); }}>
              {DAYS.filter((n) => n <= Math.min(all, known?.left ?? all)).map((n) => <option key={n} value={n}>{n}</option>)}
            </select></label>
            <Button onClick={() => { send(days); }}>{off ? words.more_days : words.take_days}</Button>
            {off && <Button kind="primary" onClick={() => { send(0); }}>{words.back}</Button>}
          </div>
        </>
      )}
    </section>
  );
}
