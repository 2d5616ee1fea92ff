/** Plays any game from its decision and its legal actions alone: a kind of action, then its parts, then the steps. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { Face, FaceList, LegalAction, Scene } from "../faces/face.ts";
import { Button } from "../app/ui.tsx";
import { likely } from "../faces/parts/OddsPanel.tsx";
import { useSay } from "../words/table/index.ts";
import { candidates, legal, values, type Draft } from "./draft.ts";
import { endsText, turned } from "./ends.ts";
import { useFaceList } from "./faceList.ts";
import { chooseKind, choosing, fieldsOf, offered, standsThere } from "./generic.ts";
import "./generic.css";

const FEW = 8; // so many actions are simply listed

/** What stands beside the names: the sentences of places, and what the face says besides. */
interface Told {
  readonly face?: Pick<Face, "sentence" | "list"> | undefined;
  readonly regions?: ReadonlySet<string> | undefined;
}

export function GenericPanel({ scene, face, regions }: { readonly scene: Scene } & Told) {
  const { draft } = scene;
  const [all, setAll] = useState(false);
  const say = useSay();
  const list = useFaceList(face);
  if (!draft) return null;
  const count = legal(draft).length;
  return (
    <>
      <div class="generic" data-steps={draft.steps.length}>
        {count > 0 && (all || count <= FEW ? <List scene={scene} draft={draft} list={list} face={face} regions={regions} /> : <Parts scene={scene} draft={draft} list={list} face={face} regions={regions} />)}
        {count > FEW && <button type="button" class="text-button" onClick={() => { setAll(!all); }}>{say(all ? "choose_by_parts" : "show_all_choices", { n: count })}</button>}
      </div>
      <Steps scene={scene} list={list} />
    </>
  );
}

interface Listed extends Told {
  readonly scene: Scene;
  readonly draft: Draft;
  readonly list: FaceList;
}

/** What the map shows of a place, and what the face knows of choosing it; nothing where neither says anything. */
function Besides({ scene, list, face, regions, action, field, value }: Omit<Listed, "draft"> & { readonly action: string; readonly field: string; readonly value: string }) {
  const stands = face && regions?.has(value) ? standsThere(face, scene, field, value) : "";
  return <>{stands && <small>{stands}</small>}{list.Beside && <list.Beside scene={scene} action={action} field={field} value={value} />}</>;
}

/** Takes an action as the next step, and with it what was chosen for it elsewhere. */
function take(scene: Scene, list: FaceList, action: LegalAction): void {
  const along = list.along?.(action, scene) ?? [];
  if (along.length) scene.redraft([...(scene.draft?.steps ?? []), action, ...along]);
  else scene.step(action);
}

/** How likely an action is that has to roll. */
const Needs = ({ needs }: Pick<LegalAction, "needs">) => (needs ? <small>{likely(needs.chance)}</small> : null);

function List({ scene, draft, ...told }: Listed) {
  const say = useSay();
  return (
    <ul class="choices" aria-label={say("choices")}>
      {offered(legal(draft), ({ fields }) => fields["action"]).map((action) => (
        <li key={action.number}><Button wide disabled={scene.busy} onClick={() => { take(scene, told.list, action); }}><b>{action.sentence}</b> {Object.entries(action.fields).map(([field, value]) => field === "action" ? null : <Besides key={field} {...told} scene={scene} action={action.fields["action"] ?? ""} field={field} value={value} />)}<Needs {...action} /></Button></li>
      ))}
    </ul>
  );
}

function Parts({ scene, draft, ...told }: Listed) {
  const say = useSay();
  const blocks = offered(values(draft, "action", {}), (block) => block);
  const chosen = draft.chosen["action"];
  const open = blocks.length === 1 || chosen !== undefined;
  return (
    <>
      {blocks.length > 1 && (
        <div class="choices row-wrap" role="group" aria-label={say("kind_of_action")}>
          {blocks.map((block) => {
            const of = legal(draft).filter(({ fields }) => fields["action"] === block);
            const [only] = of;
            if (of.length === 1 && only) return <Button key={block} disabled={scene.busy} onClick={() => { take(scene, told.list, only); }}>{only.sentence}</Button>;
            return (
              <Button key={block} disabled={scene.busy} pressed={chosen === block} onClick={() => { if (chosen === block) scene.drop("action"); else chooseKind(scene, draft, block); }}>
                {scene.words.name("action", block)} ({of.length})
              </Button>
            );
          })}
        </div>
      )}
      {open && fieldsOf(draft).map((field) => <Field key={field} field={field} scene={scene} draft={draft} {...told} />)}
    </>
  );
}

function Field({ field, scene, draft, ...told }: Listed & { readonly field: string }) {
  const say = useSay();
  const chosen = draft.chosen[field];
  const others = Object.fromEntries(Object.entries(draft.chosen).filter(([name]) => name === "action"));
  const still = new Set(values(draft, field));
  const offers = values(draft, field, others);
  const action = draft.chosen["action"] ?? values(draft, "action")[0] ?? "";
  return (
    <div class={`choices ${offers.some((value) => told.regions?.has(value)) ? "" : "row-wrap"}`} role="group" aria-label={say("choose_one")}>
      {offers.map((value) => (
        <Button
          key={value}
          disabled={scene.busy}
          pressed={chosen === value}
          kind={still.has(value) ? "secondary" : "quiet"}
          onClick={() => { if (chosen === value) scene.drop(field); else choosing(scene, field, value, (one) => { take(scene, told.list, one); }); }}
        >
          <b>{scene.words.name(field, value)}</b> <Besides {...told} scene={scene} action={action} field={field} value={value} />
        </Button>
      ))}
    </div>
  );
}

/** The steps that were drafted: each can be taken out with those after it; one confirm sends all. */
function Steps({ scene, list }: { readonly scene: Scene; readonly list: FaceList }) {
  const say = useSay();
  const { draft } = scene;
  const box = useRef<HTMLDivElement>(null);
  const count = draft?.steps.length ?? 0;
  useEffect(() => { box.current?.lastElementChild?.scrollIntoView({ block: "nearest" }); }, [count]); // the newest step is seen, clear of the button: after the sheet has gone to its beginning
  if (!draft || count === 0) return null;
  const { ahead } = draft;
  return (
    <div class="steps">
      <div class="planned" ref={box}>
        <h3>{say("planned")}</h3>
        <ol>
          {draft.steps.map((step, i) => (
            <li key={`${String(i)}-${String(step.number)}`}>
              <span>{step.sentence}</span>
              <Button kind="quiet" icon="close" disabled={scene.busy} label={say("take_out", { step: step.sentence })} onClick={() => { scene.redraft(draft.steps.slice(0, i)); }} />
            </li>
          ))}
        </ol>
        {list.Planned && <list.Planned scene={scene} />}
        {ahead?.ends && <p class="hint">{endsText(say, scene, ahead)}</p>}
        {ahead?.decision &&  candidates(draft, {}).length > 0 && <p class="hint">{say("ends_not")}</p>}
      </div>
      <div class="steps-go"><Button kind="primary" wide next icon="check" disabled={scene.busy} onClick={() => { scene.confirm(); }}>{say(turned(scene, ahead) ? "confirm_turn" : count === 1 ? "confirm" : "confirm_n", { n: count })}</Button></div>
    </div>
  );
}
