/** More would go back than one's own last move, or dice that were seen: whether it shall. The button that was pressed names the first step; here all of them stand. */

import { Button, Dialog } from "../app/ui.tsx";
import { useSay } from "../words/menu/index.ts";

export function UndoDialog({ title, told, drawn, onYes, onClose }: { readonly title: string; /** One's own move, sentence by sentence. */ readonly told: readonly string[]; /** Dice or cards go back. */ readonly drawn: boolean; readonly onYes: () => void; readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {told.length > 0 && <ul class="undo-told">{told.map((sentence) => <li key={sentence}>{sentence}</li>)}</ul>}
      {drawn && <p>{say("undo_drawn")}</p>}
      <div class="actions">
        <Button kind="primary" icon="undo" onClick={onYes}>{say("undo_yes")}</Button>
        <Button onClick={onClose}>{say("undo_no")}</Button>
      </div>
    </Dialog>
  );
}
