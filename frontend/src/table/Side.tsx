/** A part of a game's own, with its heading; where it is scrolled, that works by keys as well. */

import type { Scene, SidePart } from "../faces/face.ts";

export function Side({ part, scene }: { readonly part: SidePart; readonly scene: Scene }) {
  return (
    <section class="side-part" data-part={`side-${part.id}`} tabIndex={0} aria-label={part.title(scene)}>
      <h2>{part.title(scene)}</h2>
      <part.Part scene={scene} />
    </section>
  );
}
