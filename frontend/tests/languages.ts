/** Before every test: the page speaks both its languages. */

import { dictionaries } from "../src/words/lexicon.ts";

await Promise.all([dictionaries.learn("de"), dictionaries.learn("en")]);
