/** Links to the house's answers, such as a game's record, are downloads: no network would find them. */

import { house } from "./house.ts";

const NAME = /filename="?([^";]+)/;

export function saveLinks(document: Document): void {
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>("a[href^='/api/']");
    if (!link) return;
    event.preventDefault();
    void save(link.getAttribute("href") ?? "");
  });
}

async function save(address: string): Promise<void> {
  const answer = await house.fetch(address);
  const made = Object.assign(document.createElement("a"), {
    href: URL.createObjectURL(await answer.blob()),
    download: NAME.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "kartentisch.ktj",
  });
  made.click();
  setTimeout(() => { URL.revokeObjectURL(made.href); }, 60_000);
}
