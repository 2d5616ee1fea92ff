/** The fairness check comes when the table is drawn: until then everything that it has to see waits for it. */

import { Observable } from "../app/observable.ts";
import { keptHead } from "../net/keptHead.ts";
import type { Command, LogLine, Snapshot } from "../net/shapes.ts";
import type { BrowserStorage } from "../net/storage.ts";
import type { FairnessCheck } from "./fairnessCheck.ts";
import { breath, NOTHING, type FairnessState } from "./fairnessState.ts";

/** The check of one table: everything reaches it in its order, also what came before it did. */
export class LateFairnessCheck {
  readonly state = new Observable<FairnessState>(NOTHING);
  readonly table: string;
  readonly #shelf: BrowserStorage;
  #waiting: ((check: FairnessCheck) => void)[] = [];
  #check: FairnessCheck | null = null;
  #coming = false;

  constructor(table: string, shelf: BrowserStorage) {
    this.table = table;
    this.#shelf = shelf;
  }

  /** The log is read from its beginning, with the eyes of a seat. */
  begin(viewer: number): void {
    this.#tell((check) => { check.begin(viewer); });
  }

  /** A snapshot, and the lines that came before it. */
  arrived(snapshot: Snapshot, lines: readonly LogLine[]): void {
    this.#tell((check) => { check.arrived(snapshot, lines); });
  }

  close(): void {
    this.#tell((check) => { check.close(); });
  }

  /** The command with the last head that was checked here: where the server's log does not contain it, all learn of it. */
  seen<T extends Command>(given: T): T {
    const head = keptHead(this.#shelf, this.table);
    if (!head) return given;
    const { seq, hash, signature } = head;
    return { ...given, seen: { seq, hash, signature } };
  }

  #tell(what: (check: FairnessCheck) => void): void {
    this.#waiting.push(what);
    void this.#told();
  }

  async #told(): Promise<void> {
    if (!this.#check) {
      if (this.#coming) return;
      this.#coming = true;
      await breath();
      const found = await import("./fairnessCheck.ts").catch(() => null); // tried again with the next news
      this.#coming = false;
      if (!found) return;
      this.#check = new found.FairnessCheck(this.table, this.#shelf, undefined, undefined, this.state);
    }
    for (const what of this.#waiting.splice(0)) what(this.#check);
  }
}
