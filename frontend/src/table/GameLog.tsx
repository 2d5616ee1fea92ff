/** What has happened: by turn, newest at the bottom, with filters, rules behind every line, and the way back to it. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { RuleButton } from "../app/RuleButton.tsx";
import { Worded } from "../app/terms.tsx";
import { Icon } from "../app/icons.tsx";
import { Button } from "../app/ui.tsx";
import { deedOf } from "../keys.ts";
import type { Face, Scene } from "../faces/face.ts";
import type { SeatSummary } from "../net/shapes.ts";
import { isYou } from "../faces/parts/you.ts";
import { useSay, type Say } from "../words/log/index.ts";
import { EVERYTHING, exchanges, groups, isPrivate, newest, passes, regionsIn, type Entry, type Filter, type Group } from "./logGroups.ts";
import { Disc } from "./Players.tsx";
import { settledSaid } from "./settledSaid.ts";
import { answers, type Line } from "./logLines.ts";
import { useNews } from "./news.ts";
import { counts, roundsAt } from "./rounds.ts";
import "./log.css";

interface Props {
  readonly lines: readonly Line[];
  readonly seats: readonly SeatSummary[];
  readonly regions: ReadonlySet<string>;
  readonly face: Face;
  readonly scene: Scene | null;
  /** Whether one may search and choose what to see. */
  readonly filtering: boolean;
  readonly onLook: (seq: number) => void;
}

const NEWEST = 150; // entries drawn at first; the older ones on demand

export function GameLog({ lines, seats, regions, face, scene, filtering, onLook }: Props) {
  const say = useSay();
  const [kept, setFilter] = useState<Filter>(EVERYTHING);
  const filter = filtering ? kept : EVERYTHING;
  const [all, setAll] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const bottom = useRef(true);
  const you = scene && isYou(scene, scene.viewer) ? scene.viewer : -1;
  const news = useNews(face);
  const filtered = filter !== EVERYTHING;
  const found = useMemo(() => groups(lines, scene?.words), [lines, scene?.words]);
  const passed = useMemo(() => exchanges(lines, (seat) => seats[seat]?.kind === "person"), [lines, seats]);
  const recent = useMemo(() => newest(found, NEWEST), [found]);
  const more = !all && !filtered && recent !== found;
  const shown = useMemo(() => {
    const told = (entry: Entry): string => (entry.told && scene ? news?.upshot?.(entry.told, scene) : null) ?? sentenceOf(say, entry, seats, you);
    return (more ? recent : found)
      .map((group) => ({ ...group, entries: group.entries.map((entry) => ({ ...entry, text: told(entry) })).filter((entry) => entry.text !== "" && passes(entry, filter, entry.text)) }))
      .filter(({ entries }) => entries.length);
  }, [found, filter, more, seats, say, you, scene?.log, news]);
  const rounds = useMemo(() => { // by group
    const found = roundsAt(lines, shown.map(({ entries }) => entries[0]?.seq ?? 0), counts(scene?.view));
    return new Map(shown.map((group, n) => [group, found[n] ?? 0]));
  }, [shown, lines]);
  const last = lines.at(-1)?.seq;
  const follow = (): void => {
    if (box.current && bottom.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(follow, [last, shown]);
  useEffect(() => {
    const watch = new ResizeObserver(follow); // the question above it grows and shrinks: that is nobody scrolling
    if (box.current) watch.observe(box.current);
    return () => { watch.disconnect(); };
  }, []);
  const room = useRef(0);
  const scrolled = (): void => {
    const at = box.current;
    if (!at) return;
    if (at.clientHeight === room.current) bottom.current = at.scrollHeight - at.scrollTop - at.clientHeight < 40;
    room.current = at.clientHeight;
  };
  // one stop for Tab; the arrows go from line to line
  const keys = shown.flatMap(({ entries }) => entries).filter(({ told }) => told).map(({ key }) => key);
  const [current, setCurrent] = useState<string | null>(null);
  const stop = current !== null && keys.includes(current) ? current : (keys.at(-1) ?? null);
  const walk = (event: KeyboardEvent): void => {
    const by = deedOf(event, "log") !== "along" ? 0 : event.key === "ArrowUp" ? -1 : 1;
    const to = keys[keys.indexOf(stop ?? "") + by];
    if (!by || to === undefined || !(event.target instanceof Element) || !event.target.closest("li")) return;
    event.preventDefault();
    setCurrent(to);
    box.current?.querySelector<HTMLElement>(`[data-line="${to}"] button`)?.focus();
  };
  const set = (part: Partial<Filter>): void => { setFilter({ ...filter, ...part }); };
  return (
    <section class="game-log" tabIndex={-1} aria-label={say("game_log")}>
      <h2 class="unseen">{say("game_log")}</h2>
      {filtering && (
        <div class="filters">
          <input type="search" aria-label={say("search_log")} placeholder={say("search_log")} value={filter.text} onInput={(event) => { set({ text: event.currentTarget.value }); }} />
          <select aria-label={say("player_filter")} value={filter.seat ?? ""} onChange={(event) => { const { value } = event.currentTarget; set({ seat: value === "" ? null : Number(value) }); }}>
            <option value="">{say("all_players")}</option>
            {seats.map(({ seat, name }) => <option key={seat} value={seat}>{name}</option>)}
          </select>
          <select aria-label={say("region_filter")} value={filter.region ?? ""} onChange={(event) => { set({ region: event.currentTarget.value || null }); }}>
            <option value="">{say("all_regions")}</option>
            {regionsIn(lines, regions).map((id) => <option key={id} value={id}>{scene?.words.name("region", id) ?? id}</option>)}
          </select>
          <select aria-label={say("kind_filter")} value={filter.kind} onChange={(event) => { set({ kind: event.currentTarget.value as Filter["kind"] }); }}>
            {(["all", "game", "table", "chat"] as const).map((kind) => <option key={kind} value={kind}>{say(`log_${kind}`)}</option>)}
          </select>
        </div>
      )}
      <div class="log" ref={box} tabIndex={0} role="log" aria-live="off" aria-label={say("game_log")} onKeyDown={walk} onScroll={scrolled}>
        {more && <button type="button" class="text-button" onClick={() => { setAll(true); bottom.current = false; }}>{say("older_lines")}</button>}
        {shown.map((group) => (
          <section key={`${String(group.turn)}-${String(group.entries[0]?.seq)}`}>
            <h3>{headingOf(say, group, rounds.get(group) ?? 0, group.seat === null ? "" : (scene?.called(group.seat) ?? seats[group.seat]?.name ?? ""))}{(passed.get(group.turn) ?? 0) > 0 && <small> {say(passed.get(group.turn) === 1 ? "one_exchange" : "n_exchanges", { n: passed.get(group.turn) ?? 0 })}</small>}</h3>
            <ol>{group.entries.map((entry) => <Row key={entry.key} entry={entry} seats={seats} face={face} stop={entry.key === stop} onLook={onLook} />)}</ol>
          </section>
        ))}
        {!shown.length && <p class="hint">{say(filtered ? "nothing_found" : "nothing_yet")}</p>}
      </div>
    </section>
  );
}

/** What stands above a group of the log: the round, or the turn, and whose turn it is. */
export function headingOf(say: Say, { turn, seat }: Pick<Group, "turn" | "seat">, round: number, name: string): string {
  if (turn === null) return say("before_the_game");
  return seat === null ? say("turn_of_game", { n: turn }) : round ? say("round_and_name", { n: round, name }) : say("turn_and_name", { n: turn, name });
}

function Row({ entry, seats, face, stop, onLook }: { readonly entry: Entry & { readonly text: string }; readonly seats: readonly SeatSummary[]; readonly face: Face; readonly stop: boolean; readonly onLook: (seq: number) => void }) {
  const say = useSay();
  const { told, line, times } = entry;
  const seat = typeof told?.["seat"] === "number" ? told["seat"] : line.seat;
  return (
    <li data-line={entry.key} class={[line.undone ? "undone" : "", line.kind].join(" ")}>
      <span class="mark">
        {told && face.Sign ? <face.Sign told={told} /> : seat !== undefined && seats[seat] ? <Disc seat={seat} seats={seats} face={face} /> : <Icon name={line.kind === "chat" ? "chat" : "clock"} />}
      </span>
      <span class="sentence">{told ? <Worded text={entry.text} /> : entry.text}{times > 1 && <> <b class="times" aria-hidden="true">×{times}</b><span class="unseen">{say("n_times", { n: times })}</span></>}{isPrivate(entry) && <small> {say("only_you")}</small>}{line.undone && <small> {say("was_taken_back")}</small>}{line.auto && answers(line, told) && <small> {say(line.auto === "order" ? "by_order" : "by_autopilot")}</small>}</span>
      <span class="tools">
        {told && <RuleButton id={told.rule} tab={stop} />}
        {told && !line.undone && <Button kind="quiet" icon="clock" label={say("look_at_moment")} tab={stop} onClick={() => { onLook(entry.seq); }} />}
      </span>
    </li>
  );
}

/** Sentences about somebody, as those who read them about themselves have them. */
const YOURS = {
  log_sat_down: "log_sat_down_you", log_timeout: "log_timeout_you", log_left: "log_left_you", log_alone: "log_alone_you", log_back: "log_back_you", log_undo_asked: "log_undo_asked_you", log_nudged: "log_nudged_you",
  log_lead_asked: "log_lead_asked_you", log_forced: "log_forced_you", log_lead_kept: "log_lead_kept_you", log_lead: "log_lead_you", kick_refused: "kick_refused_you", kick_back: "kick_back_you", kick_over: "kick_over_you",
} as const;

/** How an entry reads to the seat that is `you`, -1: to others; "" for what nobody needs to read. */
export function sentenceOf(say: Say, { told, line }: Entry, seats: readonly SeatSummary[], you = -1): string {
  if (told) return told.sentence;
  const name = (seat: unknown): string => (typeof seat === "number" ? (seats[seat]?.name ?? "") : "");
  const about = (key: keyof typeof YOURS, named = name(line.seat)): string => (line.seat === you ? say(YOURS[key]) : say(key, { name: named }));
  switch (line.kind) {
    case "opened": return say("log_opened");
    case "imported": return say("log_imported");
    case "started": return say("log_started");
    case "sat_down": return about("log_sat_down", String(line["name"]));
    case "stood_up": return say("log_stood_up", { n: Number(line.seat) + 1 });
    case "rematch": return say("log_rematch");
    case "clock": return "given_back" in line ? say("log_clock") : say("left" in line ? "log_limit_stands" : "log_limit", { n: Math.max(0, Math.round((Number(line["left"] ?? Number(line["ends"]) - line.at)) / 60_000)) });
    case "autopilot": return about(line["bot"] ? (line["why"] === "timeout" ? "log_timeout" : line["why"] === "alone" ? "log_alone" : "log_left") : "log_back");
    case "undo_asked": return about("log_undo_asked");
    case "forced": return about("log_forced");
    case "stuck": return say("halt_stuck");
    case "called_off":
    case "taken_back":
    case "undo_answered":
    case "undo_lapsed": return settledSaid(say, line, seats);
    case "nudged": return about("log_nudged");
    case "lead_asked": return about("log_lead_asked");
    case "lead_kept": return name(line.seat) ? about("log_lead_kept") : say("log_lead_kept_host");
    case "lead": return about("log_lead");
    case "kick_asked": return say(line["absent"] ? "kick_away" : "kick_here", { name: name(line.seat) });
    case "kick_answered": return say(line["yes"] ? "log_undo_yes" : "log_undo_no", { name: name(line.seat) });
    case "kick_lapsed": return about(line["why"] === "refused" ? "kick_refused" : line["why"] === "here" ? "kick_back" : "kick_over");
    case "kicked": return say("log_kicked", { name: String(line["name"]) });
    case "seat_kind": return seatKind(say, line);
    case "restored": return say("log_restored");
    case "forked": return say("log_forked", { name: name(line.seat), n: Number(line["line"]) });
    case "settings": return say("log_settings");
    case "chat": return say("log_chat_line", { name: String(line["name"]), text: String(line["text"]) });
    default: return typeof line["sentence"] === "string" ? line["sentence"] : ""; // the server has its words
  }
}

function seatKind(say: Say, line: Line): string {
  const n = Number(line.seat) + 1;
  if (line["to"] === "bot") return say("log_to_bot", { n, name: String(line["name"]) });
  return line["to"] === "open" ? say("log_to_open", { n }) : say("log_to_person", { n, name: String(line["name"]) });
}
