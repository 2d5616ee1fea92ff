/** What a scene lets a face do: to choose, to step, to ask; all of it ends in the session. */

import { openRule } from "../app/openRule.ts";
import { api, Refused } from "../net/api.ts";
import type { OddsQuestion } from "../net/shapes.ts";
import type { SceneActions } from "./scene.ts";
import type { TableSession } from "./session.ts";
import { wanted } from "./Sheets.tsx";

export function sceneActions(session: TableSession): SceneActions {
  return {
    choose: (field, value) => { session.drafting.choose(field, value); },
    drop: (field) => { session.drafting.drop(field); },
    clear: () => { session.drafting.clear(); },
    step: (action) => { session.drafting.step(action); },
    answering: () => session.state.value.busy,
    back: () => { session.drafting.back(); },
    note: () => { session.drafting.note(); },
    redraft: (steps, chosen, laid) => { session.drafting.redraft(steps, chosen, laid); },
    confirm: (...more) => { void session.confirm(more); },
    confirmWith: (note, ...more) => { void session.confirm(more, note); },
    rule: openRule,
    show: (sheet) => { wanted.value = sheet; },
    setOrders: (orders) => { void session.command("set_orders", { seat: session.state.value.snapshot?.viewer ?? 0, orders: orders.map((order) => ({ ...order })) }); },
    kept: new Map(),
    odds: <T extends object>(game: string, question: OddsQuestion, refused?: (why: string) => void) =>
      api.odds<T>(game, question).catch((error: unknown) => {
        if (error instanceof Refused) refused?.(error.message);
        return null;
      }),
    refusal: (steps, action) => session.drafting.refusal(steps, action),
    routes: (to, origin) => session.drafting.routes(to, origin),
    advise: (move, behind) => { void session.drafting.advise(move, behind); },
    unadvise: () => { session.drafting.unadvise(); },
    adopt: (steps) => { void session.drafting.adopt(steps); },
    foresee: (action, steps) => session.drafting.foresee(action, steps),
  };
}
