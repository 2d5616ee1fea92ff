/** Links to the server's answers, such as a game's record, are downloads: no network would find them. */

import type { Refusal } from "../shapes.ts";
import { server } from "./server.ts";

const NAME = /filename="?([^";]+)/;

/** `failed`: told why nothing could be saved; "" where the server does not say why. */
export function saveLinks(document: Document, failed: (why: string) => void): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href^='/api/']");
    if (!link) return;
    event.preventDefault();
    void save(link.getAttribute("href") ?? "").catch(() => "").then((why) => { if (why !== null) failed(why); });
  });
}

/** Why it could not be saved; null if it was. */
async function save(address: string): Promise<string | null> {
  const answer = await server.fetch(address);
  if (!answer.ok) return ((await answer.json()) as { error?: Refusal }).error?.sentence ?? "";
  const made = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(await answer.blob()),
    download: NAME.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "kartentisch.ktj",
  });
  made.click();
  setTimeout(() => { URL.revokeObjectURL(made.href); }, 60_000);
  return null;
}
