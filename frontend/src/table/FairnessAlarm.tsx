/** The alarm about the chance at a table. It comes with the page: a server that cheats would not send it later. */

import { useObservable } from "../app/observable.ts";
import { CopyButton, Link } from "../app/ui.tsx";
import type { Fault } from "../net/logAudit.ts";
import { useSay, type Say } from "../words/table/index.ts";
import type { LateFairnessCheck } from "./lateFairnessCheck.ts";

/** The first characters of a hash, in fours. */
export const short = (hash: string): string => hash.slice(0, 16).replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The red banner; it hides nothing of the table. */
export function FairnessAlarm({ trust }: { readonly trust: LateFairnessCheck }) {
  const say = useSay();
  const { fault, exchanged } = useObservable(trust.state);
  if (!fault && !exchanged) return null;
  return (
    <section class="fairness-alarm" role="alert">
      {fault && <p><b>{say("alarm")}</b> {say(`alarm_${fault.why}`)}</p>}
      {exchanged && <p><b>{say("alarm_exchanged")}</b></p>}
      {fault && (
        <p class="heads">
          <span>{say("alarm_kept", { n: fault.kept.seq })} <code>{short(fault.kept.hash)}</code></span>{" "}
          <span>{fault.now ? <>{say("alarm_now", { n: fault.now.seq })} <code>{short(fault.now.hash)}</code></> : say("alarm_none")}</span>
        </p>
      )}
      <div class="actions">
        <Link to="/dice" class="button secondary">{say("alarm_meaning")}</Link>
        {fault && <a class="button secondary" href={`data:application/json,${encodeURIComponent(evidence(trust.table, fault))}`} download="kartentisch-heads.json">{say("alarm_file")}</a>}
        {fault && <CopyButton text={proof(say, fault)}>{say("alarm_heads")}</CopyButton>}
      </div>
    </section>
  );
}

/** The same as a file, which `verify.html` can read: two signatures of one key on two hashes of one line are a proof. */
function evidence(table: string, { kept, now }: Fault): string {
  const head = (one: Partial<Fault["kept"]>): object => ({ seq: one.seq, hash: one.hash, signature: one.signature ?? "", key: one.key ?? kept.key ?? "" });
  return `${JSON.stringify({ forked: table, heads: [head(kept), ...(now ? [head(now)] : [])] })}\n`;
}

/** Both heads in full, with their signatures: what convinces others. */
function proof(say: Say, { why, kept, now }: Fault): string {
  const head = (one: Partial<Fault["kept"]>): string[] => [
    one.hash ?? "",
    ...(one.signature ? [`${say("alarm_signed")}: ${one.signature}`] : []),
    ...(one.key ? [`${say("alarm_owner")}: ${one.key}`] : []),
  ];
  return [
    say(`alarm_${why}`),
    say("alarm_kept", { n: kept.seq }), ...head(kept),
    ...(now ? [say("alarm_now", { n: now.seq }), ...head(now)] : [say("alarm_none")]),
  ].join("\n");
}
