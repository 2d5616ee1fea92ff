/** Makes a draft: asks after each step what would be then, and remembers it as long as the question is open. */

import type { Observable } from "../app/observable.ts";
import { settings } from "../app/settings.ts";
import { api, Refused } from "../net/api.ts";
import type { AdvisedMove, LegalAction, Routes } from "../net/shapes.ts";
import * as drafts from "./draft.ts";
import type { KeptDraft } from "./savedDraft.ts";
import { draftFor, type TableState } from "./state.ts";

export class Drafting {
  readonly #table: string;
  readonly #state: Observable<TableState>;
  readonly #change: (part: Partial<TableState>) => void;
  readonly #refused: (error: unknown) => void;
  #previews = 0;
  #aheads = new Map<string, Promise<drafts.Ahead>>();

  /** `change`: makes parts of the state new; `refused`: tells the reader why a step cannot be taken. */
  constructor(table: string, state: Observable<TableState>, change: (part: Partial<TableState>) => void, refused: (error: unknown) => void) {
    this.#table = table;
    this.#state = state;
    this.#change = change;
    this.#refused = refused;
  }

  /** Another question is open: what would be after answers to the last one is forgotten. */
  forget(): void {
    this.#aheads.clear();
  }

  choose(field: string, value: string): void {
    this.#draft((draft) => drafts.choose(draft, field, value));
  }

  drop(field: string): void {
    this.#draft((draft) => drafts.drop(draft, field));
  }

  clear(): void {
    if (this.#state.value.draft?.advised) this.unadvise();
    else this.#draft((draft) => drafts.begin(draft.decision));
  }

  step(action: LegalAction): void {
    const draft = this.#open();
    if (draft) void this.preview(draft, [action]);
  }

  /** A hint is taken over, behind these steps of one's own: all of it is the draft then, and nothing else. */
  advise(move: AdvisedMove, behind: readonly LegalAction[] = []): Promise<void> {
    const { draft, busy } = this.#state.value;
    if (!draft || busy) return Promise.resolve();
    const before = draft.advised?.before ?? { steps: draft.steps.map(drafts.sent), chosen: draft.chosen };
    return this.preview(drafts.begin(draft.decision), [...behind, ...move.steps], {}, false, { ...move.sends, lang: settings.value.lang, before });
  }

  /** The hint that was taken over is put away; one's own draft is as it was. */
  unadvise(): void {
    const { draft, busy } = this.#state.value;
    if (draft?.advised && !busy) void this.restore(drafts.begin(draft.decision), draft.advised.before);
  }

  /** These steps of the hint that was taken over are one's own draft from now on, to be changed. */
  async adopt(steps: readonly LegalAction[]): Promise<void> {
    const { draft, busy } = this.#state.value;
    if (draft?.advised && !busy) await this.preview(drafts.begin(draft.decision), steps);
  }

  /** Without the last step, or the last steps that were drafted as one. */
  back(): void {
    const { draft } = this.#state.value;
    if (draft) this.redraft(draft.steps.slice(0, drafts.lastRoute(draft)?.from ?? -1));
  }

  /** The route that was laid last is planned as it stands. */
  note(): void {
    this.#draft(drafts.noted);
  }

  /** How one gets to a place behind the steps; null: that cannot be asked now. */
  async routes(to: string | null, origin: string | null): Promise<Routes | null> {
    const { draft, seat } = this.#state.value;
    if (!draft) return null;
    try {
      return await api.routes(this.#table, { openly: seat < 0, decision: draft.decision.id, seat: draft.decision.seat, actions: draft.steps.map(drafts.sent), to, origin });
    } catch (error) {
      if (!(error instanceof Refused)) this.#refused(error);
      return null;
    }
  }

  /** These steps in place of those so far, then these choices; `laid`: a way to a place that the last of them are. */
  redraft(steps: readonly LegalAction[], chosen: drafts.Chosen = {}, laid: drafts.LaidRoute | undefined = undefined): void {
    const draft = this.#open();
    if (!draft) return;
    const same = steps.length === draft.steps.length && steps.every((step, i) => step.notation === draft.steps[i]?.notation);
    if (same) this.#change({ draft: drafts.choices({ ...draft, chosen: {} }, chosen) });
    else if (steps.length) void this.preview(drafts.begin(draft.decision), steps, chosen, false, undefined, laid);
    else this.#change({ draft: drafts.choices(drafts.begin(draft.decision), chosen) });
  }

  #draft(change: (draft: drafts.Draft) => drafts.Draft): void {
    const draft = this.#open();
    if (draft) this.#change({ draft: change(draft) });
  }

  /** The draft, where it can be changed: a hint that was taken over is sent or put away first. */
  #open(): drafts.Draft | null {
    const { draft, busy } = this.#state.value;
    return busy || draft?.advised ? null : draft;
  }

  /** What was drafted before the page was loaded anew; whatever of it does not fit any more is left. */
  async restore(from: drafts.Draft, kept: Pick<KeptDraft, "steps" | "chosen" | "advised">): Promise<void> {
    const turn = ++this.#previews;
    let draft = from;
    this.#change({ busy: true });
    try {
      for (const step of kept.steps) {
        const action = drafts.legal(draft).find(({ number, notation }) => number === step || notation === step);
        if (!action) break;
        draft = drafts.stepped(draft, action, await this.#ahead(draft, action));
      }
      if (draft.steps.length === kept.steps.length) draft = { ...drafts.choices(draft, kept.chosen), ...(kept.advised ? { advised: kept.advised } : {}) };
      else if (kept.advised) draft = from; // half a hint is none
    } catch {
      draft = from; // it can be made again
    }
    this.#made(turn, draft);
  }

  /** Adds steps, asking after each what would be then, and choices; the sentences are those of the language of now. */
  async preview(from: drafts.Draft, actions: readonly LegalAction[], chosen: drafts.Chosen = {}, thorough = false, advised: drafts.Advised | undefined = undefined, laid: drafts.LaidRoute | undefined = undefined): Promise<void> {
    const turn = ++this.#previews;
    const before = this.#state.value.draft;
    let draft = from;
    thorough ||= actions.some(({ number }) => number < 0); // what no list has offered yet has no sentence of its own
    this.#change({ busy: true });
    try {
      for (const [i, action] of actions.entries()) {
        const found = drafts.legal(draft).find(({ notation }) => notation === action.notation) ?? action;
        const said = action.chooses && !found.chooses ? { ...found, chooses: true as const } : found;
        // several at once: only what comes after the last is shown, so only that is asked (in another language: all)
        if (i < actions.length - 1 && !thorough) draft = { ...draft, steps: [...draft.steps, said], chosen: {} };
        else draft = drafts.stepped(draft, said, await this.#ahead(draft, said));
      }
      const routes = advised ? [] : [...drafts.stillLaid(before, draft.steps).filter(({ from: at }) => !laid || at < laid.from), ...(laid ? [laid] : [])];
      draft = { ...drafts.choices(draft, chosen), ...(advised ? { advised } : {}), laid: routes };
    } catch (error) {
      this.#refused(error);
      draft = this.#state.value.draft ?? from;
    }
    this.#made(turn, draft);
  }

  /** The draft that was tried, if nothing was begun since. */
  #made(turn: number, draft: drafts.Draft): void {
    if (turn === this.#previews) this.#change({ draft: draftFor(draft, this.#state.value.snapshot?.decision ?? null), busy: false });
  }

  /** What would be after one more step; null: it cannot be taken. */
  async foresee(action: LegalAction, steps?: readonly LegalAction[]): Promise<drafts.Ahead | null> {
    const { draft } = this.#state.value;
    return draft ? this.#ahead(steps ? { ...draft, steps } : draft, action).catch(() => null) : null;
  }

  /** What would be after one more step; asked once for each draft. */
  #ahead(draft: drafts.Draft, action: LegalAction): Promise<drafts.Ahead> {
    const { id, seat } = draft.decision;
    const actions = [...draft.steps, action].map(drafts.sent);
    const key = [settings.value.lang, id, ...actions].join(" ");
    const known = this.#aheads.get(key);
    if (known) return known;
    const openly = this.#state.value.seat < 0;
    const asked = api.preview(this.#table, { openly, decision: id, seat, actions });
    asked.catch(() => { this.#aheads.delete(key); });
    this.#aheads.set(key, asked);
    return asked;
  }

  /** Why an action cannot be taken after these steps, as the rules say it; null: it could be, or they cannot be asked. */
  async refusal(steps: readonly LegalAction[], action: string): Promise<{ readonly sentence: string; readonly rule: string } | null> {
    const { draft } = this.#state.value;
    if (!draft) return null;
    const { id, seat } = draft.decision;
    try {
      await api.preview(this.#table, { openly: this.#state.value.seat < 0, decision: id, seat, actions: [...steps.map(drafts.sent), action] });
    } catch (error) {
      if (error instanceof Refused) return { sentence: error.message, rule: error.refusal.rule };
    }
    return null;
  }
}
