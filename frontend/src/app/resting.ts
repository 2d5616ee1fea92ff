/** What begins when the page has come to rest: nobody waits for it. */

import { here } from "../net/transport.ts";
import { blocked } from "../words/blocked.ts";
import { notify } from "./notices.ts";
import { keepTime } from "./now.ts";
import "./printing.ts";
import { settings } from "./settings.ts";

export function rested(): void {
  keepTime();
  if (!here && !navigator.cookieEnabled) notify(blocked[settings.value.lang], "refusal");
}
