/** What begins when the page has come to rest: nobody waits for it. */

import { FILES } from "../net/offline/place.ts";
import { offline } from "../net/transport.ts";
import { blocked } from "../words/blocked.ts";
import { notify } from "./toasts.ts";
import { keepShell } from "./shellCache.ts";
import "./printing.ts";
import { settings } from "./settings.ts";
import { keepTime } from "./clockJumps.ts";

export function runIdleTasks(): void {
  keepTime();
  if (import.meta.env.PROD && "serviceWorker" in navigator) keepShell(offline ? FILES : []);
  if (!offline && !navigator.cookieEnabled) notify(blocked[settings.value.lang], "refusal");
}
