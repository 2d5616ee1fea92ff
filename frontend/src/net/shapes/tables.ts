/** A table: who sits at it, its log, what is agreed there, and how one viewer may see it. */

import type { Head } from "../logChain.ts";
import type { KeptHead } from "../keptHead.ts";
import type { OptionValue } from "./options.ts";
import type { Decision, Json, Position, Ranking, Told } from "./positions.ts";

export interface SeatSummary {
  readonly seat: number;
  readonly kind: "open" | "person" | "bot";
  readonly name: string;
  readonly bot: string;
  readonly autopilot: string;
  /** Somebody may take this seat over with an invitation of its own. */
  readonly offered: boolean;
  /** The ms in its time bank, as they were when it was asked; null without banks. */
  readonly bank: number | null;
}

/** A line of the table's log; `kind` "entry" is a step of the game. */
export interface LogLine {
  readonly seq: number;
  readonly at: number;
  readonly kind: string;
  readonly head: Head | null;
  readonly seat?: number;
  readonly auto?: string;
  readonly turn?: number;
  readonly events?: readonly Told[];
  /** What of this line is for the viewer alone. */
  readonly opening?: { readonly nonce: string; readonly value: { readonly events?: Readonly<Record<string, Readonly<Record<string, Json>>>> } };
  readonly [more: string]: unknown;
}

export interface AskedSeat {
  readonly seat: number;
  readonly decision: string;
  readonly since: number;
  /** When time and bank are used up. */
  readonly due: number | null;
  /** Since when that clock stands; null while it runs. */
  readonly stands: number | null;
  /** From when on the others may set a time; null: not. */
  readonly nudge_from: number | null;
  /** Nothing about the question is hidden from anybody. */
  readonly open: boolean;
}

/** What may be said at a table. */
export type ChatMode = "off" | "phrases" | "free";

/** Whoever leads the table wants somebody to leave. */
export interface KickAsked {
  readonly id: string;
  readonly seat: number;
  /** When they leave if they are away and do nothing; else when the question lapses. */
  readonly due: number;
  readonly absent: boolean;
  readonly waiting: readonly number[];
  readonly agreed: readonly number[];
}

export type PauseReason = "break" | "meal" | "sleep" | "visitors" | "trouble" | "other";

/** Nothing is played, and no clock runs. */
export interface PauseOn {
  /** Who asked for it, or leads; null for an owner without a seat. */
  readonly seat: number | null;
  /** `move`: the table has come from another server. */
  readonly by: "vote" | "lead" | "move";
  readonly reason: PauseReason;
  readonly text: string;
  readonly until: number;
  /** Seats of others that have; where nobody was here to agree, everybody may end it. */
  readonly agreed: readonly number[];
}

/** Somebody asks the others to go on by the ruling that held before a revision of the rules. */
export interface RulingAsked {
  readonly seat: number;
  readonly revision: number;
  readonly waiting: readonly number[];
  readonly until: number;
  readonly agreed: readonly number[];
}

/** Somebody asks the others for a pause. */
export interface PauseAsked {
  readonly id: string;
  readonly seat: number;
  readonly minutes: number;
  readonly reason: PauseReason;
  readonly text: string;
  readonly waiting: readonly number[];
  readonly until: number;
}

/** Somebody asks the others to go back to before one of their answers. */
export interface UndoAsked {
  readonly id: string;
  readonly seat: number;
  /** That answer's line in the log. */
  readonly line: number;
  /** Who has not agreed yet. */
  readonly waiting: readonly number[];
  readonly until: number;
  /** Seats that have said yes. */
  readonly agreed: readonly number[];
  /** Seats of people who are away: until then they count as not agreeing. */
  readonly away: readonly number[];
}

/** An answer that a seat gives by itself in somebody else's turn; nobody else learns of it. */
export interface StandingOrder {
  /** "*": any. */
  readonly question: string;
  /** Fields of the question with the values that fit, such as ">=3" of a number; `active`: whose turn it is. */
  readonly when: Readonly<Record<string, readonly string[]>>;
  /** Actions in notation, the best first; `*` stands for any word. */
  readonly answer: readonly string[];
  /** At most so many answers in one go; 0: no limit. */
  readonly times: number;
  readonly otherwise: "pass" | "ask";
}

/** Whether open rolls have witnesses: never, where other seats' browsers answer, or it does not begin without. */
export type WitnessMode = "off" | "wish" | "must";

/** Who brings links to open rolls, and what became of it. */
export interface WitnessSummary {
  /** Seats with a chain. */
  readonly brought: readonly number[];
  /** The seat that is waited for. */
  readonly asked: number | null;
  /** Seats that did not answer, and are not asked before they are back. */
  readonly out: readonly number[];
  readonly rolls: number;
  readonly witnessed: number;
  /** Rolls without a witness, by the seat that did not answer. */
  readonly fallbacks: readonly number[];
}

/** The dice in force at a table, the same for all viewers (docs/protocol/log.md §1.1). */
export interface DiceSummary {
  readonly version: string;
  /** 1: no witness; the operator could foresee the dice. 2: open rolls have witnesses. */
  readonly level: number;
  readonly epoch: number;
  /** Seats that have committed to a seed for this epoch. */
  readonly committed: readonly number[];
  /** Seats whose seed counts; none: nothing protects against chosen dice. */
  readonly contributed: readonly number[];
  /** No further commitment is taken in this epoch. */
  readonly seated: boolean;
  readonly ready: boolean;
  /** The game begins as soon as the dice are ready. */
  readonly starting: boolean;
  readonly due: number | null;
  /** null at level 1. */
  readonly witness: WitnessSummary | null;
}

export type Pace = "fast" | "normal" | "slow";
export type Status = "waiting" | "playing" | "over";

/** What everybody may know of a table. */
export interface TableSummary {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly status: Status;
  readonly seq: number;
  readonly created: number;
  /** When the log got its last line. */
  readonly touched: number;
  /** Of the open decisions; null while nobody is asked. */
  readonly turn: number | null;
  readonly spectators: boolean;
  /** Whoever only looks on sees the game so much later. */
  readonly spectator_minutes: number;
  /** And so many answers later. */
  readonly spectator_moves: number;
  readonly chat: ChatMode;
  readonly turn_seconds: number;
  readonly reaction_seconds: number;
  /** Of each seat, for the whole game: used when those are up. */
  readonly bank_seconds: number;
  /** Into its bank, with each turn of a seat. */
  readonly increment_seconds: number;
  /** That each person may take in a year. */
  readonly vacation_days: number;
  /** Off: no clock runs on them. */
  readonly weekends: boolean;
  /** Substitutes may step in for whoever is late or away. */
  readonly may_substitute: boolean;
  /** Seconds after which answers in somebody else's turn count, by hand or by order. */
  readonly reaction_pause: number;
  readonly patience_seconds: number;
  readonly nudge_seconds: number;
  /** For the whole game; 0: it is not played by the clock. */
  readonly limit_minutes: number;
  /** Of bots that think. */
  readonly pace: Pace;
  /** Hints were agreed also where several people play. */
  readonly hints: boolean;
  readonly open_data: boolean;
  /** It counts for the ratings of who plays. */
  readonly rated: boolean;
  /** That people talk there: `de`, `en`; empty: any. */
  readonly language: string;
  /** When that time is up, in ms since 1970; null before the game. */
  readonly ends: number | null;
  /** While the clock of the whole game stands: ms that it will go on with. */
  readonly left: number | null;
  readonly on_timeout: string;
  readonly witness: WitnessMode;
  /** Only autopilots and bots are left: nothing happens until a person comes back. */
  readonly paused: boolean;
  /** Why bots and clocks stand still. */
  readonly halt: "moved" | "rules" | "stuck" | null;
  /** The start of the game that it began with; null: its set-up, or a position. */
  readonly start: string | null;
  readonly imported: boolean;
  readonly rematch: string | null;
  /** A trial that branched off from another table, right after this line of it; `dealt`: hidden things were dealt anew. */
  readonly branch: { readonly table: string; readonly seq: number; readonly dealt: boolean } | null;
  readonly seats: readonly SeatSummary[];
  readonly asked: readonly AskedSeat[];
  readonly undo_asked: UndoAsked | null;
  readonly pause: PauseOn | null;
  readonly pause_asked: PauseAsked | null;
  readonly ruling_asked: RulingAsked | null;
  /** Who would step in; `for`: the seat where they do. */
  readonly substitutes: readonly { readonly name: string; readonly for: number | null }[];
  /** Whose clocks stand, because they have days off. */
  readonly vacations: readonly { readonly seat: number; readonly until: number }[];
  readonly kick_asked: KickAsked | null;
  /** The first seat of whoever leads the table; null: they have none. */
  readonly leader: number | null;
  /** Somebody asks to lead instead of an owner who was not heard of; `due`: when the lead passes on. */
  readonly lead_asked: { readonly seat: number; readonly due: number } | null;
  /** null: the table is older than verifiable dice. */
  readonly dice: DiceSummary | null;
  /** About how many spectators there are. */
  readonly watching: number;
}

/** What stands in the lobby. */
export interface Listed {
  readonly tables: readonly TableSummary[];
  /** Games that may be watched. */
  readonly running: readonly TableSummary[];
}

export interface OwnTable {
  readonly table: TableSummary;
  readonly own_seats: readonly number[];
  /** Once the game is over; points only where they decide it before all else. */
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  /** Why it is over, in the words of the game. */
  readonly endings: readonly string[];
}

/** What an invitation is for; `seat`: the one that is offered in a running game. */
/** How reliably somebody answers, at tables with other people. */
export interface Reliable {
  readonly answers: number;
  /** In time, in per cent. */
  readonly share: number;
  /** Half of the answers took no longer. */
  readonly seconds: number;
}

/** By seat; of whom too little is known is left out. */
export type Reliability = Readonly<Record<string, Reliable>>;

/** With an interval of 95%. */
export interface RatingRange {
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** By seat, at a rated table, for who sits there; `after`: the game, once it has counted. */
export type TableRatings = Readonly<Record<string, RatingRange & { readonly after: RatingRange | null }>>;

export interface Invitation {
  readonly reliability: Reliability;
  readonly table: TableSummary;
  readonly seat: number | null;
  /** To step in for whoever is late or away. */
  readonly substitute: boolean;
}

/** The table as one viewer may see it. */
export interface Snapshot extends Position {
  readonly table: TableSummary;
  readonly viewer: number;
  readonly own_seats: readonly number[];
  readonly invite: string | null;
  readonly decision: Decision | null;
  /** Where the viewer is not asked: what those do who are. */
  readonly waits: string | null;
  readonly scores: readonly number[] | null;
  readonly winners: readonly number[] | null;
  readonly ranking: Ranking | null;
  readonly can_undo: boolean;
  /** The viewer's last one that stands (at one screen: of all seats of this device): its first answer's line in the log. */
  readonly last_move: { readonly seat: number; readonly line: number } | null;
  /** Of the viewer's own seat. */
  readonly orders: readonly StandingOrder[] | null;
  /** An answer of the viewer's that counts in a moment. */
  readonly held: { readonly actions: readonly string[]; readonly at: number } | null;
  /** A hint is given to the viewer. */
  readonly may_hint: boolean;
  /** The viewer leads the table. */
  readonly leads: boolean;
  /** From when somebody else who sits there may ask for the lead; null: the game has begun. */
  readonly may_lead_from: number | null;
  /** What the server would take from the viewer, by seat. */
  readonly seat_changes: Readonly<Record<string, readonly SeatChange[]>>;
  /** Invitations to offered seats, for who may give them away. */
  /** For who leads the table: what somebody has said, and which seat reports it. */
  readonly reports: readonly { readonly seat: number; readonly line: number; readonly name: string; readonly text: string; readonly at: number }[] | null;
  /** Of a substitute: the seat where they stand in; -1: they only would. */
  readonly stands_for: number | null;
  /** Of a substitute: seats whose autopilot answers. */
  readonly may_step_in: readonly number[];
  readonly substitute_invite: string | null;
  readonly seat_invites: Readonly<Record<string, string>>;
  /** After the last line of the log; null: that line is older than the chain. */
  readonly head: KeptHead | null;
  /** The table goes on in another server; `link` opens one's own seats there. */
  readonly moved?: { readonly to: string; readonly link: string | null } | null;
}

export type SeatChange = "open" | "bot" | "mine" | "kick";
