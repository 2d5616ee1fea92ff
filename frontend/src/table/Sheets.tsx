/** What is told large over the map, one sheet after the other, closed with Esc. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { Observable, useObservable } from "../app/observable.ts";
import { narrate } from "../app/toasts.ts";
import { fetchWhenIdle } from "../app/idle.ts";
import { useSettings } from "../app/settings.ts";
import { Button, lazy } from "../app/ui.tsx";
import type { Board } from "../board/index.ts";
import type { Face, Scene } from "../faces/face.ts";
import { useSay } from "../words/table/index.ts";
import { legal } from "./draft.ts";
import { beginsTurn } from "./logLines.ts";
import { behind, ended, inOrder, markedRead, over, shown } from "./sheets.ts";
import type { Reading } from "./narrator.ts";
import "./sheets.css";

// nothing has happened yet when a table is opened
const FloatingSheet = lazy(async () => (await import("./FloatingSheet.tsx")).FloatingSheet, () => null);
const FoldedSheet = lazy(async () => (await import("./FloatingSheet.tsx")).FoldedSheet, () => null);
fetchWhenIdle(FloatingSheet, FoldedSheet);

/** A sheet that somebody called for. */
export const wanted = new Observable<string | null>(null);
/** Puts away the heavy sheet that everything waits for; null: nothing does. */
export const waited = new Observable<(() => void) | null>(null);

interface Props {
  readonly scene: Scene;
  readonly face: Face;
  /** As it is by then: it comes and goes with language and size. */
  readonly board: { readonly current: Board | null };
  readonly past: boolean;
  readonly skipped: number;
  readonly missed: number;
  /** `put` puts it away. */
  onReading(what: Reading, put: () => void): void;
}

export function Sheets({ scene, face, board, past, skipped, missed, onReading }: Props) {
  const say = useSay();
  const sheets = inOrder(face.sheets?.(scene) ?? []);
  const [marks, setMarks] = useState<ReadonlySet<string> | null>(null);
  const wish = useObservable(wanted);
  const noted = marks ?? new Set(ended(sheets).map(over)); // what was over when the table was opened is not told again
  const read = markedRead(sheets, noted);
  const followed = useRef("");
  const slow = useSettings().speed === "slow";
  const seen = slow || past || scene.still || scene.viewer < 0 ? sheets : sheets.filter(({ key, mine, stop, over: done }) => mine || stop || key === wish || (!done && scene.draft)); // of others what came of it is told; who is asked about it sees it

  const { front, some, waits } = shown(seen, read, wish, { settled: scene.draft !== null || scene.status === "over", past, skipped, missed, followed: followed.current, began: scene.settled.active === scene.viewer ? (scene.log.findLast(beginsTurn)?.seq ?? 0) : 0 });
  const put = (...keys: readonly string[]): void => {
    if (wanted.value !== null && keys.includes(wanted.value)) wanted.value = null;
    const done = ended(sheets);
    setMarks((known) => new Set([...(known ?? noted), ...keys.map((key) => (done.includes(key) ? over(key) : key))]));
  };
  useEffect(() => { if (!past && marks === null) setMarks(noted); }, [past]);
  useEffect(() => () => { wanted.value = null; }, []);

  const newest = sheets.at(-1)?.key;
  useEffect(() => { if (wish !== null && wish !== newest) put(wish); }, [newest]); // something else has begun

  const { draft } = scene;
  const touched = draft ? `${draft.decision.id} ${String(draft.steps.length)} ${JSON.stringify(draft.chosen)}` : "";
  const before = useRef({ touched, done: ended(sheets) });
  useEffect(() => { // whoever goes on, or has answered, has seen what had ended by then
    if (past) return;
    const { touched: was, done } = before.current;
    const going = draft ? draft.steps.length > 0 || Object.keys(draft.chosen).length > 0 : was !== "";
    if (was !== touched && going) put(...done);
    before.current = { touched, done: draft ? ended(sheets) : done };
  });

  const calls = wish !== null && wish === front?.key;
  const away = (): void => { if (front) put(...(!some.length ? behind(sheets, front) : calls ? [front.key] : ended(sheets))); }; // what was opened among several goes back to them
  const [long, setLong] = useState(""); // what stays, has been read, and waits for what is done next
  const beside = front?.over && front.stays && !calls && (!scene.compact || long === front.key);
  const folded = front && !(beside && !scene.compact) && (front.over || front.said) && !front.stop && (some.length > 0 || draft !== null || (scene.compact && scene.still)) && !calls; // it lies neither over what is asked now nor, where nothing is told, over a phone's map
  const reading: Reading = !front?.over || past || folded || calls || beside ? "" : front.stop ? "stop" : "end";
  useLayoutEffect(() => {
    if (front && !front.over) followed.current = front.key;
    onReading(reading, away);
    waited.value = reading && front?.heavy ? away : null;
  }, [reading, front?.key]);
  useEffect(() => { if (front && reading === "stop") narrate(say("sheet_waits", { title: front.title })); }, [reading, front?.key]);
  useEffect(() => () => { onReading("", () => undefined); waited.value = null; }, []);

  useEffect(() => { // from anywhere, also without the focus
    if (!front) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      event.stopPropagation();
      away();
    };
    document.addEventListener("keydown", press, true);
    return () => { document.removeEventListener("keydown", press, true); };
  });

  if (front && folded) return <FoldedSheet key={`${front.key} folded`} sheets={some.length ? some : [front]} scene={scene} onOpen={(key) => { wanted.value = key; }} onClose={away} />;
  const asked = front && beside && draft ? [...new Set(legal(draft).flatMap(({ fields }) => Object.values(fields)))] : [];
  if (front) return <FloatingSheet key={front.key} sheet={front} scene={scene} board={board} called={calls} asked={asked} onClose={away} onLong={() => { if (front.stays) setLong(front.key); else away(); }} />;
  if (!waits) return null;
  return <div class="sheets"><Button icon="up" onClick={() => { wanted.value = waits.key; }}>{say("show_sheet", { title: waits.title })}</Button></div>;
}
