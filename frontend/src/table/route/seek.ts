/** Finds the way to a place that was named, and takes it, or asks in what the ways differ. */

import { narrate } from "../../app/notices.ts";
import type { Point } from "../../board/mapfile.ts";
import type { Face, Scene, Why } from "../../faces/face.ts";
import type { Route, Routes } from "../../net/shapes.ts";
import { ROUTE } from "../../words/route/index.ts";
import { parting, routed, routing } from "./routing.ts";

export interface Sought {
  readonly region: string;
  readonly at: Point;
  readonly face: Face;
  /** As it is by then. */
  scene(): Scene | null;
  /** The region is taken as the face would. */
  pick(): boolean;
  /** Nothing comes of it. */
  inVain(why: Why | null): void;
}

const name = (scene: Scene, region: string): string => scene.words.name("space", region);

/** `first`: the way is looked for before the region is taken by itself. */
export async function seek(sought: Sought, first: boolean): Promise<void> {
  const scene = sought.scene();
  const draft = scene?.draft;
  if (!scene || !draft) return;
  const before = routed(routing.value, draft);
  const leaving = before?.kind === "leaving" ? before : null;
  const [answer] = await Promise.all([scene.routes(sought.region, leaving?.origin ?? null), ROUTE.learn(scene.words.lang)]);
  const now = sought.scene();
  if (now?.draft?.steps !== draft.steps || now.draft.chosen !== draft.chosen || now.busy) return; // something else was done meanwhile
  const words = ROUTE.in(now.words.lang);
  const found = answer && { ...answer, routes: answer.routes.filter((route) => sought.face.fits?.(route, now) ?? true) };
  const otherwise = first && (!found?.routes.length || found.elsewhere);
  if (otherwise) {
    routing.value = null;
    if (sought.pick()) return;
  }
  if (found?.routes.length) {
    const origin = leaving?.origin ?? sought.face.origin?.(now) ?? "";
    settle(now, sought.face, { kind: "parting", draft, to: sought.region, at: sought.at, found, routes: found.routes, instead: found.elsewhere ? origin : "" }, sought.pick);
    return;
  }
  routing.value = null;
  if (found?.leads.length) {
    routing.value = { kind: "leaving", draft: now.draft, origin: sought.region, leads: found.leads };
    narrate(words.whereTo(name(now, sought.region), found.leads.length));
    return;
  }
  sought.inVain(reason(now, found, sought.face.why?.(sought.region, now) ?? null));
}

/** Why not, and what comes nearest; what the face thinks was meant, where the search says nothing. */
function reason(scene: Scene, found: Routes | null, why: Why | null): Why | null {
  if (!found?.refusal) return why;
  const near = found.near.length ? ROUTE.in(scene.words.lang).near(found.near.map((place) => name(scene, place)).join(", ")) : "";
  return { sentence: [found.refusal.sentence, near].filter(Boolean).join(" "), rule: found.refusal.rule };
}

/** One way is taken; where several are left, the one question is asked. */
export function settle(scene: Scene, face: Face, asked: Extract<NonNullable<typeof routing.value>, { kind: "parting" }>, pick: () => boolean): void {
  const { options } = parting(asked.routes);
  if (options.size > 1 || asked.instead) {
    routing.value = asked;
    narrate(question(scene, asked));
    return;
  }
  routing.value = null;
  take(scene, face, asked.found, asked.routes, pick);
}

/** What is asked. */
export function question(scene: Scene, { routes, to, instead }: { readonly routes: readonly Route[]; readonly to: string; readonly instead: string }): string {
  const words = ROUTE.in(scene.words.lang);
  if (instead) return words.notFrom(name(scene, instead));
  return parting(routes).at === 0 ? words.fromWhere(name(scene, to)) : words.byWhere(name(scene, to));
}

/** The answers to it: by the place in which they differ, the regions that stand for it on the map, and what they say. */
export function answers(scene: Scene, { routes, to }: { readonly routes: readonly Route[]; readonly to: string }): readonly { readonly place: string; readonly label: string; readonly routes: readonly Route[] }[] {
  const words = ROUTE.in(scene.words.lang);
  const { at, options } = parting(routes);
  const [only] = routes;
  if (!options.size && only) return [{ place: only.path[0] ?? to, label: name(scene, only.path[0] ?? to), routes }];
  return [...options].map(([place, some]) => ({
    place, routes: some,
    label: at > 0 && (place === to || place === "") ? words.straight : name(scene, place),
  }));
}

/** Takes ways along one path: where only the last step moves something, the face asks how much of what. */
function take(scene: Scene, face: Face, found: Routes, routes: readonly Route[], pick: () => boolean): void {
  const [route] = routes;
  const { draft } = scene;
  const last = route?.steps.at(-1);
  if (!route || !draft || !last) return;
  if (route.steps.length === 1 && found.kept === draft.steps.length && pick()) return;
  const aim = route.path.length === 2 ? face.aim?.(last) : undefined;
  if (aim) scene.redraft([...draft.steps.slice(0, found.kept), ...route.steps.slice(0, -1)], aim);
  else scene.layRoute({ from: found.kept, routes, which: 0, units: route.most });
}
