/** Handing the device over: everything secret is gone before the next person says "I am ...". */

import { useEffect, useRef } from "preact/hooks";

import { Button } from "../app/ui.tsx";
import type { Face } from "../faces/face.ts";
import type { SeatSummary } from "../net/shapes.ts";
import { useSay } from "../words/menu/index.ts";
import { Disc } from "./Players.tsx";
import "./hand-over.css";

export function HandOver({ seat, seats, face, onIn, back, onBack }: { readonly seat: number; readonly seats: readonly SeatSummary[]; readonly face: Face; readonly onIn: () => void; readonly back: number | null; readonly onBack: () => void }) {
  const say = useSay();
  const box = useRef<HTMLDialogElement>(null);
  const name = seats[seat]?.name ?? "";
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => { dialog?.close(); };
  }, [seat]);
  return (
    <dialog ref={box} class="curtain" aria-labelledby="curtain-head" onCancel={(event) => { event.preventDefault(); }}>
      <div>
        <Disc seat={seat} seats={seats} face={face} large />
        <h2 id="curtain-head">{say("give_device", { name })}</h2>
        <p>{say("curtain_text")}</p>
        <div class="actions">
          <Button kind="primary" onClick={onIn}>{say("i_am", { name })}</Button>
          {back !== null && back >= 0 && <Button onClick={onBack}>{say("back_to", { name: seats[back]?.name ?? "" })}</Button>}
        </div>
      </div>
    </dialog>
  );
}
