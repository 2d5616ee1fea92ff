/** The stack that is being put together: where from, where to, what may go and how much of it is meant. Pure. */

import type { LegalAction, Scene } from "../face.ts";
import { rememberedNow } from "../parts/rememberedInput.ts";
import { fill } from "../parts/Stepper.tsx";
import { act, question, times } from "../parts/steps.ts";
import { isMovement, isWay, unitOf, type Way } from "./asking.ts";
import { asked, facts, flies, lifted, ready, size, type Army, type Facts, type Ship } from "./facts.ts";
import { HOLD, isKind, KINDS, SUPPORTED, UNITS, type Kind } from "./material.ts";

/** Kept under these names: a space where units have a step left and are picked at once, and where they go from there; and what was planned before, for whoever takes the whole way back. */
export const ON = "europe goes on";
export const TO = "europe goes on to";
export const BEFORE = "europe went on";

/** One way to the target: by its own steps, to bomb, aboard, ashore, a carrier with fighters. */
export interface Going {
  readonly id: string;
  readonly way: Way;
  readonly actions: readonly LegalAction[];
}

export interface Stack {
  readonly from: string;
  readonly target: string;
  readonly ways: readonly Going[];
  readonly going: Going;
  readonly kinds: readonly Kind[];
  /** How many of each kind may go, and of all together. */
  readonly may: Army;
  readonly room: number;
  /** Under this name it is kept what is meant, which is `units` now. */
  readonly name: string;
  readonly first: Army;
  readonly units: Army;
}

function waysTo(actions: readonly LegalAction[], target: string): readonly Going[] {
  const found = new Map<string, { id: string; way: Way; actions: LegalAction[] }>();
  for (const one of actions) {
    const word = act(one);
    if (!isWay(word) || one.fields["space"] !== target) continue;
    const id = word === "ferry" ? `ferry ${one.fields["fighters"] ?? ""}` : unitOf(one) === "transport" ? "transport" : word;
    const before = found.get(id);
    if (before) before.actions.push(one);
    else found.set(id, { id, way: word, actions: [one] });
  }
  return [...found.values()];
}

/** What the chosen transport carries. */
export const cargoOf = (known: Facts, zone: string): Ship["cargo"] => known.ships.filter((ship) => ship.zone === zone)[Number(known.asks["ship"])]?.cargo ?? [];

/** How many of a kind may go at most. */
function most(known: Facts, way: Way, from: string, target: string, kind: Kind): number {
  if (way === "load" || way === "unload") {
    const cargo = cargoOf(known, from);
    if (way === "unload") return cargo.filter((one) => one.kind === kind).length;
    return Math.min(ready(known, target)[kind] ?? 0, kind === "armor" ? 1 : HOLD - cargo.length);
  }
  return kind === "transport" ? 1 : (ready(known, from)[kind] ?? 0);
}

/** The kind that was looked at is meant at first, else what walks and sails; aircraft are named, unless nothing else can go. */
function meant(way: Way, kinds: readonly Kind[], may: Army, room: number, only: string | undefined): Army {
  if (isKind(only) && may[only]) return { [only]: may[only] };
  if (way === "load") return aboard(may, room);
  if (kinds.every(flies) || way === "raid") return may;
  return Object.fromEntries(Object.entries(may).filter(([kind]) => isKind(kind) && !flies(kind) && kind !== "aa_gun"));
}

/** Infantry beside artillery, which lifts it; a tank only where nobody else is. */
function aboard(may: Army, room: number): Army {
  const guns = Math.min(may.artillery ?? 0, may.infantry ? 1 : room);
  const men = Math.min(may.infantry ?? 0, room - guns);
  return men || guns ? { ...(men ? { infantry: men } : {}), ...(guns ? { artillery: guns } : {}) } : fill(KINDS, may, room);
}

/** Whether one more of the kind may be meant; a tank has a transport for itself (AAE-159). */
export function takesMore({ going, may, room }: Stack, units: Army, kind: Kind): boolean {
  const n = size(units);
  if (n >= room || (units[kind] ?? 0) >= (may[kind] ?? 0)) return false;
  return going.way !== "load" || !(units.armor || (kind === "armor" && n > 0));
}

/** Under which name the way is kept. */
export const wayName = (from: string, target: string): string => `${from}>${target} way`;

/** And how much of it goes, of what stands there, or of the kind that is looked at alone. */
export const stackName = (from: string, target: string, way: string, kind = ""): string => `${from}>${target} ${way} ${kind}`;

/** The stack between the picked space and the chosen one; null as long as one of them is missing. */
export function stack(scene: Scene): Stack | null {
  const { draft } = scene;
  if (!draft || !isMovement(question(draft))) return null;
  const known = facts(scene.view);
  const [from, target] = [asked(known, "picked"), draft.chosen["space"]];
  if (!from || target === undefined) return null;
  const ways = waysTo(draft.ahead?.decision?.legal ?? draft.decision.legal, target);
  const wanted = rememberedNow<string>(scene, draft, wayName(from, target), "");
  const going = ways.find(({ id }) => id === wanted) ?? ways[0];
  if (!going) return null;
  const kinds = going.actions.map(unitOf);
  const may: Army = Object.fromEntries(kinds.map((kind) => [kind, most(known, going.way, from, target, kind)]));
  const room = going.way === "load" ? Math.min(size(may), HOLD - cargoOf(known, from).length) : size(may);
  const [name, first] = [stackName(from, target, going.id, draft.chosen["kind"]), meant(going.way, kinds, may, room, draft.chosen["kind"])];
  return { from, target, ways, going, kinds, may, room, name, first, units: rememberedNow(scene, draft, name, first) };
}

/** What a kind hits with in an attack by all of these, by number, how many do: infantry beside artillery hits with more. Of none that come yet, what the next one would. */
export function hitting(kind: Kind, all: Army, land: boolean): readonly (readonly [number, number])[] {
  const n = all[kind] ?? 0;
  const one = kind === "infantry" && land ? (n ? lifted(all) : Math.min(1, all.artillery ?? 0)) : 0;
  return [[SUPPORTED, one] as const, [UNITS[kind].attack, Math.max(n, 1) - one] as const].filter(([, some]) => some > 0);
}

/** The steps that send it on its way. */
export const stepsOf = ({ going, units }: Stack): readonly LegalAction[] => going.actions.flatMap((one) => times(one, units[unitOf(one)] ?? 0));
