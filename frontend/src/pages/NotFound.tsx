/** An address that leads nowhere: said so, with the way back to where something is. */

import { Frame } from "../app/Frame.tsx";
import { Icon } from "../app/icons.tsx";
import { Link } from "../app/ui.tsx";
import { useSay } from "../words/index.ts";
import "./pages.css";

export function NotFound() {
  const say = useSay();
  return (
    <Frame title={say("not_found")}>
      <section class="sheet not-found">
        <svg viewBox="0 0 120 84" aria-hidden="true">
          <path class="not-found-sea" d="M4 10c20-9 36 5 56 0s36-9 56-2v66c-20-7-36 6-56 1s-36 8-56 1z" />
          <path class="not-found-land" d="M16 26c8-9 22-7 27 2 4 8-4 14-12 15-10 2-22-8-15-17zM72 52c5-10 22-13 31-5 7 6 2 17-9 18-12 1-26-4-22-13z" />
          <path class="not-found-way" d="M31 38c12 22 26-10 40 12" />
          <path class="not-found-cross" d="M84 52l10 10M94 52l-10 10" />
        </svg>
        <h1>{say("not_found")}</h1>
        <p>{say("not_found_text")}</p>
        <p class="actions"><Link to="/" class="button primary"><Icon name="back" /><span>{say("to_lobby")}</span></Link></p>
      </section>
    </Frame>
  );
}
