/** The button that ends a phase: where something was begun and not planned, the first press says so, the second ends it. */

import type { ComponentChildren } from "preact";

import { narrate } from "../../app/toasts.ts";
import { Button, type Asked } from "./controls.tsx";
import { useRemembered } from "./rememberedInput.ts";

interface Props extends Asked {
  readonly kind: "first" | "second";
  /** What is left undone, and whether to end all the same; "" for nothing. */
  readonly left: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

export function EndPhase({ scene, draft, kind, left, onClick, children }: Props) {
  const [told, tell] = useRemembered(scene, draft, "ending", "");
  const asks = left !== "" && told === left;
  const press = (): void => {
    if (!left || asks) onClick();
    else {
      tell(left);
      narrate(left);
    }
  };
  return <Button scene={scene} kind={kind} onClick={press}>{asks ? left : children}</Button>;
}
