/** What one small card says of a place in a game without a face: whatever facts lie there, and what it is linked with. */

import type { MapFile } from "../board/mapfile.ts";
import type { About, AboutRow, Scene } from "../faces/face.ts";
import { seatLook } from "../look/seats.ts";
import { linked } from "../table/card.ts";
import type { Standing } from "./standing.ts";

export function aboutPlace(region: string, { words, seats }: Scene, { counters, named }: Standing, map: MapFile): About {
  const whose = (seat: number | null): Pick<AboutRow, "look"> => (seat === null ? {} : { look: seatLook(seat) });
  const name = (fact: string, seat: number | null): string => (seat === null ? words.name("fact", fact) : `${seats[seat]?.name ?? ""} · ${words.name("fact", fact)}`);
  const rows: AboutRow[] = (counters.get(region) ?? []).map(({ fact, seat, count, parts }) => ({
    name: name(fact, seat),
    ...whose(seat),
    ...(parts.length ? { parts: parts.map(({ kind, count: some }) => ({ symbol: kind, count: some, name: words.name("", kind) })) } : { text: String(count) }),
  }));
  for (const { fact, seat } of named.get(region) ?? []) rows.push({ name: "", text: name(fact, seat), ...whose(seat) });
  return { title: words.name("region", region), rows: [...rows, ...linked(region, words, map)], rule: "" };
}
