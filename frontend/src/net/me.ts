/** Being the same on every device: what the page asks of the server and of the browser. */

import { call } from "./api.ts";
import type { Me, OwnRating } from "./shapes/persons.ts";

type Options = Record<string, unknown> & { challenge: string };

const e = encodeURIComponent;

export const me = {
  look: (): Promise<Me> => call("/me"),
  ratings: async (): Promise<readonly OwnRating[]> => (await call<{ ratings: OwnRating[] }>("/me/ratings")).ratings,
  change: (what: { readonly name?: string; readonly zone?: string; readonly language?: string }): Promise<Me> => call("/me", what, "PATCH"),
  forget: (): Promise<Me> => call("/me", {}, "DELETE"),
  rename: (passkey: string, label: string): Promise<Me> => call(`/me/passkeys/${e(passkey)}`, { label }, "PATCH"),
  remove: (passkey: string): Promise<Me> => call(`/me/passkeys/${e(passkey)}`, {}, "DELETE"),
  /** null: all but this one. */
  lockOut: (device: string | null): Promise<Me> => call(device === null ? "/me/devices" : `/me/devices/${e(device)}`, {}, "DELETE"),
  signOut: (): Promise<Me> => call("/me/signout", {}),
  askForLetter: (address: string): Promise<unknown> => call("/me/mail", { address }),
  fromLetter: (what: { readonly token: string } | { readonly code: string }, bring: boolean): Promise<Me> => call("/me/mail/confirm", { ...what, bring }),
  removeMail: (): Promise<Me> => call("/me/mail", {}, "DELETE"),
  /** Where all own data can be downloaded from. */
  data: "/api/me/data",

  /** Asks the browser for a passkey, and keeps it.  Rejects with a `NotAllowedError` if its question is not answered. */
  async makePasskey(): Promise<Me> {
    const { options } = await call<{ options: Options & { user: { id: string }; excludeCredentials?: { id: string }[] } }>("/me/passkeys/options", {});
    const publicKey = {
      ...options, challenge: bytes(options.challenge), user: { ...options.user, id: bytes(options.user.id) },
      excludeCredentials: (options.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
    } as unknown as PublicKeyCredentialCreationOptions;
    const made = await navigator.credentials.create({ publicKey }) as PublicKeyCredential;
    const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
    return call("/me/passkeys", { credential: told(made, { clientDataJSON, attestationObject }) });
  },

  /** Asks the browser to show one; the same. */
  async showPasskey(bring: boolean): Promise<Me> {
    const { options } = await call<{ options: Options }>("/me/signin/options", {});
    const publicKey = { ...options, challenge: bytes(options.challenge), allowCredentials: [] } as PublicKeyCredentialRequestOptions;
    const shown = await navigator.credentials.get({ publicKey }) as PublicKeyCredential;
    const { clientDataJSON, authenticatorData, signature, userHandle } = shown.response as AuthenticatorAssertionResponse;
    return call("/me/signin", { credential: told(shown, { clientDataJSON, authenticatorData, signature, userHandle }), bring });
  },
};

/** Whether this browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential !== "undefined" && isSecureContext;

function told({ id, rawId, type }: PublicKeyCredential, response: Readonly<Record<string, ArrayBuffer | null>>): unknown {
  const parts = Object.entries(response).flatMap(([name, part]) => (part === null ? [] : [[name, text(part)]]));
  return { id, rawId: text(rawId), type, response: Object.fromEntries(parts) as unknown };
}

/** base64url, as WebAuthn has it. */
export function text(data: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function bytes(data: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(data.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
