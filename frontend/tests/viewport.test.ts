import { describe, expect, it } from "vitest";

import * as viewport from "../src/board/viewport.ts";
import { NAMES, load } from "./maps.ts";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const MAP = { width: 1600, height: 1080 };
const BOUNDS = { min: 0.2, max: 4 };
const VIEW = { zoom: 0.7, dx: 20, dy: -30 };

describe("fit", () => {
  it.each(NAMES)("shows the whole map %s in the middle", (name) => {
    const [width, height] = load(name).size;
    for (const screen of [DESKTOP, PHONE]) {
      const view = viewport.fit([0, 0, width, height], screen, 8);
      const [left, top] = viewport.toScreen(view, [0, 0]);
      const [right, bottom] = viewport.toScreen(view, [width, height]);
      expect(left).toBeCloseTo(screen.width - right, 6);
      expect(top).toBeCloseTo(screen.height - bottom, 6);
      expect(Math.min(left, top)).toBeCloseTo(8, 6);
    }
  });

  it("may be of several boxes", () => {
    expect(viewport.around([[1, 5, 3, 6], [2, 4, 9, 5]])).toEqual([1, 4, 9, 6]);
  });

  it("goes no nearer than the limit", () => {
    expect(viewport.fit([10, 10, 11, 11], DESKTOP).zoom).toBe(viewport.MAX_ZOOM);
    expect(viewport.limits(viewport.whole(MAP, PHONE)).min).toBeCloseTo(390 / 1600);
  });
});

describe("what happens far apart", () => {
  const map = { width: 2000, height: 1000 };
  const phone = { width: 390, height: 350 };

  it("is never shown smaller than the whole map", () => {
    expect(viewport.within([20, 300, 1980, 700], map, phone, 100, 1)).toEqual(viewport.fit([0, 0, 2000, 1000], phone));
  });

  it("has room around it where the map is large enough", () => {
    const box = [400, 300, 700, 400] as const;
    expect(viewport.within(box, map, phone, 100, 1)).toEqual(viewport.fit(box, phone, 100, 1));
  });
});

describe("zoom", () => {
  it("keeps the point under the pointer", () => {
    for (const factor of [0.5, 1.3, 7]) {
      const at = [333, 222] as const;
      const [x, y] = viewport.toMap(viewport.zoomAbout(VIEW, at, factor, BOUNDS), at);
      const [u, v] = viewport.toMap(VIEW, at);
      expect(x).toBeCloseTo(u, 9);
      expect(y).toBeCloseTo(v, 9);
    }
  });

  it("stays within its limits", () => {
    expect(viewport.zoomAbout(VIEW, [0, 0], 1e6, BOUNDS).zoom).toBe(4);
    expect(viewport.zoomAbout(VIEW, [0, 0], 1e-6, BOUNDS).zoom).toBe(0.2);
  });

  it("by two fingers keeps both points under them", () => {
    const from = [[100, 100], [200, 100]] as const;
    const to = [[90, 150], [290, 150]] as const;
    const view = viewport.pinch(VIEW, from, to, BOUNDS);
    expect(view.zoom).toBeCloseTo(1.4);
    from.forEach((finger, i) => {
      const [x, y] = viewport.toScreen(view, viewport.toMap(VIEW, finger));
      expect(x).toBeCloseTo(to[i]?.[0] ?? NaN, 6);
      expect(y).toBeCloseTo(to[i]?.[1] ?? NaN, 6);
    });
  });
});

describe("clamp", () => {
  it("lets the edge be moved out from under what covers it", () => {
    expect(viewport.clamp({ zoom: 2, dx: 500, dy: 500 }, MAP, PHONE, { above: 52, below: 72, right: 60 })).toMatchObject({ dx: 0, dy: 52 });
    expect(viewport.clamp({ zoom: 2, dx: -9999, dy: -9999 }, MAP, PHONE, { above: 52, below: 72, right: 60 })).toMatchObject({ dx: 390 - 60 - 3200, dy: 844 - 72 - 2160 });
  });

  it("shows a whole map between what lies above and below", () => {
    const square = { width: 1120, height: 1120 };
    const low = { width: 390, height: 435 };
    const bars = { above: 52, below: 72, right: 0 };
    const view = viewport.whole(square, low, bars);
    expect(view.zoom).toBeCloseTo((435 - 124) / 1120);
    expect(viewport.clamp(view, square, low, bars)).toEqual(view);
    expect(viewport.limits(viewport.whole(square, low, bars)).min).toBe(view.zoom);
    expect(viewport.toScreen(view, [0, 1120])[1]).toBeCloseTo(435 - 72);
  });

  it("leaves no gap beside a large map", () => {
    const far = viewport.clamp({ zoom: 2, dx: 500, dy: -9999 }, MAP, DESKTOP);
    expect(far).toEqual({ zoom: 2, dx: 0, dy: 800 - 2160 });
  });

  it("centres what is smaller than the screen", () => {
    expect(viewport.clamp({ zoom: 0.24375, dx: -77, dy: 500 }, MAP, PHONE)).toEqual({
      zoom: 0.24375,
      dx: 0,
      dy: (844 - 263.25) / 2,
    });
  });

  it("puts a low map as near to the middle of the screen as what covers the edges allows", () => {
    const [low, screen] = [{ width: 1000, height: 400 }, { width: 1000, height: 800 }];
    const at = (above: number, below: number): number => viewport.clamp({ zoom: 1, dx: 0, dy: 0 }, low, screen, { above, below, right: 0 }).dy;
    expect([at(0, 150), at(0, 300), at(250, 0)]).toEqual([200, 100, 250]);
  });

  it("changes nothing that is right already", () => {
    const view = { zoom: 1, dx: -100, dy: -100 };
    expect(viewport.clamp(view, MAP, DESKTOP)).toEqual(view);
  });
});

describe("reveal", () => {
  it("moves only as far as needed", () => {
    const view = { zoom: 1, dx: 0, dy: 0 };
    expect(viewport.reveal(view, [640, 400], DESKTOP, 60)).toEqual(view);
    expect(viewport.reveal(view, [1300, 400], DESKTOP, 60)).toEqual({ zoom: 1, dx: -80, dy: 0 });
    expect(viewport.reveal(view, [-5, -5], DESKTOP, 60)).toEqual({ zoom: 1, dx: 65, dy: 65 });
  });
});

describe("between two views", () => {
  const from = viewport.fit([0, 0, 1600, 1080], DESKTOP);
  const to = viewport.fit([700, 300, 900, 420], DESKTOP);

  it("begins and ends at them", () => {
    for (const [t, view] of [[0, from], [1, to]] as const) {
      const found = viewport.between(from, to, t, DESKTOP);
      expect(found.zoom).toBeCloseTo(view.zoom, 9);
      expect(found.dx).toBeCloseTo(view.dx, 6);
      expect(found.dy).toBeCloseTo(view.dy, 6);
    }
  });

  it("zooms steadily, and pans where the zoom is the same", () => {
    const half = viewport.between(from, to, 0.5, DESKTOP);
    expect(half.zoom).toBeCloseTo(Math.sqrt(from.zoom * to.zoom), 9);
    expect(viewport.between(VIEW, viewport.pan(VIEW, 40, 20), 0.25, DESKTOP)).toEqual({
      zoom: 0.7,
      dx: expect.closeTo(30, 6) as number,
      dy: expect.closeTo(-25, 6) as number,
    });
  });
});

describe("what one begins with", () => {
  const at = (x: number, y: number): [number, number, number, number] => [x - 10, y - 10, x + 10, y + 10];
  const seen = (view: viewport.View, [x, y]: readonly [number, number]): boolean => {
    const [left, top] = viewport.toScreen(view, [x, y]);
    return left >= 0 && left <= PHONE.width && top >= 0 && top <= PHONE.height;
  };

  it("is all of it where there is room, no nearer than the limit", () => {
    const view = viewport.begin([at(500, 500), at(600, 560)], PHONE, 0.6, 0.9, 24);
    expect(view.zoom).toBe(0.9);
    expect(viewport.toScreen(view, [550, 530])).toEqual([expect.closeTo(195, 6), expect.closeTo(422, 6)]);
  });

  it("is where most of it is, where there is none", () => {
    const cluster = [[1000, 500], [1100, 520], [1050, 600]] as const;
    const view = viewport.begin([at(100, 100), ...cluster.map(([x, y]) => at(x, y)), at(1590, 1000)], PHONE, 0.6, 0.9, 24);
    expect(view.zoom).toBe(0.6);
    for (const place of cluster) expect(seen(view, place)).toBe(true);
    expect(seen(view, [100, 100])).toBe(false);
  });

  it("is near enough for what has to be read", () => {
    for (const size of [10, 15, 20, 40]) {
      const zoom = viewport.largeAt(size, 11);
      expect(size * zoom * viewport.growth(zoom)).toBeCloseTo(11);
    }
  });

  it("fills the screen", () => {
    expect(viewport.cover(MAP, DESKTOP)).toBeCloseTo(0.8);
    expect(viewport.cover(MAP, PHONE)).toBeCloseTo(844 / 1080);
  });
});

describe("what is shown", () => {
  it("has three levels", () => {
    expect([0.2, 0.44, 0.45, 1.1, 1.11, 3].map(viewport.level)).toEqual(["far", "far", "middle", "middle", "near", "near"]);
  });

  it("grows slower than the land", () => {
    expect(viewport.growth(viewport.PLAIN)).toBe(1);
    expect(viewport.growth(1.6)).toBeCloseTo(2 ** -0.6);
    expect(viewport.growth(0.4)).toBeCloseTo(2 ** 0.25);
    const shown = [0.2, 0.5, 0.8, 1.6, 3, 4].map((zoom) => zoom * viewport.growth(zoom));
    expect([...shown].sort((a, b) => a - b)).toEqual(shown);
  });

  it("keeps the width of lines when one comes nearer", () => {
    for (const zoom of [0.8, 1.3, 2.6, 4]) expect(zoom * viewport.hair(zoom)).toBeCloseTo(viewport.PLAIN);
    expect(viewport.hair(0.4)).toBe(viewport.growth(0.4));
  });

  it("asks for eleven pixels of names and ten of figures", () => {
    expect(viewport.needs(20, 0, 0.8)).toBe(1);
    expect(viewport.needs(14, 0, 0.8)).toBe(1);
    expect(viewport.needs(12, 0, 1.6)).toBe(1);
    for (const [size, figure, zoom] of [[12, 0, 0.8], [20, 0, 0.24], [16, 12, 0.7], [30, 9, 0.5]] as const) {
      const scale = zoom * viewport.growth(zoom) * viewport.needs(size, figure, zoom);
      expect(Math.min(size * scale, figure ? figure * scale + 1 : Infinity)).toBeCloseTo(viewport.LEGIBLE, 0);
      expect(size * scale).toBeGreaterThanOrEqual(viewport.LEGIBLE);
      expect(figure * scale).toBeGreaterThanOrEqual(figure ? viewport.FIGURE : 0);
    }
    expect(viewport.needs(40, 15, 0.44), "far away no figures are drawn").toBe(1);
  });

  it("is written as a CSS transform", () => {
    expect(viewport.transform({ zoom: 0.5, dx: 1.234567, dy: -2 })).toBe("translate(1.2346px, -2px) scale(0.5)");
    expect(viewport.transform({ zoom: 0.5, dx: 1.234567, dy: -2.4 }, 2)).toBe("translate(1px, -2.5px) scale(0.5)");
  });
});
