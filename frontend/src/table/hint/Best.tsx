/** What a hint would do: one sentence is read as it stands, several are a list. */
export function Best({ lang, text, role }: { readonly lang: string; readonly text: string; readonly role?: "status" }) {
  const all = "Segmenter" in Intl ? [...new Intl.Segmenter(lang, { granularity: "sentence" }).segment(text)].map(({ segment }) => segment.trim()) : [text];
  return <div class="best" {...(role && { role })}>{all.length > 1 ? <ul>{all.map((one) => <li key={one}><b>{one}</b> </li>)}</ul> : <b>{text}</b>}</div>;
}
