/** An attack is sent off: officers by switch, armies by number, and how far. */

import { useEffect, useRef, useState } from "preact/hooks";

import { lastRoute, unlisted } from "../../table/draft.ts";
import type { LegalAction, Scene } from "../face.ts";
import { Back, Button, Rule, Said, type Asked } from "../parts/controls.tsx";
import { likely } from "../parts/OddsPanel.tsx";
import { useRemembered } from "../parts/rememberedInput.ts";
import { Stepper, Steppers } from "../parts/Stepper.tsx";
import { act, all } from "../parts/steps.ts";
import { battleOf, led, sendsOff } from "./again.ts";
import { brought, END, endsBuying, UNTIL } from "./asking.ts";
import { ARMY, cardName, Figure, listed, officerName } from "./drawn.tsx";
import { armiesIn, ATTACKING, facts, officersIn, strong, unitsIn } from "./facts.ts";
import { CARDS, type Officer } from "./material.ts";
import { Odds, useChance } from "./Odds.tsx";
import { Officers } from "./Officers.tsx";
import { playOf } from "./playOf.ts";

/** What sends it: officers that no step of the draft brings yet, then how far and with how many armies. */
export const sent = (drafted: readonly Officer[], going: readonly Officer[], until: string, armies: number): readonly LegalAction[] =>
  [...going.filter((one) => !drafted.includes(one)).map((one) => `bring ${one}`), `send ${until} ${String(armies)}`].map(unlisted);

export function Send({ scene, draft }: Asked) {
  const w = playOf(scene);
  const known = facts(scene.view);
  const { source, aim } = known;
  const drafted = brought(draft);
  const before = { ...draft, steps: draft.steps.filter((step) => act(step) !== "bring") };
  const [wish, put] = useRemembered<readonly Officer[] | null>(scene, before, "officers", null);
  const here = officersIn(known, source);
  const going = drafted.length ? drafted : (wish ?? led(scene, known, source, aim)).filter((one) => here.includes(one));
  const room = Math.min(ATTACKING, unitsIn(known, source) - 1); // one stays behind (R2-56)
  const most = Math.min(room - going.length, armiesIn(known, source));
  const least = going.length ? 0 : 1;
  const [some, set] = useRemembered<number | null>(scene, before, "armies", null);
  const armies = Math.max(Math.min(some ?? most, most), least);
  const n = armies + going.length;
  const options = [...new Set(all(draft, "send").map(({ fields }) => fields["until"] ?? ""))];
  const on = options.find((one) => one !== "once"); // as far as as many can attack
  const far = String(scene.kept.get(UNTIL) ?? draft.chosen["until"] ?? END);
  const ends = far === END; // what the chance is of: those that are left go on
  const until = options.includes(far) ? far : (on ?? "once");
  const go = (one: string): void => {
    scene.kept.set(UNTIL, one);
    scene.choose("until", one === END ? (on ?? "once") : one);
  };
  const stops = stopsAt(options, n);
  const at = ends || until === "once" ? -1 : Math.max(0, stops.findIndex(([one]) => one === until)); // a number that is too low now is none
  const [open, unfold] = useState(at >= 0);
  const opened = useRef<HTMLDivElement>(null);
  const [first] = useState({ open }); // what stands open from the first moves nothing
  useEffect(() => { if (open && !first.open) opened.current?.firstElementChild?.scrollIntoView({ block: "nearest", behavior: scene.still ? "auto" : "smooth" }); first.open = false; }, [open]);
  const chance = useChance(scene, source, aim, going);
  const late = lapse(scene);
  const eights = going.filter((officer) => strong(officer, source, aim));
  const send = (): void => {
    sendsOff(scene, battleOf(source, aim), ends, chance);
    scene.confirm(...sent(drafted, going, until, armies));
  };
  // on a phone what is pressed has the room: what explains it lies below
  const stays = <p class="fp-hint" role="status">{w.stayBehind} <Rule scene={scene} id="R2-56" /></p>;
  const by = eights.length ? <p class="fp-quiet">{w.ledBy(listed(scene, eights.map((one) => officerName(scene, one))), eights.length, until !== "once")}</p> : null;
  const ways = options.length > 1;
  const more = (
    <>
      {ways && n > 1 ? <Steppers><Stepper scene={scene} label={w.stopWith} n={at < 0 ? w.never : (stops[at]?.[1] ?? n)} less={at < 0 ? null : () => { go(stops[at - 1]?.[0] ?? END); }} more={at < stops.length - 1 ? () => { go(stops[at + 1]?.[0] ?? until); } : null}>{null}</Stepper></Steppers> : null}
      {scene.compact ? <>{stays}{by}</> : null}
      {eights.length ? <p class="fp-quiet">{w.dieMeans}</p> : null}
      {until === "once" ? null : <p class="fp-quiet">{ends ? w.endNote : w.untilNote}</p>}
      <p class="fp-quiet">{w.oddsNote}</p>
    </>
  );
  const warned = late.length ? <p class="sr-gives" role="status">{w.lapses(listed(scene, late.map((card) => cardName(scene, card))))}</p> : null;
  return (
    <>
      {scene.compact ? null : stays}
      <Odds scene={scene} source={source} aim={aim} going={going} />
      <Officers
        scene={scene} draft={draft} before={before} here={here} going={going} room={room} put={put}
        besides={(officer, pressed) => <> <small>{w.die(strong(officer, source, aim) ? 8 : 6)}</small>{pressed ? null : <With scene={scene} source={source} aim={aim} going={[...going, officer]} />}</>}
      />
      {scene.compact ? null : by}
      <Steppers>
        <Stepper scene={scene} label={w.army} n={armies} of={most} note={w.die(6)} less={armies > least ? () => { set(armies - 1); } : null} more={armies < most ? () => { set(armies + 1); } : null}><Figure name={ARMY} /></Stepper>
      </Steppers>
      {ways || scene.compact ? (
        <div class="sr-until" role="group" aria-label={w.untilHead}>
          {ways ? [END, "once"].map((one) => <Button key={one} scene={scene} pressed={far === one} onClick={() => { go(one); }}>{one === END ? w.toEnd : w.one}</Button>) : null}
          {scene.compact ? <button type="button" class="fp-button fp-second" aria-expanded={open} onClick={() => { unfold(!open); }}>{w.more}</button> : null}
        </div>
      ) : null}
      {scene.compact ? warned : null}
      {scene.compact ? (open ? <div class="sr-more" ref={opened}>{more}</div> : null) : <details class="fp-always" open={at >= 0}><summary>{w.more}</summary>{more}</details>}
      {scene.compact ? null : warned}
      <div class="fp-actions">
        <Back scene={scene} draft={draft} {...(lastRoute(draft) ? {} : { to: draft.steps.slice(0, draft.steps.findLastIndex((step) => act(step) === "attack") + 1) })} /* a way that was laid at once goes at once */ />
        <Button scene={scene} kind="first" off={n < 1 || !options.length} onClick={send}>{w.doAttack(n)}{endsBuying(scene, draft) ? <small class="sr-ends">{w.endsBuying}</small> : null}</Button>
      </div>
    </>
  );
}

/** Cards in hand that can be played only before the first attack of a turn, as long as it is before that. */
export function lapse(scene: Scene): readonly string[] {
  const { hand, phase } = facts(scene.settled);
  return ["attacks", "late"].includes(phase) ? [] : Object.keys(hand).filter((card) => hand[card] && CARDS[card]?.when === "before_first_attack");
}

/** What the chance would be with these officers: it says what leaving one at home costs. */
function With({ scene, source, aim, going }: { readonly scene: Scene; readonly source: string; readonly aim: string; readonly going: readonly Officer[] }) {
  const chance = useChance(scene, source, aim, going);
  return chance === null ? null : <> <b class="sr-chance"><Said>{playOf(scene).odds} </Said>{likely(chance)}</b></>;
}

/** How far an attack of so many may go, and with how many units left it then stops: as soon as not all of them can attack any more, for one stays behind (R2-56). */
export const stopsAt = (options: readonly string[], going: number): readonly (readonly [until: string, left: number])[] =>
  options.filter((one) => one !== "once").map((one, i) => [one, i === 0 ? going : Number(one)] as const).filter(([, left], i) => i === 0 || left > going);
