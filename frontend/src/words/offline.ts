/** While the server is being loaded into this browser (`app/offlineStart.tsx`). */

export const opening = {
  de: {
    loading: "Das Spiel wird in diesen Browser geladen",
    once: "Einmal; danach öffnet es sich gleich, auch ohne Netz. Partien bleiben in diesem Browser.",
    elsewhere: "Kartentisch ist in einem anderen Fenster offen. Schließe es und lade diese Seite neu.",
    failed: "Das Spiel konnte nicht geladen werden. Versuche es mit Netz noch einmal, oder in einem anderen Browser.",
  },
  en: {
    loading: "The game is being loaded into this browser",
    once: "Once; then it opens at once, without a network too. Games stay in this browser.",
    elsewhere: "Kartentisch is open in another window. Close that one, then load this page again.",
    failed: "The game could not be loaded. Try again with a network, or in another browser.",
  },
} as const;
