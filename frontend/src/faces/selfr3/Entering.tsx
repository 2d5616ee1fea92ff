/** Units move into what is empty: who goes first and who follows are one question. */

import { unlisted } from "../../table/draft.ts";
import type { LegalAction } from "../face.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { useRemembered } from "../parts/rememberedInput.ts";
import { Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { act, all } from "../parts/steps.ts";
import { brought, endsBuying } from "./asking.ts";
import { ARMY, Figure } from "./drawn.tsx";
import { armiesIn, ATTACKING, facts, officersIn, unitsIn } from "./facts.ts";
import type { Officer } from "./material.ts";
import { Officers } from "./Officers.tsx";
import { playOf } from "./playOf.ts";

/** All who move, as the first ones and those behind them; that is asked as long as more than one unit is left there. `left`: who is there before, `until`: how far, which decides nothing here. */
export function moving(left: number, officers: readonly Officer[], armies: number, until: string): readonly LegalAction[] {
  const first = officers.slice(0, ATTACKING);
  const lead = Math.min(armies, ATTACKING - first.length);
  const behind = officers.slice(ATTACKING);
  const bring = (some: readonly Officer[]): readonly string[] => some.map((one) => `bring ${one}`);
  const asked = left - first.length - lead > 1;
  return [...bring(first), `send ${until} ${String(lead)}`, ...(asked ? [...bring(behind), `follow ${String(armies - lead)}`] : [])].map(unlisted);
}

export function Enter({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const { source } = known;
  const drafted = brought(draft);
  const before = { ...draft, steps: draft.steps.filter((step) => act(step) !== "bring") };
  const [wish, put] = useRemembered<readonly Officer[]>(scene, before, "officers", []);
  const [some, set] = useRemembered<number | null>(scene, before, "armies", null);
  const here = officersIn(known, source);
  const going = drafted.length ? drafted : wish.filter((one) => here.includes(one));
  const units = unitsIn(known, source);
  const most = Math.min(units - 1 - going.length, armiesIn(known, source));
  const least = going.length ? 0 : Math.min(1, most);
  const armies = Math.max(Math.min(some ?? least, most), least); // a press without a look takes nobody away from where they stand
  const until = all(draft, "send")[0]?.fields["until"];
  const n = armies + going.length;
  const send = (): void => {
    if (until !== undefined) scene.confirm(...moving(units, going, armies, until).slice(drafted.length));
  };
  return (
    <>
      <p class="fp-hint" role="status">{w.empty} <Rule scene={scene} id="R2-R09" /></p>
      <Officers scene={scene} draft={draft} before={before} here={here} going={going} room={units - 1} put={put} />
      <Steppers><Stepper scene={scene} label={w.army} n={armies} of={most} less={armies > least ? () => { set(armies - 1); } : null} more={armies < most ? () => { set(armies + 1); } : null}><Figure name={ARMY} /></Stepper></Steppers>
      <Picks scene={scene} picks={[most > 2 ? { label: w.half, onClick: () => { set(Math.floor(most / 2)); } } : null, most > least ? { label: most < armiesIn(known, source) ? w.allButOne : w.all, off: armies >= most, onClick: () => { set(most); } } : null]} />
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        <Button scene={scene} kind="first" off={n < 1 || until === undefined} onClick={send}>{w.advance(n)}{endsBuying(scene, draft) ? <small class="sr-ends">{w.endsBuying}</small> : null}</Button>
      </div>
    </>
  );
}
