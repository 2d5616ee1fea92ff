/** Things with their numbers in one line, for eyes and ears: units of an army, ships of a fleet. */

import type { ComponentChildren } from "preact";

import { Said } from "./controls.tsx";

export interface Count {
  readonly key: string;
  readonly drawing: ComponentChildren;
  readonly n: number | string;
  /** The name alone, shown at the pointer. */
  readonly name: string;
  /** Number and name as they are said. */
  readonly said: string;
}

export function Counted({ things }: { readonly things: readonly Count[] }) {
  return (
    <span class="fp-counted">
      {things.map(({ key, drawing, n, name, said }) => <span key={key} title={name}>{drawing}<b aria-hidden="true">{n}</b><Said>{`${said} `}</Said></span>)}
    </span>
  );
}
