/** After the end: who has won, with how many points, and what can be done now. */

import { Button, Link } from "../app/ui.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { api } from "../net/api.ts";
import { useSay } from "../words/index.ts";
import { Disc } from "./Players.tsx";
import type { Sitting } from "./sitting.ts";
import { VerifyButton } from "./Trust.tsx";

interface Props {
  readonly scene: Scene;
  readonly face: Face;
  readonly sitting: Sitting;
  readonly rematch: string | null;
  readonly playing: boolean; // holds a seat
  readonly onReplay: () => void;
  readonly onClose: () => void;
  readonly onRematch: (rotate: boolean) => void;
}

export function Final({ scene, face, sitting, rematch, playing, onReplay, onClose, onRematch }: Props) {
  const say = useSay();
  const { scores, winners, seats } = scene;
  const order = seats.map(({ seat }) => seat).sort((a, b) => (scores?.[b] ?? 0) - (scores?.[a] ?? 0));
  const names = (winners ?? []).map((seat) => seats[seat]?.name ?? "").join(", ");
  return (
    <section class="final" tabIndex={-1} data-next="" aria-labelledby="final-head">
      <h2 id="final-head">{say((winners?.length ?? 0) > 1 ? "winners_are" : "winner_is", { names })}</h2>
      <ol>
        {order.map((seat) => (
          <li key={seat} class={winners?.includes(seat) ? "won" : ""}>
            <Disc seat={seat} seats={seats} face={face} />
            <span class="grow">{seats[seat]?.name}</span>
            <b>{scores?.[seat] ?? 0}</b>
          </li>
        ))}
      </ol>
      {face.Final && <face.Final scene={scene} />}
      <div class="actions">
        {rematch !== null ? <Link to={`/t/${rematch}`} class="button primary">{say("to_rematch")}</Link> : playing && (
          <>
            <Button kind="primary" icon="play" onClick={() => { onRematch(false); }}>{say("rematch")}</Button>
            <Button onClick={() => { onRematch(true); }}>{say("rematch_rotate")}</Button>
          </>
        )}
        <Button icon="clock" onClick={onReplay}>{say("look_back")}</Button>
        <a class="button secondary" href={api.record(sitting.id, null)} download>{say("download_record")}</a>
        <Button kind="quiet" onClick={onClose}>{say("show_board")}</Button>
        <VerifyButton table={sitting.id} />
        <Link to="/" class="button quiet">{say("to_lobby")}</Link>
      </div>
    </section>
  );
}
