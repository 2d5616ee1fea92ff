/** Where the capital is asked for: who could attack the region that is chosen. */

import type { Scene } from "../face.ts";
import { nameOf, regionOf, theRegion } from "./drawn.tsx";
import { facts, size } from "./facts.ts";
import { mapOf } from "./map.ts";
import { threats } from "./reach.ts";
import { REACH, threatened } from "./words/reach.ts";

export function Reach({ scene, region }: { readonly scene: Scene; readonly region: string | undefined }) {
  const { lang } = scene.words;
  const map = mapOf();
  const w = REACH[lang];
  const found = map && region !== undefined ? threats(facts(scene.view), map, region) : [];
  const names = (ids: readonly string[]): readonly string[] => ids.map((id) => regionOf(scene, id));
  return (
    <div class="ak-chance" role="status">
      {region === undefined ? w.zones : found.length === 0 ? w.nobody(theRegion(scene, region)) : found.map(({ seat, army, land, sea }) => <p key={seat}>{threatened(lang, nameOf(scene, seat), size(army), theRegion(scene, region), names(land), names(sea))}</p>)}
    </div>
  );
}
