/** Where the links in letters lead: a button does it, because programs fetch links as well. */

import { useState } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { Frame } from "../../app/Frame.tsx";
import { notify } from "../../app/toasts.ts";
import type { EmailLink as What } from "../../app/routes.ts";
import { Button, Link } from "../../app/ui.tsx";
import { notifications } from "../../net/notifications.ts";
import { useSay } from "../../words/notifications/index.ts";
import "../pages.css";

const KEYS = { confirm: "yes", block: "never", unsubscribe: "off" } as const;

export function EmailLink({ what, token }: { readonly what: What; readonly token: string }) {
  const say = useSay();
  const key = KEYS[what];
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const act = (): void => {
    setBusy(true);
    const asked = what === "unsubscribe" ? notifications.unsubscribe(token).then(() => "") : notifications.byEmail(what, token).then(({ shown }) => shown);
    asked.then(setDone, (error: unknown) => {
      setBusy(false);
      notify(explained(error, say), "refusal");
    });
  };
  return (
    <Frame title={say(`notify_${key}`)}>
      <section class="sheet reader">
        <h1>{say(`notify_${key}`)}</h1>
        {done === null
          ? (
            <>
              <p>{say(`notify_${key}_text`)}</p>
              <p class="actions"><Button kind="primary" disabled={busy} onClick={act}>{say(`notify_${key}_do`)}</Button></p>
            </>
          )
          : (
            <>
              <p role="status">{key === "yes" ? say("notify_yes_done", { address: done }) : say(`notify_${key}_done`)}</p>
              <p class="actions"><Link to="/notifications" class="button">{say("notify")}</Link></p>
            </>
          )}
      </section>
    </Frame>
  );
}
