/** What this browser knows of the chance at a table: the level in force, and how far the log is checked. */

import { useState } from "preact/hooks";

import { useObservable } from "../app/observable.ts";
import { notify } from "../app/toasts.ts";
import { Dialog } from "../app/Dialog.tsx";
import { Button, Link } from "../app/ui.tsx";
import { api } from "../net/api.ts";
import type { Snapshot } from "../net/shapes.ts";
import { request } from "../net/transport.ts";
import { useSay, type Say } from "../words/trust/index.ts";
import { short } from "./FairnessAlarm.tsx";
import type { FairnessState } from "./fairnessState.ts";
import type { LateFairnessCheck } from "./lateFairnessCheck.ts";
import "./seats.css";

interface Props {
  readonly snapshot: Snapshot;
  readonly trust: LateFairnessCheck;
}

/** For whoever wants to know exactly: the level, who has contributed, how far the chain is checked. */
function summary(say: Say, { dice, seats }: Snapshot["table"], { seq }: FairnessState): string {
  if (!dice) return say("chance_old");
  const n = (dice.ready ? dice.contributed : dice.committed).length;
  const parts = [say("chance_level", { version: dice.version, n: dice.level }), n ? say(n === 1 ? "chance_one" : "chance_n", { n }) : say("chance_nobody")];
  const name = (seat: number): string => seats[seat]?.name ?? "";
  if (dice.witness) {
    const { rolls, witnessed, fallbacks, out } = dice.witness;
    if (rolls) parts.push(say("chance_witnessed", { n: witnessed, all: rolls }));
    fallbacks.forEach((times, seat) => { if (times) parts.push(say("chance_missed", { name: name(seat), n: times })); });
    if (out.length) parts.push(say("chance_out", { names: out.map(name).join(", ") }));
  }
  return [...parts, ...(seq ? [say("chance_checked", { n: seq })] : [])].join(" · ");
}

const sentence = ({ dice }: Snapshot["table"]): "chance_sentence" | "chance_sentence_2" => (dice?.witness ? "chance_sentence_2" : "chance_sentence");

/** The plain sentence; the rest on demand. */
export function ChanceLine({ snapshot, trust }: Props) {
  const say = useSay();
  const known = useObservable(trust.state);
  return (
    <details class="manage chance-line">
      <summary>{say("chance_plain")}</summary>
      <p class="hint">{say(sentence(snapshot.table))}</p>
      <p class="hint">{summary(say, snapshot.table, known)}.</p>
      <p><Link to="/dice">{say("chance_more")}</Link></p>
    </details>
  );
}

export function ChanceDialog({ snapshot, trust, onClose }: Props & { readonly onClose: () => void }) {
  const say = useSay();
  const known = useObservable(trust.state);
  const { table } = snapshot;
  const { dice } = table;
  const names = dice?.contributed.map((seat) => table.seats[seat]?.name ?? "").join(", ");
  return (
    <Dialog title={say("chance_here")} size="small" onClose={onClose}>
      {(!dice?.ready || names) && <p><b>{say("chance_plain")}</b></p>}
      <p>{say(sentence(table))}</p>
      {known.untaken > 0 && <p>{say("chance_untaken", { n: known.untaken })}</p>}
      <p class="hint chance">{summary(say, table, known)}.</p>
      {dice?.ready && <p>{names ? say("chance_from", { names }) : say("chance_unprotected")}</p>}
      {known.seq > 0 && (
        <>
          <p>{say("chance_head")} <code>{String(known.seq)} · {short(known.hash)}</code></p>
          {known.signature && known.signature !== "wrong" && <p class="hint">{say(known.signature === "right" ? "chance_signed" : "chance_unsigned")}</p>}
        </>
      )}
      <ul class="menu-list">
        {table.status === "over" && <li><VerifyButton table={table.id} /></li>}
        {table.status === "over" && <li><a class="button secondary wide" href={api.record(table.id, null)} download>{say("download_record")}</a></li>}
        <li><Link to="/dice" class="button secondary wide">{say("chance_more")}</Link></li>
      </ul>
    </Dialog>
  );
}

const at = (beside: Window): HTMLElement | null => beside.document.querySelector("#check");

/** Opens the page that checks, which needs no network, in a window of its own, and lays the record into it. */
export function VerifyButton({ table }: { readonly table: string }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const open = (): void => {
    const beside = window.open("/verify.html");
    if (!beside) return;
    setBusy(true);
    const ready = (async () => {
      while (!beside.closed && !(beside.document.readyState === "complete" && at(beside))) await new Promise((done) => { setTimeout(done, 50); });
    })();
    const record = request(api.record(table, null)).then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))));
    Promise.all([record, ready]).then(
      ([text]) => {
        const log = beside.document.querySelector<HTMLTextAreaElement>("#log");
        if (log) log.value = text;
        at(beside)?.click();
      },
      () => { notify(say("unreachable"), "refusal"); },
    ).finally(() => { setBusy(false); });
  };
  if (!isSecureContext) return <p class="hint">{say("verify_saved")} <a href="/verify.html" download>{say("dice_verify")}</a></p>; // no `crypto.subtle` there
  return <Button icon="check" disabled={busy} onClick={open}>{say("verify_here")}</Button>;
}
