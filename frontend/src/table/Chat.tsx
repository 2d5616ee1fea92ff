/** Talking at the table. */

import { useState } from "preact/hooks";

import { Button } from "../app/ui.tsx";
import { useSay } from "../words/index.ts";
import type { Sitting } from "./sitting.ts";

export function Chat({ sitting }: { readonly sitting: Sitting }) {
  const say = useSay();
  const [text, setText] = useState("");
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText("");
    void sitting.command("chat", { text: said });
  };
  return (
    <form class="chat" onSubmit={send}>
      <input type="text" maxLength={300} aria-label={say("say_something")} placeholder={say("say_something")} value={text} onInput={(event) => { setText(event.currentTarget.value); }} />
      <Button type="submit" disabled={!text.trim()}>{say("send")}</Button>
    </form>
  );
}
