/** The list of keys as it is read: what each of the table's deeds (`keys.ts`) is called. */

import { ROWS, type Deed } from "../keys.ts";

interface Entry {
  /** As it stands on the key; "Ctrl" is named in the reader's language. */
  readonly keys: string;
  readonly word: "key_help" | "key_ask" | "key_map" | "key_question" | "key_log" | "key_undo" | "key_hint" | "key_rules" | "key_back" | "key_past" | "key_arrows" | "key_letter" | "key_enter" | "key_next" | "key_commit" | "key_take_back" | "key_row" | "key_world" | "key_zoom" | "key_whole" | "key_escape";
  readonly deeds: readonly Deed[];
}

export const LIST: readonly Entry[] = [
  { keys: "Ctrl Enter", word: "key_commit", deeds: ["commit"] },
  { keys: "Enter", word: "key_enter", deeds: ["pick"] },
  { keys: "⌫", word: "key_take_back", deeds: ["back"] },
  { keys: "Esc", word: "key_escape", deeds: ["cancel"] },
  { keys: "?", word: "key_help", deeds: ["ask"] },
  { keys: "?", word: "key_ask", deeds: ["ask"] },
  { keys: "M", word: "key_map", deeds: ["map"] },
  { keys: "Q", word: "key_question", deeds: ["question"] },
  { keys: "L", word: "key_log", deeds: ["log"] },
  { keys: "U", word: "key_undo", deeds: ["undo"] },
  { keys: "H", word: "key_hint", deeds: ["hint"] },
  { keys: "R", word: "key_rules", deeds: ["rules"] },
  { keys: "B", word: "key_back", deeds: ["past"] },
  { keys: "← → PgUp PgDn Home End ␣", word: "key_past", deeds: ["step", "turn", "begin", "end", "play"] },
  { keys: "← → ↑ ↓", word: "key_arrows", deeds: ["walk"] },
  { keys: "← → ↑ ↓ Home End", word: "key_row", deeds: ["along", "first", "last"] },
  { keys: ". ,", word: "key_next", deeds: ["next", "before"] },
  { keys: "A – Z", word: "key_letter", deeds: ["name"] },
  { keys: "1 2", word: "key_world", deeds: ["world"] },
  { keys: "+ −", word: "key_zoom", deeds: ["nearer", "further"] },
  { keys: "0", word: "key_whole", deeds: ["whole"] },
];

/** Whether an entry does nothing where single keys are switched off. */
export const isSingle = ({ deeds }: Entry): boolean => ROWS.some(({ deed, single }) => single && deeds.includes(deed));
