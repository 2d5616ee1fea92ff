/** The sea power's veto: every crossing with yes or no; and the planes of one that was refused. */

import { Back, type Asked } from "./Controls.tsx";
import { Button, nameOf, regionOf, Rule, Stroke, Units, wordsOf } from "./drawn.tsx";
import { facts, size } from "./facts.ts";
import { find, kind, times } from "./orders.ts";

const WIDTH = 7; // words of a group in the rules' list

export function Veto({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const now = Number(known.asks["row"] ?? 0) / WIDTH;
  const [allow, refuse] = [find(draft, "allow"), find(draft, "refuse")];
  const open = known.crossings.filter(({ verdict, units }, i) => i >= now && verdict === "open" && size(units) > (units.aircraft ?? 0)).length;
  const asking = allow !== undefined && refuse !== undefined;
  const every = (action: typeof allow) => (): void => { if (action) scene.redraft([...draft.steps, ...times(action, open)]); };
  return (
    <>
      <p class="ak-hint">{w.vetoHint(nameOf(scene, known.active))} <Rule scene={scene} id="ATK-33" /></p>
      <ul class="ak-crossings">
        {known.crossings.map(({ origin, region, units, verdict }, i) => {
          const what = `${regionOf(scene, origin)} → ${regionOf(scene, region)}`;
          return (
            <li key={`${origin}>${region}`} class={i === now && asking ? "ak-now" : ""}>
              <span><Stroke name="sea" /> <b>{what}</b> <Units scene={scene} army={units} /></span>
              {i === now && asking ? (
                <span class="ak-pair">
                  <Button scene={scene} label={`${w.refuse}: ${what}`} onClick={() => { scene.step(refuse); }}>{w.refuse}</Button>
                  <Button scene={scene} label={`${w.allow}: ${what}`} onClick={() => { scene.step(allow); }}>{w.allow}</Button>
                </span>
              ) : (
                <em class={`ak-${verdict}`}>{verdict === "allowed" ? w.allowed : verdict === "refused" ? w.refused : size(units) === (units.aircraft ?? 0) ? w.planesOnly : w.open}</em>
              )}
            </li>
          );
        })}
      </ul>
      <div class="ak-actions">
        <Back scene={scene} draft={draft} />
        {asking && open > 1 ? <><Button scene={scene} onClick={every(refuse)}>{w.refuseAll}</Button><Button scene={scene} onClick={every(allow)}>{w.allowAll}</Button></> : null}
        {draft.steps.some((step) => kind(step) === "allow" || kind(step) === "refuse") && !asking ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{w.decide}</Button> : null}
      </div>
    </>
  );
}

export function Plane({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const crossing = known.crossings[Number(known.asks["row"] ?? 0) / WIDTH];
  const [fly, back] = [find(draft, "fly"), find(draft, "back")];
  return (
    <>
      <p class="ak-hint">{crossing ? `${regionOf(scene, crossing.origin)} → ${regionOf(scene, crossing.region)}. ` : ""}{w.planeHint(crossing?.units.aircraft ?? 1)} <Rule scene={scene} id="ATK-37" /></p>
      <div class="ak-actions">
        <Back scene={scene} draft={draft} />
        {back ? <Button scene={scene} onClick={() => { scene.confirm(back); }}>{w.planesBack}</Button> : null}
        {fly ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(fly); }}>{w.fly}</Button> : null}
      </div>
    </>
  );
}
