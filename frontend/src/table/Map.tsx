/** The board in the page: made once for a map and language, told of every new scene. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { Board } from "../board/index.ts";
import type { MapFile } from "../board/mapfile.ts";
import "../board/board.css";
import { Button } from "../app/ui.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { dress, owners, patterns, symbols, type Look } from "../look/theme.ts";
import { useSay } from "../words/index.ts";

interface Props {
  readonly map: MapFile;
  readonly face: Face;
  readonly look: Look;
  readonly scene: Scene | null;
  readonly compact: boolean;
  /** The board, for whoever moves it; null when it is gone. */
  readonly onBoard?: (board: Board | null) => void;
}

interface Doubt {
  readonly ids: readonly [string, string];
  readonly at: readonly [number, number];
}

export function MapView({ map, face, look, scene, compact, onBoard }: Props) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const now = useRef(scene);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  now.current = scene;
  const laid = useRef<readonly [Board, Scene] | null>(null);
  const lang = scene?.words.lang ?? "en";

  const pick = (region: string): void => {
    setDoubt(null);
    if (now.current) face.pick(region, now.current);
  };
  const lay = (made: Board, shown: Scene): void => {
    face.lay(made, shown);
    for (const id of Object.keys(map.regions)) made.setSentence(id, face.sentence(id, shown));
    laid.current = [made, shown];
  };
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    dress(place.current, look);
    const made = new Board(place.current, map, {
      language: lang,
      symbols,
      owners,
      patterns,
      places: face.places,
      minimap: !compact,
      still: scene?.still ?? false,
      onPick: pick,
      onDoubt: (ids, at) => { setDoubt({ ids, at }); },
      onCancel: () => { setDoubt(null); now.current?.clear(); },
      onView: () => { setDoubt(null); },
    });
    board.current = made;
    onBoard?.(made);
    if (now.current) lay(made, now.current); // before it is seen: else it would be styled and laid out twice
    return () => {
      onBoard?.(null);
      board.current = null;
      made.destroy();
    };
  }, [map, face, look, lang, compact]);

  useEffect(() => { board.current?.setStill(scene?.still ?? false); }, [scene?.still]);

  useEffect(() => {
    if (!board.current || !scene || (laid.current?.[0] === board.current && laid.current[1] === scene)) return;
    lay(board.current, scene);
  }, [map, face, look, lang, compact, scene]);

  return (
    <div class="map-box">
      <div class="map" ref={place} />
      {doubt && scene && (
        <div class="doubt" role="group" aria-label={say("which_region")} ref={(box) => { if (box) { box.style.left = `${String(doubt.at[0])}px`; box.style.top = `${String(doubt.at[1])}px`; } }}>
          {doubt.ids.map((id) => <Button key={id} onClick={() => { pick(id); }}>{map.regions[id]?.[lang] ?? id}</Button>)}
        </div>
      )}
      <div class="map-tools" role="group" aria-label={say("map_tools")}>
        <Button icon="plus" label={say("zoom_in")} onClick={() => { board.current?.zoom(); }} />
        <Button icon="minus" label={say("zoom_out")} onClick={() => { board.current?.zoom(1 / 1.4); }} />
        <Button icon="whole" label={say("whole_map")} onClick={() => { board.current?.fit(); }} />
      </div>
    </div>
  );
}
