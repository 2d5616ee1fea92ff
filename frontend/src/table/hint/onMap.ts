/** What a hint speaks of is marked on the maps, as long as it is open or taken over; where nothing of it is in sight, the map turns there. Fetched with the first hint, or at rest. */

import { useEffect } from "preact/hooks";

import { Observable } from "../../app/observable.ts";
import type { Board } from "../../board/index.ts";
import type { Arrow } from "../../board/marks.ts";
import type { MapFile } from "../../board/mapfile.ts";
import { groupsOf, type Groups } from "../../faces/parts/groups.ts";
import type { AdvisedMove, LegalAction } from "../../net/shapes.ts";
import { counts, frontFor } from "../frontMap.ts";
import { hidden } from "../mapFocus.ts";
import { nameAt } from "../nameAt.ts";

/** The hint that is open or taken over; `ways`: nothing else draws its arrows. */
interface Spoken extends Pick<AdvisedMove, "sentence" | "steps"> {
  readonly ways: boolean;
}

const spoken = new Observable<Spoken | null>(null);

/** Says what is spoken of, as long as a part of the page is shown. */
export function useSpoken(move: Pick<AdvisedMove, "sentence" | "steps"> | undefined, ways: boolean): void {
  useEffect(() => {
    if (!move) return undefined;
    const mine = { ...move, ways };
    spoken.value = mine;
    return () => { if (spoken.value === mine) spoken.value = null; };
  }, [move?.sentence]);
}

const WHO: ReadonlySet<string> = new Set(["power", "player", "seat"]); // a name that a place may have, too

/** A step may take a whole part of the map, as a revolution does a continent. */
const placesOfStep = ({ fields }: Pick<LegalAction, "fields">, ids: ReadonlySet<string>, groups: Groups = {}): readonly string[] =>
  Object.entries(fields).flatMap(([field, value]) => (WHO.has(field) ? [] : ids.has(value) ? [value] : (groups[value] ?? [])));

/** The places of a whole move: those of its steps, then what else its sentence names. `regions`: their ids by their names. */
export function placesOf({ sentence, steps }: Pick<AdvisedMove, "sentence" | "steps">, regions: ReadonlyMap<string, string>, groups: Groups = {}): readonly string[] {
  const ids = new Set(regions.values());
  const who = new Set(steps.flatMap(({ fields }) => [...WHO].flatMap((field) => fields[field] ?? [])));
  const named = Array.from(sentence, (_, at) => nameAt(sentence, at, regions)).filter((id) => id && !who.has(id));
  return [...new Set([...steps.flatMap((step) => placesOfStep(step, ids, groups)), ...named])];
}

/** From where to where its steps lead, each way once. */
export function waysOf({ steps }: Pick<AdvisedMove, "steps">, ids: ReadonlySet<string>): readonly (readonly [string, string])[] {
  const ways = steps.map((step) => placesOfStep(step, ids)).filter((places): places is readonly [string, string] => places.length === 2 && places[0] !== places[1]);
  return [...new Map(ways.map((way) => [way.join(" "), way])).values()];
}

const [FEW, FEW_SMALL] = [8, 2]; // places that are all shown; of more the first; on a phone, where all of them together would be a stamp
const GONE = 300; // ms after which a hint that was put away has not been taken over
const COLOUR = "#1d5f8a"; // as what is named

/** Shows it on these maps until it is told to stop; `mark` is told of its places. */
export function follow(maps: readonly MapFile[], lang: "de" | "en", boards: readonly (Board | null)[], onFront: (front: number) => void, mark: (places: readonly string[]) => void): () => void {
  const regions = new Map(maps.flatMap((map) => Object.entries(map.regions).map(([id, region]) => [region[lang], id] as const)));
  const ids = new Set(regions.values());
  const groups: Groups = Object.assign({}, ...maps.map(groupsOf)); // no two maps of a game share one
  let places: readonly string[] = [];
  let gone: ReturnType<typeof setTimeout> | undefined;
  let moved = true; // somebody has moved the map since: it stays
  const here = (board: Board): readonly string[] => places.filter((id) => id in board.map.regions);
  /** What is spoken of comes into sight, unless some of it is, or somebody has looked elsewhere since. */
  const turn = (): void => {
    if (moved) return;
    for (const board of boards) {
      const on = board ? here(board) : [];
      if (board && on.length && (spoken.value?.ways ? board.sight.sees(on) === 0 : hidden(on.length, board.sight.sees(on)))) board.sight.away(() => { board.sight.follow(document.querySelector(".compact") ? on.slice(0, FEW_SMALL) : on.slice(0, on.length > FEW ? 1 : FEW)); });
    }
  };
  const changes = new ResizeObserver(turn); // the sheet of a phone grows for a hint
  const show = (): void => {
    const told = spoken.value;
    places = told ? placesOf(told, regions, groups) : [];
    const ways = told?.ways ? waysOf(told, ids) : [];
    changes.disconnect();
    clearTimeout(gone);
    if (!told && !moved) gone = setTimeout(() => { for (const board of boards) board?.sight.home(() => true); }, GONE); // as it lay before
    moved = !told;
    const front = boards.findIndex((board) => board !== null && !document.querySelector(`[data-map="${board.map.id}"]`)?.hasAttribute("inert"));
    const next = frontFor(counts(maps, places), front);
    if (next !== front && boards[next]) onFront(next);
    mark(places);
    for (const board of boards) {
      if (!board) continue;
      board.setArrows(ways.flatMap(([from, to]): Arrow[] => (from in board.map.regions && to in board.map.regions ? [{ from, to, colour: COLOUR }] : [])), true);
      const box = document.querySelector(`[data-map="${board.map.id}"] .kt-board`);
      if (told && box) changes.observe(box); // it tells at once, too
    }
  };
  const stop = spoken.subscribe(show);
  const away = ({ target }: Event): void => { if (target instanceof Element && target.closest(".kt-board, .map-tools")) moved = true; };
  const more = new AbortController();
  for (const kind of ["pointerdown", "wheel", "keydown"]) document.addEventListener(kind, away, { signal: more.signal, passive: true, capture: true });
  show();
  return () => {
    stop();
    clearTimeout(gone);
    more.abort();
    changes.disconnect();
  };
}
