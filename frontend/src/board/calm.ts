/** What moves by itself waits until nothing was pressed for half a second: never under a finger. */

const CALM = 600; // milliseconds: half a second, and the time that a press takes to be one

let pressed = -Infinity; // when the last press was, wherever
const press = ({ timeStamp }: Event): void => { pressed = timeStamp; };
for (const kind of ["pointerdown", "pointerup", "keydown"]) globalThis.addEventListener?.(kind, press, true);

/** Does something then, at once if it is so; what is given back lets it be. */
export function calmly(act: () => void): () => void {
  let timer = 0;
  const wait = (): void => {
    const left = pressed + CALM - performance.now();
    if (left > 0) timer = window.setTimeout(wait, left);
    else act();
  };
  wait();
  return () => { clearTimeout(timer); };
}
