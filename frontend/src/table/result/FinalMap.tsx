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

const last = { address: "", url: "" }; // the drawing that was seen last: the result shows it where the moment of the end did, and nothing jumps

export function FinalMap({ face, table, w }: { readonly face: Face; readonly table: string; readonly w: ResultWords }) {
  const address = boardAddress(face, table);
  const [url, setUrl] = useState(last.address === address ? last.url : "");
  useEffect(() => {
    let current = true;
    const draw = async (): Promise<void> => { // not by its address: without a network the page answers itself
      const board = await request(address);
      const drawn = board.ok ? await board.blob() : null;
      if (!drawn || !current) return;
      URL.revokeObjectURL(last.url);
      Object.assign(last, { address, url: URL.createObjectURL(drawn) });
      setUrl(last.url);
    };
    draw().catch(() => undefined); // the board itself is one press away
    return () => { current = false; };
  }, [address]);
  return <figure class="result-map">{url && <img src={url} alt={w.finalMap} />}</figure>;
}
