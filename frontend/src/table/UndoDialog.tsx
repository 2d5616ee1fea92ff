/** More would go back than one's own last move, or dice that were seen: whether it shall. What the move is stands on the button that was pressed. */

import { Button, Dialog } from "../app/ui.tsx";
import { useSay } from "../words/menu/index.ts";

export function UndoDialog({ title, drawn, onYes, onClose }: { readonly title: string; /** Dice or cards go back. */ readonly drawn: boolean; readonly onYes: () => void; readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      {drawn && <p>{say("undo_drawn")}</p>}
      <div class="actions">
        <Button kind="primary" icon="undo" onClick={onYes}>{say("undo_yes")}</Button>
        <Button onClick={onClose}>{say("undo_no")}</Button>
      </div>
    </Dialog>
  );
}
