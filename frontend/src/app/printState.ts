/** Whether the page is being put on paper, as `printing.ts` tells it, which comes when the page is at rest. */

import { Observable } from "./observable.ts";

export const printing = new Observable(false);
