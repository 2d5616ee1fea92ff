/** Says at every moment that this table is only a trial, and leads back. */

import { Link, useLoaded } from "../../app/ui.tsx";
import type { TableSummary } from "../../net/shapes.ts";
import { local } from "../../net/storage.ts";
import { WHAT_IF } from "../../words/whatif/index.ts";
import { wayBack } from "./origins.ts";
import "./trial.css";

export function Trial({ table, branch, lang }: { readonly table: string; readonly branch: NonNullable<TableSummary["branch"]>; readonly lang: "de" | "en" }) {
  const words = useLoaded(() => WHAT_IF.learn(lang), [lang]);
  if (words.state !== "here") return null;
  return (
    <p class="trial">
      <span>{branch.dealt ? words.value.trialDealt : words.value.trial}</span>{" "}
      <Link to={wayBack(local, table, branch)}>{words.value.back}</Link>
    </p>
  );
}
