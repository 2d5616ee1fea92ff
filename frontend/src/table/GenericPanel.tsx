/** Plays any game from its decision and its legal actions alone: a kind of action, then its parts, then the steps. */

import { useEffect, useRef, useState } from "preact/hooks";

import type { Scene } from "../faces/face.ts";
import { Button } from "../app/ui.tsx";
import { useSay } from "../words/table/index.ts";
import { candidates, legal, values, type Draft } from "./draft.ts";
import { endsText, turned } from "./ends.ts";
import { chooseKind, choosing, fieldsOf, offered } from "./generic.ts";
import "./generic.css";

const FEW = 8; // so many actions are simply listed

export function GenericPanel({ scene }: { readonly scene: Scene }) {
  const { draft } = scene;
  const [all, setAll] = useState(false);
  const say = useSay();
  if (!draft) return null;
  const count = legal(draft).length;
  return (
    <>
      <div class="generic" data-steps={draft.steps.length}>
        {count > 0 && (all || count <= FEW ? <List scene={scene} draft={draft} /> : <Parts scene={scene} draft={draft} />)}
        {count > FEW && <button type="button" class="text-button" onClick={() => { setAll(!all); }}>{say(all ? "choose_by_parts" : "show_all_choices", { n: count })}</button>}
      </div>
      <Steps scene={scene} />
    </>
  );
}

function List({ scene, draft }: { readonly scene: Scene; readonly draft: Draft }) {
  const say = useSay();
  return (
    <ul class="choices" aria-label={say("choices")}>
      {offered(legal(draft), ({ fields }) => fields["action"]).map((action) => (
        <li key={action.number}><Button wide disabled={scene.busy} onClick={() => { scene.step(action); }}>{action.sentence}</Button></li>
      ))}
    </ul>
  );
}

function Parts({ scene, draft }: { readonly scene: Scene; readonly draft: Draft }) {
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
            if (of.length === 1 && only) return <Button key={block} disabled={scene.busy} onClick={() => { scene.step(only); }}>{only.sentence}</Button>;
            return (
              <Button key={block} disabled={scene.busy} pressed={chosen === block} onClick={() => { if (chosen === block) scene.drop("action"); else chooseKind(scene, draft, block); }}>
                {scene.words.name("action", block)} ({of.length})
              </Button>
            );
          })}
        </div>
      )}
      {open && fieldsOf(draft).map((field) => <Field key={field} field={field} scene={scene} draft={draft} />)}
    </>
  );
}

function Field({ field, scene, draft }: { readonly field: string; readonly scene: Scene; readonly draft: Draft }) {
  const say = useSay();
  const chosen = draft.chosen[field];
  const others = Object.fromEntries(Object.entries(draft.chosen).filter(([name]) => name === "action"));
  const still = new Set(values(draft, field));
  return (
    <div class="choices row-wrap" role="group" aria-label={say("choose_one")}>
      {values(draft, field, others).map((value) => (
        <Button
          key={value}
          disabled={scene.busy}
          pressed={chosen === value}
          kind={still.has(value) ? "secondary" : "quiet"}
          onClick={() => { if (chosen === value) scene.drop(field); else choosing(scene, field, value); }}
        >
          {scene.words.name(field, value)}
        </Button>
      ))}
    </div>
  );
}

/** The steps that were drafted: each can be taken out with those after it; one confirm sends all. */
function Steps({ scene }: { readonly scene: Scene }) {
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
        {ahead?.ends && <p class="hint">{endsText(say, scene, ahead)}</p>}
        {ahead?.decision &&  candidates(draft, {}).length > 0 && <p class="hint">{say("ends_not")}</p>}
      </div>
      <div class="steps-go"><Button kind="primary" wide next icon="check" disabled={scene.busy} onClick={() => { scene.confirm(); }}>{say(turned(scene, ahead) ? "confirm_turn" : count === 1 ? "confirm" : "confirm_n", { n: count })}</Button></div>
    </div>
  );
}
