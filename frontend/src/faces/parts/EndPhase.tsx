/**
 * The button that ends a phase. It is never where one has just planned: a way that was laid is noted first, and one that is still asked
 * about is dropped first. Where something was begun and not planned, or nothing led to a place, the first press says so and the second ends it.
 */

import type { ComponentChildren } from "preact";

import { useObservable } from "../../app/observable.ts";
import { narrate } from "../../app/toasts.ts";
import { underway } from "../../table/draft.ts";
import { missed, refused, undecided } from "../../table/route/missed.ts";
import { routing } from "../../table/route/routing.ts";
import { ROUTE } from "../../words/route/index.ts";
import { Button, type Asked } from "./controls.tsx";
import { useRemembered } from "./rememberedInput.ts";

interface Props extends Asked {
  readonly kind: "first" | "second";
  /** What is left undone, and whether to end all the same; "" for nothing. */
  readonly left: string;
  /** What the button says that notes a way: so many go to this place. */
  readonly plan: (n: number, to: string) => string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

export function EndPhase({ scene, draft, kind, left: begun, plan, onClick, children }: Props) {
  const [told, tell] = useRemembered(scene, draft, "ending", "");
  const way = underway(draft);
  const [place, vain] = [undecided(useObservable(routing), draft), missed(useObservable(refused), draft)];
  const left = begun || (vain && ROUTE.in(scene.words.lang).nothing(scene.words.name("space", vain)));
  const asks = left !== "" && told === left;
  const press = (): void => {
    if (!left || asks) onClick();
    else {
      tell(left);
      narrate(left);
    }
  };
  if (way) return <Button scene={scene} kind="first" onClick={() => { scene.note(); }}>{plan(way.units.reduce((sum, n) => sum + n, 0), way.routes[0]?.path.at(-1) ?? "")}</Button>;
  if (place) return <Button scene={scene} onClick={() => { routing.value = null; }}>{ROUTE.in(scene.words.lang).without(scene.words.name("space", place))}</Button>;
  return <Button scene={scene} kind={kind} onClick={press}>{asks ? left : children}</Button>;
}
