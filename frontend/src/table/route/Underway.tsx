/** In the question: the way that was drafted as one, how many go it and what; or from where something is to go. */

import { useObservable } from "../../app/observable.ts";
import { Button } from "../../app/ui.tsx";
import type { Scene } from "../../faces/face.ts";
import type { Route } from "../../net/shapes.ts";
import { useSay } from "../../words/table/index.ts";
import { useRoute } from "../../words/route/index.ts";
import { lastRoute, type Draft } from "../draft.ts";
import { routed, routing } from "./routing.ts";
import { lay } from "./seek.ts";
import "./route.css";

export function Underway({ scene, draft }: { readonly scene: Scene; readonly draft: Draft }) {
  const say = useSay();
  const words = useRoute(scene.words.lang);
  const asked = routed(useObservable(routing), draft);
  const laid = lastRoute(draft);
  const name = (place: string): string => scene.words.name("space", place);
  if (!words) return null;
  if (asked?.kind === "leaving") return <div class="underway" role="status"><p>{words.whereTo(name(asked.origin), asked.leads.length)}</p></div>;
  const route = laid?.routes[laid.which];
  if (!laid || !route || (route.path.length === 2 && route.most === 1 && laid.routes.length === 1)) return null; // what the question says itself
  const what = called(scene, route) || words.many;
  const again = (which: number, units: number): void => { lay(scene, laid.from, laid.routes, which, units); };
  return (
    <div class="underway" role="group" aria-label={words.whole(route.path.map(name).join(" → "))}>
      <p>{route.path.map(name).join(" → ")}</p>
      {laid.routes.length > 1 && (
        <div class="fp-chips" role="group" aria-label={words.who}>
          {laid.routes.map((one, i) => <Button key={one.mover} pressed={i === laid.which} disabled={scene.busy} onClick={() => { if (i !== laid.which) again(i, Math.min(laid.units, one.most)); }}>{called(scene, one)}</Button>)}
        </div>
      )}
      {route.most > 1 && (
        <div class="underway-many" role="group" aria-label={what}>
          <span>{what}</span>
          <Button label={say("one_less", { what })} disabled={scene.busy || laid.units === 1} onClick={() => { again(laid.which, laid.units - 1); }}>−</Button>
          <output>{laid.units}/{route.most}</output>
          <Button label={say("one_more", { what })} disabled={scene.busy || laid.units === route.most} onClick={() => { again(laid.which, laid.units + 1); }}>+</Button>
        </div>
      )}
      <Button icon="back" disabled={scene.busy} onClick={() => { scene.back(); }}>{words.back}</Button>
    </div>
  );
}

/** What goes, by the fields of the last step that has others but for the place. */
function called(scene: Scene, { steps, path }: Route): string {
  const fields = steps.map((step) => Object.entries(step.fields).filter(([field, value]) => field !== "action" && !path.includes(value))).findLast((some) => some.length) ?? [];
  return fields.map(([field, value]) => scene.words.name(field, value)).join(" ");
}
