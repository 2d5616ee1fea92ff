/** A table: the waiting room, then the game around its map, on a desk and on a phone. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import type { Board } from "../board/index.ts";
import type { MapFile } from "../board/mapfile.ts";
import { Frame, useTitle } from "../app/Frame.tsx";
import { useCell } from "../app/cell.ts";
import { Icon } from "../app/icons.tsx";
import { go } from "../app/routes.ts";
import { openRule, ruling } from "../app/ruling.ts";
import { settings, useSettings, useStill, type Speed } from "../app/settings.ts";
import { Button, Failed, lazy, Link, useLoaded, Waiting } from "../app/ui.tsx";
import type { Face, Scene, SidePart } from "../faces/face.ts";
import { loadFace } from "../faces/index.ts";
import { loadDiagram, loadMap, mapNames } from "../look/maps.ts";
import { fetchMapLetters, fetchTableLetters } from "../look/letters.ts";
import { api } from "../net/api.ts";
import { inherit, myTable, remember } from "../net/seats.ts";
import type { GameDetail, Snapshot } from "../net/shapes.ts";
import { useSay } from "../words/index.ts";
import { AboutCard } from "./About.tsx";
import { Chat } from "./Chat.tsx";
import { Chronicle } from "./Chronicle.tsx";
import { Curtain } from "./Curtain.tsx";
import { handing } from "./curtain.ts";
import { Final } from "./Final.tsx";
import { MapView } from "./Map.tsx";
import { Panel } from "./Panel.tsx";
import { Players } from "./Players.tsx";
import { Replay } from "./Replay.tsx";
import { sceneOf, type Hands } from "./scene.ts";
import { useShortcuts } from "./shortcuts.ts";
import { Sitting } from "./sitting.ts";
import { lastSeq, upToDate, type TableState } from "./state.ts";
import { Shortcuts, TableMenu } from "./TableMenu.tsx";
import { useTurnSignal } from "./turn.ts";
import { Plea } from "./Together.tsx";
import { TimeLimit } from "./TimeLimit.tsx";
import { Distrust } from "./Trust.tsx";
import { WaitingRoom } from "./Waiting.tsx";
import { gameWords } from "./words.ts";
import "./table.css";

const RuleSheet = lazy(async () => (await import("../pages/RuleSheet.tsx")).RuleSheet);
const PACES: Readonly<Record<Speed, number>> = { off: 1, slow: 0.6, middle: 1, fast: 2 };
const PHONE = matchMedia("(max-width: 700px)");

interface Equipment {
  readonly detail: GameDetail;
  readonly map: MapFile;
  readonly face: Face;
}

/** By game and language: begun as soon as the game is known, and kept. */
const equipments = new Map<string, Promise<Equipment>>();

function equip(game: string, lang: string): Promise<Equipment> {
  const key = `${game} ${lang}`;
  const begun = equipments.get(key);
  if (begun) return begun;
  const loading = load(game);
  loading.catch(() => { equipments.delete(key); });
  equipments.set(key, loading);
  return loading;
}

async function load(game: string): Promise<Equipment> {
  const likely = mapNames.includes(game) ? loadMap(game) : null; // most maps are called like their games
  likely?.catch(() => undefined);
  const face = loadFace(game).then((own) => {
    fetchMapLetters(own?.looks[0] ?? "light");
    return own;
  });
  const [detail, own] = await Promise.all([api.game(game), face]);
  const name = own?.map ?? detail.maps[0];
  const map = await (name === undefined ? loadDiagram(game) : name === game && likely ? likely : loadMap(name));
  return { detail, map, face: own ?? (await import("../plain/index.ts")).genericFace(map) };
}

export function TablePage({ id, at }: { readonly id: string; readonly at: number | null }) {
  const sitting = useMemo(() => new Sitting(id), [id]);
  const state = useCell(sitting.state);
  const say = useSay();
  useLayoutEffect(() => {
    fetchTableLetters();
    let first = true;
    const prepare = (game: string): void => { equip(game, settings.value.lang).catch(() => undefined); };
    const known = myTable(id)?.game;
    if (known !== undefined) prepare(known);
    sitting.onLook = ({ table }) => { prepare(table.game); };
    sitting.onSnapshot = ({ table, own_seats: own }: Snapshot) => {
      if (first && own.length) remember({ table: id, recovery: null }, table.game, own.map((seat) => table.seats[seat]?.name ?? ""));
      first = false;
    };
    void sitting.open();
    return () => { sitting.close(); };
  }, [sitting]);
  const { snapshot, fault } = state;
  if (fault !== null && !snapshot) {
    return <Frame title={say("table")}><h1>{say("table")}</h1><Failed error={fault} /></Frame>;
  }
  if (!snapshot) return <main class="plain" tabIndex={-1}><Waiting /></main>;
  return <Equipped sitting={sitting} state={state} snapshot={snapshot} at={at} />;
}

function Equipped({ sitting, state, snapshot, at }: { readonly sitting: Sitting; readonly state: TableState; readonly snapshot: Snapshot; readonly at: number | null }) {
  const say = useSay();
  const { lang } = useSettings();
  const { game, status } = snapshot.table;
  const loaded = useLoaded(() => equip(game, lang), [game, lang]);
  if (status === "waiting") {
    const title = loaded.state === "here" ? loaded.value.detail.title : game;
    return (
      <Frame title={`${title} – ${say("waiting_room")}`} game={game} called={title}>
        <Distrust trust={sitting.trust} />
        <WaitingRoom snapshot={snapshot} detail={loaded.state === "here" ? loaded.value.detail : null} title={title} sitting={sitting} busy={state.busy} />
      </Frame>
    );
  }
  if (loaded.state === "failed") return <Frame title={say("table")} game={game}><h1>{say("table")}</h1><Failed error={loaded.error} /></Frame>;
  if (loaded.state === "loading") return <main class="plain" tabIndex={-1}><Waiting /></main>;
  return <Table sitting={sitting} state={state} snapshot={snapshot} equipment={loaded.value} at={at} />;
}

type Tab = "map" | "log" | "round" | `side-${string}`;
const ROUND = "round"; // a face's part of this name is shown with who plays

interface Props {
  readonly sitting: Sitting;
  readonly state: TableState;
  readonly snapshot: Snapshot;
  readonly equipment: Equipment;
  readonly at: number | null;
}

function Table({ sitting, state, snapshot, equipment: { detail, map, face }, at }: Props) {
  const say = useSay();
  const { lang, theme, speed } = useSettings();
  const still = useStill();
  const [compact, setCompact] = useState(PHONE.matches);
  const [tab, setTab] = useState<Tab>("map");
  const [menu, setMenu] = useState<"menu" | "keys" | null>(null);
  const [closed, setClosed] = useState(false); // the result was put away to see the board
  const rule = useCell(ruling);
  const main = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const { table } = snapshot;

  useEffect(() => {
    const listen = (event: MediaQueryListEvent): void => { setCompact(event.matches); };
    PHONE.addEventListener("change", listen);
    return () => { PHONE.removeEventListener("change", listen); };
  }, []);

  const words = useMemo(() => gameWords(detail, map, lang, table.game), [detail, map, lang]);
  const hands = useMemo<Hands>(() => ({
    choose: (field, value) => { sitting.choose(field, value); },
    drop: (field) => { sitting.drop(field); },
    clear: () => { sitting.clear(); },
    step: (action) => { sitting.step(action); },
    back: () => { sitting.back(); },
    redraft: (steps, chosen) => { sitting.redraft(steps, chosen); },
    confirm: (...more) => { void sitting.confirm(more); },
    confirmWith: (note, ...more) => { void sitting.confirm(more, note); },
    rule: openRule,
    setOrders: (orders) => { void sitting.command("set_orders", { seat: sitting.state.value.snapshot?.viewer ?? 0, orders: orders.map((order) => ({ ...order })) }); },
    kept: new Map(),
    odds: (battle) => api.odds(battle).catch(() => null),
    refusal: (steps, action) => sitting.refusal(steps, action),
  }), [sitting]);
  const scene = useMemo(() => sceneOf(state, words, hands, compact, still, PACES[speed]), [state, words, hands, compact, still, speed]);
  const look = useMemo(() => {
    const dark = document.documentElement.dataset["theme"] === "dark";
    return face.looks.find((one) => one === (dark ? "dark" : "light")) ?? face.looks[0] ?? "light";
  }, [face, theme]);
  const regions = useMemo(() => new Set(Object.keys(map.regions)), [map]);

  const moment = (seq: number | null): void => {
    void sitting.look(seq); // at once: a slider asks again before the address has come round
    go(`/t/${table.id}${seq === null ? "" : `?at=${String(seq)}`}`, true);
  };
  useEffect(() => { if ((sitting.state.value.look?.seq ?? null) !== at) void sitting.look(at); }, [sitting, at, snapshot.viewer]);
  const replay = (): void => { moment(lastSeq(state.lines)); };

  const rematch = async (rotate: boolean): Promise<void> => {
    const done = await sitting.command("rematch", { rotate });
    if (done?.rematch) {
      inherit(table.id, done.rematch, table.game);
      go(`/t/${done.rematch}`);
    }
  };
  useEffect(() => { if (table.rematch !== null && myTable(table.id)) inherit(table.id, table.rematch, table.game); }, [table.rematch]);

  const mine = snapshot.decision !== null && upToDate(state) && state.look === null;
  useTurnSignal(mine);
  useTitle(`${mine ? `● ${say("your_turn_short")} – ` : ""}${detail.title}`);
  useShortcuts({
    "?": () => { setMenu("keys"); },
    m: () => { setTab("map"); if (board.current?.current) board.current.focus(board.current.current); },
    q: () => { setTab("map"); main.current?.querySelector<HTMLElement>(".ask button, .hand button")?.focus(); },
    l: () => { setTab("log"); requestAnimationFrame(() => main.current?.querySelector<HTMLElement>(".log")?.focus()); },
    u: () => { if (snapshot.can_undo && !state.busy) void sitting.command("undo", { seat: snapshot.viewer }); },
    r: () => { openRule(snapshot.decision?.rules[0] ?? ""); },
    b: () => { if (state.look) moment(null); else replay(); },
  });

  const own = snapshot.own_seats;
  sitting.yields = (decision) => face.yields?.(decision) ?? false;
  const { next } = handing(table, own, snapshot.viewer, sitting.wish);
  const sides: readonly SidePart[] = face.side;
  const over = scene?.status === "over" && !closed;
  const ask = scene && <Panel scene={scene} face={face} state={state} sitting={sitting} />;
  const hand = scene && face.Hand && <div class="hand" tabIndex={-1} role="group" aria-label={say("hand")}><face.Hand scene={scene} /></div>;
  const chat = table.chat !== "off" && own.length > 0 && <Chat sitting={sitting} mode={table.chat} />;
  const chronicle = <Chronicle lines={state.look ? state.lines.filter(({ seq }) => seq <= (state.look?.seq ?? 0)) : state.lines.filter(({ seq }) => seq <= state.told)} seats={table.seats} regions={regions} face={face} scene={scene} chat={chat} onLook={moment} />;
  const plea = <Plea table={table} own={own} lines={state.lines} sitting={sitting} busy={state.busy} />;
  const again = scene?.status === "over" && closed && !state.look && <section class="ask"><Button wide onClick={() => { setClosed(false); }}>{say("show_result")}</Button></section>;
  const result = again || (over && scene && (
    <Final scene={scene} face={face} sitting={sitting} rematch={table.rematch} playing={own.length > 0} onReplay={replay} onClose={() => { setClosed(true); }} onRematch={(rotate) => { void rematch(rotate); }} />
  ));
  const asked = upToDate(state) && !state.look ? table.asked : [];
  const players = <Players scene={scene} face={face} seats={table.seats} all={table.seats} asked={asked} own={own} />;
  const limit = table.ends !== null && table.status === "playing" && !state.look && <TimeLimit ends={table.ends} />;
  const topSeat = snapshot.viewer >= 0 ? snapshot.viewer : (scene?.view.active ?? 0);
  const others = sides.filter(({ id }) => id !== ROUND);
  const round = sides.find(({ id }) => id === ROUND);
  const Round = round?.Part;
  const side = (part: SidePart) => scene && (
    <section key={part.id} class="side-part" tabIndex={-1} aria-label={part.title(scene)}>
      <h2>{part.title(scene)}</h2>
      <part.Part scene={scene} />
    </section>
  );

  return (
    <div class={`table-page ${compact ? "compact" : ""}`} ref={main} data-tab={tab}>
      <a class="skip" href="#main" onClick={(event) => { event.preventDefault(); main.current?.querySelector<HTMLElement>(".ask button, .hand button, .final a, .final button")?.focus(); }}>{say("skip_to_question")}</a>
      <header class="top">
        <Link to="/" class="title" aria-label={say("title_lobby", { game: detail.title })}><h1>{detail.title}</h1></Link>
        {face.Top && scene && <div class="top-part"><face.Top scene={scene} /></div>}
        {!compact && limit}
        {!compact && players}
        {compact && <Players scene={scene} face={face} seats={table.seats.filter(({ seat }) => seat === topSeat)} all={table.seats} asked={asked} own={own} />}
        <Button kind="quiet" label={say("menu")} onClick={() => { setMenu("menu"); }}>···</Button>
      </header>
      {(!state.live || state.unsent) && (
        <p class="offline" role="status"><Icon name="wait" />{say(state.unsent ? "unsent" : "offline")}</p>
      )}
      <Distrust trust={sitting.trust} />
      <main class="desk" id="main" tabIndex={-1}>
        <div class="board-side">
          <div class="stand">
            <MapView map={map} face={face} look={look} scene={scene} compact={compact} onBoard={(made) => { board.current = made; }} />
            {scene && face.Stage && <div class="stage"><face.Stage scene={scene} /></div>}
          </div>
          {compact && <Players scene={scene} face={face} seats={table.seats.filter(({ seat }) => seat !== topSeat)} all={table.seats} asked={asked} own={own} />}
          {compact && limit}
          {!compact && hand}
        </div>
        {state.look && <Replay state={state} table={table.id} onMoment={moment} />}
        {compact ? (
          <div class="sheet-phone" tabIndex={-1}>
            {tab === "map" && <>{plea}{result}{hand}{ask}</>}
            {tab === "log" && chronicle}
            {tab === "round" && <div class="round">{round && Round && scene ? <><h2 class="unseen">{round.title(scene)}</h2><Round scene={scene} /></> : players}<Button wide icon="menu" onClick={() => { setMenu("menu"); }}>{say("menu")}</Button></div>}
            {others.map((part) => (tab === `side-${part.id}` ? side(part) : null))}
          </div>
        ) : (
          <aside class="panel" tabIndex={-1} aria-label={say("panel")}>
            {plea}
            {result}
            {ask}
            {others.map(side)}
            {round && scene && (
              <div class="switch" role="group" aria-label={say("parts")}>
                <button type="button" aria-pressed={tab !== "round"} onClick={() => { setTab("log"); }}>{say("chronicle")}</button>
                <button type="button" aria-pressed={tab === "round"} onClick={() => { setTab("round"); }}>{round.title(scene)}</button>
              </div>
            )}
            {round && tab === "round" ? side(round) : chronicle}
          </aside>
        )}
      </main>
      {compact && (
        <nav class="tabs" aria-label={say("parts")}>
          {([["map", say("tab_map")], ...others.map((part) => [`side-${part.id}`, scene ? part.title(scene) : ""] as const), ["log", say("tab_log")], ["round", say("tab_round")]] as const).map(([name, text]) => (
            <button key={name} type="button" aria-current={tab === name ? "page" : undefined} onClick={() => { setTab(name as Tab); }}>{text}</button>
          ))}
        </nav>
      )}
      <AboutCard face={face} scene={scene} map={map} />
      {next !== null && upToDate(state) && !state.look && <Curtain seat={next} seats={table.seats} face={face} onIn={() => { sitting.sit(next); }} back={sitting.wish === null ? null : sitting.holder} onBack={() => { sitting.sit(sitting.holder); }} />}
      {menu === "menu" && <TableMenu snapshot={snapshot} sitting={sitting} detail={detail} words={words} face={face} onClose={() => { setMenu(null); }} onReplay={replay} onShortcuts={() => { setMenu("keys"); }} />}
      {menu === "keys" && <Shortcuts onClose={() => { setMenu(null); }} />}
      {rule !== null && <RuleSheet game={table.game} paragraph={rule} onClose={() => { ruling.value = null; }} />}
      {over && <span class="unseen" role="status">{say("game_over")}</span>}
    </div>
  );
}

export type { Scene };
