/** The page: what everybody loads; the rest comes when it is needed. */

import "./first.ts"; // comes on its own before all this

import { render } from "preact";

import { App } from "./app/App.tsx";
import { keepFocus } from "./app/focus.ts";
import { keepShell } from "./app/offline.ts";
import { followHistory } from "./app/routes.ts";
import { dressPage, settings } from "./app/settings.ts";
import { FILES } from "./net/here/place.ts";
import { here } from "./net/transport.ts";
import { HOUSE } from "./words/chapter.ts";
import "./look/page.css";
import "./app/app.css";

dressPage();
followHistory();
keepFocus(document);
const place = document.querySelector("#page");
await HOUSE.learn(settings.value.lang);
if (here && place) await (await import("./app/here.tsx")).openHouse(place);
if (place) render(<App />, place);
if (import.meta.env.PROD && "serviceWorker" in navigator) keepShell(here ? FILES : []);
