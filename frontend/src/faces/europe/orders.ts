/** What is planned in a draft, order by order, and where the next one begins. Pure. */

import type { LegalAction } from "../../net/shapes.ts";
import { act } from "../parts/steps.ts";
import { isWay, unitOf, type Way } from "./asking.ts";
import { plus, type Army } from "./facts.ts";

/** Some units of one space that go to another one together. */
export interface Order {
  readonly way: Way;
  readonly origin: string;
  readonly space: string;
  /** The spaces between, of a way that was laid as one. */
  readonly via?: readonly string[];
  readonly army: Army;
  /** Fighters aboard a carrier that sails. */
  readonly aboard: number;
  /** Which of the draft's steps it is made of. */
  readonly at: readonly number[];
}

/** The orders among the steps, in their order; `before`: the space that was picked before the first. */
export function orders(steps: readonly LegalAction[], before: string): readonly Order[] {
  const found: Order[] = [];
  let origin = before;
  for (const [i, step] of steps.entries()) {
    const word = act(step);
    const space = step.fields["space"] ?? "";
    if (word === "pick") origin = space;
    if (!isWay(word)) continue;
    const kind = unitOf(step);
    const start = word === "load" ? space : origin;
    const end = word === "load" ? origin : space;
    const last = found.at(-1);
    if (last?.origin === start && last.space === end && last.way === word && !last.army.transport) found[found.length - 1] = { ...last, army: plus(last.army, { [kind]: 1 }), aboard: last.aboard + Number(step.fields["fighters"] ?? 0), at: [...last.at, i] };
    else found.push({ way: word, origin: start, space: end, army: { [kind]: 1 }, aboard: Number(step.fields["fighters"] ?? 0), at: [i] });
    if (kind === "transport") origin = end; // it goes on getting orders where it is now
  }
  return found;
}

/** How aircraft fly from then on. */
export const isCourse = (word: string): boolean => word === "around" || word === "straight";

/** Without spaces and transports that were picked for nothing, or although they are, and ways of flying that nobody took; `before`: the space that was picked before the first. */
export function tidy(steps: readonly LegalAction[], before: string): readonly LegalAction[] {
  const kept: LegalAction[] = [];
  let picks: readonly LegalAction[] = [];
  let [origin, ship] = [before, ""]; // of what is kept
  const needed = (one: LegalAction): boolean => {
    const { space = "", transport = "" } = one.fields;
    const is = act(one) === "pick" ? origin === space : act(one) === "board" && ship === transport;
    if (act(one) === "pick" && !is) [origin, ship] = [space, ""];
    if (act(one) === "board") ship = transport;
    return !is;
  };
  for (const step of steps) {
    const word = act(step);
    if (word === "pick") picks = [...picks.filter((one) => isCourse(act(one))), step];
    else if (word === "board") picks = [...picks.filter((one) => act(one) !== "board"), step];
    else if (isCourse(word)) picks = [...picks, step];
    else {
      kept.push(...picks.filter(needed), step);
      picks = [];
      if (isWay(word) && unitOf(step) === "transport") [origin, ship] = [step.fields["space"] ?? "", ""]; // it goes on getting orders where it is now
    }
  }
  return kept;
}

/** The last of the steps goes on from where it came to with one of them. */
export function passed(steps: readonly LegalAction[]): boolean {
  const at = steps.findLastIndex((step) => act(step) === "pick");
  const [came, pick, last] = [steps[at - 1], steps[at], steps.at(-1)];
  return !!came && !!last && at < steps.length - 1 && act(last) === "send" && isWay(act(came)) && unitOf(came) === unitOf(last) && came.fields["space"] === pick?.fields["space"];
}

/** The space whose units get orders behind the steps. */
export function originOf(steps: readonly LegalAction[], before: string): string {
  const last = steps.findLast((step) => act(step) === "pick" || (isWay(act(step)) && unitOf(step) === "transport"));
  return last?.fields["space"] ?? before;
}

/** The steps, then orders for this space: nothing is picked twice, nothing for nothing. */
export function leaving(steps: readonly LegalAction[], before: string, pick: LegalAction): readonly LegalAction[] {
  const tidied = tidy(steps, before);
  return originOf(tidied, before) === pick.fields["space"] ? tidied : [...tidied, pick];
}
