/** Talking at the table: freely, or with phrases that everybody reads in their own language. */

import { useState } from "preact/hooks";

import { useSettings } from "../app/settings.ts";
import { Button, useLoaded } from "../app/ui.tsx";
import { api } from "../net/api.ts";
import type { ChatMode } from "../net/shapes.ts";
import { useSay } from "../words/index.ts";
import type { Sitting } from "./sitting.ts";

export function Chat({ sitting, mode }: { readonly sitting: Sitting; readonly mode: ChatMode }) {
  const say = useSay();
  const { lang } = useSettings();
  const [text, setText] = useState("");
  const phrases = useLoaded(() => api.phrases(), [lang]);
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    void sitting.command("chat", { text: said });
  };
  return (
    <form class="chat" onSubmit={send}>
      {mode === "free" && <input type="text" maxLength={300} aria-label={say("say_something")} placeholder={say("say_something")} value={text} onInput={(event) => { setText(event.currentTarget.value); }} />}
      {mode === "free" && <Button type="submit" icon="chat" label={say("send")} disabled={!text.trim()} />}
      <select class="phrases" aria-label={say("phrases")} value="" onChange={(event) => { const phrase = event.currentTarget.value; event.currentTarget.value = ""; if (phrase) void sitting.command("chat", { phrase }); }}>
        <option value="">{say("phrases")}</option>
        {phrases.state === "here" && phrases.value.map(({ id, sentence }) => <option key={id} value={id}>{sentence}</option>)}
      </select>
    </form>
  );
}
