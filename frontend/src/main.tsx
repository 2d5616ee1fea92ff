/** The page: what everybody loads; the rest comes when it is needed. */

import { render } from "preact";

import { App } from "./app/App.tsx";
import { keepFocus } from "./app/focus.ts";
import { keepShell } from "./app/offline.ts";
import { address, followHistory, routeOf } from "./app/routes.ts";
import { dressPage } from "./app/settings.ts";
import { beginLook } from "./net/early.ts";
import "./look/page.css";
import "./app/app.css";

const route = routeOf(address.value);
if (route.page === "table") beginLook(route.table);
dressPage();
followHistory();
keepFocus(document);
const place = document.querySelector("#page");
if (place) render(<App />, place);
if (import.meta.env.PROD && "serviceWorker" in navigator) keepShell();
