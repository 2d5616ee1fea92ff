/** Where and when somebody is told. */

export interface NoticeTarget {
  readonly id: string;
  readonly kind: "push" | "mail" | "other";
  readonly shown: string;
  readonly confirmed: boolean;
  readonly failing: string;
  /** ms since 1970; 0: never. */
  readonly told: number;
}

export interface Notices {
  readonly offers: { readonly push: string | null; readonly mail: boolean; readonly other: boolean; readonly calendar: boolean; readonly services: readonly string[] };
  readonly targets: readonly NoticeTarget[];
  /** Minutes of the day; -1: never quiet. */
  readonly quiet_from: number;
  readonly quiet_to: number;
  /** Minutes before a deadline. */
  readonly leads: readonly number[];
  /** Tables that are not told about. */
  readonly muted: readonly string[];
  readonly zone: string;
  readonly calendar: boolean;
}
