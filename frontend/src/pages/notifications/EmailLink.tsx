/** Where the links in letters lead: a button does it, because programs fetch links as well. */

import { useState } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { Frame } from "../../app/Frame.tsx";
import { notify } from "../../app/toasts.ts";
import type { LetterLink } from "../../app/routes.ts";
import { Button, Link } from "../../app/ui.tsx";
import { notifications } from "../../net/notifications.ts";
import { useSay } from "../../words/notifications/index.ts";
import "../pages.css";

export function EmailLink({ what, token }: { readonly what: LetterLink; readonly token: string }) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const act = (): void => {
    setBusy(true);
    const asked = what === "off" ? notifications.off(token).then(() => "") : notifications.byLetter(what, token).then(({ shown }) => shown);
    asked.then(setDone, (error: unknown) => {
      setBusy(false);
      notify(explained(error, say), "refusal");
    });
  };
  return (
    <Frame title={say(`calls_${what}`)}>
      <section class="sheet reader">
        <h1>{say(`calls_${what}`)}</h1>
        {done === null
          ? (
            <>
              <p>{say(`calls_${what}_text`)}</p>
              <p class="actions"><Button kind="primary" disabled={busy} onClick={act}>{say(`calls_${what}_do`)}</Button></p>
            </>
          )
          : (
            <>
              <p role="status">{what === "yes" ? say("calls_yes_done", { address: done }) : say(`calls_${what}_done`)}</p>
              <p class="actions"><Link to="/notices" class="button">{say("calls")}</Link></p>
            </>
          )}
      </section>
    </Frame>
  );
}
