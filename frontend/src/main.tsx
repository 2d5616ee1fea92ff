/** The page: what everybody loads; the rest comes when it is needed. */

import "./first.ts"; // comes on its own before all this

import { render } from "preact";

import { App } from "./app/App.tsx";
import { keepFocus } from "./app/focus.ts";
import { followHistory } from "./app/routes.ts";
import { watchDom } from "./app/domWatch.ts";
import { whenIdle } from "./app/idle.ts";
import { dressPage, settings } from "./app/settings.ts";
import { offline } from "./net/transport.ts";
import { COMMON } from "./words/chapter.ts";
import "./look/page.css";
import "./app/app.css";

const place = document.querySelector("#page");
// what `fit.js` has said stands there, and is the only thing to say
if (place && !document.documentElement.hasAttribute("data-unfit")) await begin(place);

async function begin(place: Element): Promise<void> {
  whenIdle(() => { import("./app/idleTasks.ts").then(({ runIdleTasks }) => { runIdleTasks(); }, () => undefined); });
  whenIdle(() => { void import("./look/more.css"); });
  dressPage();
  followHistory();
  keepFocus(document);
  await COMMON.learn(settings.value.lang);
  place.replaceChildren(); // the sentence for those who see nothing else
  if (offline) await (await import("./app/offlineStart.tsx")).startOffline(place);
  watchDom(place);
  render(<App />, place);
}
