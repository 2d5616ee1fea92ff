/** Buttons of the faces: one look, never `disabled`, and quiet while something is on its way. */

import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";

import { Icon } from "../../app/icons.tsx";
import { useSay } from "../../words/table/index.ts";
import type { Draft, Scene } from "../face.ts";
import "./parts.css";

/** What a panel of controls is given: the scene, and the answer in the making. */
export interface Asked {
  readonly scene: Scene;
  readonly draft: Draft;
}

/** Seen by nobody, said by screen readers. */
export const Said = ({ children }: { readonly children: ComponentChildren }) => <span class="unseen">{children}</span>;

interface ButtonProps {
  readonly scene: Scene;
  /** `first` is what one most likely wants; there is one of it at most. */
  readonly kind?: "first" | "second" | "plain" | "yes" | "no";
  readonly off?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
  /** Says why, where it is off and pressed all the same. */
  readonly onWhy?: () => void;
  readonly children: ComponentChildren;
  readonly label?: string;
  /** What the small card tells of it: "officer land". */
  readonly about?: string | undefined;
  /** What of an action it means, "action second": a lesson finds it by that. "back": what was chosen or laid last is taken back, also by key. */
  readonly does?: string | undefined;
}

export function Button({ scene, kind = "second", off = false, pressed, onClick, onWhy, children, label, about, does }: ButtonProps) {
  const idle = off || scene.busy;
  return (
    <button type="button" class={`fp-button fp-${kind}`} aria-disabled={idle} data-about={about} data-does={does} {...(pressed === undefined ? {} : { "aria-pressed": pressed })} {...(label === undefined ? {} : { "aria-label": label, title: label })} onClick={() => { if (!idle) onClick(); else if (!scene.busy) onWhy?.(); }}>
      {children}
    </button>
  );
}

/** Drops what was chosen, else the last step, or all behind the steps `to`. Nothing where there is nothing to drop. */
export function Back({ scene, draft, label, to }: Asked & { readonly label?: string; readonly to?: Draft["steps"] }) {
  const say = useSay();
  const chosen = Object.keys(draft.chosen).length > 0;
  const some = chosen || draft.steps.length > 0;
  const was = useRef(false); // then its room stays: what lies beside it would come under the pointer
  was.current ||= some;
  if (!was.current) return null;
  if (!some) return <span class="fp-gone" />;
  return (
    <Button scene={scene} kind="plain" does="back" label={label ?? say(chosen ? "back" : "undo")} onClick={() => { if (to?.length) scene.redraft(to); else if (chosen) scene.redraft(draft.steps); else scene.back(); }}>
      <svg class="fp-sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" /></svg>
    </Button>
  );
}

/** What is planned, in a row: pressed, it is asked again. */
export function Again({ scene, what, onClick, children }: { readonly scene: Scene; readonly what: string; readonly onClick: () => void; readonly children: ComponentChildren }) {
  const say = useSay();
  return <button type="button" class="fp-again" title={say("change_plan", { what })} aria-disabled={scene.busy} onClick={() => { if (!scene.busy) onClick(); }}>{children}</button>;
}

/** Opens the rules at a paragraph. */
export function Rule({ scene, id }: { readonly scene: Scene; readonly id: string }) {
  const say = useSay();
  return (
    <button type="button" class="fp-rule" aria-label={`${say("rule")} ${id}`} title={id} onClick={() => { scene.rule(id); }}>
      <Icon name="rules" />
    </button>
  );
}
