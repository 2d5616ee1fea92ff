/** A dialog of the browser, apart from what every page is made of: it comes with what is shown in it. */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef } from "preact/hooks";

import { useSay } from "../words/index.ts";
import { useBackButton } from "./backButton.ts";
import { PHONE, useMedia } from "./media.ts";
import { Button } from "./ui.tsx";

/** It keeps the focus inside, Escape closes it, on a phone back as well, and the focus goes back to where it was. */
export function Dialog({ title, onClose, children, size = "middle" }: { readonly title: string; readonly onClose: () => void; readonly children: ComponentChildren; readonly size?: "small" | "middle" | "large" | "wide" }) {
  const say = useSay();
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useBackButton(useMedia(PHONE), onClose);
  useLayoutEffect(() => { // not later: a key pressed meanwhile is meant for it
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      class={`dialog ${size}`}
      aria-labelledby={id}
      onCancel={(event) => { event.preventDefault(); onClose(); }}
      onClick={(event) => { if (event.target === box.current) onClose(); }}
    >
      <div class="dialog-in">
        <header>
          <h2 id={id}>{title}</h2>
          <Button kind="quiet" icon="close" label={say("close")} onClick={onClose} />
        </header>
        <div class="dialog-body" tabIndex={-1}>{children}</div>
      </div>
    </dialog>
  );
}
