/** The little Markdown that the rules are written in: bold, italic, code, lists, tables. Made of elements, never of HTML text. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";

import { Worded } from "../app/terms.tsx";
import { offline, request } from "../net/transport.ts";

/** Words with `**bold**`, `*italic*`, `` `code` ``; a link shows its text, `[Moesia](region moesia)` a thing that can be asked about. */
export function inline(text: string): ComponentChildren {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part) => {
    if (part.startsWith("**")) return <b>{inline(part.slice(2, -2))}</b>;
    if (part.startsWith("`")) return <code>{part.slice(1, -1)}</code>;
    const [, name, to = ""] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (name !== undefined) return to.includes(" ") ? <span class="thing" data-about={to}>{name}</span> : name;
    return /^\*[^*]+\*$/.test(part) ? <i>{part.slice(1, -1)}</i> : <Worded text={part} />;
  });
}

/** A paragraph that is a picture: `![what it shows](name.svg)`; the line end in the description does not count. */
export function figureIn(text: string): { readonly alt: string; readonly file: string } | null {
  const [, alt, file] = /^!\[([^\]]*)\]\(([a-z0-9-]+\.svg)\)$/.exec(text.trim()) ?? [];
  return alt === undefined || file === undefined ? null : { alt: alt.replaceAll(/\s+/g, " "), file };
}

/** A drawing that the game brings with its rules. */
export function Figure({ game, alt, file }: { readonly game: string; readonly alt: string; readonly file: string }) {
  const source = useSource(`/api/games/${encodeURIComponent(game)}/pictures/${file}`);
  return <figure class="figure"><img src={source} alt={alt} loading="lazy" width="600" height="260" /></figure>;
}

/** Where the browser finds what the server answers: no network would bring it from a server in this browser. */
function useSource(address: string): string | undefined {
  const [source, setSource] = useState(offline ? undefined : address);
  useEffect(() => {
    if (!offline) return;
    const made = request(address).then(async (answer) => URL.createObjectURL(await answer.blob()));
    made.then(setSource, () => undefined); // then its description stands there
    return () => { made.then((url) => { URL.revokeObjectURL(url); }, () => undefined); };
  }, [address]);
  return source;
}

/** A paragraph; lines that begin with a dash are a list, lines with bars a table. */
export function Block({ text }: { readonly text: string }) {
  const parts: { kind: "text" | "list" | "numbers" | "table"; lines: string[] }[] = [];
  for (const line of text.split("\n")) {
    const kind = /^[-*] /.test(line) ? "list" : /^\d+\. /.test(line) ? "numbers" : line.startsWith("|") ? "table" : "text";
    const last = parts.at(-1);
    if (last && kind === "text" && /^\s+\S/.test(line) && (last.kind === "list" || last.kind === "numbers")) last.lines.push(`${last.lines.pop() ?? ""} ${line.trim()}`);
    else if (last?.kind === kind) last.lines.push(line);
    else parts.push({ kind, lines: [line] });
  }
  return (
    <>
      {parts.map(({ kind, lines }) => {
        if (kind === "text") return <p>{inline(lines.join(" "))}</p>;
        if (kind === "table") return <Table lines={lines} />;
        const items = lines.map((line) => <li>{inline(line.replace(/^([-*]|\d+\.) /, ""))}</li>);
        return kind === "list" ? <ul>{items}</ul> : <ol>{items}</ol>;
      })}
    </>
  );
}

function Table({ lines }: { readonly lines: readonly string[] }) {
  const rows = lines.filter((line) => !/^\|[\s:|-]+\|?$/.test(line)).map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim()));
  const [head = [], ...body] = rows;
  return (
    <div class="table-box">
      <table>
        <thead><tr>{head.map((cell) => <th scope="col">{inline(cell)}</th>)}</tr></thead>
        <tbody>{body.map((row) => <tr>{row.map((cell) => <td>{inline(cell)}</td>)}</tr>)}</tbody>
      </table>
    </div>
  );
}
