/** Purchases as one draft with their sum; units that come onto the board, tap by tap or all at once. */

import type { LegalAction } from "../face.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { act, find, placeable, placesOf, placing, question, times } from "./asking.ts";
import { kindName, listed, powerName, spaceOf, Token, wordsOf } from "./drawn.tsx";
import { facts, plus, size, worth, type Army } from "./facts.ts";
import { hasFactory, worthOf } from "./map.ts";
import { AIRCRAFT, KINDS, SHIPS, UNITS, type Kind } from "./material.ts";
import { last, mix } from "./purchase.ts";

const GROUPS: readonly { readonly id: "land" | "air" | "sea"; readonly kinds: readonly Kind[] }[] = [
  { id: "land", kinds: KINDS.filter((kind) => !SHIPS.includes(kind) && !AIRCRAFT.includes(kind)) }, { id: "air", kinds: AIRCRAFT }, { id: "sea", kinds: SHIPS },
];

export function Purchase({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const left = known.cash[known.power];
  const finish = find(draft, "finish");
  const cheapest = Math.min(...KINDS.map((kind) => UNITS[kind].cost));
  const row = (kind: Kind) => {
    const buy = find(draft, "buy", { kind });
    const at = draft.steps.findLastIndex((step) => step.fields["kind"] === kind);
    const { cost, attack, defence } = UNITS[kind];
    return (
      <Stepper
        key={kind} scene={scene} label={kindName(scene, kind)} n={known.bought[kind] ?? 0} note={scene.compact ? w.ipc(cost) : w.priceOf(cost, attack, defence)} about={`kind ${kind}`}
        less={at >= 0 ? () => { scene.redraft(draft.steps.filter((_, i) => i !== at)); } : null}
        more={buy ? () => { scene.redraft([...draft.steps, buy]); } : null}
      >
        <Token kind={kind} power={known.power} />
      </Stepper>
    );
  };
  const infantry = find(draft, "buy", { kind: "infantry" });
  const many = Math.floor(left / UNITS.infantry.cost);
  const both = mix(left, find(draft, "buy", { kind: "artillery" }), infantry);
  return (
    <>
      <p class="eu-purse"><b>{w.ipc(left)}</b> <span>{w.leftOf(left + worth(known.bought), worth(known.bought))}</span> <Rule scene={scene} id="AAE-24" /></p>
      <Picks
        scene={scene}
        picks={[
          infantry && many > 1 ? { label: w.allInfantry(many), onClick: () => { scene.redraft([...draft.steps, ...times(infantry, many)]); } } : null,
          both.length > 2 ? { label: w.pairs(both.length), onClick: () => { scene.redraft([...draft.steps, ...both]); } } : null,
        ]}
      />
      {GROUPS.map(({ id, kinds }) => <section key={id} class="eu-goods"><h3>{w.goods[id]}</h3><Steppers>{kinds.map(row)}</Steppers></section>)}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {finish ? <Button scene={scene} kind={left >= cheapest && !size(known.bought) ? "second" : "first"} onClick={() => { scene.confirm(finish); }}>{size(known.bought) ? w.buyAll(size(known.bought), left) : w.buyNone}</Button> : null}
      </div>
    </>
  );
}

/** New units come onto the board: a kind is chosen, taps on the map or the rows say where. */
export function Place({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const advance = draft.decision.question === "Advance.place";
  const asked = question(draft);
  const on = asked === draft.decision.question; // else all of it is placed, and another question follows
  const kinds = on ? placeable(draft) : [];
  const kind = on ? placing(draft) : undefined;
  const here = on ? placesOf(draft) : [];
  const laid = draft.steps.filter((step) => act(step) === "place");
  const n = (one: LegalAction): number => laid.filter(({ number }) => number === one.number).length;
  const left = kind ? (advance ? Math.floor(known.cash[known.power] / UNITS[kind].cost) : (known.bought[kind] ?? 0)) : 0;
  /** A captured factory builds as much as its land is worth (AAE-135). */
  const limit = ({ fields: { space = "" } }: LegalAction): { readonly note?: string } => (!advance && hasFactory(space) && known.owners[space] !== undefined ? { note: w.atMost(worthOf(space)) } : {});
  const finish = on ? find(draft, "finish") : undefined;
  const rows = here.filter((one) => here.length <= FEW || n(one) > 0);
  const recent = kind ? last(laid, here) : undefined;
  return (
    <>
      <p class="fp-hint" role="status">{advance && on ? w.advanceHint(powerName(scene, known.power), known.cash[known.power]) : on && size(known.bought) ? w.placeHint(listed(scene, known.bought)) : w.allPlaced} <Rule scene={scene} id={advance ? "AAE-08" : "AAE-132"} /></p>
      {kinds.length ? (
        <div class="fp-chips" role="group" aria-label={w.whichKind}>
          {kinds.map((one) => <Button key={one} scene={scene} pressed={one === kind} onClick={() => { scene.redraft(draft.steps, { action: "place", kind: one }); }}><Token kind={one} power={known.power} /> {advance ? <small>{w.ipc(UNITS[one].cost)}</small> : String(known.bought[one] ?? 0)} <span class="unseen">{kindName(scene, one)}</span></Button>)}
        </div>
      ) : null}
      {kind && left > 1 && !advance && recent ? <Picks scene={scene} picks={[{ label: w.allHere(left, kindName(scene, kind), spaceOf(scene, recent.fields["space"] ?? "")), onClick: () => { scene.redraft([...draft.steps, ...times(recent, left)]); } }]} /> : null}
      {rows.length ? (
        <Steppers>
          {rows.map((one) => (
            <Stepper
              key={one.number} scene={scene} label={spaceOf(scene, one.fields["space"] ?? "")} n={n(one)}
              less={n(one) ? () => { const at = draft.steps.findLastIndex(({ number }) => number === one.number); scene.redraft(draft.steps.filter((_, i) => i !== at), kind ? { action: "place", kind } : {}); } : null}
              {...limit(one)}
              more={() => { scene.redraft([...draft.steps, one], kind ? { action: "place", kind } : {}); }}
            >
              {kind ? <Token kind={kind} power={known.power} /> : null}
            </Stepper>
          ))}
        </Steppers>
      ) : null}
      {laid.length ? <ul class="eu-list eu-laid">{bySpace(laid).map(([space, army]) => <li key={space}>{spaceOf(scene, space)}: {listed(scene, army)}</li>)}</ul> : null}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {finish ? <Button scene={scene} kind="first" onClick={() => { scene.confirm(finish); }}>{laid.length ? w.placeThese(laid.length) : w.saveAll}</Button> : asked === "Placement.place" ? <Button scene={scene} off={!laid.length} onClick={() => { scene.confirm(); }}>{w.sendSoFar}</Button> : <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{w.placeThese(laid.length)}</Button>}
      </div>
    </>
  );
}

const FEW = 8; // spaces that are listed, too

function bySpace(laid: readonly LegalAction[]): readonly (readonly [string, Army])[] {
  const found = new Map<string, Army>();
  for (const { fields } of laid) found.set(fields["space"] ?? "", plus(found.get(fields["space"] ?? ""), { [fields["kind"] ?? ""]: 1 }));
  return [...found];
}
