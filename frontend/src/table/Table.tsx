/** A table that is played at: its parts, and what keys and dialogs do; `Desk` and `Phone` lay it out. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import type { Board } from "../board/index.ts";
import { useBackButton } from "../app/backButton.ts";
import { PHONE, ROOMY, useMedia } from "../app/media.ts";
import { useTitle } from "../app/title.ts";
import { useObservable } from "../app/observable.ts";
import { notify } from "../app/toasts.ts";
import { whenIdle, fetchWhenIdle } from "../app/idle.ts";
import { go } from "../app/routes.ts";
import { openRule, ruling } from "../app/openRule.ts";
import { printing } from "../app/printState.ts";
import { shade, useSettings, useStill, type Speed } from "../app/settings.ts";
import { Button, lazy, Link } from "../app/ui.tsx";
import { placeOf } from "../keys.ts";
import { now as clock } from "../net/clock.ts";
import { inherit, myTable } from "../net/seats.ts";
import type { Snapshot } from "../net/shapes.ts";
import { LOG } from "../words/log/index.ts";
import { MENU } from "../words/menu/index.ts";
import { RULES } from "../words/rules/index.ts";
import { useSay } from "../words/table/index.ts";
import { TRUST } from "../words/trust/index.ts";
import { Answer } from "./Answer.tsx";
import { legal } from "./draft.ts";
import { handing } from "./handOver.ts";
import type { Equipment } from "./equipment.ts";
import { Maps } from "./Maps.tsx";
import type { Teaching } from "./lesson/Coach.tsx";
import { isNew } from "./tour/seen.ts";
import { heard, muted } from "./mute.ts";
import { drawingTool } from "./drawingLayer.ts";
import { Panel } from "./Panel.tsx";
import { routed, routing } from "./route/routing.ts";
import type { Parts, Tab } from "./parts.ts";
import { PhoneLayout } from "./PhoneLayout.tsx";
import { Called, onTurn, Players, Watching } from "./Players.tsx";
import { ConnectionStatus } from "./ConnectionStatus.tsx";
import { useReplayView } from "./replayView.ts";
import { sceneOf } from "./scene.ts";
import { sceneActions } from "./sceneActions.ts";
import { Sheets, wanted } from "./Sheets.tsx";
import { answer, toQuestion, wayBack } from "./keyActions.ts";
import { useDeeds, useSingles } from "./shortcuts.ts";
import type { TableSession } from "./session.ts";
import { lastSeq } from "./logLines.ts";
import { upToDate, type TableState } from "./state.ts";
import { chatLines, useUnread } from "./unreadChat.ts";
import { toldLines, written } from "./narration.ts";
import { paced } from "./narrator.ts";
import { FairnessAlarm } from "./FairnessAlarm.tsx";
import { useTurnSignal } from "./turnSignal.ts";
import { gameWords } from "./gameWords.ts";
import "./table.css";
import "./phone.css";

// what a turn does without; fetched when the page has come to rest
const OwnHand = lazy(async () => (await MENU.with(import("./OwnHand.tsx"))).OwnHand);
const Requests = lazy(async () => (await MENU.with(import("./Requests.tsx"))).Requests, () => null);
const TableMenu = lazy(async () => (await MENU.with(import("./TableMenu.tsx"))).TableMenu, () => null);
const Shortcuts = lazy(async () => (await MENU.with(import("./TableMenu.tsx"))).Shortcuts, () => null);
const RuleSheet = lazy(async () => (await RULES.with(import("../pages/RuleSheet.tsx"))).RuleSheet);
const Coach = lazy(async () => (await import("./lesson/Coach.tsx")).Coach, () => null);
const Tour = lazy(async () => (await import("./tour/Tour.tsx")).Tour, () => null);
const TimeLimit = lazy(async () => (await MENU.with(import("./TimeLimit.tsx"))).TimeLimit, () => <span class="limit" />);
const Times = lazy(async () => (await MENU.with(import("./time/Times.tsx"))).Times, () => null);
const HandOver = lazy(async () => (await MENU.with(import("./HandOver.tsx"))).HandOver, () => null); // what it covers was forgotten before
const WhatIf = lazy(async () => (await import("./whatif/WhatIf.tsx")).WhatIf, () => null);
const Trial = lazy(async () => (await import("./whatif/Trial.tsx")).Trial, () => null);
export const DesktopLayout = lazy(async () => (await import("./DesktopLayout.tsx")).DesktopLayout, () => null); // a phone has no need of it
const GameLog = lazy(async () => (await LOG.with(import("./GameLog.tsx"))).GameLog);
const Halted = lazy(async () => (await LOG.with(import("./Halted.tsx"))).Halted, () => null);
const Printed = lazy(async () => (await LOG.with(import("./Printed.tsx"))).Printed, () => null);
const Chat = lazy(async () => (await import("./Chat.tsx")).Chat);
const Notebook = lazy(async () => (await import("./notebook/Notebook.tsx")).Notebook);
const Overlay = lazy(async () => (await import("./notebook/Overlay.tsx")).Overlay, () => null);
const Replay = lazy(async () => (await LOG.with(import("./Replay.tsx"))).Replay);
const Result = lazy(async () => (await TRUST.with(import("./result/Result.tsx"))).Result);
const Review = lazy(async () => (await import("./review/Review.tsx")).Review);
const Verdict = lazy(async () => (await import("./review/Verdict.tsx")).Verdict, () => null);
const PACES: Readonly<Record<Speed, number>> = { off: 1, slow: 0.6, middle: 1, fast: 2 };
fetchWhenIdle(DesktopLayout, GameLog, HandOver, Printed, Chat, Replay, Requests, TableMenu, Shortcuts, RuleSheet);
if (!matchMedia(PHONE).matches) void DesktopLayout.fetch();
if (matchMedia(ROOMY).matches) void GameLog.fetch(); // on a desk it lies open
const ROUND = "round"; // a face's part of this name is shown with who plays

interface Props {
  readonly session: TableSession;
  readonly state: TableState;
  readonly snapshot: Snapshot;
  readonly equipment: Equipment;
  readonly at: number | null;
  readonly teaching?: Teaching;
}

export function Table({ session, state, snapshot, equipment: { lang, detail, maps, face }, at, teaching }: Props) {
  const say = useSay();
  const { speed } = useSettings();
  const still = useStill();
  const compact = useMedia(PHONE);
  const [tab, setTab] = useState<Tab>("map");
  const [front, setFront] = useState(0); // of several maps
  const [filtering, setFiltering] = useState(false);
  const [menu, setMenu] = useState<"menu" | "short" | "keys" | null>(null);
  const [plain, setPlain] = useState<ReadonlySet<number>>(new Set()); // seats that choose from the list of words
  const [closed, setClosed] = useState(false); // the result was put away to see the board
  const [judged, setJudged] = useState(false); // the review stands where the result stood
  const [reading, setReading] = useState(false); // a sheet that has ended lies over the map
  const [marks, setMarks] = useState(0); // 1: who is new here is shown around; more: called for
  const sheet = useObservable(wanted);
  const [watched, setWatched] = useState(false); // the past runs by itself
  const [trying, setTrying] = useState<{ readonly seq: number; readonly seat?: number } | null>(null); // the line after which a trial would branch off, and whose move it is about
  const rule = useObservable(ruling);
  const main = useRef<HTMLDivElement>(null);
  const board = useRef<Board | null>(null);
  const { table, own_seats: own } = snapshot;

  const words = useMemo(() => gameWords(detail, maps, lang, table.game, table.start), [detail, maps, lang, table.start]);
  const actions = useMemo(() => sceneActions(session), [session]);
  const [times, setTimes] = useState(1); // a replay is quicker in everything that moves
  const scene = useMemo(() => {
    const made = sceneOf(state, words, actions, compact, still, times * PACES[paced(speed, state.snapshot?.view?.turn)]);
    if (!made || !teaching) return made;
    const acts = (teaching.room.state.value?.way ?? []).flatMap(({ fields }) => fields["action"] ?? []);
    return { ...made, ...(state.snapshot?.decision === null && { taught: true }), ...(acts.length > 0 && { teaches: new Set(acts) }) };
  }, [state, words, actions, compact, still, times, speed, teaching === undefined]);
  const light = useObservable(shade);
  const paper = useObservable(printing);
  const look = face.looks.find((one) => one === light) ?? face.looks[0] ?? "light";
  const regions = useMemo(() => new Set(maps.flatMap((map) => Object.keys(map.regions))), [maps]);

  const moment = (seq: number | null): void => {
    void session.look(seq); // at once: a slider asks again before the address has come round
    if (!teaching) go(`/t/${table.id}${seq === null ? "" : `?at=${String(seq)}`}`, true);
  };
  useEffect(() => { if ((session.state.value.look?.seq ?? null) !== at) void session.look(at); }, [session, at, snapshot.viewer]);
  const branches = !teaching && scene?.status !== "over" && table.status !== "waiting" && (table.status === "over" || own.length > 0);
  const tryOut = branches ? () => { setTrying({ seq: state.look?.seq ?? table.seq }); } : null;
  const visit = (seq: number | null): void => {
    setWatched(false);
    moment(seq);
  };
  const replay = (): void => { visit(lastSeq(state.lines)); };
  const watch = (): void => {
    setWatched(true);
    void import("./moments.ts").then(({ moments }) => { moment(moments(state.lines)[0]?.seq ?? lastSeq(state.lines)); });
  };
  useReplayView(state.look?.seq ?? null, { board, page: main, compact, tab, setTab, lines: state.lines, theatre: face.entire || !scene ? null : () => face.theatre?.(scene) ?? [] });
  const now = state.look?.seq ?? state.told;
  const known = state.look ? null : written(state.telling);
  const quiet = useObservable(muted)[table.id];
  const audible = useMemo(() => heard(state.lines, quiet ?? []), [state.lines, quiet]);
  const lines = useMemo(() => toldLines(audible, now, known), [audible, now, known]);
  const unheard = useObservable(session.unheard);
  const beside = useObservable(session.beside);
  const drawing = useObservable(drawingTool) !== null;
  const notes = own.length > 0 && !teaching;
  const unread = useUnread(table.id, audible, own, tab === "chat");

  useEffect(() => { // words of the game are marked when nobody waits for anything
    let stop: (() => void) | null = () => undefined;
    whenIdle(() => { void import("../pages/glossary/terms.tsx").then(({ markTerms }) => { if (stop) stop = markTerms(table.game); }, () => undefined); });
    return () => { stop?.(); stop = null; };
  }, [table.game, lang]);

  const real = !teaching && !table.branch && own.length > 0 && table.status === "playing";
  const opened = useRef({ at: 0, used: false }).current;
  useEffect(() => { // shown around at once, or not at all
    if (!real || !isNew()) return undefined;
    setMarks(1);
    const use = (): void => { opened.used = true; };
    const kinds = ["pointerdown", "keydown"] as const;
    for (const kind of kinds) addEventListener(kind, use, true);
    return () => { for (const kind of kinds) removeEventListener(kind, use, true); };
  }, [real]);

  const reopened = useRef(table.rematch); // known, or opened from here
  const rematch = async (rotate: boolean, bots?: "stronger" | "weaker"): Promise<void> => {
    reopened.current = "";
    const done = await session.command("rematch", { rotate, ...(bots && { bots }) });
    if (done?.rematch) {
      inherit(table.id, done.rematch, table.game);
      go(`/t/${done.rematch}`);
    }
  };
  useEffect(() => {
    if (table.rematch === null) return;
    if (myTable(table.id)) inherit(table.id, table.rematch, table.game);
    if (reopened.current === null) notify(say("log_rematch")); // who reads the result further down does not see the way there
    reopened.current = table.rematch;
  }, [table.rematch]);

  const mine = snapshot.decision !== null && upToDate(state) && state.look === null;
  useTurnSignal(mine);
  useTitle(`${mine ? `● ${say("your_turn_short")} – ` : ""}${detail.title}`);
  const asksWay = (): boolean => !["leads", undefined].includes(routed(routing.value, scene?.draft ?? null)?.kind);
  const takeBack = (): unknown => {
    if (asksWay()) return (routing.value = null); // what was asked about a way goes first
    const button = wayBack();
    if (button) return button.click();
    if (!scene?.draft?.advised && !Object.keys(scene?.draft?.chosen ?? {}).length) return false;
    return scene?.clear();
  };
  useSingles();
  useDeeds(state.look !== null, {
    ...(maps.length > 1 ? { world: ({ key }) => { setTab("map"); setFront(Number(key) - 1); } } : {}),
    ask: () => { setMenu("keys"); }, // on nothing that can be asked
    map: () => { setTab("map"); if (board.current?.current) board.current.focus(board.current.current); },
    question: () => {
      setTab("map");
      if (compact && tab !== "map") requestAnimationFrame(toQuestion);
      else toQuestion();
    },
    log: () => { setTab("log"); requestAnimationFrame(() => main.current?.querySelector<HTMLElement>(".log")?.focus()); },
    undo: () => { main.current?.querySelector<HTMLElement>(".undo-key[data-free] > button")?.click(); }, // what others must agree to is not asked by a slip of the hand
    hint: () => { main.current?.querySelector<HTMLElement>(".hint-key button")?.click(); },
    rules: () => { openRule((scene && face.rule?.(scene)) || (snapshot.decision?.rules[0] ?? "")); },
    past: () => { if (state.look) moment(null); else replay(); },
    whole: () => { board.current?.whole(); },
    nearer: () => { board.current?.zoom(); },
    further: () => { board.current?.zoom(1 / 1.4); },
    commit: ({ target, repeat }) => { // what is written elsewhere (the chat) is sent from there
      if (placeOf(target) === "field" && !(target as Element).closest(".ask")) return false;
      if (!repeat && !state.look) answer();
      return undefined;
    },
    back: takeBack,
    cancel: () => {
      if (state.look) {
        moment(null);
        return undefined;
      }
      if (scene && !asksWay() && face.leave?.(scene)) return undefined;
      const { steps = [], chosen = {} } = scene?.draft ?? {};
      const planned = steps.length > 0 && !steps.at(-1)?.chooses && !Object.keys(chosen).length;
      return planned && !asksWay() ? false : takeBack(); // what is planned, or a hint taken over, stands until it is taken back on purpose
    },
  });

  useEffect(() => { // not when something comes to lie under a pointer that rests, or where there is none
    for (const moved of ["pointermove", "pointerdown"]) addEventListener(moved, () => { void import("./pressGuard.ts"); }, { once: true });
  }, []);
  useBackButton(compact && tab !== "map", () => { setTab("map"); });
  useBackButton(compact && state.look !== null, () => { moment(null); });

  session.narrator.beats = face.beats;
  session.narrator.words = words;
  session.rest = async ({ view: now }, draft) => {
    const view = draft.ahead?.view ?? now; // what is drafted is placed already
    return view && face.setUp?.asks(view, draft) ? (await face.setUp.rule())(view, draft) : null;
  };
  session.declined = () => { // of all that has happened, told or not
    const known = session.state.value;
    const made = sceneOf({ ...known, told: lastSeq(known.lines), telling: null, look: null }, words, actions, compact, still);
    return made ? (face.declined?.(made) ?? "") : "";
  };
  session.yields = (decision) => face.yields?.(decision) ?? false;
  const { next } = handing(table, own, snapshot.viewer, session.wish);
  const ended = scene?.status === "over" && !state.look;
  const asksIn = scene?.settled.active ?? scene?.draft?.decision.seat;
  const early = !scene?.draft || (asksIn !== scene.draft.decision.seat && !face.setUp?.asks(scene.view, scene.draft)); // others play, or attack whoever is new: nobody is shown around over that, but with the first turn of their own
  const apart = !scene || (marks === 1 && early) || next !== null || state.look !== null || reading || (compact && tab !== "map");
  if (marks === 1 && !apart && !opened.at) Object.assign(opened, { at: clock(), used: false });
  const over = ended && !teaching && !closed && !reading && sheet === null; // what is told large comes first
  const asker = snapshot.decision?.seat ?? -1;
  const asked = upToDate(state) && !state.look ? table.asked : [];
  const again = ended && closed && <section class="ask"><Button kind="primary" wide next onClick={() => { setClosed(false); }}>{say("show_result")}</Button></section>;

  const taught = teaching && snapshot.decision === null && upToDate(state) && !state.look && <></>; // the lesson says what comes next
  const together = own.length > 1 && snapshot.viewer < 0; // everybody looks on: hands lie face down
  const shared = together && table.status === "playing";
  const hand = !scene ? null
    : together ? shared && snapshot.decision && !state.look && <div class="hand" tabIndex={-1} role="group" aria-label={say("hand")}><OwnHand key={snapshot.decision.seat} table={table.id} seat={snapshot.decision.seat} face={face} scene={scene} /></div>
      : face.Hand && <div class="hand" tabIndex={-1} role="group" aria-label={say("hand")}><face.Hand scene={scene} /></div>;

  const verdict = table.status === "over" && state.look && scene && <Verdict table={table.id} seq={state.look.seq} scene={scene} face={face} me={own.length === 1 ? (own[0] ?? null) : null} onMoment={moment} onTry={branches ? (seq, seat) => { setTrying({ seq, seat }); } : null} onReview={() => { setClosed(false); setJudged(true); moment(null); }} />;

  const parts: Parts = {
    scene,
    face,
    tab,
    onTab: setTab,
    onMenu: () => { setMenu("menu"); },
    title: <Link to="/" class="title" aria-label={say("title_lobby", { game: detail.title })}><h1>{detail.title}</h1></Link>,
    alarm: (
      <>
        <ConnectionStatus state={state} />
        {table.halt && <Halted halt={table.halt} moved={snapshot.moved} />}
        <FairnessAlarm trust={session.trust} />
        {table.branch && <Trial table={table.id} branch={table.branch} lang={lang} />}
      </>
    ),
    watching: table.watching > 0 && <Watching n={table.watching} />,
    map: (
      <div class="stand">
        <Maps maps={maps} face={face} look={look} scene={scene} compact={compact} front={front} onFront={setFront} onBoard={(made) => { board.current = made; }} />
        {notes && scene && (beside.own + beside.side > 0 || tab === "notes" || drawing) && <Overlay session={session} place={snapshot.viewer} line={state.look?.seq ?? Infinity} reading={tab === "notes"} name={(id) => maps.map((map) => map.regions[id]?.[lang]).find(Boolean) ?? id} onNote={() => { setTab("notes"); }} />}
        {scene && face.sheets && <Sheets key={snapshot.viewer} scene={scene} face={face} board={board} past={state.look !== null || state.hurried !== ""} skipped={state.skipped} missed={state.missed} onReading={(what, put) => { session.narrator.reads(what, put); setReading(what !== ""); }} />}
      </div>
    ),
    players: (which = () => true) => <Players playing={state.telling && !state.look ? state.telling.seat : onTurn(scene?.settled.active, asked)} scene={scene} face={face} seats={table.seats.filter(({ seat }) => which(seat))} all={table.seats} asked={asked} own={own} />,
    first: snapshot.viewer >= 0 ? snapshot.viewer : (scene?.settled.active ?? 0),
    limit: (table.ends ?? table.left) !== null && table.status === "playing" && !state.look && <TimeLimit ends={table.ends} left={table.left ?? 0} />,
    request: teaching ? <Coach {...teaching} small={compact} begun={scene?.draft !== null && scene?.draft !== undefined && (scene.draft.steps.length > 0 || Object.keys(scene.draft.chosen).length > 0)} telling={!upToDate(state)} draft={scene?.draft ?? null} busy={scene?.busy ?? true} board={board} maps={maps} onMap={(at) => { setTab("map"); setFront(at); }} /> : <>{(table.pause ?? table.pause_asked ?? table.vacations[0] ?? table.substitutes[0] ?? (!own.length && table.spectator_minutes + table.spectator_moves > 0)) && <Times snapshot={snapshot} session={session} busy={state.busy} />}{(table.undo_asked ?? table.kick_asked ?? table.ruling_asked ?? (own.length > 0 && state.lines.some(({ kind }) => kind === "rules_updated"))) && <Requests snapshot={snapshot} lines={state.lines} session={session} words={words} busy={state.busy} />}</>,
    result: over && scene && (judged
      ? <Review scene={scene} face={face} table={table.id} own={own} onMoment={visit} onBack={() => { setJudged(false); }} />
      : (
        <Result
          scene={scene}
          face={face}
          game={table.game}
          table={table.id}
          created={table.created}
          rated={table.rated}
          rematch={table.rematch}
          own={own}
          onMoment={visit}
          onWatch={watch}
          onReview={() => { setJudged(true); }}
          onWhole={() => { board.current?.whole(); }}
          onClose={() => { setClosed(true); }}
          onRematch={rematch}
        />
      )
    ),
    hand,
    ask: taught || again || (scene && (state.look ? <><Replay state={state} session={session} runs={watched} times={times} onTimes={setTimes} onMoment={moment} onEnd={() => { setClosed(false); setJudged(false); moment(null); }} onTry={tryOut}>{verdict}</Replay>{compact && hand}</> : <Panel scene={scene} face={face} regions={regions} state={state} session={session} hand={compact ? hand : null} plain={plain.has(asker)} onPlain={(on) => { setPlain(new Set([...plain].filter((seat) => seat !== asker).concat(on ? [asker] : []))); }} onLook={moment} />)),
    past: state.look !== null,
    onMap: scene?.draft && !face.byHand?.(scene) ? legal(scene.draft).some(({ fields }) => Object.values(fields).some((value) => regions.has(value))) : false,
    mine,
    records: [
      {
        id: "log",
        title: say("game_log"),
        tool: <Button kind="quiet" icon="search" label={say("filter")} pressed={filtering} onClick={() => { setFiltering(!filtering); }} />,
        body: <GameLog lines={lines} seats={table.seats} regions={regions} face={face} scene={scene} filtering={filtering} onLook={moment} />,
      },
      ...(table.chat === "off" ? [] : [{
        id: "chat" as const,
        title: say("chat"),
        unread,
        body: <Chat lines={chatLines(audible)} seats={table.seats} face={face} session={own.length ? session : null} mode={table.chat} />,
      }]),
      ...(notes ? [{ id: "notes" as const, title: say("notes"), unread: unheard, body: scene && <Notebook session={session} place={snapshot.viewer} seats={table.seats} mode={table.chat} maps={maps} face={face} shared={together} onMap={() => { if (compact) setTab("map"); }} /> }] : []),
    ],
    sides: face.side.filter(({ id, own: secret }) => id !== ROUND && !(secret && shared)),
    round: face.side.find(({ id }) => id === ROUND) ?? null,
  };

  return (
    <Called.Provider value={scene?.called ?? null}>
    <div class={`table-page ${compact ? "compact" : ""}`} ref={main} data-tab={tab}>
      <a class="skip" href="#main" onClick={(event) => { event.preventDefault(); toQuestion(); }}>{say("skip_to_question")}</a>
      {compact ? <PhoneLayout {...parts} /> : <DesktopLayout {...parts} />}
      {paper && scene && <Printed scene={scene} face={face} table={table} lines={lines} sides={parts.sides} />}
      <Answer face={face} scene={scene} maps={maps} />
      {next !== null && upToDate(state) && !state.look && <HandOver seat={next} seats={table.seats} face={face} onIn={() => { session.sit(next); }} back={session.wish === null ? null : session.holder} onBack={() => { session.sit(session.holder); }} />}
      {(menu === "menu" || menu === "short") && <TableMenu opens={menu} lesson={teaching !== undefined} snapshot={snapshot} session={session} detail={detail} words={words} face={face} onClose={() => { setMenu(null); }} onReplay={replay} onTry={tryOut} onGuide={real ? () => { setTab("map"); setMarks(marks + 2); } : null} onShortcuts={() => { setMenu("keys"); }} />}
      {menu === "keys" && <Shortcuts onClose={() => { setMenu(null); }} />}
      {marks > 0 && real && <Tour key={marks} game={table.game} start={table.start} called={marks > 1} opened={opened} hidden={apart} onLeave={toQuestion} onShort={detail.short ? () => { setMenu("short"); } : null} />}
      {trying !== null && <WhatIf snapshot={snapshot} detail={detail} lang={lang} seq={trying.seq} live={state.look === null} seat={trying.seat ?? snapshot.own_seats[0] ?? scene?.settled.active ?? 0} called={(seat) => scene?.called(seat) ?? ""} onClose={() => { setTrying(null); }} />}
      {rule !== null && <RuleSheet game={table.game} paragraph={rule} onClose={() => { ruling.value = null; }} />}
      {over && <span class="unseen" role="status">{say("game_over")}</span>}
    </div>
    </Called.Provider>
  );
}
