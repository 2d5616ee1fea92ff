/** Purchases as one draft with their sum; units that come onto the board, tap by tap or all at once. */

import { useRef } from "preact/hooks";

import { lazy } from "../../app/ui.tsx";
import type { LegalAction } from "../face.ts";
import { Back, Button, Rule, type Asked } from "../parts/controls.tsx";
import { Picks, Stepper, Steppers } from "../parts/Stepper.tsx";
import { act, find, times } from "../parts/steps.ts";
import { isBeyond, placeable, placesOf, placing, unitOf } from "./asking.ts";
import { counted, kindName, listed, spaceOf, Strike, Token, wordsOf } from "./drawn.tsx";
import { facts, size, worth } from "./facts.ts";
import { hasFactory, worthOf } from "./map.ts";
import { KINDS, SHIPS, UNITS, type Kind } from "./material.ts";
import { last, mix } from "./purchase.ts";

const Threats = lazy(async () => (await import("./Threats.tsx")).Threats, () => null);

export function Purchase({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const left = known.cash[known.power];
  const on = !isBeyond(scene, draft); // else all is spent, and the next question has come
  const [finish, n] = [find(draft, "finish"), size(known.bought)];
  const cheapest = Math.min(...KINDS.map((kind) => UNITS[kind].cost));
  const afloat = [known.bought, ...Object.values(known.units).flatMap((here) => Object.values(here))].some((army) => SHIPS.some((kind) => army[kind])); // where nobody has a fleet, ships stand in the list of words alone
  const row = (kind: Kind) => {
    const buy = on ? find(draft, "buy", { kind }) : undefined;
    const at = draft.steps.findLastIndex((step) => step.fields["kind"] === kind);
    const { cost, attack, defence } = UNITS[kind];
    return (
      <Stepper
        key={kind} scene={scene} label={kindName(scene, kind)} n={known.bought[kind] ?? 0} note={w.priceOf(cost, attack, defence)} about={`kind ${kind}`}
        less={at >= 0 ? () => { scene.redraft(draft.steps.filter((_, i) => i !== at)); } : null}
        more={buy ? () => { scene.redraft([...draft.steps, buy]); } : null}
      >
        <Token kind={kind} power={known.power} />
      </Stepper>
    );
  };
  const infantry = on ? find(draft, "buy", { kind: "infantry" }) : undefined;
  const many = Math.floor(left / UNITS.infantry.cost);
  const both = mix(left, find(draft, "buy", { kind: "artillery" }), infantry);
  return (
    <>
      <p class="eu-purse"><b>{w.ipc(left)}</b> <span>{w.leftOf(left + worth(known.bought))}</span> <Rule scene={scene} id="AAE-24" /><Button scene={scene} kind="plain" off={draft.steps.length < 2} onClick={() => { scene.redraft([]); }}>{w.emptyBasket}</Button></p>
      <Picks
        scene={scene}
        picks={[
          infantry && many > 1 ? { label: w.forIpc(w.allInfantry(many), many * UNITS.infantry.cost), onClick: () => { scene.redraft([...draft.steps, ...times(infantry, many)]); } } : null,
          both.length > 2 ? { label: w.forIpc(listed(scene, { infantry: both.filter((step) => step === infantry).length, artillery: both.filter((step) => step !== infantry).length }), both.reduce((sum, step) => sum + UNITS[unitOf(step)].cost, 0)), onClick: () => { scene.redraft([...draft.steps, ...both]); } } : null,
        ]}
      />
      <p class="fp-quiet">{left < cheapest ? w.tooLittle(left, cheapest) : known.round === scene.options["round_limit"] ? w.tooLate : w.priceNote}</p>
      <div class="eu-many"><Steppers>{KINDS.filter((kind) => afloat || !SHIPS.includes(kind)).map(row)}</Steppers></div>
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {on ? finish ? <Button scene={scene} kind={left >= cheapest && !n ? "second" : "first"} onClick={() => { scene.confirm(finish); }}>{n ? w.buyAll(n, left) : w.buyNone}</Button> : null : <Button scene={scene} kind="first" onClick={() => { scene.confirm(); }}>{w.buyAll(n, left)}</Button>}
      </div>
    </>
  );
}

/** New units come onto the board: a kind is chosen, taps on the map or the rows say where. */
export function Place({ scene, draft }: Asked) {
  const w = wordsOf(scene);
  const known = facts(scene.view);
  const advance = draft.decision.question === "Advance.place";
  const on = !isBeyond(scene, draft); // else all of it is placed, and another question follows
  const kinds = on ? placeable(draft) : [];
  const kind = on ? placing(draft) : undefined;
  const begun = useRef<{ readonly id: string; readonly tiles: readonly Kind[] }>({ id: "", tiles: [] });
  const tiles = KINDS.filter((one) => kinds.includes(one) || (begun.current.id === draft.decision.id && begun.current.tiles.includes(one))); // a kind that is used up keeps its place
  begun.current = { id: draft.decision.id, tiles };
  const here = on ? placesOf(draft) : [];
  const laid = draft.steps.filter((step) => act(step) === "place");
  const power = facts(scene.settled).power; // beyond the last unit it may be another one's question
  const n = (one: LegalAction): number => laid.filter(({ number }) => number === one.number).length;
  const left = kind ? (advance ? Math.floor(known.cash[known.power] / UNITS[kind].cost) : (known.bought[kind] ?? 0)) : 0;
  /** A captured factory builds as much as its land is worth (AAE-135). */
  const limit = ({ fields: { space = "" } }: LegalAction): { readonly note?: string } => (!advance && hasFactory(space) && known.owners[space] !== undefined ? { note: w.atMost(worthOf(space)) } : {});
  const finish = on ? find(draft, "finish") : undefined;
  const rows = here.filter((one) => here.length <= FEW || (n(one) > 0 && !scene.compact)); // on a phone the list below says the same
  const recent = kind ? last(laid, here) : undefined;
  return (
    <>
      {tiles.length ? (
        <div class="eu-tiles" role="group" aria-label={w.whichKind}>
          {tiles.map((one) => <Button key={one} scene={scene} off={!kinds.includes(one)} pressed={one === kind} onClick={() => { scene.redraft(draft.steps, { action: "place", kind: one }); }}><Token kind={one} power={power} /> <b>{advance ? w.ipc(UNITS[one].cost) : `${String(known.bought[one] ?? 0)} ×`}</b> <small>{kindName(scene, one)}</small></Button>)}
        </div>
      ) : null}
      <Picks scene={scene} picks={[kind && left > 1 && !advance && recent ? { label: w.allHere(left, kindName(scene, kind), spaceOf(scene, recent.fields["space"] ?? "")), onClick: () => { scene.redraft([...draft.steps, ...times(recent, left)]); } } : null]} />
      {rows.length ? (
        <Steppers>
          {rows.map((one) => (
            <Stepper
              key={one.number} scene={scene} label={spaceOf(scene, one.fields["space"] ?? "")} n={n(one)}
              less={n(one) ? () => { const at = draft.steps.findLastIndex(({ number }) => number === one.number); scene.redraft(draft.steps.filter((_, i) => i !== at), kind ? { action: "place", kind } : {}); } : null}
              {...limit(one)}
              more={() => { scene.redraft([...draft.steps, one], kind ? { action: "place", kind } : {}); }}
            >
              {kind ? <Token kind={kind} power={power} /> : null}
            </Stepper>
          ))}
        </Steppers>
      ) : null}
      {kinds.length ? null : <p class="fp-hint" role="status">{advance ? w.advanceRest(known.cash[power]) : w.allPlaced} <Rule scene={scene} id={advance ? "AAE-08" : "AAE-132"} /></p>}
      {laid.length ? (
        <ul class="eu-noted eu-laid" aria-label={w.planned}>
          {bySpace(laid).map(({ key, space, kind: one, n: some }) => (
            <li key={key}>
              <Token kind={one} power={power} />
              <span>{spaceOf(scene, space)} <small>{some > 1 ? counted(scene, one, some) : kindName(scene, one)}</small></span>
              <Strike scene={scene} label={w.remove(`${kindName(scene, one)}: ${spaceOf(scene, space)}`)} onClick={() => { scene.redraft(draft.steps.filter(({ fields }) => fields["space"] !== space || fields["kind"] !== one), kind ? { action: "place", kind } : {}); }} />
            </li>
          ))}
        </ul>
      ) : null}
      {on && !advance ? <Threats scene={scene} draft={draft} /> : null}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} />
        {finish ? <Button scene={scene} kind={laid.length || !kinds.length ? "first" : "second"} onClick={() => { scene.confirm(finish); }}>{laid.length ? w.placeThese(laid.length) : w.saveAll}</Button> : <Button scene={scene} kind={on && !advance ? "second" : "first"} off={!laid.length} onClick={() => { scene.confirm(); }}>{w.placeThese(laid.length || size(known.bought))}</Button>}
      </div>
    </>
  );
}

const FEW = 8; // spaces that are listed, too

/** What was placed where, as often as it was. */
function bySpace(laid: readonly LegalAction[]): readonly { readonly key: string; readonly space: string; readonly kind: Kind; readonly n: number }[] {
  const found = new Map<string, { key: string; space: string; kind: Kind; n: number }>();
  for (const step of laid) {
    const [space = "", kind] = [step.fields["space"], unitOf(step)];
    const key = `${space} ${kind}`;
    found.set(key, { key, space, kind, n: (found.get(key)?.n ?? 0) + 1 });
  }
  return [...found.values()];
}
