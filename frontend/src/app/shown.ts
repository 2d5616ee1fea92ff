/** It is drawn, and not hidden. */
export const isShown = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? (element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible");
