/** What if? Opens a private table that begins at a moment of this one: against bots, where they may advise. */

import { useState } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { notify } from "../../app/toasts.ts";
import { Icon } from "../../app/icons.tsx";
import { addressOf } from "../../app/routes.ts";
import { Dialog } from "../../app/Dialog.tsx";
import { Button, Choice, Link, useLoaded } from "../../app/ui.tsx";
import { api } from "../../net/api.ts";
import type { GameDetail, Snapshot } from "../../net/shapes.ts";
import { local } from "../../net/storage.ts";
import { LEVEL } from "../../pages/firstGame.ts";
import { enter } from "../../pages/opening.ts";
import { useSay } from "../../words/index.ts";
import { WHAT_IF } from "../../words/whatif/index.ts";
import { begunLive } from "./origins.ts";

interface Props {
  readonly snapshot: Snapshot;
  readonly detail: GameDetail;
  readonly lang: "de" | "en";
  /** Right after this line. */
  readonly seq: number;
  /** That is the table as it stands, no moment of its past. */
  readonly live: boolean;
  /** Whom one would play, unless one chooses another. */
  readonly seat: number;
  /** How a seat is called. */
  called(seat: number): string;
  readonly onClose: () => void;
}

export function WhatIf({ snapshot: { table, own_seats: own, may_hint: hints }, detail, lang, seq, live, seat: first, called, onClose }: Props) {
  const say = useSay();
  const words = useLoaded(() => WHAT_IF.learn(lang), [lang]);
  const [bot, setBot] = useState(LEVEL);
  const [seat, setSeat] = useState(Math.max(first, 0));
  const [busy, setBusy] = useState(false);
  const over = table.status === "over";
  const alone = !hints && (!over || table.branch !== null); // without bots: the game, or the one that it came from, gives no hints
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const play = over ? [seat] : [...own];
      const keys = await api.whatIf(table.id, { seq, play, bot });
      if (live) begunLive(local, keys.table);
      await enter(keys, table.game, play.map((one) => table.seats[one]?.name ?? ""));
      onClose();
    } catch (error) {
      notify(explained(error, say), "refusal");
      setBusy(false);
    }
  };
  if (words.state !== "here") return null;
  const w = words.value;
  return (
    <Dialog title={w.heading} size="small" onClose={onClose}>
      <p>{alone ? w.alone : w.text}</p>
      <p class="hint">{over ? w.whole : w.dealt}{alone && ` ${w.quiet}`}</p>
      {over && !alone && <Choice label={w.play} value={seat} values={table.seats.map((one) => [one.seat, called(one.seat)] as const)} onChange={setSeat} />}
      {!alone && <Choice label={w.bots} value={bot} values={detail.bots.map(({ name, sentence }) => [name, sentence] as const)} onChange={setBot} />}
      <p class="actions"><Button kind="primary" icon="play" disabled={busy} onClick={() => { void begin(); }}>{w.begin}</Button>{!alone && <Link to={addressOf({ page: "edit", game: table.game, table: table.id, at: seq, drawn: null })} class="button secondary"><Icon name="pen" /><span>{w.change}</span></Link>}</p>
    </Dialog>
  );
}
