/** Handing the device over: everything secret is gone before the next person says "I am ...". */

import { useEffect, useRef } from "preact/hooks";

import { Button } from "../app/ui.tsx";
import { initial, seatLook } from "../look/seats.ts";
import { useSay } from "../words/index.ts";

export function Curtain({ seat, name, onIn }: { readonly seat: number; readonly name: string; readonly onIn: () => void }) {
  const say = useSay();
  const box = useRef<HTMLDialogElement>(null);
  const look = seatLook(seat);
  useEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => { dialog?.close(); };
  }, [seat]);
  return (
    <dialog ref={box} class="curtain" aria-labelledby="curtain-head" onCancel={(event) => { event.preventDefault(); }}>
      <div>
        <span class="disc large" style={{ background: look.colour, color: look.ink }} aria-hidden="true">{initial(name, seat)}</span>
        <h2 id="curtain-head">{say("give_device", { name })}</h2>
        <p>{say("curtain_text")}</p>
        <Button kind="primary" onClick={onIn}>{say("i_am", { name })}</Button>
      </div>
    </dialog>
  );
}
