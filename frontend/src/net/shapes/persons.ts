/** Who somebody is. */

export interface Passkey {
  readonly passkey: string;
  readonly label: string;
  readonly used: number;
}

export interface Device {
  readonly device: string;
  /** As "Firefox, Linux"; may be empty. */
  readonly label: string;
  readonly used: number;
  readonly here: boolean;
}

export interface Person {
  readonly name: string;
  readonly language: string;
  readonly zone: string;
  /** By which one comes in as well; null: none. */
  readonly mail: string | null;
  readonly passkeys: readonly Passkey[];
  readonly devices: readonly Device[];
}

export interface Me {
  /** null: nobody yet. */
  readonly person: Person | null;
  readonly offers: { readonly passkeys: boolean; readonly mail: boolean };
}
