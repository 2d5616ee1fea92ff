/** The page: chooses by the address what to show. */

import { render } from "preact";

render(<p>Kartentisch</p>, document.body);
