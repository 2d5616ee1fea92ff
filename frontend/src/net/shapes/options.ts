/** Options of a game: rulings and optional rules. */

export type OptionValue = boolean | number | string;

export interface OptionShape {
  readonly name: string;
  readonly rule: string;
  readonly default: OptionValue;
  readonly values: readonly OptionValue[];
  /** In the order of the values. */
  readonly labels: readonly string[];
  /** By value, the numbers of players that can choose it. */
  readonly players: readonly (readonly number[])[];
  readonly sentence: string;
  readonly help: string;
}
