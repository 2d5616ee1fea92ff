/** What a hint would do: one sentence is read as it stands, several are a list. */
export function Best({ text, role }: { readonly text: string; readonly role?: "status" }) {
  const all = text.match(/.+?[.!?](?=\s+\p{Lu}|$)/gu)?.map((one) => one.trim()) ?? [];
  return <div class="best" {...(role && { role })}>{all.length > 1 ? <ul>{all.map((one, i) => <li key={i}>{i ? " " : ""}<b>{one}</b></li>)}</ul> : <b>{text}</b>}</div>;
}
