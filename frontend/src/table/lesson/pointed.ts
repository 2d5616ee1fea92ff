/** What a lesson points at on the maps, as `pointing.ts` tells it, which comes with the lesson. */

import { Observable } from "../../app/observable.ts";

/** On the maps: the places that the text names, and those to press next. */
export const pointed = new Observable<{ readonly named: readonly string[]; readonly wanted: readonly string[] }>({ named: [], wanted: [] });
