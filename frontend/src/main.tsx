/** The page: what everybody loads; the rest comes when it is needed. */

import "./first.ts"; // comes on its own before all this

import { render } from "preact";

import { App } from "./app/App.tsx";
import { keepFocus } from "./app/focus.ts";
import { keepOwn } from "./app/foreign.ts";
import { notify } from "./app/notices.ts";
import { keepTime } from "./app/now.ts";
import { keepShell } from "./app/offline.ts";
import { followHistory } from "./app/routes.ts";
import { followPrinting } from "./app/printing.ts";
import { dressPage, settings } from "./app/settings.ts";
import { FILES } from "./net/here/place.ts";
import { here } from "./net/transport.ts";
import { HOUSE } from "./words/chapter.ts";
import { speaker } from "./words/index.ts";
import "./look/page.css";
import "./app/app.css";
import "./look/print.css";

const place = document.querySelector("#page");
// what `fit.js` has said stands there, and is the only thing to say
if (place && !document.documentElement.hasAttribute("data-unfit")) await begin(place);

async function begin(place: Element): Promise<void> {
  followPrinting();
  dressPage();
  followHistory();
  keepFocus(document);
  keepTime();
  await HOUSE.learn(settings.value.lang);
  place.replaceChildren(); // the sentence for those who see nothing else
  if (here) await (await import("./app/here.tsx")).openHouse(place);
  keepOwn(place);
  render(<App />, place);
  if (!here && !navigator.cookieEnabled) notify(speaker(settings.value.lang)("no_cookies"), "refusal");
  if (import.meta.env.PROD && "serviceWorker" in navigator) keepShell(here ? FILES : []);
}
