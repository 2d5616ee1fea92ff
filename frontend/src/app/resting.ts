/** What begins when the page has come to rest: nobody waits for it. */

import { FILES } from "../net/here/place.ts";
import { here } from "../net/transport.ts";
import { blocked } from "../words/blocked.ts";
import { notify } from "./notices.ts";
import { keepShell } from "./offline.ts";
import "./printing.ts";
import { settings } from "./settings.ts";
import { keepTime } from "./sleep.ts";

export function rested(): void {
  keepTime();
  if (import.meta.env.PROD && "serviceWorker" in navigator) keepShell(here ? FILES : []);
  if (!here && !navigator.cookieEnabled) notify(blocked[settings.value.lang], "refusal");
}
