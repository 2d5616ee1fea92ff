/** On paper the page is light, and shows what is otherwise folded or scrolled away. */

import { printing } from "./printState.ts";
import { settings, shade } from "./settings.ts";
import "./print.css";

/** Some browsers tell it by events, all others by the kind of medium. */
const paper = matchMedia("print");
const set = (on: boolean): void => {
  printing.value = on;
  if (on) document.documentElement.dataset["theme"] = shade.value = "light";
  else settings.value = { ...settings.value }; // as it is set
};
addEventListener("beforeprint", () => { set(true); });
addEventListener("afterprint", () => { set(false); });
paper.addEventListener("change", () => { set(paper.matches); });
if (paper.matches) set(true);
