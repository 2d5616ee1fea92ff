/** The board in the page: made once for a map and language, told of every new scene. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { Board } from "../board/index.ts";
import type { MapFile, Point } from "../board/mapfile.ts";
import { calmly } from "../board/calm.ts";
import { flat } from "../board/viewport.ts";
import "../board/board.css";
import { useMedia } from "../app/media.ts";
import { useObservable } from "../app/observable.ts";
import { narrate, notify } from "../app/toasts.ts";
import { fetchWhenIdle, whenIdle } from "../app/idle.ts";
import { useSettings } from "../app/settings.ts";
import { Button, lazy } from "../app/ui.tsx";
import type { Draft, Face, Scene, Seeks } from "../faces/face.ts";
import { dress, owners, patterns, symbols, type Look } from "../look/theme.ts";
import { useSay } from "../words/table/index.ts";
import { asking, inVain, same, type Asking } from "./aboutTarget.ts";
import { reshaped, turn } from "./mapFocus.ts";
import { overlay, drawingTool } from "./drawingLayer.ts";
import { answer, isLaid, isMeant, primary } from "./keyActions.ts";
import { learnRoutes } from "./route/learn.ts";
import { routed, routing, shown, type Routing } from "./route/routing.ts";
import { under } from "./under.ts";
import "./map.css";

const Doubt = lazy(async () => (await import("./Doubt.tsx")).Doubt, () => null);
fetchWhenIdle(Doubt);

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
  /** What was being answered: with it the choice goes. */
  readonly of: Draft | null;
  readonly ids: readonly [string, string];
  readonly at: Point;
}

const TURNED = 300; // ms after which a screen that was turned has its shape
const [HIGH, LOW] = [120, 150]; // CSS pixels by which a sheet may rise over the map, or that it must leave of it, for its keys to have room above it
const GRACE = 280; // ms after which a card goes when the mouse has left its region

export function MapView({ map, face, look, scene, compact, onBoard }: Props) {
  const say = useSay();
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const now = useRef(scene);
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  now.current = scene;
  const laid = useRef<readonly [Board, Scene, Routing | null] | null>(null);
  const lang = scene?.words.lang ?? "en";
  const { plates } = useSettings();

  const waiting = useRef<string[]>([]); // taps that came while the rules still answered, where they are counted
  const leaving = useRef(0);
  const about = (id: string, [x, y]: Point, why: Asking["why"] = null): Omit<Asking, "by"> => {
    clearTimeout(leaving.current);
    const box = place.current?.getBoundingClientRect();
    const [left, top] = [(box?.left ?? 0) + x, (box?.top ?? 0) + y];
    return { thing: { kind: "region", id }, beside: { left, top, right: left, bottom: top }, why };
  };
  /** Chooses; where nothing can be chosen, says why not, or what is there. */
  const pick = (id: string, at: Point, by: "pointer" | "key" = "pointer"): void => {
    setDoubt(null);
    if (drawingTool.value) {
      drawingTool.value(id);
      return;
    }
    const shown = now.current;

    if ((shown?.laid ?? null) !== null) notify(say("hint_first"));
    if (!shown || shown.busy || shown.answering()) {
      if (shown && face.counts?.(shown)) waiting.current.push(id);
      return;
    }
    if (by === "key" && (pressed().includes(id) || isLaid(id, shown))) { // it goes on, and takes nothing back
      if (isMeant(face, id, shown)) answer();
      else narrate(document.querySelector(".question")?.textContent ?? "");
      return;
    }
    const open = asking.value;
    if (by === "key" && open?.why && open.by === "tap" && same(open.thing, { kind: "region", id })) { // it was said why not: once more leads into the answer
      vain(id, at, open.why);
      return;
    }
    const asked = routed(routing.value, shown.draft);
    if (asked?.picks(id, shown)) return;
    const leaving = asked?.kind === "leaving";
    const seeks = leaving ? "first" : shown.draft && face.seeks?.(id, shown);
    if (asked && !leaving) routing.value = null;
    const seek = (how: Seeks): void => {
      asking.value = null;
      const sought = { region: id, at, face, scene: () => now.current, inVain: (why: Asking["why"]) => { vain(id, at, why); }, pick: () => now.current !== null && face.pick(id, now.current) };
      void learnRoutes().then((found) => found.seek(sought, how)).catch(() => { vain(id, at, face.why?.(id, shown) ?? null); });
    };
    if ((!seeks || seeks === "else" || seeks === "here") && face.pick(id, shown, () => { seek(seeks === "here" ? seeks : "else"); })) asking.value = null;
    else if (seeks) seek(seeks);
    else vain(id, at, face.why?.(id, shown) ?? null);
  };
  const vain = (id: string, at: Point, why: Asking["why"]): void => {
    inVain(about(id, at, why), place.current?.querySelector(`[data-region="${id}"]`)?.matches(":focus-visible") ?? false);
  };
  const way = routed(useObservable(routing), scene?.draft ?? null);
  const asks = useObservable(shown);
  const onTheWay = useRef(way);
  onTheWay.current = way;
  const pressed = (): readonly string[] => [...(place.current?.querySelectorAll<SVGElement>("[data-region][aria-pressed=true]") ?? [])].flatMap(({ dataset }) => dataset["region"] ?? []);
  /** What is chosen says what Enter does there. */
  const tell = (): void => {
    const [made, shown] = [board.current, now.current];
    const what = made && shown?.draft ? primary()?.textContent : "";
    if (!what || !made || !shown) return;
    for (const id of pressed()) if (isMeant(face, id, shown)) made.setSentence(id, `${face.sentence(id, shown)} ${say("enter_does", { what })}`);
  };
  const lay = (made: Board, shown: Scene): void => {
    face.lay(made, shown);
    made.stage = face.stage?.(shown) ?? [];
    onTheWay.current?.mark(made);
    for (const id of Object.keys(map.regions)) made.setSentence(id, face.sentence(id, shown));
    turn(made, face, shown);
    laid.current = [made, shown, onTheWay.current];
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
      minimap: true,
      steady: compact,
      still: scene?.still ?? false,
      onPick: pick,
      onMiss: () => { if (now.current && !drawingTool.value) face.leave?.(now.current); },
      onAsk: (id, at, by) => { asking.value = { ...about(id, at), by }; },
      onHover: (id) => { // the card stays a moment: the mouse may be on its way there
        clearTimeout(leaving.current);
        const open = asking.value;
        if (open?.by === "rest" && ["region", "continent"].includes(open.thing.kind) && open.thing.id !== id) leaving.current = window.setTimeout(() => { if (asking.value === open && !document.querySelector(".about:hover")) asking.value = null; }, GRACE);
      },
      onDoubt: (ids, at) => {
        const shown = now.current;
        const [id] = ids;
        if (shown && face.alike?.(ids, shown)) pick(id, at);
        else setDoubt({ of: shown?.draft ?? null, ids, at });
      },
      counts: () => now.current !== null && (face.counts?.(now.current) ?? false),
      anywhere: () => drawingTool.value !== null,
      onCancel: () => {
        const open = document.querySelector(".doubt") !== null;
        setDoubt(null);
        if (open) routing.value = null; // what is asked about a way lies there, too
        return open;
      },
      onView: () => { setDoubt(null); },
    });
    board.current = made;
    onBoard?.(made);
    made.setPlates(plates);
    if (now.current) lay(made, now.current); // before it is seen: else it would be styled and laid out twice
    return () => {
      onBoard?.(null);
      board.current = null;
      made.destroy();
    };
  }, [map, face, look, lang, compact]);

  useEffect(() => { whenIdle(() => { board.current?.prepare().catch(() => undefined); }); }, []);
  useEffect(() => { board.current?.setPlates(plates); }, [plates]);

  const covered = useObservable(under);
  const [free, setFree] = useState(covered); // where the map's keys lie: they follow the sheet, but not under a finger
  useEffect(() => calmly(() => { setFree(covered); }), [covered]);
  useLayoutEffect(() => {
    if (board.current) board.current.covered = compact ? covered : 0;
    if (place.current) place.current.style.bottom = compact ? `${String(covered)}px` : "";
  }, [covered, compact]);

  const lies = useMedia("(orientation: landscape)");
  useEffect(() => {
    const timer = setTimeout(() => { if (board.current && now.current) reshaped(board.current, now.current); }, TURNED);
    return () => { clearTimeout(timer); };
  }, [lies]);

  const drawn = useObservable(overlay);
  useEffect(() => { board.current?.setOverlay(drawn && ((hair) => drawn(map, hair))); }, [drawn, map, face, look, lang, compact]);

  const { draft = null } = scene ?? {};
  useEffect(() => { // where else what was picked gets to
    if (!scene || !draft || scene.busy || !face.origin?.(scene) || Object.values(draft.chosen).some((id) => id in map.regions)) return;
    void learnRoutes().then(({ lead }) => lead(() => now.current, face.leaves)).catch(() => undefined);
  }, [draft?.steps, draft?.chosen, draft?.decision.id, scene?.busy, way === null]); // again when another question about a way is over

  useEffect(() => { board.current?.setStill(scene?.still ?? false); }, [scene?.still]);

  useEffect(() => {
    if (!board.current || !scene || (laid.current?.[0] === board.current && laid.current[1] === scene && laid.current[2] === way)) return;
    lay(board.current, scene);
  }, [map, face, look, lang, compact, scene, way]);

  useEffect(tell);

  useEffect(() => { // quick taps, one after the other
    if (!scene || scene.busy || scene.answering()) return;
    const next = waiting.current.shift();
    if (next !== undefined && !(face.counts?.(scene) && face.pick(next, scene))) waiting.current = []; // no more of them has room
  }, [scene]);

  return (
    <div class="map-box">
      <div class="map" translate={false} ref={place} onFocusIn={tell} />
      {way && "to" in way && scene && asks && <asks.Parted asked={way} scene={scene} face={face} />}
      {doubt && scene && doubt.of?.steps === scene.draft?.steps && doubt.of?.chosen === scene.draft?.chosen && (
        <Doubt head={say("which_region")} at={doubt.at} answers={doubt.ids.map((id) => ({ id, name: map.regions[id]?.[lang] ?? id }))} onPick={(id) => { pick(id, doubt.at); }} />
      )}
      <div class={flat({ width: map.size[0], height: map.size[1] }) ? "map-tools flat" : "map-tools"} role="group" aria-label={say("map_tools")} style={free < HIGH || (place.current?.clientHeight ?? 0) >= LOW ? { translate: `0 ${String(-free)}px` } : undefined}>
        <Button icon="plus" label={say("zoom_in")} onClick={() => { board.current?.zoom(); }} />
        <Button icon="minus" label={say("zoom_out")} onClick={() => { board.current?.zoom(1 / 1.4); }} />
        <Button icon="whole" label={say("whole_map")} onClick={() => { board.current?.whole(); }} />
      </div>
    </div>
  );
}
