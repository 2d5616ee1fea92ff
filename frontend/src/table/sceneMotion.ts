/** What a scene shows by moving: cards that turn, dice that roll, bars that grow. */

const MOST = 2_000; // ms; what goes on for longer is no telling

const frame = async (): Promise<void> => new Promise((done) => { requestAnimationFrame(() => { done(); }); });

/** Until it lies still; at once where nothing moves or nobody looks. */
export async function lain(): Promise<void> {
  if (document.hidden) return;
  await frame(); // what has just been told is drawn,
  await frame(); // and has begun to move
  const moving = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest(".told-sheet, .controls") && Number(effect.getComputedTiming().endTime) < MOST);
  await Promise.allSettled(moving.map(async ({ finished }) => finished));
}
