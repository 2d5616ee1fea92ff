/** Which of the officers that stand here go: each a switch. */

import type { ComponentChildren } from "preact";

import type { Draft, Scene } from "../face.ts";
import { Button } from "../parts/controls.tsx";
import { brought } from "./asking.ts";
import { officerName, OfficerSign } from "./drawn.tsx";
import type { Officer } from "./material.ts";

interface Props {
  readonly scene: Scene;
  readonly draft: Draft;
  /** The draft without its officers: whoever changes one begins them anew. */
  readonly before: Draft;
  readonly here: readonly Officer[];
  readonly going: readonly Officer[];
  /** How many may go at most. */
  readonly room: number;
  readonly put: (going: readonly Officer[]) => void;
  /** What is said of one besides its name. */
  readonly besides?: (officer: Officer, pressed: boolean) => ComponentChildren;
}

export function Officers({ scene, draft, before, here, going, room, put, besides }: Props) {
  if (!here.length) return null;
  return (
    <div class="fp-chips">
      {here.map((officer) => {
        const pressed = going.includes(officer);
        const press = (): void => {
          put(pressed ? going.filter((one) => one !== officer) : [...going, officer]);
          if (brought(draft).length) scene.redraft(before.steps);
        };
        return <Button key={officer} scene={scene} about={`officer ${officer}`} pressed={pressed} off={!pressed && going.length >= room} onClick={press}><OfficerSign officer={officer} /> {officerName(scene, officer)}{besides?.(officer, pressed)}</Button>;
      })}
    </div>
  );
}
