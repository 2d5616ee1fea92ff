/** At a table that takes its time: whether one wants to be told. Asked once, while one waits. */

import { useState } from "preact/hooks";

import { explained } from "../app/faults.ts";
import { notify } from "../app/toasts.ts";
import { Button, Link, useLoaded } from "../app/ui.tsx";
import { local, put, taken } from "../net/storage.ts";
import { able, notifications } from "../net/notifications.ts";
import { useSay } from "../words/notifications/index.ts";

const PLACE = "kt.calls"; // the question was answered in this browser

function answered(): boolean {
  return taken(local, PLACE) !== null;
}

function remember(): void {
  put(local, PLACE, 1);
}

export function NotifyMe() {
  const say = useSay();
  const [done, setDone] = useState(answered);
  const loaded = useLoaded(async () => (done ? null : notifications.look()), []);
  if (done || loaded.state !== "here" || loaded.value === null) return null;
  const { offers, targets } = loaded.value;
  const key = able() && window.isSecureContext && Notification.permission !== "denied" ? offers.push : null;
  if (targets.length > 0 || (key === null && !offers.mail && !offers.other)) return null;
  const close = (): void => {
    remember();
    setDone(true);
  };
  const here = (): void => {
    if (key === null) return;
    notifications.here(key).then(() => { notify(say("notify_here_is_on")); close(); }, (error: unknown) => {
      const refused = error instanceof DOMException;
      notify(refused ? say(error.name === "NotAllowedError" ? "notify_here_denied" : "notify_here_failed") : explained(error, say), "refusal");
    });
  };
  return (
    <div class="lead call-me">
      <p><b>{say("notify_question")}</b> {say("notify_question_text")}</p>
      <p class="actions">
        {key !== null && <Button kind="primary" icon="bell" onClick={here}>{say("notify_question_yes")}</Button>}
        <Link to="/notifications" class="button">{say(key === null ? "notify_question_yes" : "notify_question_more")}</Link>
        <Button kind="quiet" onClick={close}>{say("notify_question_no")}</Button>
      </p>
    </div>
  );
}
