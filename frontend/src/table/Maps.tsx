/** All maps of a board: one alone, several behind a switch that follows what happens, or beside each other where there is room. */

import { useEffect, useRef, useState } from "preact/hooks";

import { whenIdle } from "../app/idle.ts";
import { useMedia } from "../app/media.ts";
import type { Board } from "../board/index.ts";
import type { MapFile } from "../board/mapfile.ts";
import type { Face, Scene } from "../faces/face.ts";
import { deedOf, placeOf } from "../keys.ts";
import type { Look } from "../look/theme.ts";
import { useSay } from "../words/table/index.ts";
import { MapView } from "./Map.tsx";

interface Props {
  readonly maps: readonly MapFile[];
  readonly face: Face;
  readonly look: Look;
  readonly scene: Scene | null;
  readonly compact: boolean;
  /** Which map lies in front. */
  readonly front: number;
  readonly onFront: (front: number) => void;
  /** The board in front, for whoever moves it; null when it is gone. */
  readonly onBoard: (board: Board | null) => void;
}

const ROOMY = "(min-width: 2300px)"; // both maps are large enough beside each other

export function Maps({ maps, face, look, scene, compact, front, onFront, onBoard }: Props) {
  const say = useSay();
  const boards = useRef<(Board | null)[]>([]);
  const beside = useMedia(ROOMY) && maps.length > 1;
  const [there, setThere] = useState<readonly number[]>([]); // what may be chosen on each map
  const [news, setNews] = useState<ReadonlySet<number>>(new Set());
  const before = useRef({ step: "", seq: 0 });
  const lies = useRef(front); // several scenes may come before one of them is drawn
  lies.current = front;

  useEffect(() => { onBoard(boards.current[front] ?? null); }, [front]);
  const lang = scene?.words.lang;
  useEffect(() => { // a place is lit that is named beside the map
    if (!lang) return undefined;
    let stop: (() => void) | null = () => undefined;
    whenIdle(() => {
      void import("./highlightNamed.ts").then(({ hear }) => { if (stop) stop = hear(maps, lang, boards.current, onFront); }, () => undefined);
    });
    return () => {
      stop?.();
      stop = null;
    };
  }, [maps, lang, look, compact]);
  useEffect(() => { setNews(new Set([...news].filter((map) => map !== front))); }, [front]);
  useEffect(() => {
    if (maps.length < 2 || !scene) return;
    const legal = boards.current.map((board) => board?.legal?.size ?? 0);
    setThere((old) => (old.join() === legal.join() ? old : legal));
    void import("./frontMap.ts").then(({ follow }) => { // of a board with one map nobody asks
      const { next, elsewhere } = follow(before.current, maps, lies.current, legal, scene, face);
      if (elsewhere.length) setNews((old) => new Set([...old, ...elsewhere]));
      if (next !== lies.current) onFront(lies.current = next);
    }, () => undefined);
  }, [scene]);

  /** Letters jump on the map; numbers go to another one, and the focus goes along. */
  const press = (event: KeyboardEvent): void => {
    const to = Number(event.key) - 1;
    if (maps.length < 2 || placeOf(event.target) !== "map" || deedOf(event, "map") !== "world" || !maps[to]) return;
    event.preventDefault();
    onFront(to);
    requestAnimationFrame(() => {
      const board = boards.current[to];
      if (board?.current) board.focus(board.current);
    });
  };
  return (
    <div onKeyDown={press} class={beside ? "maps beside" : "maps"}>
      {maps.map((map, i) => (
        <div key={map.id} class="map-one" inert={!beside && i !== front} data-map={map.id} onPointerDown={() => { if (beside) onFront(i); }}>
          <MapView map={map} face={face} look={look} scene={scene} compact={compact} onBoard={(made) => { boards.current[i] = made; if (i === front) onBoard(made); }} />
        </div>
      ))}
      {maps.length > 1 && !beside && (
        <div class="map-switch" role="group" aria-label={say("which_map")}>
          {maps.map((map, i) => {
            const n = i === front ? 0 : (there[i] ?? 0);
            return (
              <button key={map.id} type="button" aria-pressed={i === front} title={n > 0 ? say("choices_there", { n }) : undefined} onClick={() => { onFront(i); }}>
                {map.title[scene?.words.lang ?? "en"]}
                {n > 0 ? <b class="map-there">{n}<span class="unseen"> {say("choices_there", { n })}</span></b> : i !== front && news.has(i) ? <b class="map-there">{say("news_there")}</b> : null}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
