/** What somebody has asked the others for: to go back farther, that somebody leaves, to go on by an earlier ruling. It is fetched when
 * it is asked; so is the news that the rules were updated. */

import { useState } from "preact/hooks";

import { RuleButton } from "../app/RuleButton.tsx";
import { useSettings } from "../app/settings.ts";
import { Button } from "../app/ui.tsx";
import type { GameWords } from "../faces/face.ts";
import { ReadUpTo } from "../net/readUpTo.ts";
import type { KickAsked, RulingAsked, Snapshot, UndoAsked } from "../net/shapes.ts";
import { useSay } from "../words/menu/index.ts";
import { Clock } from "./Players.tsx";
import type { TableSession } from "./session.ts";
import { anewSaid } from "./anew.ts";
import { backSaid, wouldGo } from "./rewind.ts";
import type { Line } from "./logLines.ts";
import { whoWaits } from "./whoWaits.ts";
import { updateAmong, type Update } from "./rulesUpdate.ts";
import "./requests.css";

const READ = new ReadUpTo("kartentisch.rules"); // the last update of the rules

interface Props {
  readonly snapshot: Snapshot;
  readonly lines: readonly Line[];
  readonly session: TableSession;
  readonly words: GameWords;
  readonly busy: boolean;
}

export function Requests(props: Props) {
  const { undo_asked: back, kick_asked: leave, ruling_asked: ruling } = props.snapshot.table;
  const update = ruling ? null : updateAmong(props.lines, props.snapshot.own_seats);
  return (
    <>
      {back && <GoingBack request={back} {...props} />}
      {leave && <Leaving asked={leave} {...props} />}
      {ruling && <Earlier asked={ruling} {...props} />}
      {update && <Updated key={update.seq} update={update} {...props} />}
    </>
  );
}

/** The rules were updated: short, so that the question stays in sight; what changed is folded up, with the earlier ruling to be asked for where it
 * still exists. It goes when it was read. */
function Updated({ update: { seq, from, to, changes }, snapshot, session, busy }: Props & { readonly update: Update }) {
  const say = useSay();
  const { lang } = useSettings();
  const { id } = snapshot.table;
  const [read, setRead] = useState(() => READ.at(id));
  if (read >= seq) return null;
  const understood = (): void => { setRead(seq); READ.keep(id, seq); };
  return (
    <section class="request" aria-label={say("rules_updated")}>
      <p><b>{say("rules_updated")}</b> {say("rules_go_on", { from, to })}{changes.length === 0 && ` ${say("rules_alike")}`}</p>
      <div class="rules-news">
        {changes.length > 0 && (
          <details>
            <summary>{say("rules_changes")}</summary>
            <ul>
              {changes.map(({ revision, rules, ruling, ...said }) => (
                <li key={revision}>
                  {said[lang]} {rules.map((rule) => <RuleButton key={rule} id={rule} named />)}
                  {Object.keys(ruling).length > 0 && <Button disabled={busy} onClick={() => { void session.command("ruling", { revision, yes: true }); }}>{say("ruling_ask")}</Button>}
                </li>
              ))}
            </ul>
          </details>
        )}
        <Button onClick={understood}>{say("rules_understood")}</Button>
      </div>
    </section>
  );
}

/** Somebody asks to go on by the earlier ruling: agree, refuse, or withdraw. */
function Earlier({ asked, snapshot, lines, session, busy }: Props & { readonly asked: RulingAsked }) {
  const say = useSay();
  const { own_seats: own } = snapshot;
  const what = String(lines.findLast(({ kind }) => kind === "ruling_asked")?.["sentence"] ?? "");
  const votes = asked.waiting.some((seat) => own.includes(seat));
  const answer = (yes: boolean): void => { void session.command("ruling", { revision: asked.revision, yes }); };
  return (
    <section class="request" role="alertdialog" aria-label={what}>
      <p><b>{what}</b></p>
      {asked.waiting.length > 0 && <p class="hint">{say("undo_waiting", { names: whoWaits(snapshot, asked.waiting, say("you")) })} <Clock due={asked.until} /></p>}
      <div class="actions">
        {votes && <Button kind="primary" disabled={busy} onClick={() => { answer(true); }}>{say("agree")}</Button>}
        {votes && <Button disabled={busy} onClick={() => { answer(false); }}>{say("refuse")}</Button>}
        {own.includes(asked.seat) && <Button disabled={busy} onClick={() => { answer(false); }}>{say("withdraw")}</Button>}
      </div>
    </section>
  );
}

/** Somebody asks to go back: agree, refuse, or withdraw. */
function GoingBack({ request, snapshot, lines, session, words, busy }: Props & { readonly request: UndoAsked }) {
  const say = useSay();
  const { table, own_seats: own } = snapshot;
  const name = table.seats[request.seat]?.name ?? "";
  const back = wouldGo(lines, request.line, request.seat, words);
  const what = [backSaid(say, back, table.seats), anewSaid(say, back.chances, words)].filter(Boolean).join(" ");
  const names = (of: readonly number[]): string => of.map((seat) => table.seats[seat]?.name ?? "").join(", ");
  const asked = request.waiting.some((seat) => own.includes(seat));
  const answer = (yes: boolean): void => { void session.command("answer_undo", { decision: request.id, yes }); };
  return (
    <section class="request" tabIndex={-1} role="alertdialog" aria-label={say("undo_request", { name })}>
      <p><b>{say("undo_request", { name })}</b> {what}</p>
      {request.waiting.length > 0 && <p class="hint">{say("undo_waiting", { names: whoWaits(snapshot, request.waiting, say("you")) })} <Clock due={request.until} /></p>}
      {request.away.length > 0 && <p class="hint">{say("undo_away", { names: names(request.away) })}</p>}
      <div class="actions">
        {asked && <Button kind="primary" disabled={busy} onClick={() => { answer(true); }}>{say("agree")}</Button>}
        {asked && <Button disabled={busy} onClick={() => { answer(false); }}>{say("refuse")}</Button>}
        {own.includes(request.seat) && <Button disabled={busy} onClick={() => { void session.command("answer_undo", { seat: request.seat, decision: request.id, yes: false }); }}>{say("withdraw")}</Button>}
      </div>
    </section>
  );
}

/** Somebody is to leave: agree, refuse, withdraw, or say that one is here. */
function Leaving({ asked, snapshot, session, busy }: Props & { readonly asked: KickAsked }) {
  const say = useSay();
  const { table, own_seats: own, leads } = snapshot;
  const what = say(!asked.absent ? "kick_here" : own.includes(asked.seat) ? "kick_you" : "kick_away", { name: table.seats[asked.seat]?.name ?? "" });
  const votes = asked.waiting.some((seat) => own.includes(seat));
  const no = asked.absent && own.includes(asked.seat) ? "kick_stay" : votes ? "refuse" : leads ? "withdraw" : null;
  const answer = (yes: boolean): void => { void session.command("answer_kick", { decision: asked.id, yes }); };
  return (
    <section class="request" role="alertdialog" aria-label={what}>
      <p><b>{what}</b> <Clock due={asked.due} /></p>
      {asked.waiting.length > 0 && <p class="hint">{say("undo_waiting", { names: whoWaits(snapshot, asked.waiting, say("you")) })}</p>}
      <div class="actions">
        {votes && <Button disabled={busy} onClick={() => { answer(true); }}>{say("agree")}</Button>}
        {no && <Button kind="primary" disabled={busy} onClick={() => { answer(false); }}>{say(no)}</Button>}
      </div>
    </section>
  );
}
