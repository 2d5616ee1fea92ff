/** What the page and the worker that runs the server say to each other. */

/** `id`: a number of the page's for each request. */
export type Asked =
  | { readonly id: number; readonly method: string; readonly address: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }
  | { readonly id: number; readonly gone: true };

/** `headers`: of the answer, as JSON; `progress`: 0 to 1, while the server is being loaded; `failed`: why it cannot be. */
export type Told =
  | { readonly id: number; readonly status: number; readonly headers: string }
  | { readonly id: number; readonly part: Uint8Array<ArrayBuffer>; readonly more: boolean }
  | { readonly progress: number }
  | { readonly failed: string };
