/** Questions that standing orders may answer, by chapter of the rulebook. Pure. */

import type { OrderChoice } from "../faces/face.ts";
import type { GameDetail, OrderQuestion, RuleBook, StandingOrder } from "../net/shapes.ts";

/** "Pass on everything, unless…": the order behind all others. */
const PASS: StandingOrder = { question: "*", when: {}, answer: [], times: 0, otherwise: "pass" };

const isPass = ({ question, when, answer, otherwise }: StandingOrder): boolean =>
  question === "*" && answer.length === 0 && otherwise === "pass" && Object.keys(when).length === 0;

/** Whether the seat passes where nothing else is said. */
export const passes = (orders: readonly StandingOrder[]): boolean => orders.some(isPass);

/** The orders, with passing on everything behind them or without. */
export function passing(orders: readonly StandingOrder[], pass: boolean): readonly StandingOrder[] {
  const exceptions = orders.filter((order) => !isPass(order));
  return pass ? [...exceptions, PASS] : exceptions;
}

const written = ({ question, when, answer, times, otherwise }: StandingOrder): string => JSON.stringify([question, when, answer, times, otherwise]);

/** Whether all orders of a choice are among these. */
export const includes = (orders: readonly StandingOrder[], choice: Pick<OrderChoice, "orders">): boolean => choice.orders.every((one) => orders.some((other) => written(other) === written(one)));

/** With a choice in the place of all orders about its question, or without it. */
export const withChoice = (orders: readonly StandingOrder[], question: string, choice: OrderChoice, on: boolean): readonly StandingOrder[] =>
  on ? [...choice.orders, ...orders.filter((one) => one.question !== question)] : orders.filter((one) => !includes(choice.orders, { orders: [one] }));

export interface Chapter {
  /** Its heading in the rulebook; "" where that is not known. */
  readonly title: string;
  readonly asked: readonly OrderQuestion[];
}

/** In the order of the rulebook; a question stands in the chapter of its first rule. Without a book: one chapter. */
export function chapters(detail: Pick<GameDetail, "orders" | "questions">, book: RuleBook | null): readonly Chapter[] {
  const heads = new Map<string, string>();
  let head = "";
  for (const { ids, level, text } of book?.paragraphs ?? []) {
    if (level !== null && level > 1) head = text;
    for (const id of ids) if (!heads.has(id)) heads.set(id, head);
  }
  const titles = [...new Set(heads.values())];
  const found = new Map<string, OrderQuestion[]>();
  for (const one of detail.orders) {
    const title = heads.get(detail.questions[one.question]?.rules[0] ?? "") ?? "";
    found.set(title, [...(found.get(title) ?? []), one]);
  }
  return [...found].map(([title, asked]) => ({ title, asked })).sort((a, b) => titles.indexOf(a.title) - titles.indexOf(b.title));
}

/** Whether the question is answered by one of a few plain words, so that there is nothing to pass and nothing to count. */
export function isPlain({ actions }: OrderQuestion, detail: Pick<GameDetail, "actions">): boolean {
  return actions.length > 1 && actions.every((name) => !detail.actions[name]?.fields.length);
}
