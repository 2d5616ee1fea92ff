/** A picture of the end, to download or to send on. */

import { useEffect, useState } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { Button, Dialog, Waiting } from "../../app/ui.tsx";
import type { Face, Scene } from "../../faces/face.ts";
import { letters, seatLook } from "../../look/seats.ts";
import type { History, Ranking } from "../../net/shapes.ts";
import { request } from "../../net/transport.ts";
import { useSay } from "../../words/table/index.ts";
import type { ResultWords } from "../../words/result/index.ts";
import { boardAddress } from "./FinalMap.tsx";
import { pictureOf } from "./picture.ts";
import { deciding, ranked } from "./ranking.ts";

interface Props {
  readonly scene: Scene;
  /** As the picture calls them. */
  readonly names: readonly string[];
  readonly face: Face;
  readonly table: string;
  readonly created: number;
  readonly history: History | null;
  /** Which curve: the one that was looked at. */
  readonly measure: number;
  readonly ranking: Ranking;
  readonly head: string;
  readonly w: ResultWords;
  readonly onClose: () => void;
}

export function Picture({ scene, names, face, table, created, history, measure, ranking, head, w, onClose }: Props) {
  const say = useSay();
  const [made, setMade] = useState<{ readonly file: File; readonly url: string } | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const { seats, words } = scene;
  const order = ranked(ranking, seats.length);
  const date = new Intl.DateTimeFormat(words.lang, { dateStyle: "long" }).format(created);
  const winners = order.filter((seat) => ranking.places[seat] === 1);
  const which = deciding(ranking, winners); // as the headline says
  const merit = words.name("standing", ranking.merits[which] ?? "");
  const figures = (seat: number): string => ranking.merits.map((one, i) => `${words.name("standing", one)}: ${String(ranking.worth[seat]?.[i] ?? 0)}`).join(", ");
  const alt = w.pictureAlt(`${words.title}: ${head}`, date, order.map((seat) => w.placeOf(ranking.places[seat] ?? 0, names[seat] ?? "", figures(seat))).join(", "), history?.measures[measure]?.title ?? merit);

  useEffect(() => {
    let url = "";
    let current = true;
    const make = async (): Promise<void> => {
      const board = await request(boardAddress(face, table));
      if (!board.ok) throw new Error(String(board.status));
      const blob = await pictureOf({
        title: head,
        below: `${words.title} · ${date}`,
        server: location.host,
        merit,
        measure: history?.measures[measure]?.title ?? "",
        board: await board.text(),
        seats: order.map((seat) => ({
          name: names[seat] ?? "",
          letter: letters(names, seat),
          ...(face.seatLooks?.[seat] ?? seatLook(seat)),
          place: `${String(ranking.places[seat])}.`,
          figure: String(ranking.worth[seat]?.[which] ?? 0).replace("-", "−"),
          values: history?.points.map(({ values }) => values[measure]?.[seat] ?? 0) ?? [],
        })),
      });
      if (!current) return;
      url = URL.createObjectURL(blob);
      setMade({ file: new File([blob], `${words.title.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}-${table}.png`, { type: "image/png" }), url });
    };
    make().catch((error: unknown) => { if (current) setFault(error); });
    return () => {
      current = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [table, history, measure, words]);

  const send = (): void => { if (made) navigator.share({ files: [made.file], text: `${words.title}: ${head}` }).catch(() => undefined); }; // put away again: nothing to say
  const sends = made !== null && typeof navigator.canShare === "function" && navigator.canShare({ files: [made.file] });
  return (
    <Dialog title={w.pictureTitle} size="large" onClose={onClose}>
      {fault !== null && <p class="problem" role="alert">{w.noPicture} {explained(fault, say)}</p>}
      {fault === null && !made && <Waiting />}
      {made && (
        <>
          <img class="result-picture" src={made.url} alt={alt} />
          <div class="actions">
            <a class="button primary" href={made.url} download={made.file.name}>{w.download}</a>
            {sends && <Button icon="share" onClick={send}>{w.send}</Button>}
          </div>
        </>
      )}
    </Dialog>
  );
}
