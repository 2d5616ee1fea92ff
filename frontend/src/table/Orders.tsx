/** Standing orders: what one's seat answers by itself in the turns of others. Known to nobody else. */

import { useState } from "preact/hooks";

import { RuleButton } from "../app/RuleButton.tsx";
import { change, useSettings } from "../app/settings.ts";
import { Dialog } from "../app/Dialog.tsx";
import { Button, Check, useLoaded } from "../app/ui.tsx";
import type { Face, GameWords } from "../faces/face.ts";
import { api } from "../net/api.ts";
import type { GameDetail, OrderField, OrderQuestion, Snapshot, StandingOrder } from "../net/shapes.ts";
import { useSay, type Say } from "../words/menu/index.ts";
import { chapters, includes, isPlain, passes, passing, withChoice } from "./orders.ts";
import type { TableSession } from "./session.ts";
import "./seats.css";

type Parts = Readonly<Record<string, string>>; // of an answer, by field; "" or left out: any

interface Props {
  readonly snapshot: Snapshot;
  readonly detail: GameDetail;
  readonly words: GameWords;
  readonly face: Face;
  readonly session: TableSession;
  readonly onClose: () => void;
}

const ANY = "*";
const ASK = "?"; // among the answers: no answer, but the question
const MOST_CHOICES = 12;
const SIGNS = [[">=", "≥"], ["<=", "≤"], ["=", "="]] as const;

export function Orders({ snapshot, detail, words, face, session, onClose }: Props) {
  const say = useSay();
  const { game } = snapshot.table;
  const { declines } = useSettings();
  const book = useLoaded(() => api.rules(game), [game, words.lang]);
  const players = snapshot.table.seats.length;
  const help = useLoaded(async () => ({ texts: (await face.orderHelp?.(words.lang)) ?? {}, choices: (await face.orderChoices?.(words.lang, snapshot.viewer, players)) ?? {} }), [face, words.lang]);
  const { texts, choices } = help.state === "here" ? help.value : { texts: {}, choices: {} };
  const orders = snapshot.orders ?? [];
  const pass = passes(orders);
  const put = (list: readonly StandingOrder[], last = pass): void => { void session.command("set_orders", { seat: snapshot.viewer, orders: passing(list, last).map((order) => ({ ...order })) }); };
  return (
    <Dialog title={say("orders")} onClose={onClose}>
      <p class="hint">{say("orders_hint")} {say("orders_asked")}</p>
      {(detail.offers?.length ?? 0) > 0 && <Check label={say("declines")} hint={[texts[""], say("declines_hint")].filter(Boolean).join(" ")} value={declines} onChange={(on) => { change({ declines: on }); }} />}
      <Check label={say("pass_unless")} hint={say("pass_unless_hint")} value={pass} onChange={(on) => { put(orders, on); }} />
      {orders.length === 0 && <p>{say("no_orders")}</p>}
      {book.state !== "loading" && help.state !== "loading" && chapters(detail, book.state === "here" ? book.value : null).map(({ title, asked }) => (
        <section key={title} class="order-chapter" aria-label={title || say("orders")}>
          {title !== "" && <h3>{title}</h3>}
          {asked.map((one) => {
            const about = texts[one.question];
            const here = choices[one.question] ?? [];
            const chosen = here.filter((choice) => includes(orders, choice));
            const own = orders.filter((order) => order.question === one.question && !chosen.some((choice) => includes(choice.orders, { orders: [order] })));
            const given = chosen.length + own.length;
            const form = <NewOrder asked={one} snapshot={snapshot} detail={detail} words={words} onAdd={(order) => { put([...orders, order]); }} />;
            return (
              <details key={one.question} open={detail.orders.length === 1}>
                <summary><span class="grow">{one.sentence}</span>{given > 0 && <small class="tag">{say(given === 1 ? "one_order" : "n_orders", { n: given })}</small>}</summary>
                <p class="hint">{about && `${about} `}{detail.questions[one.question]?.rules.map((rule) => <><RuleButton key={rule} id={rule} named /> </>)}</p>
                {here.map((choice) => <Check key={choice.label} label={choice.label} {...(choice.hint ? { hint: choice.hint } : {})} value={chosen.includes(choice)} onChange={(on) => { put(withChoice(orders, one.question, choice, on)); }} />)}
                <ol class="order-rows">
                  {own.map((order) => (
                    <li key={orders.indexOf(order)}>
                      <span class="grow">{orderSentence(say, order, detail, words, snapshot)}</span>
                      <Button kind="quiet" icon="trash" label={say("drop_order")} onClick={() => { put(orders.filter((other) => other !== order)); }} />
                    </li>
                  ))}
                </ol>
                {here.length ? <details class="order-own"><summary>{say("order_own")}</summary>{form}</details> : form}
              </details>
            );
          })}
        </section>
      ))}
    </Dialog>
  );
}

function NewOrder({ asked, snapshot, detail, words, onAdd }: { readonly asked: OrderQuestion; readonly snapshot: Snapshot; readonly detail: GameDetail; readonly words: GameWords; readonly onAdd: (order: StandingOrder) => void }) {
  const say = useSay();
  const { question } = asked;
  const plain = isPlain(asked, detail);
  const named = plain || !asked.passes; // there is something to answer at once
  const [when, setWhen] = useState<Readonly<Record<string, string>>>({});
  const [action, setAction] = useState(named ? (asked.actions[0] ?? "") : "");
  const [choices, setChoices] = useState<readonly Parts[]>([{}]); // the best first: casualties kind by kind
  const [times, setTimes] = useState(named ? 0 : 1);
  const [ask, setAsk] = useState(false);
  const fields = detail.actions[action]?.fields ?? [];
  const answers = action !== "" && action !== ASK;
  const order: StandingOrder = {
    question,
    when: Object.fromEntries(Object.entries(when).filter(([, value]) => /[^<>=]/.test(value)).map(([name, value]) => [name, [value]] as const)),
    answer: answers ? choices.map((parts) => [action, ...fields.map((field) => parts[field] || ANY)].join(" ")) : [],
    times: answers ? times : 0,
    otherwise: action === ASK || (answers && (ask || !asked.passes)) ? "ask" : "pass",
  };
  const add = (event: Event): void => {
    event.preventDefault();
    onAdd(order);
  };
  return (
    <form class="new-order" onSubmit={add}>
      <h4>{say("new_order")}</h4>
      {asked.when.length > 0 && <p class="hint">{say("only_if")}</p>}
      <div class="pairs">
        {asked.when.map((field) => <Condition key={field.name} field={field} value={when[field.name] ?? ""} words={words} snapshot={snapshot} onChange={(value) => { setWhen({ ...when, [field.name]: value }); }} />)}
      </div>
      <label><span>{say("then_answer")}</span>
        <select value={action} onChange={(event) => { setAction(event.currentTarget.value); setChoices([{}]); }}>
          {!named && <option value="">{say("nothing_pass")}</option>}
          {asked.actions.map((name) => <option key={name} value={name}>{detail.actions[name]?.sentence ?? name}</option>)}
          <option value={ASK}>{say("nothing_ask")}</option>
        </select>
      </label>
      {answers && fields.length > 0 && choices.map((parts, at) => (
        <div key={at} class="order-choice">
          {choices.length > 1 && <b>{at + 1}.</b>}
          {fields.map((field, i) => (
            <label key={field}><span class={i ? "unseen" : ""}>{say(at ? "or_else" : "which")}</span>
              <select value={parts[field] ?? ""} onChange={(event) => { const { value } = event.currentTarget; setChoices(choices.map((one, other) => other === at ? { ...one, [field]: value } : one)); }}>
                <option value="">{say("any_of_them")}</option>
                {Object.entries(detail.names[field] ?? {}).map(([id, name]) => <option key={id} value={id}>{name}</option>)}
              </select>
            </label>
          ))}
          {at > 0 && <Button kind="quiet" icon="trash" label={say("drop_choice")} onClick={() => { setChoices(choices.filter((_, other) => other !== at)); }} />}
        </div>
      ))}
      {answers && fields.length > 0 && choices.length < MOST_CHOICES && <div><Button kind="quiet" icon="plus" onClick={() => { setChoices([...choices, { ...choices.at(-1) }]); }}>{say("next_choice")}</Button></div>}
      {answers && !plain && (
        <div class="pairs">
          <label><span>{say("how_often")}</span>
            <select value={times} onChange={(event) => { setTimes(Number(event.currentTarget.value)); }}>
              {[1, 2, 3, 4, 5, 6, 0].map((n) => <option key={n} value={n}>{n === 0 ? say("as_often_as_possible") : say(n === 1 ? "once" : "n_times", { n })}</option>)}
            </select>
          </label>
          {asked.passes && (
            <label><span>{say("and_then")}</span>
              <select value={ask ? "ask" : "pass"} onChange={(event) => { setAsk(event.currentTarget.value === "ask"); }}>
                <option value="pass">{say("then_pass")}</option>
                <option value="ask">{say("then_ask")}</option>
              </select>
            </label>
          )}
        </div>
      )}
      <p class="order-said" role="status"><b>{say("order_means")}</b> {orderSentence(say, order, detail, words, snapshot)}</p>
      <div class="actions"><Button kind="primary" type="submit">{say("add_order")}</Button></div>
    </form>
  );
}

/** What must be so: one of a list, or a number compared. */
function Condition({ field, value, words, snapshot, onChange }: { readonly field: OrderField; readonly value: string; readonly words: GameWords; readonly snapshot: Snapshot; readonly onChange: (value: string) => void }) {
  const say = useSay();
  const number = field.kind === "number";
  const sign = value.replace(/\d+$/, "");
  const known = number ? SIGNS : field.values.filter((one) => field.kind === "word" || (snapshot.table.seats[Number(one)] && !(field.name === "active" && Number(one) === snapshot.viewer))).map((one) => [one, valueName(field, one, words, snapshot)] as const);
  return (
    <label><span>{field.sentence}</span>
      <select value={number ? sign : value} onChange={(event) => { const { value: next } = event.currentTarget; onChange(number && next ? `${next}${value.slice(sign.length) || "1"}` : next); }}>
        <option value="">{say(field.kind === "seat" ? "anybody" : "whatever")}</option>
        {known.map(([one, name]) => <option key={one} value={one}>{name}</option>)}
      </select>
      {number && sign && <input type="number" min="0" max="999" required aria-label={field.sentence} value={value.slice(sign.length)} onInput={(event) => { onChange(sign + event.currentTarget.value); }} />}
    </label>
  );
}

function valueName(field: OrderField | undefined, value: string, words: GameWords, snapshot: Snapshot): string {
  if (field?.kind === "seat") return snapshot.table.seats[Number(value)]?.name ?? value;
  if (field?.kind !== "number") return words.name(field?.name ?? "", value);
  const sign = SIGNS.find(([said]) => value.startsWith(said));
  return sign ? `${sign[1]} ${value.slice(sign[0].length)}` : value;
}

/** An order as a sentence. */
function orderSentence(say: Say, order: StandingOrder, detail: GameDetail, words: GameWords, snapshot: Snapshot): string {
  const question = detail.questions[order.question]?.sentence ?? order.question;
  const fields = detail.orders.find(({ question: one }) => one === order.question)?.when ?? [];
  const when = Object.entries(order.when).map(([name, values]) => {
    const field = fields.find((one) => one.name === name);
    return `${field?.sentence ?? name}: ${values.map((value) => valueName(field, value, words, snapshot)).join(", ")}`;
  });
  const answers = order.answer.map((pattern) => {
    const [name = "", ...values] = pattern.split(" ");
    const block = detail.actions[name];
    return values.reduce((text, value, i) => text.replace("…", value === ANY ? say("any_of_them") : words.name(block?.fields[i] ?? "", value)), block?.sentence ?? pattern);
  });
  const often = order.answer.length === 0 ? "" : order.times === 0 ? say("as_often_as_possible") : say(order.times === 1 ? "once" : "n_times", { n: order.times });
  const rest = order.answer.length ? say(order.otherwise === "ask" ? "then_ask" : "then_pass") : say(order.otherwise === "ask" ? "always_ask" : "always_pass");
  return [say("quoted", { text: question }), ...(when.length ? [`(${when.join("; ")})`] : []), "→", [answers.join(`, ${say("or_else")} `), often, rest].filter(Boolean).join(", ")].join(" ");
}
