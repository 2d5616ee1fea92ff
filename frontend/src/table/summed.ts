/** Units that are told one by one, as a sum; what adds them up is loaded at rest: until then each is told by itself. */

import { whenIdle } from "../app/idle.ts";
import type { together } from "./together.ts";

let add: typeof together = (said) => said;
whenIdle(() => { import("./together.ts").then((found) => { add = found.together; }, () => undefined); });

export const summed: typeof together = (said, words, earlier) => add(said, words, earlier);
