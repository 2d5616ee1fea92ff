/** A picture of the end, to download or to send on. */

import { useEffect, useState } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { Dialog } from "../../app/Dialog.tsx";
import { Button, Waiting } from "../../app/ui.tsx";
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
  /** The seat that may be given a name for it; -1: none. */
  readonly nameless: number;
  readonly face: Face;
  readonly table: string;
  readonly created: number;
  readonly history: History | null;
  /** Which curve: the one that was looked at. */
  readonly measure: number;
  readonly ranking: Ranking;
  readonly headOf: (names: readonly string[]) => string;
  readonly w: ResultWords;
  readonly onClose: () => void;
}

export function Picture({ scene, nameless, face, table, created, history, measure, ranking, headOf, w, onClose }: Props) {
  const say = useSay();
  const [own, setOwn] = useState("");
  const [made, setMade] = useState<{ readonly file: File; readonly url: string } | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const { seats, words } = scene;
  const names = seats.map(({ name }, seat) => (seat === nameless && own ? own : name));
  const head = headOf(names);
  const order = ranked(ranking, seats.length);
  const date = new Intl.DateTimeFormat(words.lang, { dateStyle: "long" }).format(created);
  const winners = order.filter((seat) => ranking.places[seat] === 1);
  const which = deciding(ranking, winners); // as the headline says
  const told = which > 0 ? [0, which] : [which]; // what breaks a tie says nothing without what was tied
  const merit = told.map((one) => words.name("standing", ranking.merits[one] ?? "")).join(" · ");
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
          figure: told.map((one) => String(ranking.worth[seat]?.[one] ?? 0).replace("-", "−")).join(" · "),
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
      setMade(null);
      if (url) URL.revokeObjectURL(url);
    };
  }, [table, history, measure, words, own]);

  const send = (): void => { if (made) navigator.share({ files: [made.file], text: `${words.title}: ${head}` }).catch(() => undefined); }; // put away again: nothing to say
  const sends = made !== null && typeof navigator.canShare === "function" && navigator.canShare({ files: [made.file] });
  return (
    <Dialog title={w.pictureTitle} size="large" onClose={onClose}>
      {fault !== null && <p class="problem" role="alert">{w.noPicture} {explained(fault, say)}</p>}
      {nameless >= 0 && <label class="result-name"><span>{w.nameInPicture}</span><input type="text" maxLength={64} value={own} placeholder={seats[nameless]?.name ?? ""} onChange={({ currentTarget }) => { setOwn(currentTarget.value.trim()); }} /></label>}
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
