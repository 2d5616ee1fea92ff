/** Finds the way to a place that was named, and takes it, or asks in what the ways differ. */

import { narrate } from "../../app/toasts.ts";
import type { Board } from "../../board/index.ts";
import type { Point } from "../../board/mapfile.ts";
import type { Face, Scene, Seeks, Why } from "../../faces/face.ts";
import type { Route, Routes } from "../../net/shapes.ts";
import { ROUTE } from "../../words/route/index.ts";
import { decides, opening, type Draft } from "../draft.ts";
import { refused } from "./missed.ts";
import { reached, routed, routing, type Parting } from "./routing.ts";

const WAY = "#8f6517";

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
const here = (board: Board, ids: readonly string[]): readonly string[] => ids.filter((id) => id in board.map.regions);

/** Where paths part first, and by what comes there: the one question in which they differ. */
export function parting(routes: readonly Route[]): { readonly at: number; readonly options: ReadonlyMap<string, readonly Route[]> } {
  const longest = Math.max(0, ...routes.map(({ path }) => path.length));
  for (let at = 0; at < longest; at++) {
    const options = new Map<string, Route[]>();
    for (const route of routes) options.set(route.path[at] ?? "", [...(options.get(route.path[at] ?? "") ?? []), route]);
    if (options.size > 1) return { at, options };
  }
  return { at: 0, options: new Map() };
}

/** One of the answers to where ways part. */
export interface Branch {
  /** The place in which they part first. */
  readonly place: string;
  /** Where they part again behind it, up to where this way is the only one left. */
  readonly then: readonly string[];
  readonly routes: readonly Route[];
}

export const MANY = 8; // answers beside the place; more are chosen on the map

/** Every way by the places in which it differs from the others: one answer says all of it. Of very many, those that go on alike from the same place are one, and the shortest of them is meant. */
export function branches(routes: readonly Route[]): readonly Branch[] {
  const all = (some: readonly Route[]): readonly Branch[] => [...parting(some).options].flatMap(([place, left]) => {
    const behind = all(left);
    return behind.length ? behind.map((one) => ({ place, then: [one.place, ...one.then], routes: one.routes })) : [{ place, then: [], routes: left }];
  });
  const every = all(routes);
  if (every.length <= MANY) return every;
  return [...parting(routes).options].map(([place, left]) => ({ place, then: [], routes: shortest(left) }));
}

/** Of ways of the same units from the same place that lead through nothing but one's own, one is as good as any other. */
export function plain(routes: readonly Route[], friendly: (place: string) => boolean): readonly Route[] {
  if (!routes.every(({ path }) => path.slice(1, -1).every(friendly))) return routes;
  const goes = ({ path, mover }: Route): string => `${path[0] ?? ""} ${mover}`;
  return [...new Set(routes.map(goes))].flatMap((one) => shortest(routes.filter((route) => goes(route) === one)));
}

/** Of ways that part, those along the shortest path; the first of them where several are as short. */
function shortest(routes: readonly Route[]): readonly Route[] {
  const [first] = [...routes].sort((a, b) => a.path.length - b.path.length);
  return routes.filter(({ path }) => path.join() === first?.path.join());
}

/** Whether units of both may go together: the ways differ in nothing but the kind of what goes. */
export const alike = (a: Route, b: Route): boolean =>
  a.many.includes(true) && a.steps.length === b.steps.length && a.many.every((each, i) => each === b.many[i] && (each || a.steps[i]?.notation === b.steps[i]?.notation));

/** The steps for so many units of each of the ways, which are alike. */
export function row(routes: readonly Route[], units: readonly number[]): Route["steps"] {
  const going = routes.find((_, i) => (units[i] ?? 0) > 0);
  return going?.steps.flatMap((step, i) => (going.many[i] ? routes.flatMap((route, k) => Array.from({ length: units[k] ?? 0 }, () => route.steps[i] ?? step)) : [step])) ?? [];
}

/** Drafts so many units of each of the ways along a path. */
export function lay(scene: Scene, from: number, routes: readonly Route[], units: readonly number[]): void {
  const steps = row(routes, units);
  if (steps.length) scene.redraft([...(scene.draft?.steps.slice(0, from) ?? []), ...steps], {}, { from, to: from + steps.length, routes, units });
}

/** So many of this one alone. */
export const only = (routes: readonly Route[], which: number, n: number): readonly number[] => routes.map((_, i) => (i === which ? n : 0));

const known = new WeakMap<Draft["steps"], Routes | null>(); // what was found behind these steps: it is the same whatever kind of it is looked at

/** Where else what was picked gets to is marked, too; of a kind that is looked at, where that gets to. */
export async function lead(scene: () => Scene | null, leaves?: Face["leaves"]): Promise<void> {
  const asked = scene();
  const draft = asked?.draft;
  if (!asked || !draft) return;
  const found = known.get(draft.steps) ?? await asked.routes(null, null);
  known.set(draft.steps, found);
  if (found?.leads.length) reached.set(draft.steps, found.movers);
  const shows = scene();
  const now = shows?.draft;
  if (!shows || !found?.leads.length || now?.steps !== draft.steps || now.chosen !== draft.chosen || routed(routing.value, now)) return;
  const [kind] = Object.values(now.chosen);
  const leads = kind === undefined ? found.leads : found.movers[kind];
  if (leads) routing.value = { kind: "leads", draft: now, movers: found.movers, mark: (board) => { board.setHighlight("legal", here(board, leads), here(board, leads.filter((place) => leaves?.(place, shows) ?? false))); }, picks: () => false };
}

/** `how`: "else": the region could not be taken by itself; "anywhere": wherever the way begins, though something is picked. */
export async function seek(sought: Sought, how: Seeks): Promise<void> {
  const { region, at, face } = sought;
  const scene = sought.scene();
  const draft = scene?.draft;
  if (!scene || !draft) return;
  const before = routed(routing.value, draft);
  const leaving = before?.kind === "leaving" ? before.origin : how === "anywhere" ? "" : null;
  const [answer] = await Promise.all([scene.routes(region, leaving), ROUTE.learn(scene.words.lang)]);
  const now = sought.scene();
  if (now?.draft?.steps !== draft.steps || now.draft.chosen !== draft.chosen || now.busy) return; // something else was done meanwhile
  const meant = answer?.routes.filter((route) => face.fits?.(route, now) ?? true) ?? [];
  const found = answer && { ...answer, routes: how === "here" && answer.elsewhere ? [] : face.friendly ? plain(meant, (place) => face.friendly?.(place, now) ?? false) : meant };
  if (how !== "else" && how !== "here" && (!found?.routes.length || found.elsewhere)) {
    routing.value = null;
    if (sought.pick()) return;
  }
  if (found?.routes.length) {
    const from = leaving ?? face.origin?.(now) ?? "";
    const last = now.draft.steps.at(-1);
    const others = found.elsewhere || found.routes.every(({ path }) => path[0] !== from); // nothing goes from a place that was not named, unless that is said
    const cost = face.cost;
    const costs = cost ? found.routes.map((route) => cost(route, region, now)) : [];
    settle(now, face, { draft, to: region, at, found, routes: found.routes, instead: others && !(last && decides(last)) ? from : "" /* named since the last order */, costs: costs.every(Boolean) ? (costs[0]?.head ?? "") : "", pick: () => sought.pick() });
    return;
  }
  routing.value = null;
  const leads = found?.leads.filter((place) => reaches(found, place, face, now)) ?? [];
  if (leads.length) {
    routing.value = {
      kind: "leaving", draft: now.draft, origin: region, leads,
      mark(board) {
        board.setHighlight("legal", here(board, leads));
        board.setHighlight("selected", here(board, [region]));
      },
      picks(id) {
        if (id === region) routing.value = null; // it is taken back
        return id === region;
      },
    };
    narrate(ROUTE.in(now.words.lang).whereTo(name(now, region), leads.length));
    return;
  }
  const why = face.why?.(region, now) ?? null;
  if (!why?.aimless) refused.value = { draft: now.draft, to: region };
  sought.inVain(reason(now, found, why));
}

/** Whether something that is meant now gets there: where attacks are chosen, no place is left by a move. */
export function reaches({ movers }: Pick<Routes, "movers">, place: string, face: Pick<Face, "fits">, scene: Scene): boolean {
  const kinds = Object.entries(movers).filter(([, places]) => places.includes(place));
  return !kinds.length || kinds.some(([mover]) => face.fits?.({ mover, steps: [] }, scene) ?? true);
}

/** Why not, and what comes nearest; what the face says, where it knows that no way was meant, or the search says nothing. */
function reason(scene: Scene, found: Routes | null, why: Why | null): Why | null {
  if (!found?.refusal || why?.aimless) return why;
  const near = found.near.length ? ROUTE.in(scene.words.lang).near(found.near.map((place) => name(scene, place)).join(", ")) : "";
  return { sentence: [found.refusal.sentence, near].filter(Boolean).join(" "), rule: found.refusal.rule };
}

type Ways = Omit<Parting, "kind" | "mark" | "picks">;

/** One way is taken; where several are left, the one question is asked. */
export function settle(scene: Scene, face: Face, asked: Ways): void {
  const ways = branches(asked.routes);
  if (!ways.length && !asked.instead && !asked.costs) {
    routing.value = null;
    take(scene, face, asked);
    return;
  }
  routing.value = {
    ...asked, kind: "parting",
    mark(board) {
      board.setHighlight("legal", here(board, ways.map(({ place }) => place)));
      board.setHighlight(face.friendly?.(asked.to, scene) ? "selected" : "target", here(board, [asked.to]));
      const paths = [...new Map(asked.routes.map(({ path }) => [path.join(" "), path])).values()];
      board.setArrows(paths.flatMap((path) => here(board, path).slice(1).map((to, i, all) => ({ from: here(board, path)[i] ?? to, to, colour: WAY, faint: true, on: i < all.length - 1 }))));
    },
    picks(region, now) {
      const routes = ways.filter(({ place }) => place === region).flatMap((way) => way.routes);
      if (routes.length) settle(now, face, { ...asked, routes, instead: "", costs: "" });
      return routes.length > 0;
    },
  };
  narrate(question(scene, asked));
}

/** What is asked. */
export function question(scene: Scene, { draft, routes, to, instead, costs = "", found }: { readonly draft?: Draft; readonly routes: readonly Route[]; readonly to: string; readonly instead: string; readonly costs?: string; readonly found: Routes }): string {
  const words = ROUTE.in(scene.words.lang);
  if (costs) return costs;
  if (instead) return words.notFrom(name(scene, instead), name(scene, to), draft?.steps.some(({ fields }) => Object.values(fields).includes(to)) ?? false);
  return parting(routes).at === 0 && found.rooted ? words.fromWhere(name(scene, to)) : words.byWhere(name(scene, to));
}

export interface Answer {
  readonly key: string;
  readonly label: string;
  readonly routes: readonly Route[];
  /** From where it leads straight there, where the answers differ in that; "" elsewhere. */
  readonly from: string;
}

/** The answers to it: each way by the places in which it differs, and what they say. */
export function answers(scene: Scene, { routes, to, found }: { readonly routes: readonly Route[]; readonly to: string; readonly found: Routes }, strength?: Face["strength"], cost?: Face["cost"]): readonly Answer[] {
  const words = ROUTE.in(scene.words.lang);
  const { at } = parting(routes);
  const ways = branches(routes);
  const [only] = routes;
  if (!ways.length && only) return [{ key: "", label: name(scene, only.path[0] ?? to), routes, from: only.path.length === 2 ? (only.path[0] ?? "") : "" }];
  const who = ways.map((way) => goers(scene, way.routes));
  const differ = new Set(who).size > 1; // then it is chosen who goes, too
  const dear = ways.map(({ routes: [route] }) => (route && cost?.(route, to, scene)?.short) ?? "");
  const some = dear.some((one) => !one); // what all of them cost is in the question
  return ways.map(({ place, then, routes: these }, i) => {
    const called = (one: string, later: boolean): string => ((later || at > 0 || !found.rooted) && (one === to || one === "") ? words.straight : name(scene, one));
    const strong = at === 0 && found.rooted && strength ? ` (${String(strength(place, scene))})` : "";
    const where = [called(place, false) + strong, ...then.map((one) => called(one, true))].join(" → ");
    const said = some && dear[i] ? `${where} (${dear[i]})` : where;
    return { key: [place, ...then].join(), label: differ && who[i] ? `${said}: ${who[i]}` : said, routes: these, from: at === 0 && found.rooted && these.every(({ path }) => path.length === 2) ? place : "" };
  });
}

/** What goes, by the fields of the last step that has others but for the place; where so many can go, of a step that each of them takes. */
export function called(scene: Scene, { steps, many, most, path }: Route): string {
  const each = most > 1 ? steps.filter((_, i) => many[i]) : [];
  const fields = (each.length ? each : steps).map((step) => Object.entries(step.fields).filter(([field, value]) => field !== "action" && !path.includes(value))).findLast((some) => some.length) ?? [];
  return fields.map(([field, value]) => scene.words.name(field, value)).join(" ");
}

/** Who goes some ways, each kind once and how many of it at most: "bomber, 2 × tank". */
const goers = (scene: Scene, routes: readonly Route[]): string =>
  [...new Map(routes.map((route) => [called(scene, route), route.most]))].filter(([kind]) => kind).map(([kind, most]) => (most > 1 ? `${String(most)} × ${kind}` : kind)).join(", ");

/** Takes ways along one path: where only the last step moves something, the face asks how much of what. */
function take(scene: Scene, face: Face, { found, routes, pick }: Ways): void {
  const [route] = routes;
  const { draft } = scene;
  const last = route?.steps.at(-1);
  if (!route || !draft || !last) return;
  if (route.steps.length === 1 && found.kept === draft.steps.length && pick()) return;
  const aim = route.path.length === 2 ? face.aim?.(last) : undefined;
  if (aim) scene.redraft([...draft.steps.slice(0, found.kept), ...opening(route.steps.slice(0, -1))], aim);
  else lay(scene, found.kept, routes, only(routes, 0, route.most));
}
