/** Notes, plans and what allies say: fetched where somebody has any of it. */

import { useLoaded } from "../../app/ui.tsx";
import { useSettings } from "../../app/settings.ts";
import { Lexicon } from "../lexicon.ts";
import type { NotebookWords } from "./en.ts";

export type { NotebookWords };

export const NOTEBOOK = new Lexicon<NotebookWords>({
  de: async () => (await import("./de.ts")).de,
  en: async () => (await import("./en.ts")).en,
});

/** The words in the language that is set; null until they have come. */
export function useNotebookWords(): NotebookWords | null {
  const { lang } = useSettings();
  const words = useLoaded(() => NOTEBOOK.learn(lang), [lang]);
  return words.state === "here" ? words.value : null;
}

/** With what stands in braces. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
