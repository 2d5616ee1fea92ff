/** Talking at the table: freely, or with phrases that everybody reads in their own language. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";

import { Icon } from "../app/icons.tsx";
import { notify } from "../app/toasts.ts";
import { useSettings } from "../app/settings.ts";
import { Button, useLoaded } from "../app/ui.tsx";
import type { Face } from "../faces/face.ts";
import { api } from "../net/api.ts";
import type { ChatMode, SeatSummary } from "../net/shapes.ts";
import { useTime } from "../words/time/index.ts";
import { useSay } from "../words/table/index.ts";
import { ByName, Disc } from "./Players.tsx";
import type { TableSession } from "./session.ts";
import type { Line } from "./logLines.ts";
import { speakers } from "./unreadChat.ts";
import "./log.css";

interface Props {
  /** What was said. */
  readonly lines: readonly Line[];
  readonly seats: readonly SeatSummary[];
  readonly face: Face;
  /** Who may say something; null: one only listens. */
  readonly session: TableSession | null;
  readonly mode: ChatMode;
}

export function Chat({ lines, seats, face, session, mode }: Props) {
  const say = useSay();
  const words = useTime();
  const own = session?.state.value.snapshot?.own_seats ?? [];
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { if (box.current) box.current.scrollTop = box.current.scrollHeight; }, [lines.length]);
  return (
    <section class="chat" tabIndex={-1} aria-label={say("chat")}>
      <h2 class="unseen">{say("chat")}</h2>
      <div class="log" ref={box} tabIndex={0} role="log" aria-live="off" aria-label={say("chat")}>
        {lines.length === 0 && <p class="hint">{say("nothing_said")}</p>}
        <ByName><ol>
          {lines.map((line) => (
            <li key={line.seq}>
              <span class="mark">{speakers(line).slice(0, 1).map((seat) => <Disc key={seat} seat={seat} seats={seats} face={face} />)}{!speakers(line).length && <Icon name="chat" />}</span>
              <span class="sentence"><b>{String(line["name"])}</b> {String(line["text"])}</span>
              {words && session && speakers(line).length > 0 && !speakers(line).some((seat) => own.includes(seat)) && <span class="tools"><Button kind="quiet" icon="flag" label={words.report} onClick={() => { void session.command("report", { line: line.seq }).then((done) => { if (done) notify(words.reported); }); }} /></span>}
            </li>
          ))}
        </ol></ByName>
      </div>
      {session && <Say session={session} mode={mode} />}
    </section>
  );
}

function Say({ session, mode }: { readonly session: TableSession; readonly mode: ChatMode }) {
  const say = useSay();
  const { lang } = useSettings();
  const [text, setText] = useState("");
  const phrases = useLoaded(() => api.phrases(), [lang]);
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    void session.command("chat", { text: said });
  };
  return (
    <form class="saying" onSubmit={send}>
      {mode === "free" && <input type="text" maxLength={300} aria-label={say("say_something")} placeholder={say("say_something")} value={text} onInput={(event) => { setText(event.currentTarget.value); }} />}
      {mode === "free" && <Button type="submit" icon="chat" label={say("send")} disabled={!text.trim()} />}
      <select class="phrases" aria-label={say("phrases")} value="" onChange={(event) => { const phrase = event.currentTarget.value; event.currentTarget.value = ""; if (phrase) void session.command("chat", { phrase }); }}>
        <option value="">{say("phrases")}</option>
        {phrases.state === "here" && phrases.value.map(({ id, sentence }) => <option key={id} value={id}>{sentence}</option>)}
      </select>
    </form>
  );
}
