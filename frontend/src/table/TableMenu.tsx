/** Everything about the table that is not a move. */

import { toChildArray, type ComponentChildren } from "preact";
import { useId, useState } from "preact/hooks";

import { Icon } from "../app/icons.tsx";
import { openRule } from "../app/openRule.ts";
import { change, useSettings } from "../app/settings.ts";
import { Dialog } from "../app/Dialog.tsx";
import { Button, Check, CopyButton, lazy, Link, useLoaded } from "../app/ui.tsx";
import { api } from "../net/api.ts";
import { notifications } from "../net/notifications.ts";
import { myTable } from "../net/seats.ts";
import type { Face, GameWords } from "../faces/face.ts";
import type { GameDetail, Snapshot } from "../net/shapes.ts";
import { offline } from "../net/transport.ts";
import { useSay } from "../words/menu/index.ts";
import { NOTIFICATIONS } from "../words/notifications/index.ts";
import { OPENING } from "../words/opening/index.ts";
import { RULES } from "../words/rules/index.ts";
import { SETTINGS } from "../words/settings/index.ts";
import { TRUST } from "../words/trust/index.ts";
import { useTime } from "../words/time/index.ts";
import { waitingElsewhere } from "./result/next.ts";
import { isSingle, LIST } from "./keylist.ts";
import { othersHere } from "./othersHere.ts";
import type { TableSession } from "./session.ts";

const Orders = lazy(async () => (await import("./Orders.tsx")).Orders);
const Leave = lazy(async () => (await import("./Leave.tsx")).Leave);
const Seats = lazy(async () => (await OPENING.with(import("./Seats.tsx"))).Seats);
const InShort = lazy(async () => (await RULES.with(import("../pages/GameSummary.tsx"))).InShort);
const SettingsDialog = lazy(async () => (await SETTINGS.with(import("../app/Settings.tsx"))).SettingsDialog, () => null);
const ChanceDialog = lazy(async () => (await TRUST.with(import("./Fairness.tsx"))).ChanceDialog, () => null);
const TimeDialog = lazy(async () => (await import("./time/TimeDialog.tsx")).TimeDialog, () => null);
const Channels = lazy(async () => (await NOTIFICATIONS.with(import("./Channels.tsx"))).Channels, () => null);
const KEYS = matchMedia("(any-pointer: fine)"); // a phone by itself has none

interface Props {
  /** What is opened of it. */
  readonly opens: "menu" | "short";
  /** Nobody else sits here, and nothing is kept. */
  readonly lesson: boolean;
  readonly snapshot: Snapshot;
  readonly session: TableSession;
  readonly detail: GameDetail;
  readonly words: GameWords;
  readonly face: Face;
  readonly onClose: () => void;
  readonly onReplay: () => void;
  /** null: nothing can be tried out from here. */
  readonly onTry: (() => void) | null;
  /** null: this is no table to be shown around at. */
  readonly onGuide: (() => void) | null;
  readonly onShortcuts: () => void;
}

export function TableMenu({ opens, lesson, snapshot, session, detail, words, face, onClose, onReplay, onTry, onGuide, onShortcuts }: Props) {
  const say = useSay();
  const time = useTime();
  const [part, setPart] = useState<"menu" | "settings" | "leave" | "seats" | "orders" | "chance" | "short" | "time" | "channel">(opens);
  const { table, own_seats: own } = snapshot;
  const elsewhere = useLoaded(() => waitingElsewhere(table.id), [table.id]);
  const sits = !lesson && !offline && (own.length > 0 || snapshot.leads);
  const channels = useLoaded(async () => (sits ? notifications.channels(table.id) : null), [table.id]);
  const channelled = channels.state === "here" && channels.value !== null && (channels.value.offered || channels.value.channels.length > 0); // not in a server that tells no service
  const recovery = myTable(table.id)?.recovery ?? null;
  if (part === "settings") return <SettingsDialog onClose={onClose} />;
  if (part === "seats") return <Dialog title={say("seats")} onClose={onClose}><Seats snapshot={snapshot} detail={detail} face={face} session={session} /></Dialog>;
  if (part === "orders") return <Orders snapshot={snapshot} detail={detail} words={words} face={face} session={session} onClose={onClose} />;
  if (part === "chance") return <ChanceDialog snapshot={snapshot} trust={session.trust} onClose={onClose} />;
  if (part === "short") return <Dialog title={say("in_short_of", { game: detail.title })} onClose={onClose} size="wide"><InShort game={detail.id} start={table.start} /></Dialog>;
  if (part === "time") return <TimeDialog snapshot={snapshot} session={session} onClose={onClose} />;
  if (part === "channel") return <Channels table={table} onClose={onClose} />;
  if (part === "leave") {
    return <Leave snapshot={snapshot} session={session} detail={detail} onClose={onClose} />;
  }
  const next = elsewhere.state === "here" ? elsewhere.value : null;
  const then = (act: () => void) => (): void => { onClose(); act(); };
  return (
    <Dialog title={say("menu")} onClose={onClose}>
      <p class="hint"><b>{detail.title}</b>{["", ...detail.starts.filter(({ name }) => name === table.start).map(({ sentence }) => sentence), words.summary].join(" · ")}</p>
      {next !== null && <Link to={`/t/${next}`} class="button primary wide"><Icon name="forth" /><span>{say("next_table")}</span></Link>}
      <div style={{ columns: "14.5rem 2", columnGap: "1.4rem" }}>
        <Group head={say("menu_game")}>
          <li><Button wide icon="rules" onClick={then(() => { openRule(""); })}>{say("rules")}</Button></li>
          {detail.short && <li><Button wide icon="help" onClick={() => { setPart("short"); }}>{say("in_short")}</Button></li>}
          {onGuide && <li><Button wide icon="eye" onClick={then(onGuide)}>{say("show_around")}</Button></li>}
          {table.status !== "waiting" && <li><Button wide icon="clock" onClick={then(onReplay)}>{say("look_back")}</Button></li>}
          {onTry && <li><Button wide icon="branch" onClick={then(onTry)}>{say("what_if")}</Button></li>}
        </Group>
        <Group head={say("menu_table")}>
          {!lesson && snapshot.orders !== null && table.status === "playing" && detail.orders.length > 0 && <li><Button wide icon="wait" onClick={() => { setPart("orders"); }}>{say("orders")}</Button></li>}
          {!lesson && (own.length > 0 || snapshot.leads) && table.status !== "over" && <li><Button wide icon="person" onClick={() => { setPart("seats"); }}>{say("seats")}</Button></li>}
          {!lesson && time && (own.length > 0 || snapshot.leads) && table.status === "playing" && <li><Button wide icon="clock" onClick={() => { setPart("time"); }}>{time.time}</Button></li>}
          {!lesson && own.length > 0 && table.status === "playing" && <li><Button wide icon="person" onClick={() => { setPart("leave"); }}>{say(othersHere(snapshot).length ? "leave_table" : "leave_pause")}</Button></li>}
          {!lesson && <li><Button wide icon="dice" onClick={() => { setPart("chance"); }}>{say("chance_here")}</Button></li>}
          {!lesson && table.status !== "waiting" && <li><a class="button secondary wide" href={api.record(table.id, snapshot.viewer)} download><Icon name="save" /><span>{say("download_record")}</span></a></li>}
        </Group>
        <Group head={say("menu_share")}>
          {channelled && <li><Button wide icon="share" onClick={() => { setPart("channel"); }}>{say("channel_menu")}</Button></li>}
          {!offline && recovery !== null && <li><CopyButton wide text={`${location.origin}/back/${table.id}#${recovery}`}>{say("copy_personal")}</CopyButton><p class="hint">{say("personal_hint")}</p></li>}
          {!offline && table.spectators && <li><CopyButton wide text={`${location.origin}/t/${table.id}`}>{say("copy_watch")}</CopyButton></li>}
        </Group>
        <Group head={say("menu_you")}>
          <li><Button wide icon="menu" onClick={() => { setPart("settings"); }}>{say("settings")}</Button></li>
          {!lesson && !offline && own.length > 0 && <li><Link to="/notifications" class="button secondary wide"><Icon name="bell" /><span>{say("notify_menu")}</span></Link></li>}
          {KEYS.matches && <li><Button wide icon="help" onClick={then(onShortcuts)}>{say("shortcuts")}</Button></li>}
          <li><Link to="/" class="button secondary wide"><Icon name="back" /><span>{say("to_lobby")}</span></Link></li>
        </Group>
      </div>
    </Dialog>
  );
}

/** Some of the menu under a heading; nothing where all of them are missing. */
function Group({ head, children }: { readonly head: string; readonly children: ComponentChildren }) {
  const id = useId();
  if (!toChildArray(children).length) return null;
  return (
    <section aria-labelledby={id} style={{ breakInside: "avoid", marginBottom: ".9rem" }}>
      <h3 id={id} style={{ margin: "0 0 .35rem", fontSize: "1rem" }}>{head}</h3>
      <ul class="menu-list" style={{ gap: "5px" }}>{children}</ul>
    </section>
  );
}

/** All keys that do something. */
export function Shortcuts({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const { keys } = useSettings();
  return (
    <Dialog title={say("shortcuts")} onClose={onClose} size="small">
      <Check label={say("shortcuts_on")} hint={say("shortcuts_hint")} value={keys} onChange={(on) => { change({ keys: on }); }} />
      <table class="keys">
        <tbody>
          {LIST.map((entry) => {
            const off = !keys && isSingle(entry);
            return <tr key={entry.word} class={off ? "off" : ""}><th scope="row"><kbd>{entry.keys.replace("Ctrl", say("key_ctrl"))}</kbd></th><td>{say(entry.word)}{off && <> <b>{say("key_off")}</b></>}</td></tr>;
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
