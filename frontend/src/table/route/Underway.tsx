/** In the question: the way that was drafted as one, how many go it and what; or from where something is to go. What takes it back is the question's own. */

import { useObservable } from "../../app/observable.ts";
import { Button } from "../../app/ui.tsx";
import type { Scene } from "../../faces/face.ts";
import { Stepper, Steppers } from "../../faces/parts/Stepper.tsx";
import type { Route } from "../../net/shapes.ts";
import { useSay } from "../../words/table/index.ts";
import { ROUTE, useRoute } from "../../words/route/index.ts";
import { underway, type Draft, type LaidRoute } from "../draft.ts";
import { routed, routing } from "./routing.ts";
import { alike, called, lay, only } from "./seek.ts";
import "./route.css";

interface Going {
  readonly laid: LaidRoute;
  readonly route: Route;
  /** The first of those that something goes. */
  readonly first: number;
  /** Those whose units may go with it. */
  readonly together: readonly number[];
  /** Who else may go instead. */
  readonly others: readonly number[];
  /** How many go is to be said. */
  readonly many: boolean;
}

/** The way that is underway, where the game's own question does not say all of it. */
function goingOf(draft: Draft): Going | null {
  const laid = underway(draft);
  const first = laid?.units.findIndex((n) => n > 0) ?? -1;
  const route = laid?.routes[first];
  if (!laid || !route || (route.path.length === 2 && route.most === 1 && laid.routes.length === 1)) return null;
  const together = laid.routes.flatMap((one, i) => (i === first || alike(one, route) ? [i] : []));
  const others = laid.routes.flatMap((one, i) => (together.includes(i) || laid.routes.slice(0, i).some((before) => alike(before, one)) ? [] : [i]));
  return { laid, route, first, together, others, many: route.most > 1 || together.length > 1 };
}

/** What the question is then; "" where the game's own stands. */
export function asks(scene: Scene, draft: Draft): string {
  const going = goingOf(draft);
  if (!going) return "";
  const way = going.route.path.map((place) => scene.words.name("space", place)).join(" → ");
  const said = going.many ? ROUTE.in(scene.words.lang).howMany(way) : [called(scene, going.route), way].filter(Boolean).join(": ");
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function Underway({ scene, draft }: { readonly scene: Scene; readonly draft: Draft }) {
  const say = useSay();
  const words = useRoute(scene.words.lang);
  const asked = routed(useObservable(routing), draft);
  if (!words) return null;
  if (asked?.kind === "leaving") return <div class="underway leaving"><span role="status">{words.whereTo(scene.words.name("space", asked.origin), asked.leads.length)}</span><Button kind="quiet" icon="close" label={say("close")} onClick={() => { routing.value = null; }} /></div>;
  const going = goingOf(draft);
  if (!going || !(going.many || going.others.length)) return null;
  const { laid, first, together, others, many } = going;
  const again = (units: readonly number[]): void => { lay(scene, laid.from, laid.routes, units); };
  const all = laid.units.reduce((sum, n) => sum + n, 0);
  const kind = (i: number): string => (laid.routes[i] ? called(scene, laid.routes[i]) : "");
  return (
    <div class="underway" role="group" aria-label={asks(scene, draft)}>
      {others.length > 0 && (
        <div class="fp-chips" role="group" aria-label={words.who}>
          {[...others, together[0] ?? first].sort((a, b) => a - b).map((i) => <Button key={laid.routes[i]?.mover} pressed={together.includes(i)} disabled={scene.busy} onClick={() => { if (!together.includes(i)) again(only(laid.routes, i, Math.min(all, laid.routes[i]?.most ?? 1))); }}>{kind(i)}</Button>)}
        </div>
      )}
      {many && (
        <Steppers>
          {together.map((i) => {
            const [n, most] = [laid.units[i] ?? 0, laid.routes[i]?.most ?? 0];
            const change = (by: number) => () => { again(laid.units.map((units, k) => (k === i ? units + by : units))); };
            return <Stepper key={i} scene={scene} label={kind(i) || words.many} n={n} of={most} less={n === 0 || all === 1 ? null : change(-1)} more={n === most ? null : change(1)}>{null}</Stepper>;
          })}
        </Steppers>
      )}
    </div>
  );
}
