/** What can be chosen beside hand and map: action tiles, steps of influence, and the buttons that send. */

import { useEffect, useRef } from "preact/hooks";

import { inVain } from "../../table/aboutTarget.ts";
import type { Draft, Scene } from "../face.ts";
import { Back, Button, Said } from "../parts/controls.tsx";
import { Standings } from "../parts/Standings.tsx";
import { useStandings } from "../parts/standings.ts";
import { question } from "../parts/steps.ts";
import { behind } from "./behind.ts";
import { buttons, nextStep, type Move } from "./buttons.ts";
import { Counter, Emblem, Stroke } from "./drawn.tsx";
import { facts, TRACK, type Tile } from "./facts.ts";
import { perform, provinces, raises, sending, tiles } from "./moves.ts";
import { rivalry } from "./plan.ts";
import { WORDS } from "./words/index.ts";

export function Controls({ scene }: { readonly scene: Scene }) {
  return (
    <div class={scene.compact ? "at-controls at-compact" : "at-controls"} data-question={scene.draft ? question(scene.draft) : ""}>
      {scene.compact ? null : <Standing scene={scene} />}
      <Order scene={scene} />
      <Tiles scene={scene} />
      <Raises scene={scene} />
      <Others scene={scene} />
      {scene.compact ? <Actions scene={scene} /> : null}
    </div>
  );
}

/** Everybody's points if it were scored now, and what the next step would change. */
export function Standing({ scene }: { readonly scene: Scene }) {
  const standings = useStandings(scene, nextStep(scene), behind);
  if (!standings || !scene.draft) return null;
  return <Standings scene={scene} standings={standings} title={WORDS.in(scene.words.lang).ifScored} mark={(seat) => <Counter scene={scene} seat={seat} />} />;
}

/** The buttons of the moment: the red one is the next thing to do. */
export function Actions({ scene }: { readonly scene: Scene }) {
  const sent = useRef<Draft | null>(null); // the draft whose next step is to be sent
  const { draft, busy } = scene;
  useEffect(() => {
    if (busy || !sent.current || sent.current === draft) return;
    const tried = draft && draft.decision.id === sent.current.decision.id && draft.steps.length > sent.current.steps.length;
    sent.current = null;
    if (tried) perform(scene, sending(draft));
  }, [draft, busy]);
  const found = buttons(scene);
  if (!found) return null;
  const act = (move: Move): void => {
    sent.current = move.call.call === "send" && !busy ? draft : null;
    perform(scene, move.call);
  };
  const { primary, secondary } = found;
  return (
    <div class="at-actions">
      {scene.compact && draft ? <Back scene={scene} draft={draft} /> : null}
      {secondary ? <MoveButton scene={scene} move={secondary} act={act} /> : null}
      {primary ? <MoveButton scene={scene} move={primary} kind="first" act={act} /> : null}
      {!primary && !secondary && scene.compact && draft && question(draft) === "Turn.play" ? <Button scene={scene} kind="first" does="later" off onClick={() => undefined}>{WORDS.in(scene.words.lang).placeFirst}</Button> : null}
    </div>
  );
}

interface MoveProps {
  readonly scene: Scene;
  readonly move: Move;
  readonly kind?: "first" | "second";
  readonly act: (move: Move) => void;
}

function MoveButton({ scene, move, kind = "second", act }: MoveProps) {
  const short = scene.compact && move.short !== undefined;
  return (
    <Button scene={scene} kind={kind} does={move.does} onClick={() => { act(move); }} {...(short ? { label: [move.label, move.brings].filter(Boolean).join(", ") } : {})}>
      <span>{short ? move.short : move.label}</span>
      {move.brings ? <small>{move.brings}</small> : null}
    </Button>
  );
}

function Tiles({ scene }: { readonly scene: Scene }) {
  const w = WORDS.in(scene.words.lang);
  const own = tiles(scene);
  const laying = scene.draft !== null && question(scene.draft) === "Conflict.lay";
  if (!own || own.every(({ state }) => state === "spent") || (scene.compact && laying)) return null; // no row for what is gone, or never was there, as in a lesson; on a phone none in a conflict for what waits until it is over
  return (
    <ul class="at-action-tiles" aria-label={w.tiles}>
      {own.map(({ tile, state, call }) => {
        const name = scene.words.name("tile", tile);
        const why = state === "spent" ? w.tileSpent : state === "not_now" ? w.tileNotNow : state === "used" ? w.tileInUse : "";
        return (
          <li key={tile}>
            <button
              type="button"
              class={`at-tile at-${state}`}
              data-about={`tile ${tile}`}
              aria-disabled={call === null}
              {...(state === "used" ? { "aria-pressed": true } : {})}
              onClick={(event) => { if (call) perform(scene, call); else whyNot(scene, tile, event); }}
            >
              <Stroke name={tile} />
              <span>{name}</span>
              {state === "spent" || state === "not_now" ? <small aria-hidden="true">{why}</small> : null}
              <Said>{[why, w.tileHelp[tile]].filter(Boolean).join(". ")}</Said>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A tile that cannot be used: the rules say why, in the small card beside it. */
function whyNot(scene: Scene, tile: Tile, event: MouseEvent): void {
  if (!(event.currentTarget instanceof Element)) return;
  const { draft } = scene;
  const tried = draft ? { tried: { steps: draft.steps, action: `tile ${tile}` } } : {};
  const why = { sentence: draft ? "" : WORDS.in(scene.words.lang).tileOwnTurn, rule: "ATT-55", ...tried };
  inVain({ thing: { kind: "tile", id: tile }, beside: event.currentTarget.getBoundingClientRect(), why }, event.detail === 0);
}

/** One field up: with which people? */
function Raises({ scene }: { readonly scene: Scene }) {
  const w = WORDS.in(scene.words.lang);
  const found = scene.draft ? raises(scene.draft) : [];
  if (!found.length) return null;
  const seat = scene.draft?.decision.seat ?? -1;
  return (
    <ul class="at-raises">
      {found.map(({ people, action }) => {
        const { own: at, best, rivals } = rivalry(facts(scene.view), seat, people);
        const name = scene.words.name("people", people);
        return (
          <li key={people}>
            <button type="button" class="at-raise" onClick={() => { perform(scene, { call: "step", action }); }}>
              <Emblem people={people} />
              <span>{name}</span>
              <small>{at} → {at + 1}<Said>, {w.oneUp}</Said>{at + 1 === TRACK ? ` · ${w.ends}` : ""}</small>
              {best ? <small class="at-against"><span aria-hidden="true"><Counter scene={scene} seat={rivals[0] ?? 0} /> {best}</span><Said>, {w.rivalry(at, best, rivals.map((one) => scene.called(one)).join(", "))}</Said></small> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Which conflict comes first: also chosen on the map. */
function Order({ scene }: { readonly scene: Scene }) {
  const { draft } = scene;
  if (!draft || question(draft) !== "Turn.order") return null;
  return (
    <ul class="at-others">
      {(provinces(draft) ?? []).map((id) => (
        <li key={id}>
          <Button scene={scene} pressed={draft.chosen["province"] === id} onClick={() => { perform(scene, { call: "choose", field: "province", value: id }); }}>
            {scene.words.name("province", id)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Others({ scene }: { readonly scene: Scene }) {
  const found = buttons(scene)?.others ?? [];
  if (!found.length) return null;
  return (
    <ul class="at-others" aria-label={WORDS.in(scene.words.lang).others}>
      {found.map((move) => <li key={move.id}><MoveButton scene={scene} move={move} act={() => { perform(scene, move.call); }} /></li>)}
    </ul>
  );
}
