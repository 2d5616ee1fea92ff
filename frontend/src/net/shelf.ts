/** What this browser keeps by name; a window without a store, or with a full one, keeps nothing. */

export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** What was kept; null if there is nothing, or nothing that can be read. */
export function taken(shelf: Shelf, name: string): unknown {
  try {
    return JSON.parse(shelf.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** Whether it is kept now. */
export function put(shelf: Shelf, name: string, value: unknown): boolean {
  try {
    shelf.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function drop(shelf: Shelf, name: string): void {
  try {
    shelf.removeItem(name);
  } catch {
    // then it was not kept either
  }
}

/** The names that begin so. */
export function names(shelf: Shelf, beginning: string): readonly string[] {
  try {
    return Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? "").filter((name) => name.startsWith(beginning));
  } catch {
    return [];
  }
}
