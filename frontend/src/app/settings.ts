/** What everybody sets for themselves on this device: language, colours, motion, sound, size of letters. */

import { local, put } from "../net/storage.ts";
import { Observable, useObservable } from "./observable.ts";
import { PLACE, settled, type Settings } from "./storedSettings.ts";

export { TEXT_SIZES, understood, type Settings, type Speed, type Theme } from "./storedSettings.ts";

export const settings = new Observable<Settings>(settled());

export function change(what: Partial<Settings>): void {
  settings.value = { ...settings.value, ...what };
  put(local, PLACE, settings.value);
}

/** By day or by night: what is set, or what the device says. */
export const shade = new Observable<"light" | "dark">("light");

/** No motion, says the device. */
export const stillness = new Observable(false);

/** Keeps the page as it is set. */
export function dressPage(): void {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const apply = (): void => {
    const { lang, theme, text } = settings.value;
    const root = document.documentElement;
    root.lang = lang;
    document.querySelector("link[rel=manifest]")?.setAttribute("href", lang === "de" ? "/manifest.de.webmanifest" : "/manifest.webmanifest");
    shade.value = theme === "system" ? (night.matches ? "dark" : "light") : theme;
    root.dataset["theme"] = shade.value;
    root.style.fontSize = `${String(text)}%`;
    stillness.value = calm.matches;
  };
  apply();
  settings.subscribe(apply);
  night.addEventListener("change", apply);
  calm.addEventListener("change", apply);
}

export const useSettings = (): Settings => useObservable(settings);

/** No motion, please. */
export function useStill(): boolean {
  const still = useObservable(stillness);
  return useSettings().speed === "off" || still;
}
