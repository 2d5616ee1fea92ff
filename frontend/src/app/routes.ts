/** Addresses of the page: what each one shows, and how to get from one to another without loading anew. */

import { Observable } from "./observable.ts";

export type Route =
  | { readonly page: "lobby" }
  | { readonly page: "new"; readonly game: string | null }
  | { readonly page: "join"; readonly table: string; readonly invite: string }
  | { readonly page: "back"; readonly table: string; readonly recovery: string }
  | { readonly page: "table"; readonly table: string; readonly at: number | null }
  | { readonly page: "rules"; readonly game: string; readonly paragraph: string | null }
  | { readonly page: "short"; readonly game: string }
  | { readonly page: "learn"; readonly game: string; readonly shelf: "lessons" | "puzzles"; readonly chapter: string | null }
  | { readonly page: "edit"; readonly game: string; readonly table: string | null; readonly at: number | null; readonly drawn: string | null }
  | { readonly page: "dice" }
  | { readonly page: "me" }
  | { readonly page: "mine" }
  | { readonly page: "notifications" }
  | { readonly page: "email"; readonly what: EmailLink; readonly token: string }
  | { readonly page: "not_found" };

/** What a link in an e-mail is for. */
export type EmailLink = "confirm" | "block" | "unsubscribe";

/** What an address shows; only the part after the host matters. */
export function routeOf(address: string): Route {
  const url = new URL(address, "http://server/");
  const [first, second, more] = url.pathname.split("/").filter(Boolean).map(plain);
  const hash = plain(url.hash.slice(1));
  if (more !== undefined) {
    const email = first === "notifications" && (second === "confirm" || second === "block" || second === "unsubscribe");
    return email ? { page: "email", what: second, token: more } : { page: "not_found" };
  }
  if (first === undefined) return { page: "lobby" };
  if (second === undefined) {
    if (first === "new") return { page: "new", game: url.searchParams.get("game") };
    return first === "dice" || first === "me" || first === "mine" || first === "notifications" ? { page: first } : { page: "not_found" };
  }
  if (first === "join") return { page: "join", table: second, invite: hash };
  if (first === "back") return { page: "back", table: second, recovery: hash };
  if (first === "rules") return { page: "rules", game: second, paragraph: hash || null };
  if (first === "short") return { page: "short", game: second };
  if (first === "learn" || first === "puzzle") return { page: "learn", game: second, shelf: first === "learn" ? "lessons" : "puzzles", chapter: hash || null };
  const at = url.searchParams.get("at");
  const seq = at !== null && /^\d{1,15}$/.test(at) ? Number(at) : null;
  if (first === "edit") return { page: "edit", game: second, table: url.searchParams.get("table"), at: seq, drawn: hash || null };
  return first === "t" ? { page: "table", table: second, at: seq } : { page: "not_found" };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a route; the other way round. */
export function addressOf(route: Exclude<Route, { page: "not_found" }>): string {
  const e = encodeURIComponent;
  switch (route.page) {
    case "lobby": return "/";
    case "new": return route.game === null ? "/new" : `/new?game=${e(route.game)}`;
    case "join": return `/join/${e(route.table)}#${e(route.invite)}`;
    case "back": return `/back/${e(route.table)}#${e(route.recovery)}`;
    case "table": return `/t/${e(route.table)}${route.at === null ? "" : `?at=${String(route.at)}`}`;
    case "rules": return `/rules/${e(route.game)}${route.paragraph === null ? "" : `#${e(route.paragraph)}`}`;
    case "short": return `/short/${e(route.game)}`;
    case "learn": return `/${route.shelf === "lessons" ? "learn" : "puzzle"}/${e(route.game)}${route.chapter === null ? "" : `#${e(route.chapter)}`}`;
    case "edit": return `/edit/${e(route.game)}${route.table === null ? "" : `?table=${e(route.table)}${route.at === null ? "" : `&at=${String(route.at)}`}`}${route.drawn === null ? "" : `#${e(route.drawn)}`}`;
    case "dice":
    case "me":
    case "mine":
    case "notifications": return `/${route.page}`;
    case "email": return `/notifications/${route.what}/${e(route.token)}`;
  }
}

/** What a pasted link or bare address means, if it leads to a table of this server. */
export function tableLink(text: string): Route | null {
  const cut = /\/(?:join|t|back)\/.*$/.exec(text.trim())?.[0];
  const route = cut === undefined ? null : routeOf(cut);
  return route && ["join", "back", "table"].includes(route.page) ? route : null;
}

const here = (): string => location.pathname + location.search + location.hash;

export const address = new Observable(typeof location === "undefined" ? "/" : here());

export function go(to: string, replace = false): void {
  if (to !== here()) history[replace ? "replaceState" : "pushState"](replace ? history.state : null, "", to);
  address.value = here();
}

/** Follows the browser's own back and forward. */
export function followHistory(): void {
  addEventListener("popstate", () => { address.value = here(); });
}
