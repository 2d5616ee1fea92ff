/** The page: what everybody loads; the rest comes when it is needed. */

import { render } from "preact";

import { App } from "./app/App.tsx";
import { keepFocus } from "./app/focus.ts";
import { followHistory } from "./app/routes.ts";
import { dressPage } from "./app/settings.ts";
import "./look/page.css";
import "./app/app.css";

dressPage();
followHistory();
keepFocus(document);
const place = document.querySelector("#page");
if (place) render(<App />, place);
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/offline.js");
