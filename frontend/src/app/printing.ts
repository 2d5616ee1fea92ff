/** Whether the page is being put on paper: then it is light, and shows what is otherwise folded or scrolled away. */

import { Cell } from "./cell.ts";

export const printing = new Cell(false);

/** Some browsers tell it by events, all others by the kind of medium. */
export function followPrinting(): void {
  const paper = matchMedia("print");
  addEventListener("beforeprint", () => { printing.value = true; });
  addEventListener("afterprint", () => { printing.value = false; });
  paper.addEventListener("change", () => { printing.value = paper.matches; });
}
