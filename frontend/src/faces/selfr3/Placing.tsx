/** Figures onto the map: one territory, armies tap by tap, officers and a station. */


import { legal } from "../../table/draft.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { act, all, question, times } from "../parts/steps.ts";
import { allPosted, less, piece, pieces, placed } from "./asking.ts";
import { Figure, isDeck, nameOf, officerName, OfficerSign, regionOf, wordsOf } from "./drawn.tsx";
import { armiesIn, facts, frame, officersIn, sum } from "./facts.ts";

const FEW = 6; // territories that are listed, too
const MANY = 5; // armies that one press adds

/** One territory, chosen on the map; an answer that needs none beside it. `once`: a click there sends it. */
export function Region({ scene, draft, hint, label, rule, once = false }: Asked & { readonly hint: string; readonly label: (region: string, action: string) => string; readonly rule: string; readonly once?: boolean }) {
  const w = wordsOf(scene);
  const chosen = draft.chosen["region"];
  const action = chosen === undefined ? undefined : legal(draft).find(({ fields }) => fields["region"] === chosen);
  const listed = legal(draft).filter(({ fields }) => fields["region"] !== undefined);
  const others = legal(draft).filter(({ fields }) => fields["region"] === undefined);
  return (
    <>
      <p class="fp-hint" role="status">{hint} {rule ? <Rule scene={scene} id={rule} /> : null}</p>
      {listed.length <= FEW ? (
        <div class="fp-chips">{listed.map((one) => <Button key={one.number} scene={scene} pressed={one === action} onClick={() => { if (once) scene.confirm(one); else scene.choose("region", one.fields["region"] ?? ""); }}>{regionOf(scene, one.fields["region"] ?? "")}</Button>)}</div>
      ) : null}
      {once && !action ? null : <div class={others.length ? "fp-actions fp-wrap" : "fp-actions"}>
        {others.length ? null : <Back scene={scene} draft={draft} />}
        <Button scene={scene} kind="first" off={!action} onClick={() => { if (action) scene.confirm(action); }}>{action && chosen !== undefined ? label(regionOf(scene, chosen), act(action)) : w.pickFirst}</Button>
        {others.length ? <Back scene={scene} draft={draft} /> : null}
        {others.map((one) => <Button key={one.number} scene={scene} onClick={() => { scene.confirm(one); }}>{act(one) === "leave" ? w.leave : one.sentence}</Button>)}
      </div>}
    </>
  );
}

/** Armies tap by tap: where they go stands here with − and +, and all are sent together. */
export function Counted({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const settled = facts(scene.settled);
  const asked = draft.decision.question;
  const [word, batch] = asked === "Disarmament.disband" ? ["disband", 0] : asked === "Reinforcement.target" ? ["target", 0] : ["place", asked === "SetUp.set" ? 3 : 0];
  const there = placed(draft.steps, word);
  const n = sum([...there.values()]);
  const seat = draft.decision.seat;
  const pool = settled.pools[seat] ?? 0;
  const before = frame(settled, "SetUp")?.["count"];
  const room = asked === "SetUp.set" ? Math.min(batch - (typeof before === "number" ? before : 0), pool) : asked === "Turn.place" ? pool : 0;
  const still = question(draft) === asked;
  const cut = frame(settled, "Disarmament");
  const left = cut?.["left"];
  const most = asked === "Disarmament.disband" ? (typeof left === "number" ? left : 0) : asked === "Reinforcement.target" ? 3 : room;
  const hint = !still ? w.allSet
    : asked === "SetUp.set" ? w.setHint(room - n) : asked === "Turn.place" ? w.placeHint(room - n, (settled.stations[seat] ?? []).length)
      : asked === "Disarmament.disband" ? w.disbandHint(most - n, cut?.["seat"] === seat ? "" : nameOf(scene, Number(cut?.["seat"]))) : w.reinforceHint(Math.max(most - n, 0));
  const others = still ? legal(draft).filter(({ fields }) => fields["region"] === undefined) : [];
  const more = (region: string): (() => void) | null => {
    const action = still ? all(draft, word, { region })[0] : undefined;
    return action ? () => { scene.step(action); } : null;
  };
  const [last] = [...there.keys()].slice(-1);
  const another = still && last !== undefined && room - n > 0 ? all(draft, word, { region: last })[0] : undefined;
  const said = <p class="fp-hint" role="status">{hint} <Rule scene={scene} id={draft.decision.rules[0] ?? "R2-29"} /></p>;
  const rows = [...there].map(([region, count]) => (
    <Stepper key={region} scene={scene} label={regionOf(scene, region)} n={count} note={[w.armies(armiesIn(known, region)), ...(officersIn(known, region).length ? [w.officersN(officersIn(known, region).length)] : [])].join(", ")} about={`region ${region}`} less={() => { scene.redraft(less(draft.steps, word, region)); }} more={more(region)}>
      <Figure name="infantry" />
    </Stepper>
  ));
  const rest = <Picks scene={scene} picks={[another && last !== undefined && room - n > MANY ? { label: w.moreTo(MANY, scene.compact ? "" : regionOf(scene, last)), onClick: () => { scene.redraft([...draft.steps, ...times(another, MANY)]); } } : null, another && last !== undefined ? { label: scene.compact ? w.restHere : w.restTo(regionOf(scene, last)), onClick: () => { scene.redraft([...draft.steps, ...times(another, room - n)]); } } : null]} />;
  return (
    <>
      {scene.compact ? ( // its height is there from the first: the sheet never grows over what is tapped again
        <div class="sr-placed">
          {rows.length ? <p class="fp-hint" role="status">{still ? w.stillN(Math.max(most - n, 0), word === "disband") : w.allSet}</p> : said}
          {rows.length ? <div class="fp-strip" tabIndex={0} role="group" aria-label={w.laidOut}><Steppers>{rows.reverse()}</Steppers>{rest}</div> : null}
        </div>
      ) : <>{said}{rows.length ? <Steppers>{rows}</Steppers> : null}{rest}</>}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {others.map((one) => <Button key={one.number} scene={scene} onClick={() => { scene.confirm(one); }}>{one.sentence}</Button>)}
        <Button scene={scene} kind="first" off={n === 0} onClick={() => { scene.confirm(); }}>{n ? w.sendN(n, word === "disband") : w.pickFirst}</Button>
      </div>
    </>
  );
}

/** Nobody has chosen where the armies lie (R2-R39). */
const dealt = ({ log }: Asked["scene"]): boolean => log.some(({ events }) => events?.some(({ event }) => event === "dealt_land"));

/** Officers and the station: a figure first, then its territory; all together are sent. */
export function Posting({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const open = !allPosted(draft) && question(draft) !== "";
  const figures = open ? pieces(draft) : [];
  const { action, officer } = (open ? piece(draft) : null) ?? {};
  const finish = open ? legal(draft).find((one) => act(one) === "finish") : undefined;
  const standing = facts(scene.view).officers[draft.decision.seat] ?? {};
  const stands = (one: string | undefined): string => (one !== undefined && isDeck(one) ? (standing[one] ?? "") : "");
  const first = figures[0];
  const what = action === "station" ? w.station : officer === undefined ? "" : officerName(scene, officer);
  return (
    <>
      <p class="fp-hint" role="status">{!open ? w.allSet : [dealt(scene) ? w.dealt : "", what ? w.postWhere(what) : ""].join(" ")} <Rule scene={scene} id={draft.decision.rules[0] ?? "R2-09"} /></p>
      <div class="sr-choices sr-two">
        {figures.map((one) => {
          const { officer: who } = one;
          const name = who === undefined ? w.station : officerName(scene, who);
          return (
            <Button key={name} scene={scene} pressed={one["action"] === action && who === officer} about={who === undefined ? "station 0" : `officer ${who}`} onClick={() => { scene.redraft(draft.steps, one); }}>
              {who !== undefined && isDeck(who) ? <OfficerSign officer={who} /> : <span class="sr-officer" aria-hidden="true"><Figure name="station" /></span>} <span>{name}<small>{stands(who) ? regionOf(scene, stands(who)) : w.effect[who ?? "station"]}</small></span>
            </Button>
          );
        })}
      </div>
      {draft.steps.length ? <ul class="sr-list">{draft.steps.map((step) => <li key={step.number}>{step.sentence}</li>)}</ul> : null}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {finish && !draft.steps.length ? <Button scene={scene} onClick={() => { scene.confirm(finish); }}>{finish.sentence}</Button> : null}
        <Button scene={scene} kind="first" off={draft.steps.length === 0} onClick={() => { if (finish) scene.confirm(finish); else scene.confirm(); }}>{draft.steps.length ? w.sendN(draft.steps.length) : first ? w.pickFirst : w.send}</Button>
      </div>
    </>
  );
}
