/** What moves by itself waits until nothing was pressed for half a second: never under a finger. */

const CALM = 600; // milliseconds: half a second, and the time that a press takes to be one

const waiting = new Set<() => void>();
let busy: ReturnType<typeof setTimeout> | null = null;
/** How often something was pressed. */
export let presses = 0;

function press({ type }: Event): void {
  if (/down$/.test(type)) presses++;
  if (busy !== null) clearTimeout(busy);
  busy = setTimeout(() => {
    busy = null;
    const acts = [...waiting];
    waiting.clear();
    for (const act of acts) act();
  }, CALM);
}
for (const kind of ["pointerdown", "pointerup", "keydown", "click"]) globalThis.addEventListener?.(kind, press, true);

/** Does something then, at once if it is so; what is given back lets it be. */
export function calmly(act: () => void): () => void {
  if (busy === null) act();
  else waiting.add(act);
  return () => { waiting.delete(act); };
}
