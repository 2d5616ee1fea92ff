/** What is left of a draft when something was taken out of it. */

import type { LegalAction, Scene } from "../face.ts";

/**
 * The steps that can still be taken: one that the rules refuse, since what it built on is gone, goes as well. With a step that only
 * chooses where the next ones begin go those that begin there, so that nothing leaves from another place.
 */
export async function fitting(scene: Pick<Scene, "refusal">, steps: readonly LegalAction[], begins: (step: LegalAction) => boolean): Promise<readonly LegalAction[]> {
  const last = steps.at(-1);
  const refused = async (n: number): Promise<boolean> => (await scene.refusal(steps.slice(0, n), steps[n]?.notation ?? "")) !== null;
  if (!last || !(await refused(steps.length - 1))) return steps;
  let [from, to] = [0, steps.length - 1]; // what is refused first lies between them
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (await refused(middle)) to = middle;
    else from = middle + 1;
  }
  const first = steps[to];
  const next = first && begins(first) ? steps.findIndex((step, i) => i > to && begins(step)) : to + 1;
  return fitting(scene, [...steps.slice(0, to), ...(next < 0 ? [] : steps.slice(next))], begins);
}
