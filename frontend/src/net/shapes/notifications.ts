/** Where and when somebody is told. */

export interface NoticeTarget {
  readonly id: string;
  readonly kind: "push" | "mail" | "other";
  readonly shown: string;
  readonly confirmed: boolean;
  readonly failing: string;
  /** ms since 1970; 0: never. */
  readonly told: number;
  /** Whose channel it is; empty: one's own. */
  readonly table: string;
}

/** A service where a table tells whom it waits for. */
export interface Channel {
  readonly service: string;
  /** For who leads the table. */
  readonly id: string | null;
  /** For who leads the table and has given it; else empty. */
  readonly shown: string;
  readonly failing: string;
  readonly told: number;
}

export interface Channels {
  readonly offered: boolean;
  readonly leads: boolean;
  readonly most: number;
  /** Nobody else may know at once how the game stands. */
  readonly late: boolean;
  readonly channels: readonly Channel[];
}

export interface Notifications {
  readonly offers: { readonly push: string | null; readonly mail: boolean; readonly other: boolean; readonly calendar: boolean; readonly services: readonly string[] };
  readonly targets: readonly NoticeTarget[];
  /** Minutes of the day; -1: never quiet. */
  readonly quiet_from: number;
  readonly quiet_to: number;
  /** Minutes before a deadline. */
  readonly leads: readonly number[];
  /** Minute of the day of one message in place of each by itself; -1: none. */
  readonly daily: number;
  /** Tables that are not told about. */
  readonly muted: readonly string[];
  readonly zone: string;
  readonly calendar: boolean;
}
