/** Faces with recorded games, moment by moment: `gallery.html?game=four&moment=play&lang=de&theme=dark&still=1`;
 * `game=attack` is Attack!, `attacke` Attacke, `selfr3` SelfR3: R2, `europe` Europe 1941, any other one is a recording of Attila.
 *
 * For looking and for screenshots; the page of a table itself is in `src/table`. It is not part of the built package.
 */

import { render } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import type { Board } from "../board/index.ts";
import type { Face, Scene } from "../faces/face.ts";
import { loadFace } from "../faces/index.ts";
import { loadMap } from "../look/maps.ts";
import type { MapFile } from "../board/mapfile.ts";
import { Maps } from "../table/Maps.tsx";
import "../table/table.css";
import "../table/phone.css";
import { COMMON } from "../words/chapter.ts";
import { TABLE } from "../words/table/index.ts";
import { settings } from "../app/settings.ts";
import "../look/page.css";
import "../app/app.css";
import * as drafts from "../table/draft.ts";
import { Sheets, wanted } from "../table/Sheets.tsx";
import { load, MOMENTS, type Moment } from "./moments.ts";
import "./gallery.css";

declare global {
  interface Window {
    /** What the face has asked for; for tests. */
    asked?: unknown[];
    ready?: boolean;
  }
}

const query = new URLSearchParams(location.search);
const lang = query.get("lang") === "en" ? "en" : "de";
const compactNow = (): boolean => innerWidth < 700;

const TITLES: Readonly<Record<string, string>> = { attack: "Attack!", attacke: "Attacke", attila: "Attila", selfr3: "SelfR3: R2", europe: "Europa 1941" };
const GAME = query.get("game") !== "attila" && (query.get("game") ?? "") in TITLES ? (query.get("game") ?? "") : "attila";
const TITLE = TITLES[GAME] ?? "";

function Gallery({ moment, maps, face }: { readonly moment: Moment; readonly maps: readonly MapFile[]; readonly face: Face }) {
  const [front, setFront] = useState(0);
  const [draft, setDraft] = useState(moment.draft);
  const [late, setLate] = useState(moment.later === 0);
  const [tab, setTab] = useState("map");
  const [compact, setCompact] = useState(compactNow());
  const board = useRef<Board | null>(null);
  useEffect(() => {
    const resize = (): void => { setCompact(compactNow()); };
    addEventListener("resize", resize);
    setTimeout(() => { setLate(true); }, 50); // news arrive after the table was opened
    return () => { removeEventListener("resize", resize); };
  }, []);
  const log = useMemo(() => (late ? moment.log : moment.log.slice(0, -moment.later)), [late]);
  const ask = (...what: unknown[]): void => { (window.asked ??= []).push(what); };
  const change = (next: (draft: drafts.Draft) => drafts.Draft): void => { setDraft((old) => (old ? next(old) : old)); };
  const scene: Scene = {
    words: { lang, title: TITLE, bySeat: [], ofSeats: [], name: (field, id) => moment.names[field]?.[id] ?? id },
    view: draft?.ahead?.view ?? moment.view,
    settled: moment.view,
    called: (seat) => moment.seats[seat]?.name ?? "",
    forecast: moment.forecast ? { now: moment.forecast, draft: null } : null,
    seats: moment.seats,
    viewer: moment.viewer,
    options: {},
    status: moment.status,
    scores: moment.scores,
    winners: moment.winners,
    ranking: null,
    log,
    draft: late ? draft : null,
    laid: null,
    busy: false,
    compact,
    still: query.has("still"),
    pace: 1,
    advise: (...what) => { ask("advise", ...what); },
    unadvise: () => { ask("unadvise"); },
    adopt: () => { ask("adopt"); },
    choose: (field, value) => { change((old) => drafts.choose(old, field, value)); },
    drop: (field) => { change((old) => drafts.drop(old, field)); },
    clear: () => { change((old) => drafts.begin(old.decision)); },
    answering: () => false,
    step: (action) => {
      ask("step", action.notation);
      const ahead = moment.ahead(action);
      if (ahead) change((old) => drafts.stepped(old, action, ahead));
    },
    back: () => { change((old) => drafts.begin(old.decision)); },
    note: () => undefined,
    redraft: (steps, chosen = {}) => {
      ask("redraft", steps.map(({ notation }) => notation), chosen);
      change((old) => {
        const kept = steps.length && steps.length === old.steps.length ? { ...old, chosen: {} } : drafts.begin(old.decision);
        return drafts.choices(kept, chosen);
      });
    },
    confirm: (...more) => { ask("confirm", ...[...(draft?.steps ?? []), ...more].map(({ notation }) => notation)); },
    rule: (id) => { ask("rule", id); },
    orders: [],
    setOrders: (orders) => { ask("orders", orders); },
    confirmWith: (note, ...more) => { ask("confirm", note, ...more.map(({ notation }) => notation)); },
    notes: true,
    kept: new Map(),
    odds: () => Promise.resolve(null),
    show: (sheet) => { wanted.value = sheet; },
    refusal: () => Promise.resolve(null),
    routes: () => Promise.resolve(null),
    foresee: () => Promise.resolve(null),
  };
  useEffect(() => {
    const made = board.current;
    if (made && compactNow() && GAME === "attila") made.show(["moesia", "macedonia", "thracia"], 0.7, false);
  }, []);
  useEffect(() => {
    window.ready = late;
  });
  const look = face.looks.find((one) => one === query.get("theme")) ?? face.looks[0] ?? "parchment";
  const asked = draft?.ahead ? draft.ahead.decision : draft?.decision;
  const { Top, Hand, Controls, Final, Sign } = face;
  const heading = (
    <header class="g-question">
      <h2>{draft ? (lang === "de" ? "Dein Zug" : "Your turn") : "…"}</h2>
      {asked ? <p>{(draft && face.prompt?.(scene)) || asked.sentence}</p> : null}
    </header>
  );
  const gameLog = (
    <ol class="g-log">
      {log.flatMap((line) => line.events ?? []).slice(-12).toReversed().map((told, i) => <li key={i}>{Sign ? <Sign told={told} /> : null}<span>{told.sentence}</span></li>)}
    </ol>
  );
  const parts = [...face.side.map((part) => ({ id: part.id, title: part.title(scene), body: <part.Part scene={scene} /> })), { id: "log", title: lang === "de" ? "Verlauf" : "Log", body: gameLog }];
  return (
    <div class={compact ? "g g-phone compact" : "g"}>
      <header class="g-top">
        <h1>{TITLE}</h1>
        {Top ? <Top scene={scene} /> : null}
        <ul class="g-players">
          {moment.seats.filter((seat) => !compact || seat.seat === moment.viewer).map(({ seat, name }) => {
            const figure = face.figure?.(seat, scene);
            const look = face.seatLooks?.[seat];
            return (
              <li key={seat} class={scene.view.active === seat ? "g-active" : ""}>
                <i style={{ background: look?.colour ?? "#555", color: look?.ink ?? "#fff" }}>{name.at(name.lastIndexOf(" ") + 1)}</i> {compact ? null : name} <b>{figure?.text}</b>
              </li>
            );
          })}
        </ul>
      </header>
      <main>
        <div class="g-map"><Maps maps={maps} face={face} look={look} scene={scene} compact={compact} front={front} onFront={setFront} onBoard={(made) => { board.current = made; }} /><Sheets scene={scene} face={face} board={board} past={false} skipped={0} missed={0} onReading={() => undefined} /></div>
        {compact ? null : Hand ? <Hand scene={scene} /> : null}
      </main>
      {compact ? (
        <>
          <div class="g-sheet" data-tab={tab}>
            {tab !== "map" ? <section><h3>{parts.find(({ id }) => id === tab)?.title}</h3>{parts.find(({ id }) => id === tab)?.body}</section> : scene.status === "over" && Final ? <Final scene={scene} /> : <>{Hand ? <Hand scene={scene} /> : null}{draft && Controls ? <Controls scene={scene} /> : null}</>}
          </div>
          <nav>{[{ id: "map", title: lang === "de" ? "Karte" : "Map" }, ...parts].map(({ id, title }) => <button key={id} type="button" aria-pressed={tab === id} onClick={() => { setTab(id); }}>{title}</button>)}</nav>
        </>
      ) : (
        <aside tabIndex={0} aria-label={TITLE}>
          {scene.status === "over" && Final ? <Final scene={scene} /> : <>{heading}{draft && Controls ? <Controls scene={scene} /> : null}</>}
          {parts.map(({ id, title, body }) => <section key={id} data-part={id}><h3>{title}</h3>{body}</section>)}
        </aside>
      )}
    </div>
  );
}

async function main(): Promise<void> {
  const [game, name] = [query.get("game") ?? "four", query.get("moment") ?? "play"];
  document.documentElement.lang = lang;
  document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
  document.title = `${TITLE}: ${name}`;
  if (GAME === "attila" && !MOMENTS.includes(name)) throw new Error(`moments: ${MOMENTS.join(", ")}`);
  settings.value = { ...settings.value, lang }; // the table's own parts speak it, too
  const [moment, face] = await Promise.all([load(game, name, lang), loadFace(GAME, lang), COMMON.learn(lang), TABLE.learn(lang)]);
  if (!face) throw new Error(`no face for ${GAME}`);
  const maps = await Promise.all([face.map, ...(face.beyond ?? [])].map(loadMap));
  for (const map of maps) face.meet?.(map);
  await document.fonts.ready;
  render(<Gallery moment={moment} maps={maps} face={face} />, document.body);
}

void main();
