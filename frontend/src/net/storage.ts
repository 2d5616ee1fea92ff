/** What this browser keeps by name.  A window without a store, or with a full one, plays on with what is in memory.  The
 * browser's stores are used here and nowhere else. */

export type BrowserStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** A store of the browser. What it refuses is kept as long as the page lives; `setItem` throws then all the same, for whoever must not promise more. */
class Kept implements BrowserStorage {
  readonly #store: () => BrowserStorage;
  readonly #memory = new Map<string, string | null>(); // null: taken away, although the store has it

  constructor(store: () => BrowserStorage) {
    this.#store = store;
  }

  get length(): number {
    return this.#try((store) => store.length) ?? 0;
  }

  key(i: number): string | null {
    return this.#try((store) => store.key(i)) ?? null;
  }

  getItem(name: string): string | null {
    const own = this.#memory.get(name);
    if (own !== undefined) return own;
    return this.#try((store) => store.getItem(name)) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#memory.set(name, value);
    this.#store().setItem(name, value);
    this.#memory.delete(name);
  }

  removeItem(name: string): void {
    if (this.#try((store) => { store.removeItem(name); return true; })) this.#memory.delete(name);
    else this.#memory.set(name, null);
  }

  /** Undefined where the browser refuses: site data are blocked, there is no room, or there is no such store. */
  #try<T>(act: (store: BrowserStorage) => T): T | undefined {
    try {
      return act(this.#store());
    } catch {
      return undefined;
    }
  }
}

/** Kept on this device. */
export const local: BrowserStorage = new Kept(() => localStorage);

/** Kept as long as this window lives. */
export const session: BrowserStorage = new Kept(() => sessionStorage);

/** What was kept; null if there is nothing, or nothing that can be read. */
export function taken(shelf: Pick<BrowserStorage, "getItem">, name: string): unknown {
  try {
    return JSON.parse(shelf.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** What was kept as a list; empty if there is none. */
export function listed(shelf: Pick<BrowserStorage, "getItem">, name: string): readonly unknown[] {
  const kept = taken(shelf, name);
  return Array.isArray(kept) ? kept : [];
}

/** Whether it is kept on; where it is not, it can be taken as long as the page lives. */
export function put(shelf: Pick<BrowserStorage, "setItem">, name: string, value: unknown): boolean {
  try {
    shelf.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function drop(shelf: Pick<BrowserStorage, "removeItem">, name: string): void {
  try {
    shelf.removeItem(name);
  } catch {
    // then it was not kept either
  }
}

/** The names that begin so, of what stays. */
export function names(shelf: BrowserStorage, beginning: string): readonly string[] {
  try {
    return Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? "").filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}
