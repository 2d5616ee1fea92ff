/** Learning a game at a table, and puzzles: each part is a table of its own, on the real rules. */

import { useEffect, useMemo, useState } from "preact/hooks";

import { explained } from "../app/faults.ts";
import { Frame } from "../app/Frame.tsx";
import { notify } from "../app/toasts.ts";
import { addressOf, go } from "../app/routes.ts";
import { useSettings } from "../app/settings.ts";
import { Failed, useLoaded, Waiting } from "../app/ui.tsx";
import { api } from "../net/api.ts";
import { Classroom } from "../net/classroom.ts";
import { now } from "../net/clock.ts";
import type { Lesson, Shelf } from "../net/shapes.ts";
import { local, put, taken } from "../net/storage.ts";
import { TablePage } from "../table/TablePage.tsx";
import { useSay } from "../words/opening/index.ts";
import { LEARN, type LearnWords } from "../words/learn/index.ts";

const PLACE = "kt.learnt"; // how far one is, by lesson
const DAY = 86_400_000;

const NAMES: Readonly<Record<Shelf, string>> = { lessons: "first", puzzles: "daily" };

function reached(): Readonly<Record<string, string>> {
  return (taken(local, PLACE) ?? {}) as Record<string, string>;
}

function keep(key: string, chapter: string): void {
  put(local, PLACE, { ...reached(), [key]: chapter });
}

/** Which part comes when the address names none: where one was, or the puzzle of the day. */
export function opens({ chapters, game, name }: Lesson, shelf: Shelf, at = now()): number {
  if (shelf === "puzzles") return Math.floor(at / DAY) % chapters.length;
  const known = chapters.findIndex(({ id }) => id === reached()[`${game}/${name}`]);
  return known < 0 || known === chapters.length - 1 ? 0 : known;
}

interface Props {
  readonly game: string;
  readonly shelf: Shelf;
  readonly chapter: string | null;
}

export function Learn({ game, shelf, chapter }: Props) {
  const say = useSay();
  const { lang } = useSettings();
  const found = useLoaded(async () => Promise.all([api.lesson(game, shelf, NAMES[shelf]), LEARN.learn(lang)]), [game, shelf, lang]);
  if (found.state === "failed") return <Frame title={say("rules")} game={game}><Failed error={found.error} /></Frame>;
  if (found.state === "loading") return <main class="plain" id="main" tabIndex={-1}><Waiting /></main>;
  const [lesson, words] = found.value;
  return <Taught lesson={lesson} words={words} shelf={shelf} chapter={chapter} />;
}

function Taught({ lesson, words, shelf, chapter }: { readonly lesson: Lesson; readonly words: LearnWords; readonly shelf: Shelf; readonly chapter: string | null }) {
  const say = useSay();
  const { game, name, chapters } = lesson;
  const first = useMemo(() => opens(lesson, shelf), [game, shelf]);
  const named = chapters.findIndex(({ id }) => id === chapter);
  const index = named < 0 ? first : named;
  const id = chapters[index]?.id ?? "";
  const [room, setRoom] = useState<Classroom | null>(null);
  useEffect(() => {
    const made = new Classroom(game, shelf, name, id);
    setRoom(made);
    if (shelf === "lessons") keep(`${game}/${name}`, id);
    return () => { made.close(); };
  }, [game, shelf, name, id]);
  const [start, setStart] = useState("");
  const { lang } = useSettings();
  useEffect(() => { // the last button is called after what it begins
    let here = true;
    api.game(game).then(({ starts }) => { if (here) setStart(starts[0]?.sentence ?? ""); }, () => undefined);
    return () => { here = false; };
  }, [game, lang]);
  const said = useMemo(() => (start ? { ...words, play: start } : words), [words, start]);
  if (!room?.id.endsWith(`-${id}`)) return <main class="plain" id="main" tabIndex={-1}><Waiting /></main>;
  const onChapter = (to: number): void => {
    const next = chapters[(to + chapters.length) % chapters.length];
    if (next) go(addressOf({ page: "learn", game, shelf, chapter: next.id }), true);
  };
  const onPlay = (): void => { // a short start first, where a whole game takes an evening
    Promise.all([import("./opening.ts"), api.game(game)]).then(([{ playNow }, detail]) => playNow(detail, say("guest"), detail.starts[0])).catch((error: unknown) => { notify(explained(error, say), "refusal"); });
  };
  const puzzle = shelf === "puzzles";
  return <TablePage key={room.id} id={room.id} at={null} teaching={{ room, words: said, game, puzzle, index, all: chapters.length, onChapter, onPlay }} />;
}
