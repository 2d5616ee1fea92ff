/** More would go back than one's own last move, or dice that were seen: whether it shall. The button that was pressed names the first step; here all of them stand. */

import { Dialog } from "../app/Dialog.tsx";
import { Button } from "../app/ui.tsx";
import type { GameWords } from "../faces/face.ts";
import { useSay } from "../words/menu/index.ts";
import { anewSaid } from "./anew.ts";

export function UndoDialog({ title, told, chances, words, onYes, onClose }: { readonly title: string; /** One's own move, sentence by sentence. */ readonly told: readonly string[]; /** Chance that goes back, by its names. */ readonly chances: readonly string[]; readonly words: GameWords; readonly onYes: () => void; readonly onClose: () => void }) {
  const say = useSay();
  const anew = anewSaid(say, chances, words);
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {told.length > 0 && <ul class="undo-told">{told.map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>}
      {anew && <p>{anew}</p>}
      <div class="actions">
        <Button kind="primary" icon="undo" onClick={onYes}>{say("undo_yes")}</Button>
        <Button onClick={onClose}>{say("undo_no")}</Button>
      </div>
    </Dialog>
  );
}
