/** What stands, and why: a pause, a request for one, days off.  Above the question; nothing while all clocks run. */

import { useSettings } from "../../app/settings.ts";
import { Button } from "../../app/ui.tsx";
import { now } from "../../net/clock.ts";
import type { Snapshot } from "../../net/shapes.ts";
import { duration } from "../../pages/phrases.ts";
import { useSay } from "../../words/menu/index.ts";
import { useTime, type TimeWords } from "../../words/time/index.ts";
import { Clock } from "../Players.tsx";
import type { TableSession } from "../session.ts";
import { whoWaits } from "../whoWaits.ts";
import { momentOf } from "../TimeLimit.tsx";
import "../requests.css";

export function Times({ snapshot, session, busy }: { readonly snapshot: Snapshot; readonly session: TableSession; readonly busy: boolean }) {
  const say = useSay();
  const { lang } = useSettings();
  const words = useTime();
  const { table, table: { pause, pause_asked: asked, vacations, substitutes, seats }, own_seats: own, leads, may_step_in: free, stands_for: stands } = snapshot;
  if (!words) return null;
  const named = (seat: number | null): string => (seat === null ? words.pause_lead : seats[seat]?.name ?? "");
  const moment = (at: number): string => momentOf(lang, at, now());
  const answer = (yes: boolean): void => { if (asked) void session.command("answer_pause", { decision: asked.id, yes }); };
  return (
    <>
      {!own.length && !leads && table.spectator_minutes > 0 && <p class="days-off">{words.late_minutes(table.spectator_minutes)}</p>}
      {!own.length && !leads && table.spectator_moves > 0 && <p class="days-off">{words.late_moves(table.spectator_moves)}</p>}
      {pause && (
        <section class="request" role="status" aria-label={words.pause}>
          <p><b>{words.pause_on(moment(pause.until))}</b> {pause.by === "move" ? words.pause_moved : words.pause_by(named(pause.seat), reasonOf(words, pause))}</p>
          <p class="hint">{words.clocks_stand}</p>
          {(leads || (pause.by === "vote" && (own.includes(pause.seat ?? -1) || (!pause.agreed.length && own.length > 0)))) && <div class="actions"><Button kind="primary" disabled={busy} onClick={() => { void session.command("resume"); }}>{words.go_on}</Button></div>}
        </section>
      )}
      {asked && (
        <section class="request" role="alertdialog" tabIndex={-1} aria-label={words.pause}>
          <p><b>{words.pause_asked(named(asked.seat), duration(say, asked.minutes * 60), reasonOf(words, asked))}</b></p>
          <p class="hint">{say("undo_waiting", { names: whoWaits(snapshot, asked.waiting, say("you")) })} <Clock due={asked.until} /></p>
          <div class="actions">
            {asked.waiting.some((seat) => own.includes(seat)) && <Button kind="primary" disabled={busy} onClick={() => { answer(true); }}>{say("agree")}</Button>}
            {asked.waiting.some((seat) => own.includes(seat)) && <Button disabled={busy} onClick={() => { answer(false); }}>{say("refuse")}</Button>}
            {own.includes(asked.seat) && <Button disabled={busy} onClick={() => { answer(false); }}>{say("withdraw")}</Button>}
          </div>
        </section>
      )}
      {free.length > 0 && (
        <section class="request" aria-label={words.step_in_title}>
          <p>{words.you_wait}</p>
          <div class="actions">{free.map((seat) => <Button key={seat} kind="primary" disabled={busy} onClick={() => { void session.command("step_in", { target: seat }); }}>{words.step_in(named(seat))}</Button>)}</div>
        </section>
      )}
      {stands === -1 && !free.length && <p class="days-off">{words.you_stand_by}</p>}
      {substitutes.map(({ name, for: seat }) => seat !== null && <p key={name} class="days-off">{stands === seat ? words.you_step_in(named(seat)) : words.steps_in(name, named(seat))}</p>)}
      {vacations.map(({ seat, until }) => <p key={seat} class="days-off">{own.includes(seat) ? words.you_off_until(moment(until)) : words.off_until(named(seat), moment(until))}</p>)}
    </>
  );
}

/** Why, and what was said to it. */
export function reasonOf(words: TimeWords, { reason, text }: { readonly reason: string; readonly text: string }): string {
  const why = words.reasons[reason as keyof TimeWords["reasons"]];
  return text ? `${why} (${text})` : why;
}
