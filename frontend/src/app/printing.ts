/** Whether the page is being put on paper: then it is light, and shows what is otherwise folded or scrolled away. */

import { Cell } from "./cell.ts";
import { settings, shade } from "./settings.ts";
import "./print.css";

export const printing = new Cell(false);

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
