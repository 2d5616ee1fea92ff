/** Beside a tap that means one of two regions: which. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { Button } from "../app/ui.tsx";
import type { Point } from "../board/mapfile.ts";
import { above, keep } from "../board/popup.ts";
import { hidden } from "./above.ts";
import "./doubt.css";

interface Props {
  readonly head: string;
  readonly at: Point;
  readonly answers: readonly { readonly id: string; readonly name: string }[];
  onPick(id: string): void;
}

export function Doubt({ head, at, answers, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lies = box.current;
    return lies ? keep(lies, () => { above(lies, at, hidden(lies.parentElement)); }) : undefined;
  });
  return (
    <div class="doubt" role="group" aria-label={head} ref={box}>
      <p>{head}</p>
      {answers.map(({ id, name }) => <Button key={id} onClick={() => { onPick(id); }}>{name}</Button>)}
    </div>
  );
}
