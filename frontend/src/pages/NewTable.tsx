/** A new table: which game, who sits where, which options, how much time. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { RuleButton } from "../app/RuleButton.tsx";
import { Frame } from "../app/Frame.tsx";
import { notify } from "../app/toasts.ts";
import { settings, useSettings } from "../app/settings.ts";
import { Button, Check, Choice, Failed, useLoaded, Waiting } from "../app/ui.tsx";
import { Picture } from "../look/Picture.tsx";
import { explained } from "../app/faults.ts";
import { NAME_FIELD } from "../app/nameLength.ts";
import { api } from "../net/api.ts";
import type { ChatMode, GameDetail, OptionShape, OptionValue, Pace, SeatWish, WitnessMode } from "../net/shapes.ts";
import { offline } from "../net/transport.ts";
import { useSay, type Say } from "../words/opening/index.ts";
import { useTime } from "../words/time/index.ts";
import { BotChoice } from "./BotChoice.tsx";
import { levelOf } from "./bots.ts";
import { eachOf, ofRounds, playingTimeOf } from "./playingTime.ts";
import { LEVEL } from "./firstGame.ts";
import { known, lastGame } from "./lastGame.ts";
import { agreedAgainstBots, botNames, openTable, ordersOf } from "./opening.ts";
import { atStart, roleOf, ROUNDS, span } from "./phrases.ts";
import { TimeControlChoice } from "./TimeControl.tsx";
import { agreed, presetOf, TIME_CONTROLS, zoneHere, type TimeControl } from "./timeControls.ts";
import "./pages.css";

type Kind = "me" | "screen" | "open" | "bot";
interface SeatChoice {
  readonly kind: Kind;
  /** Of a person who sits here; bots are called by what they play. */
  readonly name: string;
  readonly bot: string;
}

/** What is being filled in.  It outlives the choice of another game, whose words come a little later: what was typed meanwhile stands. */
interface Plan {
  readonly choices: readonly SeatChoice[];
  /** What the reader was last called here, at whichever seat. */
  readonly name: string;
  readonly timeControl: TimeControl;
  readonly late: string;
  readonly listed: boolean;
  readonly spectators: boolean;
  /** One of `LATER`. */
  readonly later: number;
  readonly chat: ChatMode;
  readonly pause: number;
  readonly witness: WitnessMode;
  readonly pace: Pace;
  readonly hints: boolean;
  readonly open_data: boolean;
  readonly rated: boolean;
  readonly language: string;
  /** By game. */
  readonly options: Readonly<Record<string, Readonly<Record<string, OptionValue>>>>;
  readonly minutes: Readonly<Record<string, number>>;
  readonly starts: Readonly<Record<string, string>>;
  /** Whether the set-up is dealt; unless somebody has chosen, it is where all others are bots. */
  readonly quick: Readonly<Record<string, boolean>>;
}

type Change = (change: (old: Plan) => Partial<Plan>) => void;

const LENGTH = ROUNDS; // how long the game lasts is chosen before everything else
const SPARE: SeatChoice = { kind: "bot", name: "", bot: "" };
const PACES = ["fast", "normal", "slow"] as const;
const LATER = [[0, 0], [5, 0], [15, 0], [60, 0], [0, 5], [0, 20]] as const; // minutes, answers
const MILD: readonly string[] = ["pass", "defensive"]; // what may answer for a person whose rating it would be
const LANGUAGES = ["", "de", "en"] as const;
const PAUSES = [0, 5, 10, 20, 60];

export function NewTable({ game }: { readonly game: string | null }) {
  const say = useSay();
  const { lang } = useSettings();
  const [wanted, setChosen] = useState(game ?? lastGame());
  const games = useLoaded(() => api.games(), [lang]);
  const chosen = wanted === game ? game : known(wanted, games.state === "here" ? games.value.map(({ id }) => id) : []);
  const detail = useLoaded(() => api.game(chosen), [chosen, lang]);
  const [plan, setPlan] = useState<Plan>(() => ({
    choices: [{ kind: "me", name: settings.value.name, bot: "" }, { kind: offline ? "bot" : "open", name: "", bot: "" }, { kind: "bot", name: "", bot: "" }],
    name: settings.value.name, timeControl: TIME_CONTROLS.none, late: "pass", listed: false, spectators: !offline, later: 0, chat: offline ? "off" : "free", pause: 0, witness: "wish", pace: "normal", hints: false, open_data: false, rated: false, language: "", options: {}, minutes: {}, starts: {}, quick: {},
  }));
  const shop = games.state === "here" && (
    <fieldset class="games">
      <legend>{say("game")}</legend>
      {games.value.map(({ id, title, seats, minutes }) => (
        <label key={id} class={id === chosen ? "on" : ""}>
          <input type="radio" name="game" checked={id === chosen} onChange={() => { setChosen(id); }} />
          <Picture game={id} lang={lang} />
          <span>
            <b>{title}</b>
            <small>{say("n_people", { n: span(seats[0] ?? 1, seats.at(-1) ?? 1) })}</small>
            {minutes && <small>{say("n_minutes", { n: span(...minutes) })}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
  const minutes = detail.state === "here" ? atStart(detail.value, plan.starts[detail.value.id]).minutes : null;
  return (
    <Frame title={say("new_table")} game={chosen} called={detail.state === "here" ? detail.value.title : ""}>
      <h1>{say("new_table")}</h1>
      {games.state === "failed" && <Failed error={games.error} />}
      {detail.state === "loading" && <Waiting />}
      {detail.state === "failed" && <Failed error={detail.error} />}
      {detail.state === "here" && <Form game={detail.value} ready={detail.value.id === chosen} plan={plan} change={(change) => { setPlan((old) => ({ ...old, ...change(old) })); }}>
        {game === null ? <>{shop}<p class="game-chosen">{detail.value.summary}</p></> : <details class="sheet fold"><summary><h2>{say("game")}</h2><small>{detail.value.title}{minutes && ` · ${say("n_minutes", { n: span(...minutes) })}`}</small><p>{detail.value.summary}</p></summary>{shop}</details>}
      </Form>}
    </Frame>
  );
}

/** `ready`: the game is the one that was chosen; before that nothing can be opened. */
function Form({ game, ready, plan, change, children }: { readonly game: GameDetail; readonly ready: boolean; readonly plan: Plan; readonly change: Change; readonly children: ComponentChildren }) {
  const say = useSay();
  const { lang } = useSettings();
  const { timeControl, late, listed, spectators, later, chat, pause, witness, pace, open_data, language } = plan;
  const start = game.starts.find(({ name }) => name === plan.starts[game.id]);
  const begun = atStart(game, start?.name);
  const counts = begun.seats;
  const choices = fitting(plan.choices, begun);
  const words = useTime();
  const dealt = !start && Object.keys(game.quick).length > 0;
  const quick = dealt && (plan.quick[game.id] ?? againstBots(choices));
  const [first] = useState(() => againstBots(choices)); // as the form was opened
  const turned = dealt && plan.quick[game.id] === undefined && quick !== first; // by a press that was not about it
  const offered = offeredTo(game.options, choices.length);
  const begins: GameDetail["starts"][number]["options"] = start?.options ?? (againstBots(choices) ? agreedAgainstBots(game) : {});
  const options: Readonly<Record<string, OptionValue>> = Object.fromEntries(Object.entries(plan.options[game.id] ?? {}).filter(([name, value]) => offered.some((one) => one.name === name && one.values.includes(value) && value !== usual(one, begins))));
  const minutes = plan.minutes[game.id] ?? game.time_limit?.usual ?? 0;
  const [busy, setBusy] = useState(false);
  const timed = game.time_limit?.options.find((name) => options[name] === true);

  const seat = (i: number, part: Partial<SeatChoice>): void => {
    const own = { ...(choices[i] ?? SPARE), ...part };
    const at = kept(plan.choices, choices.length)[i] ?? i;
    change((old) => {
      const choices = seated(Array.from({ length: Math.max(old.choices.length, at + 1) }, (_, j) => old.choices[j] ?? SPARE), at, own, old.name);
      return { choices, name: choices.find(({ kind }) => kind === "me")?.name ?? old.name };
    });
  };
  const count = (n: number): void => {
    change((old) => {
      const at = kept(old.choices, n);
      return { choices: Array.from({ length: n }, (_, i) => old.choices[at[i] ?? i] ?? SPARE) };
    });
  };
  const invites = choices.some(({ kind }) => kind === "open");
  const people = choices.filter(({ kind }) => kind !== "bot").length;
  const time = (of: typeof begun) => playingTimeOf(of, choices.length, people, { ...agreed(timeControl, ""), limit_minutes: timed === undefined ? 0 : minutes });
  const agreedLength = options[LENGTH] ?? (start ? undefined : begins[LENGTH]); // by a start it is in its sentence
  const demand = time(ofRounds(begun, agreedLength));
  const ratable = invites && !start && choices.every(({ kind }) => kind !== "screen") && choices.filter(({ kind }) => kind !== "bot").length > 1;
  const rated = ratable && plan.rated;
  const hints = plan.hints && !rated;
  const autopilots = rated ? game.autopilots.filter(({ name }) => MILD.includes(name)) : game.autopilots;
  const on_timeout = autopilots.some(({ name }) => name === late) ? late : "pass";
  const length = offered.find(({ name }) => name === LENGTH);
  const lasts = length && agreedLength !== undefined ? `${typeof agreedLength === "number" ? "" : `${length.sentence}: `}${length.labels[length.values.indexOf(agreedLength)] ?? String(agreedLength)}` : "";
  const changed = Object.keys(options).filter((name) => name !== LENGTH).length;
  const row = (option: OptionShape) => (
    <OptionRow
      key={option.name}
      option={option}
      value={options[option.name] ?? usual(option, begins)}
      onChange={(value) => {
        change((old) => ({ options: { ...old.options, [game.id]: Object.fromEntries(Object.entries({ ...old.options[game.id], [option.name]: value }).filter(([name, v]) => name !== option.name || v !== usual(option, begins))) } }));
      }}
    >
      {option.name === timed && game.time_limit && <Minutes limit={game.time_limit} value={minutes} onChange={(value) => { change((old) => ({ minutes: { ...old.minutes, [game.id]: value } })); }} />}
    </OptionRow>
  );
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!ready) return;
    setBusy(true);
    const seats = wishes(choices, game, start?.name, say);
    openTable({ game: game.id, options: { ...(!start && begins), ...options, ...(quick && game.quick) }, seats, listed, spectators, ...(spectators && { spectator_minutes: LATER[later]?.[0] ?? 0, spectator_moves: LATER[later]?.[1] ?? 0 }), chat, ...agreed(timeControl, offline ? "" : zoneHere()), ...(rated && { rated, substitutes: false }), ...(invites && { language }), reaction_pause: pause, on_timeout, pace, hints, open_data, ...(invites && { witness }), ...(start && { start: start.name }), ...(timed === undefined ? {} : { limit_minutes: minutes }) }, quick && choices.filter(({ kind }) => kind !== "bot").length === 1 ? ordersOf(game.id) : []).catch((error: unknown) => {
      setBusy(false);
      notify(explained(error, say), "refusal");
    });
  };
  return (
    <form class="plan" onSubmit={submit}>
      <div class="plan-go">
        <p><b>{game.title}</b> <small>{[say("n_people", { n: choices.length }), start?.sentence ?? "", quick ? say("setup_quick") : "", lasts, words?.[`time_control_${presetOf(timeControl)}`] ?? ""].filter(Boolean).join(" · ")}</small></p>
        <Button kind="primary" type="submit" disabled={busy || !ready} icon={invites ? "link" : "play"}>{say(invites ? "open_and_invite" : "start_now")}</Button>
      </div>
      {children}
      <section class="sheet">
        <h2>{say("who_plays")}</h2>
        {game.starts.length > 0 && (
          <label class="begin">{say("begins_with")}<select value={start?.name ?? ""} onChange={(event) => { const name = event.currentTarget.value; change((old) => ({ starts: { ...old.starts, [game.id]: name }, options: { ...old.options, [game.id]: Object.fromEntries(Object.entries(old.options[game.id] ?? {}).filter(([option]) => !game.starts.some(({ options }) => option in options))) } })); }}>
            <option value="">{game.minutes ? `${say("begins_whole")}, ${say("n_minutes", { n: span(...game.minutes) })}` : say("begins_whole")}</option>
            {game.starts.map(({ name, sentence }) => <option key={name} value={name}>{sentence}</option>)}
          </select>{start && <small>{start.help}</small>}</label>
        )}
        {dealt && (
          <>
            <Choice label={say("setup")} value={quick ? "quick" : "rules"} values={[["quick", say("setup_quick")], ["rules", say("setup_rules")]] as const} onChange={(value) => { change((old) => ({ quick: { ...old.quick, [game.id]: value === "quick" } })); }} />
            <p class="hint" aria-live="polite">{quick ? game.options.find(({ name }) => name in game.quick)?.help : say("setup_rules_hint")}</p>
          </>
        )}
        <Choice label={say("players")} value={choices.length} values={counts.map((n) => [n, String(n)] as const)} onChange={count} />
        <ol class="seat-list">
          {choices.map((choice, i) => <SeatRow key={i} number={i} players={choices.length} role={roleOf(begun, choices.length, i, lang)} choice={choice} game={game} onChange={(change) => { seat(i, change); }} />)}
        </ol>
        {turned ? <p class="hint setup-turned" role="status">{say(quick ? "setup_now_quick" : "setup_now_rules")}</p> : null}
        {length && row({ ...length, labels: eachOf(begun, length.values, time, say, lang).map((lasting, i) => [length.labels[i], lasting].filter(Boolean).join(", ")) })}
        {choices.some(({ kind }) => kind === "bot") && (
          <>
            <Choice label={say("pace")} value={pace} values={PACES.map((pace) => [pace, say(`pace_${pace}`)] as const)} onChange={(pace) => { change(() => ({ pace })); }} />
            <p class="hint" aria-live="polite">{say(`pace_${pace}_hint`)}</p>
          </>
        )}
      </section>
      <details class="sheet fold">
        <summary><h2>{say("time_and_visitors")}</h2><small>{[words?.[`time_control_${presetOf(timeControl)}`] ?? "", offline ? "" : say(spectators ? "spectators_allowed" : "watching_no")].filter(Boolean).join(" · ")}</small></summary>
        <TimeControlChoice value={timeControl} demand={demand} onChange={(timeControl) => { change(() => ({ timeControl })); }}>
          <label>{say("on_timeout")}<select value={on_timeout} disabled={!timeControl.turn_seconds && !timeControl.reaction_seconds} onChange={(event) => { const late = event.currentTarget.value; change(() => ({ late })); }}>
            {autopilots.map(({ name, sentence }) => <option key={name} value={name}>{sentence}</option>)}
          </select></label>
          <label>{say("reaction_pause")}<select value={pause} onChange={(event) => { const pause = Number(event.currentTarget.value); change(() => ({ pause })); }}>
            {PAUSES.map((s) => <option key={s} value={s}>{s ? say("after_seconds", { n: s }) : say("at_once")}</option>)}
          </select></label>
        </TimeControlChoice>
        <div class="pairs">
          {!offline && <label>{say("chat")}<select value={chat} onChange={(event) => { const chat = event.currentTarget.value as ChatMode; change(() => ({ chat })); }}>
            {(["free", "phrases", "off"] as const).map((mode) => <option key={mode} value={mode}>{say(`chat_${mode}`)}</option>)}
          </select></label>}
          {invites && <label>{say("talk_in")}<select value={language} onChange={(event) => { const language = event.currentTarget.value; change(() => ({ language })); }}>
            {LANGUAGES.map((one) => <option key={one} value={one}>{say(one ? `talk_in_${one}` : "talk_in_any")}</option>)}
          </select></label>}
          {!offline && spectators && <label>{say("spectator_delay")}<select value={later} onChange={(event) => { const later = Number(event.currentTarget.value); change(() => ({ later })); }}>
            {LATER.map(([minutes, moves], i) => <option key={i} value={i}>{minutes ? say("spectators_minutes", { n: minutes }) : moves ? say("spectators_moves", { n: moves }) : say("spectators_now")}</option>)}
          </select></label>}
          {invites && (
            <label>{say("witness")}<select value={witness} onChange={(event) => { const witness = event.currentTarget.value as WitnessMode; change(() => ({ witness })); }}>
              {(["wish", "must", "off"] as const).map((mode) => <option key={mode} value={mode}>{say(`witness_${mode}`)}</option>)}
            </select></label>
          )}
        </div>
        <div class="checks">
          {!offline && <Check label={say("open_data")} hint={say("open_data_hint")} value={open_data} onChange={(open_data) => { change(() => ({ open_data })); }} />}
          {ratable && <Check label={say("rated")} hint={say("rated_hint")} value={rated} onChange={(rated) => { change(() => ({ rated })); }} />}
          {!rated && <Check label={say("hints")} hint={say("hints_hint")} value={hints} onChange={(hints) => { change(() => ({ hints })); }} />}
          {!offline && <Check label={say("spectators")} hint={say("spectators_hint")} value={spectators} onChange={(spectators) => { change(() => ({ spectators })); }} />}
          {!offline && <Check label={say("listed")} hint={say("listed_hint")} value={listed} onChange={(listed) => { change(() => ({ listed })); }} />}
        </div>
      </details>
      <details class="sheet fold options">
        <summary><h2>{say("options")}</h2><small>{changed ? say("options_changed", { n: changed }) : say("options_default")}</small></summary>
        {offered.filter(({ name }) => name !== LENGTH && (start || !(name in game.quick))).map(row)}
      </details>
    </form>
  );
}

/** Whether nobody but bots plays with the first seat: then a quick start is what a game with one begins with. */
export const againstBots = (choices: readonly Pick<SeatChoice, "kind">[]): boolean => choices.slice(1).every(({ kind }) => kind === "bot");

/** What an option is as long as nobody has chosen: a start brings values of its own, and so does a game against bots. */
export const usual = ({ name, default: value }: OptionShape, begins: Readonly<Record<string, OptionValue>> = {}): OptionValue => begins[name] ?? value;

/** Options with the values that so many players can choose; where only one is left there is no choice. */
export function offeredTo(options: readonly OptionShape[], players: number): readonly OptionShape[] {
  return options.map((option) => {
    const can = <T,>(of: readonly T[]): readonly T[] => of.filter((_, i) => option.players[i]?.includes(players));
    return { ...option, values: can(option.values), labels: can(option.labels) };
  }).filter(({ values }) => values.length > 1);
}

/** A seat is chosen anew. Who chooses this one for themselves takes their name along and leaves the other one to who was to have it: one press changes sides.
 *
 * A name stays with its person only: no bot keeps it. `name`: what the reader was last called here.
 */
export function seated(choices: readonly SeatChoice[], at: number, own: SeatChoice, name = ""): readonly SeatChoice[] {
  const before = choices[at] ?? SPARE;
  const comes = own.kind === "me" && before.kind !== "me";
  const mine = comes ? choices.findIndex(({ kind }) => kind === "me") : -1;
  const stays = own.kind === before.kind;
  return choices.map((choice, i) => (i === at ? { ...own, name: comes ? choices[mine]?.name ?? (name || own.name) : stays ? own.name : "" } : i === mine ? before : choice));
}

/** Which seats stay of n: those that wait for somebody go before those that are taken, the last first; never the first of all. */
function kept(choices: readonly SeatChoice[], n: number): readonly number[] {
  const at = [...choices.keys()];
  while (at.length > n) at.splice(at.findLastIndex((i) => i > 0 && choices[i]?.kind === "open"), 1); // -1: none waits, the last goes
  return at;
}

/** As many seats as the game may have, with bots that it has; those beyond come back with a bigger game. */
export function fitting(choices: readonly SeatChoice[], game: Pick<GameDetail, "seats" | "bots">): readonly SeatChoice[] {
  const [least, most] = [game.seats[0] ?? 1, game.seats.at(-1) ?? 1];
  const bot = (game.bots.find(({ name }) => name === LEVEL) ?? game.bots[0])?.name ?? "";
  const at = kept(choices, most);
  return Array.from({ length: Math.min(Math.max(choices.length, least), most) }, (_, i) => {
    const choice = choices[at[i] ?? i] ?? SPARE;
    return game.bots.some(({ name }) => name === levelOf(choice.bot)) ? choice : { ...choice, bot };
  });
}

/** The seats as the server takes them: everybody has a name of their own, and no bot has a person's. */
export function wishes(choices: readonly SeatChoice[], game: Pick<GameDetail, "bot_names" | "starts">, start: string | undefined, say: Say): readonly SeatWish[] {
  const sits = ({ kind }: SeatChoice): boolean => kind === "me" || kind === "screen";
  const taken = new Set(choices.filter(sits).map(({ name }) => name.trim().toLowerCase()));
  const unused = (names: readonly string[]): string => {
    const found = names.find((name) => !taken.has(name.toLowerCase())) ?? "";
    taken.add(found.toLowerCase());
    return found;
  };
  const own = choices.map((choice, i) => (sits(choice) ? choice.name.trim() || unused([choice.kind === "me" ? say("guest") : say("player", { n: i + 1 }), say("player", { n: i + 1 })]) : choice.kind === "bot" ? null : ""));
  const called = botNames(game, own, start);
  return choices.map(({ kind, bot }, i) => (kind === "open" ? { kind } : kind === "bot" ? { kind, bot, ...called[i] } : { kind: "mine", name: own[i] ?? "" }));
}

function SeatRow({ number, players, role, choice, game, onChange }: { readonly number: number; readonly players: number; readonly role: string; readonly choice: SeatChoice; readonly game: GameDetail; readonly onChange: (change: Partial<SeatChoice>) => void }) {
  const say = useSay();
  const kinds: readonly (readonly [Kind, string])[] = [["me", say("seat_me")], ["screen", say("seat_screen")], ...(offline ? [] : [["open", say("seat_open")] as const]), ["bot", say("seat_bot")]];
  const label = say("seat", { n: number + 1 });
  return (
    <li>
      <span class={`disc seat-${String(number)}`} aria-hidden="true">{number + 1}</span>
      {role && <b class="role">{role}</b>}
      <label><span class="unseen">{say("seat_kind", { n: number + 1 })}</span>
        <select value={choice.kind} onChange={(event) => { onChange({ kind: event.currentTarget.value as Kind }); }}>
          {kinds.map(([kind, text]) => <option key={kind} value={kind}>{text}</option>)}
        </select>
      </label>
      {(choice.kind === "me" || choice.kind === "screen") && (
        <label class="grow"><span class="unseen">{say("name_of", { seat: label })}</span>
          <input type="text" maxLength={NAME_FIELD} autoComplete="nickname" placeholder={choice.kind === "me" ? say("your_name") : say("name")} value={choice.name} onInput={(event) => { onChange({ name: event.currentTarget.value }); }} />
        </label>
      )}
      {choice.kind === "bot" && (
        <BotChoice class="grow" game={game} value={choice.bot} seat={label} players={players} onChange={(bot) => { onChange({ bot }); }} />
      )}
      {choice.kind === "open" && <span class="grow hint">{say("seat_open_hint")}</span>}
    </li>
  );
}

function OptionRow({ option, value, onChange, children }: { readonly option: OptionShape; readonly value: OptionValue; readonly onChange: (value: OptionValue) => void; readonly children?: ComponentChildren }) {
  const index = option.values.indexOf(value);
  const id = `option-${option.name}`;
  return (
    <div class="option">
      <div>
        <label for={id}><b>{option.sentence}</b></label>
        <p id={`${id}-help`}>{option.help} <RuleButton id={option.rule} /></p>
      </div>
      <select id={id} aria-describedby={`${id}-help`} value={index} onChange={(event) => { const to = option.values[Number(event.currentTarget.value)]; if (to !== undefined) onChange(to); }}>
        {option.values.map((one, i) => <option key={String(one)} value={i}>{option.labels[i] ?? String(one)}</option>)}
      </select>
      {children}
    </div>
  );
}

/** How long the whole game may last. */
function Minutes({ limit, value, onChange }: { readonly limit: NonNullable<GameDetail["time_limit"]>; readonly value: number; readonly onChange: (minutes: number) => void }) {
  const say = useSay();
  const { lang } = useSettings();
  const { least, most, usual } = limit;
  return (
    <>
      <div>
        <label for="limit-minutes">{say("limit_in_minutes")}</label>
        <p id="limit-minutes-help">{say("limit_help", { least, most: most.toLocaleString(lang) })}</p>
      </div>
      <input
        id="limit-minutes"
        aria-describedby="limit-minutes-help"
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={value}
        onChange={(event) => { // what cannot be is made to fit at once: the field may be folded away when the table is opened
          const wished = Math.round(event.currentTarget.valueAsNumber);
          const fitting = Number.isNaN(wished) ? usual : Math.min(Math.max(wished, least), most);
          event.currentTarget.value = String(fitting);
          onChange(fitting);
        }}
      />
    </>
  );
}
