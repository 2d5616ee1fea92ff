/** The position as a table of facts: for games without a face of their own, and for whoever reads rather than looks. */

import type { Scene } from "../faces/face.ts";
import { useSay } from "../words/index.ts";

const INNER = new Set(["format", "game", "legal", "stack", "viewer", "players", "question", "asked"]);

export function Facts({ scene }: { readonly scene: Scene }) {
  const say = useSay();
  const rows = Object.entries(scene.view).filter(([name, value]) => !INNER.has(name) && !empty(value));
  return (
    <table class="facts">
      <caption class="unseen">{say("facts")}</caption>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}><th scope="row">{scene.words.name("fact", name)}</th><td>{shown(value, scene, name)}</td></tr>
        ))}
      </tbody>
    </table>
  );
}

function empty(value: unknown): boolean {
  return value === null || (typeof value === "object" && Object.values(value).every(empty));
}

/** Lists with one value for each seat get the names of the seats. */
function shown(value: unknown, scene: Scene, name: string): string {
  if (Array.isArray(value)) {
    const bySeat = value.length === scene.seats.length && name !== "asked";
    return value.map((one: unknown, i) => (bySeat ? `${scene.seats[i]?.name ?? ""}: ${shown(one, scene, "") || "–"}` : shown(one, scene, ""))).join(" · ");
  }
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).filter(([, one]) => !empty(one)).map(([id, one]) => `${nameOf(scene, id)} ${typeof one === "object" ? `(${shown(one, scene, "")})` : shown(one, scene, "")}`).join(", ");
  }
  return typeof value === "string" ? nameOf(scene, value) : String(value);
}

function nameOf(scene: Scene, id: string): string {
  return scene.words.name("region", id);
}
