/** What the page says is there for all tests, as it is once a page has begun. */

import { learn } from "../src/words/index.ts";

await Promise.all([learn("de"), learn("en")]);
