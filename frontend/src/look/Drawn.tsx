/** A piece as it lies on the map: a unit, an emblem or a mark, in the colours of whoever owns it. */

import { symbol } from "../board/style.ts";
import { owners, symbols } from "./theme.ts";
import "./drawn.css";

export function Drawn({ picture, owner }: { readonly picture: string; readonly owner: string }) {
  const path = symbol(symbols, picture);
  if (!path) return null;
  const look = owners[owner];
  return <svg class={look ? "drawn owned" : "drawn"} style={look ? { background: look.colour, color: look.ink } : {}} viewBox="0 0 24 24" aria-hidden="true"><path d={path} fill-rule="evenodd" /></svg>;
}
