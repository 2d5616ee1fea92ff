/** The position as a table of facts, the simple ones first. */

import type { Json, Scene } from "../faces/face.ts";
import { useSay } from "../words/table/index.ts";
import { INNER, perSeat } from "./standing.ts";

export function Facts({ scene }: { readonly scene: Scene }) {
  const say = useSay();
  const { view, words } = scene;
  const rows = (Object.entries(view) as [string, Json][]).filter(([name, value]) => !INNER.has(name) && !empty(value));
  rows.sort(([, one], [, other]) => Number(typeof one === "object") - Number(typeof other === "object"));
  return (
    <table class="facts">
      <caption class="unseen">{say("facts")}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}><th scope="row">{words.name("fact", name)}</th><td>{said(name, value, scene).map((line, i) => <div key={i}>{line}</div>)}</td></tr>
        ))}
      </tbody>
    </table>
  );
}

function empty(value: unknown): boolean {
  return value === null || value === "" || (typeof value === "object" && Object.values(value).every(empty));
}

/** A fact as one reads it, in lines; one of seats with their names. */
export function said(name: string, value: Json, scene: Scene): readonly string[] {
  const { view, words, seats } = scene;
  if (words.ofSeats.includes(name)) {
    const known = (Array.isArray(value) ? value : [value]) as readonly Json[];
    return [known.map((seat) => seats[Number(seat)]?.name ?? String(seat)).join(" · ")];
  }
  const bySeat = perSeat(view, name, words.bySeat);
  if (!bySeat) return [text(value, scene)];
  const lines = bySeat.map((one, seat) => `${seats[seat]?.name ?? ""}: ${empty(one) ? "–" : text(one, scene)}`);
  return bySeat.some((one) => typeof one === "object") ? lines : [lines.join(" · ")];
}

function text(value: Json, scene: Scene): string {
  if (Array.isArray(value)) return value.map((one: Json) => text(one, scene)).join(" · ");
  if (typeof value === "boolean") return value ? "✓" : "–";
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).filter(([, one]) => !empty(one)).map(([id, one]) => {
      const [kind, shown] = [scene.words.name("", id), text(one as Json, scene)];
      return typeof one === "number" ? `${shown} ${kind}` : `${kind} (${shown})`;
    }).join(", ");
  }
  return typeof value === "string" ? scene.words.name("", value) : String(value);
}
