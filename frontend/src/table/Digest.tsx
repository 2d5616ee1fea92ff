/** What happened since one's own last turn: one line with what matters most; opened, all of it, each line a moment to look back to. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { Icon } from "../app/icons.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { useSay } from "../words/table/index.ts";
import { LOST, NEWS } from "../words/told.ts";
import { digest, foremost, headline, old, ownTurn, sorted, staying, type News } from "./digest.ts";
import { lastOwn, liveEntries } from "./logLines.ts";
import { useNews } from "./news.ts";
import type { TableState } from "./state.ts";
import { useScrollShadow } from "./useScrollShadow.ts";
import "./digest.css";

interface Props {
  readonly scene: Scene;
  readonly face: Face;
  readonly state: TableState;
  readonly onLook: (seq: number) => void;
}

export function Digest({ scene, face, state: now, onLook }: Props) {
  const say = useSay();
  const kept = useRef(now);
  if (!now.busy) kept.current = now; // while an answer is under way nothing goes or comes above what was pressed
  const state = kept.current;
  const game = useNews(face);
  const lost = LOST[scene.words.lang];
  const since = lastOwn(state.lines, scene.viewer);
  const [open, setOpen] = useState<number | null>(null); // for the answer since which it was opened
  const box = useRef<HTMLElement>(null);
  const shown = open === since;
  useEffect(() => { // it lies over the question: whatever else is pressed puts it away
    if (!shown) return undefined;
    const away = ({ target }: Event): void => { if (!(target instanceof Node && box.current?.contains(target))) setOpen(null); };
    document.addEventListener("pointerdown", away, true);
    return () => { document.removeEventListener("pointerdown", away, true); };
  }, [shown]);
  const fresh = sorted(digest(state.lines, scene.viewer, state.told, { matters: (told) => game?.matters?.(told, scene), brief: (told) => game?.brief?.(told, scene) ?? null, loss: (told) => game?.loss?.(told, scene) ?? null, also: (told) => game?.also?.(told, scene) ?? null, lost: (place, units, n, by, also) => (place ? lost.at(place, units) : lost.places(new Intl.ListFormat(scene.words.lang).format([n, ...also]), units, by)), lostTo: (units, by) => `${units} → ${by}`, takes: (told) => game?.takes?.(told, scene) ?? null, ...(game?.took && { took: (by, places, brief) => game.took?.(by, places, brief, scene) ?? "" }), turnOf: (told) => game?.turnOf?.(told, scene) }, state.missed));
  const told = liveEntries(state.lines, state.told);
  const turn = ownTurn(scene, told);
  const { news, first } = staying(scene.kept, fresh, foremost(fresh, scene.settled.active === scene.viewer ? 0 : since), turn, told);
  if (!game) return <div class="digest-room" />;
  if (!first) return null;
  const folded = !shown && old(first, turn, since);
  const head = headline(news, first);
  const line = ({ seq, sentence, matter, times }: News) => (
    <li key={`${String(seq)} ${sentence}`}>
      <button type="button" class={`digest-line digest-${matter}`} onClick={() => { onLook(seq); }}>
        <span class="grow">{sentence}{times > 1 ? ` ×${String(times)}` : ""}</span>
        <Icon name="clock" />
        <span class="unseen">{say("look_at_moment")}</span>
      </button>
    </li>
  );
  return (
    <section ref={box} class={folded ? "digest digest-old" : "digest"} aria-label={say("since_turn")} onKeyDown={(event) => { if (shown && event.key === "Escape") { event.stopPropagation(); setOpen(null); } }}>
      <button type="button" class="digest-head" aria-expanded={shown} onClick={() => { setOpen(shown ? null : since); }}>
        <span class="grow">
          <b>{folded ? NEWS[scene.words.lang].earlier(news.length) : say("since_turn")}</b>
          {shown || folded ? null : <span class={first.matter === "lost" ? "digest-first digest-grave" : "digest-first"}>{head.sentence}</span>}
        </span>
        {shown || folded || head.more < 1 ? <Icon name="clock" /> : <span class="digest-count">{NEWS[scene.words.lang].more(head.more)}</span>}
      </button>
      {shown && <All>{news.map(line)}</All>}
    </section>
  );
}

/** Where more lies below than is seen, a sign says so. */
function All({ children }: { readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useScrollShadow(box, false);
  return <div ref={box} class="digest-body" tabIndex={-1}><ul>{children}</ul></div>;
}
