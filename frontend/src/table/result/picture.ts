/** The picture of a game that is over: title, board, ranking, curve, drawn on a canvas; names may be in any script. */

import { apart, chartOf } from "./chart.ts";

export interface PictureSeat {
  readonly name: string;
  readonly letter: string;
  readonly colour: string;
  readonly ink: string;
  readonly place: string;
  readonly figure: string;
  /** Of the curve. */
  readonly values: readonly number[];
}

export interface PictureWish {
  readonly title: string;
  readonly below: string;
  /** Who made it. */
  readonly server: string;
  /** Best first. */
  readonly seats: readonly PictureSeat[];
  /** The head of the figures. */
  readonly merit: string;
  /** What the curve shows. */
  readonly measure: string;
  /** The board as SVG. */
  readonly board: string;
}

const WIDTH = 1200;
const EDGE = 36;
const BOARD = 740;
const CURVE = 250;
const ROW = 62;

/** The SVG as an image; without measures of its own not every browser draws one. */
async function imageOf(svg: string): Promise<HTMLImageElement> {
  const [, width = "1600", height = "1000"] = /viewBox="[\d.]+ [\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const url = URL.createObjectURL(new Blob([svg.replace("<svg ", `<svg width="${width}" height="${height}" `)], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
}

export async function pictureOf(wish: PictureWish): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  await Promise.all(["700 40px Cinzel", "600 24px Barlow", "400 24px Barlow"].map((font) => document.fonts.load(font)));
  const board = await imageOf(wish.board);
  const tall = Math.round((BOARD * board.naturalHeight) / board.naturalWidth);
  const middle = Math.max(tall, 50 + wish.seats.length * ROW);
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = 140 + middle + 56 + CURVE + 52;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const text = (what: string, x: number, y: number, font: string, ink: string, align: CanvasTextAlign = "left", room = WIDTH): void => {
    pen.font = font;
    pen.fillStyle = ink;
    pen.textAlign = align;
    let shown = what;
    while (pen.measureText(shown).width > room && shown.length > 1) shown = `${shown.replace(/…$/, "").slice(0, -1)}…`;
    pen.fillText(shown, x, y);
  };
  const disc = (seat: PictureSeat, x: number, y: number, r: number): void => {
    pen.beginPath();
    pen.arc(x, y, r, 0, 2 * Math.PI);
    pen.fillStyle = seat.colour;
    pen.fill();
    pen.lineWidth = 2;
    pen.strokeStyle = colour("--ink");
    pen.stroke();
    text(seat.letter, x, y + r * 0.36, `600 ${String(Math.round(r))}px Barlow, sans-serif`, seat.ink, "center");
  };
  const [ink, quiet] = [colour("--ink"), colour("--ink-2")];
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDTH, canvas.height);
  text(wish.title, EDGE, 74, "700 46px Cinzel, serif", ink, "left", WIDTH - 2 * EDGE);
  text(wish.below, EDGE, 114, "400 24px Barlow, sans-serif", quiet, "left", WIDTH - 2 * EDGE);
  pen.drawImage(board, EDGE, 140, BOARD, tall);

  const [left, right] = [EDGE + BOARD + 30, WIDTH - EDGE];
  text(wish.merit, right, 172, "600 20px Barlow, sans-serif", quiet, "right");
  wish.seats.forEach((seat, i) => {
    const y = 200 + i * ROW;
    pen.fillStyle = colour("--paper-2");
    pen.fillRect(left, y, right - left, ROW - 8);
    text(seat.place, left + 14, y + 36, "600 24px Barlow, sans-serif", ink);
    disc(seat, left + 72, y + 27, 19);
    text(seat.name, left + 104, y + 36, "600 26px Barlow, sans-serif", ink, "left", right - left - 190);
    text(seat.figure, right - 14, y + 37, "600 30px Barlow, sans-serif", ink, "right");
  });

  const top = 140 + middle + 50;
  text(wish.measure, EDGE, top - 14, "600 20px Barlow, sans-serif", quiet);
  drawCurve(pen, wish.seats, top, { ink, quiet, line: colour("--paper-line") }, text, disc);
  text(wish.server, right, canvas.height - 18, "400 20px Barlow, sans-serif", quiet, "right");
  return new Promise((done, failed) => { canvas.toBlob((blob) => { if (blob) done(blob); else failed(new Error("no picture")); }, "image/png"); });
}

function drawCurve(
  pen: CanvasRenderingContext2D,
  seats: readonly PictureSeat[],
  top: number,
  { ink, quiet, line }: { readonly ink: string; readonly quiet: string; readonly line: string },
  text: (what: string, x: number, y: number, font: string, ink: string, align?: CanvasTextAlign) => void,
  disc: (seat: PictureSeat, x: number, y: number, r: number) => void,
): void {
  const all = seats.flatMap(({ values }) => values);
  if (!all.length) return;
  const chart = chartOf(seats[0]?.values.length ?? 0, Math.min(...all), Math.max(...all), { width: WIDTH - 2 * EDGE, height: CURVE, left: 44, right: 50, top: 8, bottom: 8 });
  const place = (n: number, value: number): [number, number] => [EDGE + chart.x(n), top + chart.y(value)];
  for (const tick of chart.ticks) {
    const [x, y] = place(0, tick);
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(WIDTH - EDGE - 50, y);
    pen.lineWidth = 1;
    pen.strokeStyle = line;
    pen.stroke();
    text(String(tick), x - 10, y + 6, "400 18px Barlow, sans-serif", quiet, "right");
  }
  pen.lineJoin = "round";
  for (const [width, edge] of [[7, true], [4, false]] as const) {
    for (const seat of seats) {
      pen.beginPath();
      seat.values.forEach((value, n) => { pen.lineTo(...place(n, value)); });
      pen.lineWidth = width;
      pen.strokeStyle = edge ? ink : seat.colour;
      pen.stroke();
    }
  }
  const ends = apart(seats.map(({ values }) => chart.y(values.at(-1) ?? 0)), 34, 17, CURVE - 17);
  seats.forEach((seat, i) => { disc(seat, WIDTH - EDGE - 24, top + (ends[i] ?? 0), 16); });
}
