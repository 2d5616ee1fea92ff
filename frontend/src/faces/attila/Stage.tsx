/** What is told large over the map: the conflict that goes on, and scorings people by people. It never takes the answer
 * from anybody: it lies over the map only, and goes as soon as something is chosen. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { Scene } from "../face.ts";
import { ConflictScene } from "./ConflictScene.tsx";
import { Stroke } from "./drawn.tsx";
import { ScoringScene } from "./ScoringScene.tsx";
import { open, useOpen } from "./shown.ts";
import { story, type Conflict } from "./story.ts";
import { WORDS } from "./words.ts";

const LINGER = 7000; // ms that a conflict stays after its end

export function Stage({ scene }: { readonly scene: Scene }) {
  const w = WORDS[scene.words.lang];
  const told = story(scene);
  const wanted = useOpen();
  const conflict = told.conflicts.at(-1) ?? null;
  const scoring = told.scorings.at(-1) ?? null;
  // what was over when the table was opened is not told again
  const seen = useRef(new Set([...told.conflicts.filter(({ pacified }) => pacified), ...told.scorings].map(({ key }) => key)));
  const [, redraw] = useState(0);
  const dismiss = (key: string): void => {
    seen.current.add(key);
    open(null);
    redraw((n) => n + 1);
  };

  const draft = scene.draft;
  const touched = draft ? JSON.stringify([draft.chosen, draft.steps.length]) : "";
  const before = useRef(touched);
  useEffect(() => {
    const acted = touched !== before.current && before.current !== "" && touched !== "";
    before.current = touched;
    if (acted && scoring) dismiss(scoring.key);
    if (acted && conflict?.pacified) dismiss(conflict.key);
  }, [touched]);

  const over = conflict !== null && conflict.pacified !== "" && !seen.current.has(conflict.key);
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(() => { dismiss(conflict.key); }, LINGER);
    return () => { clearTimeout(timer); };
  }, [over, conflict?.key]);

  const looked = told.scorings.find(({ key }) => key === wanted);
  if (looked) return <ScoringScene key={looked.key} scene={scene} scoring={looked} onClose={() => { dismiss(looked.key); }} />;
  if (conflict && !seen.current.has(conflict.key)) {
    return <ConflictScene key={conflict.key} scene={scene} conflict={conflict} onClose={() => { dismiss(conflict.key); }} />;
  }
  if (scoring && !seen.current.has(scoring.key)) {
    return <ScoringScene key={scoring.key} scene={scene} scoring={scoring} onClose={() => { dismiss(scoring.key); }} />;
  }
  if (goesOn(conflict)) {
    return (
      <div class="at-stage">
        <button type="button" class="at-reopen" onClick={() => { seen.current.delete(conflict.key); redraw((n) => n + 1); }}>
          <Stroke name="swords" /> {w.conflictIn(scene.words.name("province", conflict.province))}
        </button>
      </div>
    );
  }
  return null;
}

const goesOn = (conflict: Conflict | null): conflict is Conflict => conflict !== null && conflict.pacified === "";
