/** A picture of each game's map, for choosing. */

const FILES = import.meta.glob<string>("./pictures/*.webp", { query: "?url", import: "default", eager: true });

export function picture(game: string): string | undefined {
  return FILES[`./pictures/${game}.webp`];
}
