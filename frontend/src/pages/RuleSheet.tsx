/** The rules beside what one is doing: opened by every "why?", closed without having gone anywhere. */

import { Dialog } from "../app/Dialog.tsx";
import { Link } from "../app/ui.tsx";
import { useSay } from "../words/rules/index.ts";
import { Rulebook } from "./Rulebook.tsx";

export function RuleSheet({ game, paragraph, onClose }: { readonly game: string; readonly paragraph: string; readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={say("rules")} onClose={onClose} size="large">
      <Rulebook game={game} paragraph={paragraph || null} />
      <p class="actions"><Link to={`/rules/${game}${paragraph ? `#${paragraph}` : ""}`} class="button secondary" target="_blank">{say("own_page")}</Link></p>
    </Dialog>
  );
}
