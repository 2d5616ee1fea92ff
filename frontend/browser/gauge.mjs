// What the scripts that measure a page share: a table in a given position, moves of a map frame by frame, and what a trace tells.

/** In the page: from the middle of the map there and back twice, every frame one move; the times between frames. `gesture`: pan, zoom (two fingers) or wheel. */
export const play = ([selector, gesture, count]) => {
  const root = document.querySelector(selector);
  root.setPointerCapture = () => undefined; // a made-up pointer cannot be captured
  const box = root.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const finger = (type, id, dx, dy) =>
    root.dispatchEvent(new PointerEvent(type, { pointerId: id, pointerType: "touch", clientX: x + dx, clientY: y + dy, bubbles: true }));
  const swing = (i) => Math.sin((i / count) * 4 * Math.PI);
  const steps = {
    pan: {
      begin: () => finger("pointerdown", 7, 0, 0),
      move: (i) => finger("pointermove", 7, swing(i) * box.width * 0.4, swing(i) * box.height * 0.2),
      end: () => finger("pointerup", 7, 0, 0),
    },
    zoom: {
      begin: () => [finger("pointerdown", 7, -60, 0), finger("pointerdown", 8, 60, 0)],
      move: (i) => [finger("pointermove", 7, -60 - swing(i) * 45, i % 9), finger("pointermove", 8, 60 + swing(i) * 45, 0)],
      end: () => [finger("pointerup", 7, 0, 0), finger("pointerup", 8, 0, 0)],
    },
    wheel: {
      begin: () => undefined,
      move: (i) => root.dispatchEvent(new WheelEvent("wheel", { deltaY: Math.cos((i / count) * 4 * Math.PI) * 24, clientX: x, clientY: y, bubbles: true, cancelable: true })),
      end: () => undefined,
    },
  }[gesture];
  return new Promise((done) => {
    const frames = [];
    let last = 0;
    let i = 0;
    steps.begin();
    const step = (now) => {
      if (i > 0) frames.push(now - last);
      last = now;
      if (i++ < count) {
        steps.move(i);
        requestAnimationFrame(step);
        return;
      }
      steps.end();
      done(frames);
    };
    requestAnimationFrame(step);
  });
};

export const part = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))];
export const median = (list) => part(list, 0.5);
