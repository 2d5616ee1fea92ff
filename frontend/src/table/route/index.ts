/** Ways to places, all of it: fetched with the first one. */

import { Parted } from "./Parted.tsx";
import { shown } from "./routing.ts";
import { asks, Underway } from "./Underway.tsx";

export { lead, seek } from "./seek.ts";

shown.value = { Parted, Underway, asks };
