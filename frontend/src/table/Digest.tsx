/** "Since your last turn": one line with what matters most; opened, all of it, each line a moment to look back to. */

import { useState } from "preact/hooks";

import { Icon } from "../app/icons.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { useSay } from "../words/table/index.ts";
import { digest, foremost, newsSince, type News } from "./digest.ts";
import type { TableState } from "./state.ts";
import "./digest.css";

const FEW = 3;

interface Props {
  readonly scene: Scene;
  readonly face: Face;
  readonly state: TableState;
  readonly onLook: (seq: number) => void;
}

export function Digest({ scene, face, state, onLook }: Props) {
  const say = useSay();
  const since = newsSince(state.lines, scene.viewer);
  const [open, setOpen] = useState<number | null>(null); // for the answer since which it was opened
  const [whole, setWhole] = useState(false);
  const news = digest(state.lines, scene.viewer, state.told, { matters: (told) => face.matters?.(told, scene), brief: (told) => face.brief?.(told, scene) ?? null }, state.missed);
  if (!news.length) return null;
  const [first] = foremost(news, 1);
  const few = foremost(news, FEW);
  const list = whole ? news : few;
  const shown = open === since;
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
    <section class="digest" aria-label={say("since_turn")} onKeyDown={(event) => { if (shown && event.key === "Escape") { event.stopPropagation(); setOpen(null); } }}>
      <button type="button" class="digest-head" aria-expanded={shown} onClick={() => { setOpen(shown ? null : since); setWhole(false); }}>
        <span class="grow">
          <b>{say("since_turn")}</b>
          {shown ? null : <span class={`digest-first digest-${first?.matter ?? "move"}`}>{first?.sentence}</span>}
        </span>
        <span class="digest-count">{news.length}</span>
      </button>
      {shown && (
        <div class="digest-body" tabIndex={-1}>
          <ul>{list.map(line)}</ul>
          {!whole && news.length > few.length && <button type="button" class="text-button" onClick={() => { setWhole(true); }}>{say("digest_all", { n: news.length })}</button>}
        </div>
      )}
    </section>
  );
}
