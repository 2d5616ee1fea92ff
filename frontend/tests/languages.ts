/** Before every test: the page and the faces speak both languages. */

import { WORDS as ATTACK } from "../src/faces/attack/words/index.ts";
import { WORDS as ATTILA } from "../src/faces/attila/words/index.ts";
import { dictionaries } from "../src/words/lexicon.ts";

await Promise.all([dictionaries, ATTACK, ATTILA].flatMap((words) => [words.learn("de"), words.learn("en")]));
