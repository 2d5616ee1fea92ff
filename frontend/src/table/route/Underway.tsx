/** In the question: the way that was drafted as one, how many go it and what; or from where something is to go. What takes it back is the question's own. */

import { useObservable } from "../../app/observable.ts";
import { Button } from "../../app/ui.tsx";
import type { Scene } from "../../faces/face.ts";
import { useSay } from "../../words/table/index.ts";
import { useRoute } from "../../words/route/index.ts";
import { underway, type Draft } from "../draft.ts";
import { routed, routing } from "./routing.ts";
import { alike, called, lay, only } from "./seek.ts";
import "./route.css";

export function Underway({ scene, draft }: { readonly scene: Scene; readonly draft: Draft }) {
  const say = useSay();
  const words = useRoute(scene.words.lang);
  const asked = routed(useObservable(routing), draft);
  const laid = underway(draft);
  const name = (place: string): string => scene.words.name("space", place);
  if (!words) return null;
  if (asked?.kind === "leaving") return <div class="underway underway-many"><span role="status">{words.whereTo(name(asked.origin), asked.leads.length)}</span><Button kind="quiet" icon="close" label={say("close")} onClick={() => { routing.value = null; }} /></div>;
  const going = laid?.units.findIndex((n) => n > 0) ?? -1;
  const route = laid?.routes[going];
  if (!laid || !route || (route.path.length === 2 && route.most === 1 && laid.routes.length === 1)) return null; // what the question says itself
  const again = (units: readonly number[]): void => { lay(scene, laid.from, laid.routes, units); };
  const together = laid.routes.flatMap((one, i) => (i === going || alike(one, route) ? [i] : []));
  const all = laid.units.reduce((sum, n) => sum + n, 0);
  const others = laid.routes.flatMap((one, i) => (together.includes(i) || laid.routes.slice(0, i).some((before) => alike(before, one)) ? [] : [i]));
  const asks = route.most > 1 || together.length > 1;
  const way = route.path.map(name).join(" → ");
  const kind = (i: number): string => (laid.routes[i] ? called(scene, laid.routes[i]) : "");
  return (
    <div class="underway" role="group" aria-label={words.whole(way)}>
      <p>{asks ? words.howMany(way) : [kind(going), way].filter(Boolean).join(": ")}</p>
      {others.length > 0 && (
        <div class="fp-chips" role="group" aria-label={words.who}>
          {[...others, together[0] ?? going].sort((a, b) => a - b).map((i) => <Button key={laid.routes[i]?.mover} pressed={together.includes(i)} disabled={scene.busy} onClick={() => { if (!together.includes(i)) again(only(laid.routes, i, Math.min(all, laid.routes[i]?.most ?? 1))); }}>{kind(i)}</Button>)}
        </div>
      )}
      {asks && together.map((i) => {
        const [n, most, what] = [laid.units[i] ?? 0, laid.routes[i]?.most ?? 0, kind(i) || words.many];
        const change = (by: number): void => { again(laid.units.map((units, k) => (k === i ? units + by : units))); };
        return (
          <div key={i} class="underway-many" role="group" aria-label={what}>
            <span>{what}</span>
            <Button label={say("one_less", { what })} disabled={scene.busy || n === 0 || all === 1} onClick={() => { change(-1); }}>−</Button>
            <output>{n}/{most}</output>
            <Button label={say("one_more", { what })} disabled={scene.busy || n === most} onClick={() => { change(1); }}>+</Button>
          </div>
        );
      })}
    </div>
  );
}
