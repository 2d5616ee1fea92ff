/** Said where the browser keeps no cookies, and only there. */

export const blocked = {
  de: "Dieser Browser sperrt hier Cookies. Zum Spielen bitte Websitedaten für diese Adresse erlauben: Sie sind der Schlüssel zum Platz.",
  en: "This browser blocks cookies here. To play, allow site data for this address: they are the key to a seat.",
} as const;
