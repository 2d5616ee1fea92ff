/** The face of a game: what its table looks like, on top of what works for every game.
 *
 * A face draws and chooses; it never decides what is legal. Everything it shows comes from the scene, everything it does
 * goes through the scene's draft. One folder per game below `faces/`, loaded when a table of that game is opened.
 */

import type { Lang } from "../words/lexicon.ts";
import type { ComponentChildren, ComponentType } from "preact";

import type { Board, MapFile } from "../board/index.ts";
import type { Look } from "../look/theme.ts";
import type { AdvisedMove, Decision, Forecast, Json, LegalAction, LogLine, OddsQuestion, OptionValue, Ranking, Route, Routes, SeatSummary, StandingOrder, Told, View } from "../net/shapes.ts";
import type { Loss, Matter } from "../table/digest.ts";
import type { Ahead, Chosen, Draft, LaidRoute } from "../table/draft.ts";

/** Standing orders for one question that stand and fall together. */
export interface OrderChoice {
  readonly label: string;
  readonly hint?: string;
  readonly orders: readonly StandingOrder[];
}

/** Names and sentences of a game in the reader's language. */
export interface GameWords {
  readonly lang: "de" | "en";
  readonly title: string;
  /** What kind of game it is, and how it is won. */
  readonly summary?: string;
  /** The parts of a view that are lists with one entry for each seat. */
  readonly bySeat: readonly string[];
  /** The parts of a view that are a seat or a list of seats. */
  readonly ofSeats: readonly string[];
  /** What chance is asked for by rolls; all else is drawn. */
  readonly dice?: readonly string[];
  /** The name of an id: `name("people", "goths")` is "Goten"; `name("end", ...)` says why a game has ended. */
  name(field: string, id: string): string;
}

/** How a seat looks beside its name; its first letter is the second channel. */
export interface SeatLook {
  readonly colour: string;
  readonly ink: string;
}

/** Something on the table that can be asked: `region italia`, `player 2`, `card huns`; elements carry it as `data-about`. */
export interface Thing {
  readonly kind: string;
  readonly id: string;
}

/** Some pieces in a row of a card: a drawing (unit, emblem or mark), how many, and what it is called. */
export interface AboutPart {
  readonly symbol: string;
  readonly count: number;
  readonly name: string;
  /** Drawn on this colour. */
  readonly look?: SeatLook;
}

export interface AboutRow {
  /** What this says: "Stones", "By sea"; "" where it needs no name. */
  readonly name: string;
  readonly text?: string;
  readonly parts?: readonly AboutPart[];
  /** A spot in the colour of whoever this is about. */
  readonly look?: SeatLook;
}

/** What one small card says of a thing: only what the viewer may know. */
export interface About {
  readonly title: string;
  readonly look?: SeatLook;
  /** Drawn before the title. */
  readonly picture?: ComponentChildren;
  readonly rows: readonly AboutRow[];
  /** The paragraph behind it; "" for none. */
  readonly rule: string;
}

export interface Answers {
  /** Fetches what it says in a language, before it is asked in it. */
  learn?(lang: Lang): Promise<unknown>;
  /** What one small card says of a thing; null: nothing. */
  about(thing: Thing, scene: Scene, map: MapFile): About | null;
}

/** Why something cannot be chosen now. */
export interface Why {
  /** What the face can say by itself; "" for nothing. */
  readonly sentence: string;
  readonly rule: string;
  /** What somebody seems to mean, in notation, after these steps: the rules say first, in their own words, why not. */
  readonly tried?: { readonly steps: readonly LegalAction[]; readonly action: string };
  /** Nothing was to go there: what a way would have met is not said. */
  readonly aimless?: true;
}

/** Everything a face needs to draw a moment. */
export interface Scene {
  readonly words: GameWords;
  /** What lies on the table: with the draft's steps already taken, when there are any. */
  readonly view: View;
  /** What really stands, without the steps of the draft: who is active, the round, points. */
  readonly settled: View;
  /** What each seat would have if the game were scored now, as it stands and with the draft; null: the game does not say. */
  readonly forecast: { readonly now: Forecast; readonly draft: Forecast | null } | null;
  readonly seats: readonly SeatSummary[];
  /** The seat that looks on; -1: a spectator, or a moment of the past. */
  readonly viewer: number;
  /** How a seat is called where its name stands alone: "you" to whoever sits there. */
  called(seat: number): string;
  /** Options of the table that differ from the game's own. */
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly status: "waiting" | "playing" | "over";
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  /** Everybody's place after the end, by the rules; faces list the seats in its order (`ranked`). */
  readonly ranking: Ranking | null;
  /** The log up to this moment, newest last, without what was taken back. */
  readonly log: readonly LogLine[];
  /** The answer in the making; null when nothing is asked of the viewer, or while looking back. */
  readonly draft: Draft | null;
  /** A command or a preview is under way, or the draft is a hint that was taken over: show, but do not let choose. */
  readonly busy: boolean;
  /** What the hint said that was taken over and is the draft now; null: the draft is one's own. */
  readonly laid: string | null;
  /** A lesson has said all it has to say: nobody goes on here. */
  readonly taught?: boolean;
  /** What a lesson has one do now, by the names of actions: what it does not speak of need not be shown. */
  readonly teaches?: ReadonlySet<string>;
  readonly compact: boolean; // a phone
  readonly still: boolean; // no motion, please
  /** How quickly things move, as the reader set it: 2 is twice as quick as 1. */
  readonly pace: number;
  choose(field: string, value: string): void;
  drop(field: string): void;
  clear(): void;
  /** Takes an action as the next step of the draft (and asks the server what would be then). */
  step(action: LegalAction): void;
  /** Whether the rules still answer at this very moment; `busy` says so once the page shows it. */
  answering(): boolean;
  /** Takes the last step of the draft back. */
  back(): void;
  /** The route that was laid last is planned as it stands: what the face's own button "plan it" does for it. */
  note(): void;
  /** Drafts anew: these steps in place of those so far, then these choices; `laid`: the last steps are a way to a place, taken back as one. */
  redraft(steps: readonly LegalAction[], chosen?: Chosen, laid?: LaidRoute): void;
  /** Sends the steps and, if given, further actions as one batch. */
  confirm(...more: readonly LegalAction[]): void;
  /** Sends like `confirm`, and a note with it that everybody reads; "" for none. Only where `notes` is true. */
  confirmWith(note: string, ...more: readonly LegalAction[]): void;
  /** How one gets to a place behind the steps (null: where one gets at all), from where they have led or from `origin`; null: that cannot be asked now. */
  routes(to: string | null, origin: string | null): Promise<Routes | null>;
  /** Takes a hint over, behind these steps of the draft; the draft is that move then, until it is sent or put away. */
  advise(move: AdvisedMove, behind?: readonly LegalAction[]): void;
  /** Puts the hint away that was taken over: the draft before it is there again. */
  unadvise(): void;
  /** These steps of the hint that was taken over become one's own draft, and can be changed. */
  adopt(steps: readonly LegalAction[]): void;
  /** Opens the rules at a paragraph. */
  rule(id: string): void;
  /** Why an action cannot be taken after these steps, as the rules say it; null: it could be, or they cannot be asked. */
  refusal(steps: readonly LegalAction[], action: string): Promise<{ readonly sentence: string; readonly rule: string } | null>;
  /** What would be after one more step than the draft has, or than `steps`; null: it cannot be taken. */
  foresee(action: LegalAction, steps?: readonly LegalAction[]): Promise<Ahead | null>;
  /** What the viewer's seat answers by itself in the turns of others; empty for a spectator. */
  readonly orders: readonly StandingOrder[];
  /** Whether people may write freely at this table, and so add notes to answers. */
  readonly notes: boolean;
  /** Writes all of them anew; an open decision that one of them answers is answered. */
  setOrders(orders: readonly StandingOrder[]): void;
  /** What is being filled in, by name: outlives the parts of the page that show it. */
  readonly kept: Map<string, unknown>;
  /** Lays a sheet over the map, also one that was read. */
  show(sheet: string): void;
  /** Odds of this game as stated; null where they cannot be had: `refused` hears why, where the server says. */
  odds<T extends object>(game: string, question: OddsQuestion, refused?: (why: string) => void): Promise<T | null>;
}

/** Events that are told by themselves, also when the viewer's own action brought them: what chance or a reveal brings. "shows": dice or cards, which are seen before anything that comes of them is told; "own": such that stay longer before whoever has rolled them; "sure": whoever sends it has seen it in the draft, and only others are told; "quiet": nobody stops for it, it is said with what comes of it. */
export type Beats = Readonly<Record<string, "beat" | "shows" | "own" | "cut" | "stop" | "sure" | "quiet">>;

export type Part = ComponentType<{ readonly scene: Scene }>;

/** Something told large over the map: a battle, a scoring. The table queues sheets, places them, closes them. */
export interface Sheet {
  /** The line of the log that it begins with, and which of its events: "17.2"; "draft.0" of steps that were not sent. */
  readonly key: string;
  /** Nothing more will happen in it. */
  readonly over: boolean;
  /** There is more to understand: it lies there longer. */
  readonly slow?: boolean;
  /** It sums up what one has done: on a desk it lies beside what is asked next until one acts, on a phone it is a strip by then. */
  readonly stays?: boolean;
  /** A later sheet sums it up: whoever has skipped it reads that one alone. */
  readonly summed?: boolean;
  /** The regions that it is about, which it does not cover as long as there is room. */
  readonly places: readonly string[];
  readonly title: string;
  /** Beside the title, small. */
  readonly note?: string;
  /** The viewer takes part in it: whoever skips what is told comes to it, not past it. */
  readonly mine: boolean;
  /** It happens in a moment, as what else has come of something: nobody who skips stops for it. */
  readonly instant?: boolean;
  /** It has ended badly for the viewer: of several it is told first. */
  readonly lost?: boolean;
  /** It takes so much from the viewer that it lies there until it was put away, by the button where things are told. */
  readonly heavy?: boolean;
  /** Nothing else is told until it was read; its part says when that is. */
  readonly stop?: boolean;
  /** What is asked now says it as well: it is a strip until somebody opens it. */
  readonly said?: boolean;
  /** How wide it likes to be, in CSS pixels. */
  readonly width: number;
  /** On a desk: how high from its beginning to its end, whatever it holds meanwhile; else as high as that. */
  readonly height?: number;
  readonly Part: ComponentType<SheetProps>;
}

export interface SheetProps {
  readonly scene: Scene;
  /** The key of the sheet. */
  readonly of: string;
  /** Everything was told: it may close by itself soon. */
  onRead(): void;
  onClose(): void;
}

/** A part of the side panel; on a phone a tab of its own. */
export interface SidePart {
  readonly id: string;
  /** Shows what only the viewer's seat may know: where several share a screen it lies face down. */
  readonly own?: boolean;
  /** Small, and wanted with every decision: on a desk it stays in sight, the others have a tab where it is narrow. */
  readonly pinned?: boolean;
  readonly title: (scene: Scene) => string;
  readonly Part: Part;
}

/** What is left of an answer of the set-up, by a plain rule, for whoever likes to begin; null: nothing of that is asked. */
export type Rest = (view: View, draft: Draft) => readonly LegalAction[] | null;

/** When a way to a place is looked for: before it is taken by itself, wherever the way begins, or where the place could not be taken. */
export type Seeks = "first" | "anywhere" | "else" | "here";

/** A fight, by its events. */
export interface Fights {
  /** With these it begins; the same again about the same place goes on with it. */
  readonly opens: readonly string[];
  /** With these it is over; else with the next one, or the next turn. */
  readonly ends: readonly string[];
  /** These say what came of it. */
  readonly tells: readonly string[];
  /** What may follow and belongs to it. */
  readonly trails?: readonly string[];
  /** The seats that fight, as far as an event says. */
  sides(told: Told, players: number): readonly number[];
}

/** What a face says of what has happened, in lists and in the log. */
export interface FaceNews {
  /** How much an event of others' turns matters to the viewer; undefined: by who is named. */
  matters?(told: Told, scene: Scene): Matter | undefined;
  /** An event that matters in a few words, as in "Galla: Huns → Moesia"; null: its sentence is short enough. */
  brief?(told: Told, scene: Scene): string | null;
  /** In the log, where something begins of which something has come: that, in one sentence; "" for what is said there already; null: as it was told. */
  upshot?(told: Told, scene: Scene): string | null;
  /** The units whose loss an event tells: those of one place are told together; null: none. */
  loss?(told: Told, scene: Scene): Loss | null;
  /** What else the viewer loses by an event, as "the card Oil 3": it is said in one sentence with the places that were lost; null: nothing. */
  also?(told: Told, scene: Scene): string | null;
  /** Who takes which place by an event, both by name: all that one of them takes is told together, by `took`; null: nobody any. */
  takes?(told: Told, scene: Scene): { readonly by: string; readonly place: string } | null;
  took?(by: string, places: readonly string[], brief: boolean, scene: Scene): string;
  /** What a fight is: one of others is told as a whole. */
  readonly fights?: Fights;
  /** What stood against what, what is left, of the fight that began with this line; "": nothing is known of it. */
  fought?(line: number, scene: Scene): string;
  /** Whose turn an event `turn` begins, in a game that does not name the seat there. */
  turnOf?(told: Told, scene: Scene): number | undefined;
}

/** What stands beside names in the list of words, and where ways are asked for; fetched with them. */
export interface FaceList {
  /** Beside a value of a field, of an action of this kind: what stands against it, its chance. */
  readonly Beside?: ComponentType<{ readonly scene: Scene; readonly action: string; readonly field: string; readonly value: string }>;
  /** Beside a place from which another one can be reached: the chance to take that from there. */
  readonly Chance?: ComponentType<{ readonly scene: Scene; readonly from: string; readonly to: string }>;
  /** What was chosen elsewhere, as cards in the hand, goes with an action that is taken from the list. */
  along?(action: LegalAction, scene: Scene): readonly LegalAction[];
  /** Above what is planned: what it comes to so far. */
  readonly Planned?: Part;
}

export interface Face {
  /** Fetches what it says in a language, before it is shown in it. */
  learn?(lang: Lang): Promise<unknown>;
  /** Its map has come, before anything is drawn: for a face that says what the map alone knows, such as its groups. */
  meet?(map: MapFile): void;
  readonly map: string;
  /** Further maps of the same board, as other worlds: each lies behind a switch, or beside the first one where there is room. */
  readonly beyond?: readonly string[];
  readonly looks: readonly Look[];
  /** How the seats look, from seat 0; without it the page chooses. */
  readonly seatLooks?: readonly SeatLook[];
  /** Empty places shown in every land region. */
  readonly places: number;
  /** Which of the legal regions, highlights and pieces the board shows; called after every change. */
  lay(board: Board, scene: Scene): void;
  /** A region was picked on the board; false: nothing is to be chosen there, and nothing was changed. `seek` looks for a way there, where that is what was meant. */
  pick(region: string, scene: Scene, seek?: () => void): boolean;
  /** Esc, or a click beside all regions: puts away what is being laid out; false: nothing is. */
  leave?(scene: Scene): boolean;
  /** Whether a click on either of two regions means the same, so that nobody is asked which of them is meant. */
  alike?(regions: readonly [string, string], scene: Scene): boolean;
  /** Whether taps are counted one by one now: two quick ones are no double tap, and one while the rules still answer is picked after that. */
  counts?(scene: Scene): boolean;
  /** Whether a way of several steps to the region is looked for: "first", before it is picked by itself; "else", where that is in vain; "here": so, and from nowhere else. */
  seeks?(region: string, scene: Scene): Seeks | null;
  /** Whether the draft has answered all of a question that is still shown. */
  complete?(scene: Scene): boolean;
  /** Whether the units of a region are meant, and would leave it, although others could go there. */
  leaves?(region: string, scene: Scene): boolean;
  /** Whether it is of one's own side, and nobody is fought there: a way through it is as good as any other such way, and a way to it is no attack. */
  friendly?(region: string, scene: Scene): boolean;
  /** Regions that are in play, where many are not: the key for the whole map shows them first. */
  stage?(scene: Scene): readonly string[] | null;
  /** Whether a way to a place is one that is meant now. */
  fits?(route: Pick<Route, "mover" | "steps">, scene: Scene): boolean;
  /** What a way to a place costs that nobody would guess, asked before it is taken: as a question, and in a few words beside a way; null: nothing. */
  readonly cost?: (route: Route, to: string, scene: Scene) => { readonly head: string; readonly short: string } | null;
  /** How strong a place is from which something may leave, beside its name where one of several is chosen. */
  readonly strength?: (region: string, scene: Scene) => number;
  /** What was picked to leave from; "" for nothing. */
  origin?(scene: Scene): string;
  /** What stands for the last step of a way where nothing but it moves anything: so much of it can be chosen. Without it the step is taken. */
  aim?(step: LegalAction): Chosen;
  /** Whether the button that answers is about this region: Enter there presses it. Without this: where the region itself is chosen. */
  meant?(region: string, scene: Scene): boolean;
  /** Why a region cannot be chosen, now that something is asked; null: no region is asked for. */
  why?(region: string, scene: Scene): Why | null;
  /** Whether a question of the set-up is open that a plain rule can answer; the rule is loaded when somebody wants that. `drafts`: what it answers is laid down as a draft, to be changed and sent; else it is sent, and so is what follows in the set-up. */
  readonly setUp?: { readonly asks: (view: View, draft: Draft) => boolean; readonly rule: () => Promise<Rest>; readonly drafts?: true };
  /** Who knows what small cards say of things; loaded with the first question. */
  answers?(): Promise<Answers>;
  /** Where things happen now: what the map begins with, and turns to when something is asked about places out of sight. */
  theatre?(scene: Scene): readonly string[];
  /** On a desk the map begins with all of it, also where it does not fill its box: stones may go anywhere. */
  readonly entire?: boolean;
  /** The sentence that a screen reader says of a region. */
  sentence(region: string, scene: Scene): string;
  /** In the top bar, after the title. */
  readonly Top?: Part;
  /** After the end, too: it leads to what was told. Otherwise the bar says then that the game is over. */
  readonly topStays?: boolean;
  /** A figure beside a player's name in the top bar (points, money), and what is drawn after it; `label` says both. */
  figure?(seat: number, scene: Scene): { readonly text: string; readonly label: string; readonly more?: ComponentChildren } | null;
  /** Below the map, over its whole width (on a phone: in the sheet, before the controls): the hand. */
  readonly Hand?: Part;
  /** Whether cards of the hand are asked for, also where they are for places: on a phone it has to be seen. */
  byHand?(scene: Scene): boolean;
  /** What is asked at this very step, where that is narrower than the question; "" for the question. */
  prompt?(scene: Scene): string;
  /** The rule that explains what is asked at this very step, where the question's first one explains something else; "" for that one. */
  rule?(scene: Scene): string;
  /** Below the question (on a phone: in the sheet, after the hand): what can be chosen. Without it, the generic panel. */
  readonly Controls?: Part;
  /** What the list of words says of this game besides names, and what a region's sentence says. */
  list?(): Promise<FaceList>;
  /** Its controls make every answer whole and send it at once: steps that were drafted elsewhere (from the list of words) are the table's to show and send. */
  readonly atOnce?: boolean;
  /** Whether something is picked up or filled in that neither the draft nor `kept` knows of. */
  begun?(scene: Scene): boolean;
  readonly side: readonly SidePart[];
  /** What can be told large over the map, oldest first: all of this log. */
  sheets?(scene: Scene): readonly Sheet[];
  /** What is told by itself. "cut": the board stays as it was until here; "stop": it is read before anything else is told. */
  readonly beats?: Beats;
  /** What it says of what has happened, fetched by what shows that; until then, and without it, the page judges. */
  news?(): Promise<FaceNews>;
  /** A bot cannot say how the game ends: within one turn its guesses differ by more than moves do, and a hint leaves them out. */
  readonly openEnded?: boolean;
  /** Nothing is hidden from anybody: what a seat knows is all there is to know. */
  readonly allOpen?: boolean;
  /** The sign beside a line of the log. */
  readonly Sign?: ComponentType<{ readonly told: Told }>;
  /** By question that standing orders may answer, what it is about: a sentence or two; "": what the page answers by itself (`Game.offers`). */
  orderHelp?(lang: Lang): Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>;
  /** By question, whole answers under a plain name: one press each. */
  orderChoices?(lang: Lang, viewer: number, players: number): Promise<Readonly<Record<string, readonly OrderChoice[]>>>;
  /** Why the open question, which allows one answer alone, is answered for the viewer: a sentence of what is missing and what comes of it; "" for nothing special. */
  declined?(scene: Scene): string;
  /** Whether this question only waits for somebody else's word: at one screen that person gets the device at once. */
  yields?(decision: Decision): boolean;
  /** Shown large after the end, below the winners. */
  readonly Final?: Part;
  /** By seat of those who have won: the places that decided it, which light up at the end. Without it: where the seat has something. */
  decided?(scene: Scene, seats: readonly number[]): readonly (readonly string[])[];
}

export type { Board, Chosen, Draft, Forecast, Json, LegalAction, LogLine, OddsQuestion, StandingOrder, Told, View };
