/** More would go back than one's own last move: what, and whether it shall. */

import { Button, Dialog } from "../app/ui.tsx";
import { useSay } from "../words/menu/index.ts";

export function UndoDialog({ title, what, onYes, onClose }: { readonly title: string; readonly what: string; readonly onYes: () => void; readonly onClose: () => void }) {
  const say = useSay();
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <p>{say("undo_goes", { what })}</p>
      <div class="actions">
        <Button kind="primary" icon="undo" onClick={onYes}>{say("undo_yes")}</Button>
        <Button onClick={onClose}>{say("undo_no")}</Button>
      </div>
    </Dialog>
  );
}
