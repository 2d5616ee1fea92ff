/** Where and when one is called back. */

import { useEffect, useRef, useState } from "preact/hooks";

import { useObservable } from "../../app/observable.ts";
import { explained } from "../../app/faults.ts";
import { Frame } from "../../app/Frame.tsx";
import { notify } from "../../app/toasts.ts";
import { useSettings } from "../../app/settings.ts";
import { Button, Check, Failed, Link, useLoaded, Waiting } from "../../app/ui.tsx";
import { able, isApple, notifications } from "../../net/notifications.ts";
import { api } from "../../net/api.ts";
import { myTables } from "../../net/seats.ts";
import type { GameShape, OwnTable } from "../../net/shapes.ts";
import type { Notifications as Known, NoticeTarget } from "../../net/shapes/notifications.ts";
import { useSay } from "../../words/notifications/index.ts";
import { ago, titleOf } from "../phrases.ts";
import type { Do, Part } from "./shared.ts";
import { Calendar, Services, When } from "./Preferences.tsx";
import "../pages.css";
import "./notifications.css";

const TABLES = 12; // that can be left out here

export function Notifications() {
  const say = useSay();
  const { lang } = useSettings();
  const loaded = useLoaded(notifications.look, [lang]);
  return (
    <Frame title={say("notify")}>
      {loaded.state === "loading" && <Waiting />}
      {loaded.state === "failed" && <Failed error={loaded.error} />}
      {loaded.state === "here" && <Page first={loaded.value} />}
    </Frame>
  );
}

function Page({ first }: { readonly first: Known }) {
  const say = useSay();
  const [known, setKnown] = useState(first);
  const [busy, setBusy] = useState(false);
  const last = useRef<Promise<unknown>>(Promise.resolve()); // one after the other: nothing that is wished for meanwhile is lost
  const act: Do = (what, said, ahead) => {
    setKnown((before) => ({ ...before, ...ahead }));
    const done = last.current.then(async () => {
      setBusy(true);
      try {
        setKnown(await what());
        if (said !== undefined) notify(said);
        return true;
      } catch (error) {
        setKnown(known);
        const refused = error instanceof DOMException;
        notify(refused ? say(error.name === "NotAllowedError" ? "notify_here_denied" : "notify_here_failed") : explained(error, say), "refusal");
        return false;
      } finally {
        setBusy(false);
      }
    });
    last.current = done;
    return done;
  };
  const { offers } = known;
  const part = { known, busy, act };
  const some = offers.push !== null || offers.mail || offers.other || offers.calendar;
  return (
    <div class="notifications">
      <h1>{say("notify")}</h1>
      <p class="lead">{say("notify_lead")}</p>
      <p class="actions"><Link to="/me" class="button secondary">{say("notify_me")}</Link></p>
      {!some && <section class="sheet"><p>{say("notify_none")}</p></section>}
      {offers.push !== null && <Here {...part} vapid={offers.push} />}
      {(known.targets.length > 0 || offers.mail || offers.other) && <Places {...part} />}
      {offers.mail && <Letters {...part} />}
      {offers.other && <Services {...part} />}
      {some && <When {...part} />}
      {some && <Tables {...part} />}
      {offers.calendar && <Calendar {...part} />}
    </div>
  );
}

function Here({ known, busy, act, vapid }: Part & { readonly vapid: string }) {
  const say = useSay();
  const [on, setOn] = useState<boolean | null>(null);
  useEffect(() => { notifications.isHere(vapid).then(setOn, () => { setOn(false); }); }, [known]);
  const why = !window.isSecureContext ? say("notify_here_insecure") : able() ? null : say(isApple() ? "notify_here_apple" : "notify_here_unable");
  return (
    <section class="sheet" aria-labelledby="notify-here">
      <h2 id="notify-here">{say("notify_here")}</h2>
      <p>{say("notify_here_text")}</p>
      {why !== null && <p class="told">{why}</p>}
      {why === null && on === true && <p role="status">{say("notify_here_is_on")}</p>}
      {why === null && on !== null && (
        <p class="actions">
          {on
            ? <Button disabled={busy} onClick={() => { void act(async () => { await notifications.notHere(); return notifications.look(); }); }}>{say("notify_here_off")}</Button>
            : <Button kind="primary" icon="bell" disabled={busy} onClick={() => { void act(() => notifications.here(vapid), say("notify_here_is_on")); }}>{say("notify_here_on")}</Button>}
        </p>
      )}
    </section>
  );
}

const KIND = { push: "notify_kind_push", mail: "notify_kind_mail", other: "notify_kind_other" } as const;

function Places({ known, busy, act }: Part) {
  const say = useSay();
  const { lang } = useSettings();
  const state = ({ failing, confirmed, told }: NoticeTarget): string => {
    if (failing) return say("notify_fails");
    if (!confirmed) return say("notify_waits");
    return told ? say("notify_told", { when: ago(told, lang) }) : say("notify_well");
  };
  return (
    <section class="sheet" aria-labelledby="notify-places">
      <h2 id="notify-places">{say("notify_places")}</h2>
      {known.targets.length === 0 && <p class="hint">{say("notify_places_none")}</p>}
      <ul class="places">
        {known.targets.map((place) => {
          const name = place.shown || say(KIND[place.kind]);
          return (
            <li key={place.id} class={place.failing ? "ill" : ""}>
              <span class="place-main"><b>{name}</b><small>{place.shown && !place.table && `${say(KIND[place.kind])} · `}{place.table && <><Link to={`/t/${place.table}`}>{say("notify_of_table")}</Link> · </>}{state(place)}</small></span>
              {place.confirmed && <Button disabled={busy} label={say("notify_try_place", { place: name })} onClick={() => { void act(() => notifications.attempt(place.id), say("notify_tried")); }}>{say("notify_try")}</Button>}
              <Button kind="quiet" icon="trash" disabled={busy} label={say("notify_drop_place", { place: name })} onClick={() => { void act(() => notifications.drop(place.id)); }} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Letters({ busy, act }: Part) {
  const say = useSay();
  const [address, setAddress] = useState("");
  const add = (event: Event): void => {
    event.preventDefault();
    const typed = address.trim();
    if (typed) void act(() => notifications.email(typed), say("notify_mail_asked", { address: typed })).then((done) => { if (done) setAddress(""); });
  };
  return (
    <form class="sheet" onSubmit={add} aria-labelledby="notify-mail">
      <h2 id="notify-mail">{say("notify_mail")}</h2>
      <p id="notify-mail-text">{say("notify_mail_text")}</p>
      <label for="notify-address">{say("notify_mail_address")}</label>
      <div class="typed">
        <input id="notify-address" type="text" inputMode="email" autoCapitalize="none" spellcheck={false} autoComplete="email" maxLength={254} aria-describedby="notify-mail-text" value={address} onInput={(event) => { setAddress(event.currentTarget.value); }} />
        <Button type="submit" disabled={busy || !address.trim()}>{say("notify_mail_add")}</Button>
      </div>
    </form>
  );
}

function Tables({ known, act }: Part) {
  const say = useSay();
  const { lang } = useSettings();
  const mine = useObservable(myTables).slice(0, TABLES);
  const loaded = useLoaded(async (): Promise<readonly [readonly GameShape[], readonly (OwnTable | null)[]]> => {
    if (!mine.length) return [[], []];
    const [games, own] = await Promise.all([api.games(), api.mine(mine.map(({ id }) => id))]);
    return [games, own.tables];
  }, [lang]);
  if (loaded.state !== "here") return null;
  const [games, own] = loaded.value;
  const open = own.filter((one) => one !== null && one.table.status !== "over" && one.own_seats.length > 0) as readonly OwnTable[];
  if (!open.length) return null;
  return (
    <section class="sheet" aria-labelledby="notify-tables">
      <h2 id="notify-tables">{say("notify_tables")}</h2>
      <p class="hint">{say("notify_tables_text")}</p>
      {open.map(({ table }) => (
        <Check
          key={table.id}
          label={titleOf(games, table.game)}
          hint={table.seats.map(({ name }) => name).filter(Boolean).join(", ")}
          value={!known.muted.includes(table.id)}
          onChange={(wanted) => { void act(() => notifications.about(table.id, wanted), say("notify_saved"), { muted: wanted ? known.muted.filter((one) => one !== table.id) : [...known.muted, table.id] }); }}
        />
      ))}
    </section>
  );
}
