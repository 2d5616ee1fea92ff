/** What the parts of the page of who one is have in common. */

import { notify } from "../../app/toasts.ts";
import { change } from "../../app/settings.ts";
import type { Me } from "../../net/shapes.ts";
import type { MeWords } from "../../words/me/index.ts";

/** Something that is done, with the answer of the server. */
export type Do = (what: () => Promise<Me>, said?: string) => Promise<void>;

export interface Part {
  readonly w: MeWords;
  readonly busy: boolean;
  readonly act: Do;
}

/** A sentence with what stands in braces. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** Somebody has come in: by their own name from now on. */
export function welcome({ person }: Me, w: MeWords): void {
  const name = person?.name ?? "";
  if (name) change({ name });
  notify(filled(w.welcomeBack, { name: name && `, ${name}` }));
}
