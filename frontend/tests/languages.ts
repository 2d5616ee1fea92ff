/** Before every test: the page and the faces speak both languages. */

import { WORDS as ATTACK } from "../src/faces/attack/words/index.ts";
import { WORDS as ATTILA } from "../src/faces/attila/words/index.ts";
import { ABOUT as ABOUT_ATTACK } from "../src/faces/attack/words/about/index.ts";
import { ABOUT as ABOUT_ATTILA } from "../src/faces/attila/words/about/index.ts";
import { COMMON } from "../src/words/chapter.ts";
import { RESULT } from "../src/words/result/index.ts";
import { REVIEW } from "../src/words/review/index.ts";
import { TABLE } from "../src/words/table/index.ts";

await Promise.all([COMMON, TABLE, ATTACK, ATTILA, ABOUT_ATTACK, ABOUT_ATTILA, RESULT, REVIEW].flatMap((words) => [words.learn("de"), words.learn("en")]));
