/** Of a double click the second press is for what was there at the first: what has come under the pointer meanwhile does not get it. */

let first = "";

export function once(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest("button") : null;
  const asked = control?.closest(".ask, .hand")?.closest(".table-page")?.querySelector<HTMLElement>(".ask")?.dataset["decision"];
  const means = control && asked !== undefined ? `${asked} ${(control.getAttribute("aria-label") ?? control.textContent).replace(/\d+/g, "")}` : "";
  if (event.detail > 1 && means && means !== first) {
    event.preventDefault();
    event.stopPropagation();
  } else first = means;
}
