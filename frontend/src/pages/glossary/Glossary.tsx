/** The words of a game, with their pictures and the paragraphs behind them. */

import { Drawn } from "../../look/Drawn.tsx";
import type { Term } from "../../net/shapes.ts";
import "./glossary.css";

export function Glossary({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <dl class="glossary">
      {terms.map(({ id, name, text, rule, picture, owner }) => (
        <div key={id} id={`term-${id}`}>
          <Drawn picture={picture} owner={owner} />
          <dt>{name}</dt>
          <dd>{text} <a href={`#${rule}`}>{rule}</a></dd>
        </div>
      ))}
    </dl>
  );
}
