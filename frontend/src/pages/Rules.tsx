/** The rules of a game on a page of their own. */

import { useState } from "preact/hooks";

import { Frame } from "../app/Frame.tsx";
import { useSay } from "../words/index.ts";
import { Book } from "./Book.tsx";

export function Rules({ game, paragraph }: { readonly game: string; readonly paragraph: string | null }) {
  const say = useSay();
  const [title, setTitle] = useState("");
  return (
    <Frame title={title || say("rules")} game={game}>
      <h1 class="unseen">{title || say("rules")}</h1>
      <div class="sheet reader"><Book game={game} paragraph={paragraph} onTitle={setTitle} /></div>
    </Frame>
  );
}
