/** Where the button was that took a hint over: the one that sends it comes to the same height, so that a second press needs no search. */

let height: number | null = null;

export const pressed = (button: Element | null): void => { height = button?.getBoundingClientRect().top ?? null; };

/** How far down it has to go from where it would be; never up: what stands above it is read. Null: nothing was pressed. */
export function down(top: number): number | null {
  const by = height === null ? null : Math.max(0, height - top);
  height = null;
  return by;
}
