/** The editor of plans: when to stop, who falls first, and what both plans are worth, side by side. Fetched by whoever plans. */

import { useId } from "preact/hooks";
import type { ComponentChildren } from "preact";

import { useObservable } from "../../../app/observable.ts";
import { keepPlans, plans, plansOf, type OddsPlan } from "../../../app/plans.ts";
import { Dialog } from "../../../app/Dialog.tsx";
import { Check, Choice } from "../../../app/ui.tsx";
import { usePlanWords, type PlanWords } from "../../../words/plans/index.ts";
import type { OddsQuestion, Scene } from "../../face.ts";
import { likely, refusal, useOdds } from "../OddsPanel.tsx";
import { LETTERS, planned, type Plannable } from "../plans.tsx";
import { moved, ordered, stopOf, type OrderField, type PlanField, type StopField, type WayField } from "./fields.ts";
import "./plans.css";

/** What one reads of an answer. */
export interface Read {
  /** The chance that it turns out as the attacker wants. */
  readonly wins: number;
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  /** Of the attacker, then of the defender: by number, how likely just so many units are lost. */
  readonly lost: readonly [readonly number[], readonly number[]];
}

export interface PlanSide {
  readonly title: string;
  readonly fields: readonly PlanField[];
  readonly note?: string;
}

interface Props<T> {
  readonly scene: Scene;
  readonly game: string;
  readonly question: OddsQuestion;
  readonly may: Plannable;
  readonly wins: string;
  readonly sides: readonly [PlanSide, PlanSide];
  readonly note?: string;
  /** What a refusal means here; "" for what the server says. */
  readonly refused?: (plan: OddsPlan) => string;
  readonly read: (answer: T) => Read;
  readonly onClose: () => void;
}

export function PlanDialog<T extends object>(props: Props<T>) {
  const { scene, game, question, may, wins, sides, note, read, onClose, refused } = props;
  useObservable(plans);
  const { used, both } = plansOf(game);
  const words = usePlanWords();
  const questions = [planned(question, both[0], may), planned(question, both[1], may)] as const;
  const odds = [useOdds<T>(scene, game, questions[0]), useOdds<T>(scene, game, questions[1])] as const;
  if (!words) return null;
  const change = (what: OddsPlan): void => {
    const next = Object.fromEntries(Object.entries(what).filter(([, value]) => value !== ""));
    keepPlans(game, { used, both: used === 0 ? [next, both[1]] : [both[0], next] });
  };
  const reads = odds.map((one) => (one && one !== "none" ? read(one) : one === "none" ? "none" : null)) as readonly (Read | "none" | null)[];
  const whys = questions.map((one, i) => refused?.(both[i === 0 ? 0 : 1]) || refusal(game, one) || words.refused);
  return (
    <Dialog title={words.title} onClose={onClose} size="large">
      <div class="fp-plans">
        {note ? <p class="fp-hint">{note}</p> : null}
        <div class="fp-plans-which">
          <Choice label={words.which} value={used} values={LETTERS.map((letter, i) => [i === 0 ? 0 : 1, `${words.plan(letter)} · ${shown(reads[i] ?? null, words)}`] as const)} onChange={(to) => { keepPlans(game, { used: to, both }); }} />
        </div>
        <Results words={words} wins={wins} sides={sides} reads={reads} whys={whys} used={used} />
        <div class="fp-plans-copy">
          <p>
            <button type="button" class="fp-button" aria-disabled={Object.keys(both[used]).length === 0} onClick={() => { change({}); }}>{words.reset}</button>
            <button type="button" class="fp-button" onClick={() => { change(both[used === 0 ? 1 : 0]); }}>{words.copy(LETTERS[used === 0 ? 1 : 0])}</button>
          </p>
        </div>
        {sides.map(({ title, fields, note: said }) => (
          <fieldset key={title} class="fp-plan-side">
            <legend>{title}</legend>
            {fields.map((field) => <Field key={field.key} words={words} field={field} plan={both[used]} onChange={change} />)}
            {said ? <p class="fp-quiet">{said}</p> : null}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

const shown = (read: Read | "none" | null, words: PlanWords): string => (read === "none" ? words.none : read ? likely(read.wins) : "…");

interface FieldProps<F extends PlanField = PlanField> {
  readonly words: PlanWords;
  readonly field: F;
  readonly plan: OddsPlan;
  readonly onChange: (plan: OddsPlan) => void;
}

function Field({ field, ...rest }: FieldProps) {
  const { plan, onChange } = rest;
  switch (field.kind) {
    case "switch":
      return <Check label={field.label} value={plan[field.key] === "true"} onChange={(on) => { onChange({ ...plan, [field.key]: on ? "true" : "" }); }} />;
    case "stop":
      return <Stop field={field} {...rest} />;
    case "order":
      return <Order field={field} {...rest} />;
    default:
      return <Way field={field} {...rest} />;
  }
}

/** Until when the attack goes on. */
function Stop({ words, field, plan, onChange }: FieldProps<StopField>) {
  const now = stopOf(field, plan);
  const plain = Object.fromEntries(Object.entries(plan).filter(([name]) => !field.rules.some((rule) => rule.name === name)));
  const set = (name: string, n: number): void => {
    const rule = field.rules.find((one) => one.name === name);
    onChange(rule ? { ...plain, [name]: String(n / rule.scale) } : plain);
  };
  const rule = field.rules.find(({ name }) => name === now?.name);
  const step = (to: number): (() => void) | null => (rule && to >= rule.least && to <= rule.most ? () => { set(rule.name, to); } : null);
  return (
    <>
      <Choice label={field.label} value={now?.name ?? ""} values={[["", field.never] as const, ...field.rules.map(({ name, label }) => [name, label] as const)]} onChange={(name) => { const next = field.rules.find((one) => one.name === name); set(name, next?.first ?? 0); }} />
      {rule && now ? (
        <p class="fp-plan-number">
          <span>{rule.said}</span>
          <span class="fp-steps">
            <Press label={words.less(rule.said)} act={step(now.n - rule.step)}>−</Press>
            <output>{rule.text(now.n)}</output>
            <Press label={words.more(rule.said)} act={step(now.n + rule.step)}>+</Press>
          </span>
        </p>
      ) : null}
    </>
  );
}

const Press = ({ label, act, children }: { readonly label: string; readonly act: (() => void) | null; readonly children: ComponentChildren }) =>
  <button type="button" aria-label={label} aria-disabled={act === null} onClick={() => { act?.(); }}>{children}</button>;

/** One of several ways, or an order of one's own. */
function Way({ words, field, plan, onChange }: FieldProps<WayField>) {
  const value = plan[field.key] ?? "";
  const own = field.own;
  const named = field.values.some(([name]) => name === value);
  const values = own ? [...field.values, [OWN, own.label] as const] : field.values;
  return (
    <>
      <Choice label={field.label} value={named || !own ? value : OWN} values={values} onChange={(to) => { onChange({ ...plan, [field.key]: to === OWN && own ? own.order.start.join(own.order.between) : to }); }} />
      {own && !named ? <Order words={words} field={own.order} plan={plan} onChange={onChange} /> : null}
    </>
  );
}
const OWN = "own";

/** Who comes first: each moves up or down. */
function Order({ words, field, plan, onChange }: FieldProps<OrderField>) {
  const id = useId();
  const order = ordered(field, plan[field.key] ?? "");
  const shown = order.filter((one) => field.things.some((thing) => thing.id === one));
  const move = (one: string, by: -1 | 1) => {
    const next = moved(order, shown, one, by);
    return next ? () => { onChange({ ...plan, [field.key]: field.keepsStart === true || next.join() !== field.start.join() ? next.join(field.between) : "" }); } : null;
  };
  if (shown.length < 2) return null;
  return (
    <div class="fp-plan-order" role="group" aria-labelledby={id}>
      <b id={id}>{field.label}</b>
      <ol>
        {shown.map((one) => {
          const thing = field.things.find((other) => other.id === one);
          const name = thing?.name ?? one;
          return (
            <li key={one}>
              <span>{thing?.drawing}{name}</span>
              <span class="fp-plan-moves">
                <Press label={words.earlier(name)} act={move(one, -1)}>↑</Press>
                <Press label={words.later(name)} act={move(one, 1)}>↓</Press>
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

interface ResultsProps {
  readonly words: PlanWords;
  readonly wins: string;
  readonly sides: readonly [PlanSide, PlanSide];
  readonly reads: readonly (Read | "none" | null)[];
  readonly whys: readonly string[];
  readonly used: 0 | 1;
}

/** Both plans in one table: a column each. */
function Results({ words, wins, sides, reads, whys, used }: ResultsProps) {
  const known = reads.map((one) => (one === "none" ? null : one));
  const rows = (known[0] ?? known[1])?.rows ?? [];
  const busy = reads.some((one) => one === null);
  return (
    <>
      <table class="fp-plan-results" aria-busy={busy}>
        <thead>
          <tr><td />{LETTERS.map((letter, i) => <th key={letter} scope="col" {...(i === used ? { class: "on" } : {})}>{words.plan(letter)}</th>)}</tr>
        </thead>
        <tbody>
          <tr class="fp-plan-wins"><th scope="row">{wins}</th>{reads.map((one, i) => <td key={i}>{shown(one, words)}</td>)}</tr>
          {rows.map(({ label }, at) => <tr key={label}><th scope="row">{label}</th>{known.map((one, i) => <td key={i}>{one?.rows[at]?.text ?? "…"}</td>)}</tr>)}
          {sides.map(({ title }, side) => (
            <tr key={title}>
              <th scope="row">{words.lost(title)}</th>
              {known.map((one, i) => <td key={i}>{one ? <Chart words={words} chances={one.lost[side === 0 ? 0 : 1]} /> : "…"}</td>)}
            </tr>
          ))}
        </tbody>
      </table>
      {reads.map((one, i) => (one === "none" ? <p key={i} class="fp-warning" role="alert">{words.plan(LETTERS[i === 0 ? 0 : 1])}: {whys[i]}</p> : null))}
    </>
  );
}

/** How likely it is to lose none, one, two … units: bars for eyes, numbers for ears. */
function Chart({ words, chances }: { readonly words: PlanWords; readonly chances: readonly number[] }) {
  const most = Math.max(...chances, 0.01);
  const mean = chances.reduce((sum, chance, n) => sum + n * chance, 0);
  const said = chances.flatMap((chance, n) => (chance >= 0.005 ? [words.lostN(n, likely(chance))] : [])).join(", ");
  const [head, last] = [words.mean(mean), chances.length - 1];
  return (
    <span class="fp-plan-chart" role="img" aria-label={`${head}; ${said}`} title={said}>
      <b>{head}</b>
      <span class="fp-plan-bars">{chances.map((chance, n) => <i key={n} style={{ "--fp-high": String(Math.round((chance / most) * 1000) / 1000) }} />)}</span>
      <span class="fp-plan-ends"><small>0</small><small>{last}</small></span>
    </span>
  );
}
