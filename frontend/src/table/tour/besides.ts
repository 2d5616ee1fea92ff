/** What the tour's last card says besides, such as whom one plays against; "": nothing, or it was said. */

import { Observable } from "../../app/observable.ts";

export const besides = new Observable("");
