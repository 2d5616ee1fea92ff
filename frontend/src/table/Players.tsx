/** Who plays: name, figure, whose turn it is, who is being waited for, bots and autopilots, clocks. */

import { createContext, type ComponentChildren } from "preact";
import { useContext } from "preact/hooks";

import { useNow } from "../app/now.ts";
import { Icon } from "../app/icons.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { letters, seatLook } from "../look/seats.ts";
import { now } from "../net/clock.ts";
import type { AskedSeat, SeatSummary } from "../net/shapes.ts";
import { useSay, type Say } from "../words/table/index.ts";

const FAR = 6 * 3_600_000; // ms; so long before, a phone keeps its bar to one row: the question tells the time as well

interface Props {
  /** Who is lit. */
  readonly playing: number | undefined;
  readonly scene: Scene | null;
  readonly face: Face;
  /** Those that are shown here. */
  readonly seats: readonly SeatSummary[];
  readonly all: readonly SeatSummary[];
  readonly asked: readonly AskedSeat[];
  readonly own: readonly number[];
}

export function Players({ playing, scene, face, seats, all, asked, own }: Props) {
  const say = useSay();
  const few = seats.length < all.length;
  const chips = seats.map(({ seat }) => <Player key={seat} playing={playing} seat={seat} scene={scene} face={face} all={all} asked={asked} own={own} alone={few && seats.length === 1} />);
  // one of them by itself is no list
  return few && seats.length === 1 ? <div class="players">{chips}</div> : <ul class="players" aria-label={say(few ? "other_players" : "players")}>{chips}</ul>;
}

/** Who is lit: the one who is asked; where several are at once, or nobody is, whose turn it is. In a set-up the turn is nobody's. */
export const onTurn = (active: number | undefined, asked: readonly AskedSeat[]): number | undefined => (asked.length === 1 ? asked[0]?.seat : active);

function Player({ playing, seat: number, scene, face, all, asked, own, alone }: Omit<Props, "seats"> & { readonly seat: number; readonly alone: boolean }) {
  const say = useSay();
  const seat = all[number];
  if (!seat) return null;
  const waits = asked.find((one) => one.seat === number);
  const figure = scene ? face.figure?.(number, scene) : null;
  const active = playing === number && scene?.status === "playing";
  const classes = ["player", active ? "active" : "", waits ? "asked" : ""].filter(Boolean).join(" ");
  const Chip = alone ? "div" : "li";
  return (
    <Chip class={classes} data-about={`player ${String(number)}`}>
      <Disc seat={number} seats={all} face={face} />
      <span class="player-name">{scene?.called(number) || seat.name || say("free_seat")}{own.length > 1 && own.includes(number) && <span class="unseen"> ({say("you")})</span>}</span>
      {figure && <span class="figure" translate={false} aria-label={figure.label} role="img">{figure.text}{figure.more}</span>}
      {seat.kind === "bot" && <Sign icon="bot" text={say("is_bot")} />}
      {seat.autopilot && <Sign icon="bot" text={say("is_autopilot")} />}
      {active && <span class="unseen">{say("is_active")}</span>}
      {waits && <span class="asked-mark" title={say("is_asked")}><Icon name="wait" /><span class="unseen">{say("is_asked")}</span></span>}
      {waits?.due != null && !(alone && waits.due - now() > FAR) && <Clock due={waits.due} bank={seat.bank} stands={waits.stands} brief />}
    </Chip>
  );
}

/** How many look on. */
export function Watching({ n }: { readonly n: number }) {
  const say = useSay();
  const text = say(n === 1 ? "one_watches" : "n_watch", { n });
  return <span class="watching" title={text}><Icon name="eye" /><b aria-hidden="true">{n}</b><span class="unseen">{text}</span></span>;
}

function Sign({ icon, text }: { readonly icon: "bot"; readonly text: string }) {
  return <span class="sign" title={text}><Icon name={icon} /><span class="unseen">{text}</span></span>;
}

/** How seats are called by whoever looks: "you" has one name and one letter, wherever it stands alone. */
export const Called = createContext<((seat: number) => string) | null>(null);

/** Lists people by their names, one's own as well: the letters beside them are those of these names. */
export function ByName({ children }: { readonly children: ComponentChildren }) {
  return <Called.Provider value={null}>{children}</Called.Provider>;
}

export function useNames(seats: readonly SeatSummary[]): readonly string[] {
  const called = useContext(Called);
  return seats.map(({ name }, seat) => called?.(seat) || name);
}

/** A seat's disc: colour and first letter. */
export function Disc({ seat, seats, face, large = false }: { readonly seat: number; readonly seats: readonly SeatSummary[]; readonly face: Face | null; readonly large?: boolean }) {
  const look = face?.seatLooks?.[seat] ?? seatLook(seat);
  const names = useNames(seats);
  return <span class={large ? "disc large" : "disc"} style={{ background: look.colour, color: look.ink }} aria-hidden="true">{letters(names, seat)}</span>;
}

/** The time that is left, before and in the bank (`brief`: what runs now); red for the last tenth of a minute. */
export function Clock({ due, bank, stands, brief = false }: { readonly due: number; readonly bank?: number | null; readonly stands?: number | null; readonly brief?: boolean }) {
  const say = useSay();
  const at = useNow(1000);
  const left = Math.max(0, Math.ceil((due - (stands ?? at)) / 1000));
  const spare = Math.floor((bank ?? 0) / 1000);
  const first = timeLeft(say, spare && left > spare ? left - spare : left);
  const text = spare && left > spare ? `${first} + ${timeLeft(say, spare)}` : first;
  return <span translate={false} class={`clock ${left <= 10 ? "short" : ""}`} role="timer" aria-label={say("time_left", { time: text })}><Icon name="clock" />{brief ? first : text}</span>;
}

/** Seconds as a clock shows them; days and hours when there are many: then nobody looks at seconds, and a phone has no room for them. */
export function timeLeft(say: Say, seconds: number): string {
  if (seconds >= 2 * 86_400) return say("n_days", { n: Math.floor(seconds / 86_400) });
  if (seconds * 1000 >= FAR) return say("n_hours_short", { n: Math.floor(seconds / 3_600) });
  const two = (n: number): string => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${String(h)}:${two(m)}:${two(s)}` : `${String(m)}:${two(s)}`;
}
