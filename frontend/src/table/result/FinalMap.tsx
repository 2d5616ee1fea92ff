/** The map as it stood at the end. */

import { useEffect, useState } from "preact/hooks";

import { shade } from "../../app/settings.ts";
import type { Face } from "../../faces/face.ts";
import { api } from "../../net/api.ts";
import { request } from "../../net/transport.ts";
import type { ResultWords } from "../../words/result/index.ts";

/** The server's drawing of the board in the colours of the page; "" for what the game's look is without day and night. */
export const boardAddress = (face: Face, table: string): string => {
  const look = face.looks.find((one) => one === shade.value) ?? "";
  return api.picture(table, look === "light" || look === "dark" ? look : "");
};

export function FinalMap({ face, table, w }: { readonly face: Face; readonly table: string; readonly w: ResultWords }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    let [made, current] = ["", true];
    const draw = async (): Promise<void> => { // not by its address: without a network the page answers itself
      const board = await request(boardAddress(face, table));
      if (!board.ok || !current) return;
      made = URL.createObjectURL(await board.blob());
      setUrl(made);
    };
    draw().catch(() => undefined); // the board itself is one press away
    return () => {
      current = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [face, table]);
  return <figure class="result-map">{url && <img src={url} alt={w.finalMap} />}</figure>;
}
