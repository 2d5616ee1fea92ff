/** Beside a tap that means one of two regions: which. */

import { Button } from "../app/ui.tsx";
import { above } from "../board/above.ts";
import type { Point } from "../board/mapfile.ts";

interface Props {
  readonly head: string;
  readonly at: Point;
  readonly answers: readonly { readonly id: string; readonly name: string }[];
  onPick(id: string): void;
}

export function Doubt({ head, at, answers, onPick }: Props) {
  return (
    <div class="doubt" role="group" aria-label={head} ref={(box) => { if (box) above(box, at); }}>
      <p>{head}</p>
      {answers.map(({ id, name }) => <Button key={id} onClick={() => { onPick(id); }}>{name}</Button>)}
    </div>
  );
}
