/** The way from wherever a rule is named to its paragraph. */

import { useSay } from "../words/index.ts";
import { Icon } from "./icons.tsx";
import { openRule } from "./openRule.ts";

/** Opens the rules at a paragraph; `named`: where several stand side by side, each says which. */
export function RuleButton({ id, tab = true, named = false }: { readonly id: string; readonly tab?: boolean; readonly named?: boolean }) {
  const say = useSay();
  return (
    <button type="button" class="rule-link" tabIndex={tab ? 0 : -1} onClick={() => { openRule(id); }} aria-label={say("rule_open", { rule: id })} title={id}>
      <Icon name="rules" />
      <span>{named ? id : say("why")}</span>
    </button>
  );
}
