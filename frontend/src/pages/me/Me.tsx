/** Who one is: a nickname, passkeys, the devices where one is known, one's own data. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { useObservable } from "../../app/observable.ts";
import { Frame } from "../../app/Frame.tsx";
import { NAME_FIELD } from "../../app/nameLength.ts";
import { notify } from "../../app/toasts.ts";
import { change, settings, useSettings } from "../../app/settings.ts";
import { Dialog } from "../../app/Dialog.tsx";
import { Button, Check, Failed, Link, useLoaded, Waiting } from "../../app/ui.tsx";
import { knowsPasskeys, me } from "../../net/me.ts";
import { myTables } from "../../net/seats.ts";
import type { Device, Me as Known, Passkey, Person } from "../../net/shapes.ts";
import { offline } from "../../net/transport.ts";
import { useSay } from "../../words/index.ts";
import { ME, type MeWords } from "../../words/me/index.ts";
import { ago } from "../phrases.ts";
import "../pages.css";
import "../lobby.css";
import { Mail } from "./Mail.tsx";
import { Ratings } from "./Ratings.tsx";
import { filled, welcome, type Part, type Do } from "./shared.ts";
import "./me.css";

export function Me() {
  const { lang } = useSettings();
  const loaded = useLoaded(async () => [await ME.learn(lang), await me.look()] as const, [lang]);
  const title = loaded.state === "here" ? loaded.value[0].me : "";
  return (
    <Frame title={title}>
      {loaded.state === "loading" && <Waiting />}
      {loaded.state === "failed" && <Failed error={loaded.error} />}
      {loaded.state === "here" && <Page w={loaded.value[0]} first={loaded.value[1]} />}
    </Frame>
  );
}

function Page({ w, first }: { readonly w: MeWords; readonly first: Known }) {
  const say = useSay();
  const [known, setKnown] = useState(first);
  const [busy, setBusy] = useState(false);
  const act: Do = async (what, said) => {
    setBusy(true);
    try {
      setKnown(await what());
      if (said !== undefined) notify(said);
    } catch (error) {
      const unanswered = error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
      notify(unanswered ? w.cancelled : explained(error, say), unanswered ? "news" : "refusal");
    } finally {
      setBusy(false);
    }
  };
  const able = known.offers.passkeys && knowsPasskeys();
  const [arriving] = useState(/^#(?:signin|letter)=/.test(location.hash));
  const { person } = known;
  const mail = known.offers.mail && <Mail w={w} mail={person?.mail ?? null} busy={busy} act={act} />;
  return (
    <div class="me">
      <h1>{w.me}</h1>
      <p class="lead">{w.intro}</p>
      <p class="actions"><Link to="/mine" class="button secondary">{w.mine}</Link><Link to="/notifications" class="button secondary">{w.calls}</Link></p>
      {arriving && mail}
      <Name key={person?.name ?? ""} w={w} known={known} busy={busy} act={act} />
      <section class="sheet" aria-labelledby="passkeys">
        <h2 id="passkeys">{w.passkeys}</h2>
        <p>{w.passkeysText}</p>
        {!able && <p class="told">{w.passkeysOff}</p>}
        {person?.passkeys.length === 0 && person.mail === null && able && <p class="hint">{w.noPasskey}</p>}
        <ul class="me-item">
          {person?.passkeys.map((one) => <Key key={one.passkey} w={w} one={one} busy={busy} act={act} />)}
        </ul>
        {able && <p class="actions"><Button icon="plus" kind={person?.passkeys.length ? "secondary" : "primary"} disabled={busy} onClick={() => { void act(me.makePasskey, w.added); }}>{w.add}</Button></p>}
        {able && !person?.passkeys.length && <ComeIn w={w} busy={busy} act={act} />}
      </section>
      {!arriving && mail}
      {person && <DaysOff w={w} off={person.days_off} />}
      {person && <Devices w={w} devices={person.devices} last={person.passkeys.length === 0 && person.mail === null} busy={busy} act={act} />}
      {person && !offline && <Ratings w={w} />}
      {person && <Data w={w} busy={busy} act={act} />}
    </div>
  );
}

function Name({ w, known, busy, act }: Part & { readonly known: Known }) {
  const { lang } = useSettings();
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [name, setName] = useState(known.person?.name || settings.value.name);
  const [zone, setZone] = useState(known.person?.zone || device);
  const tables = useObservable(myTables);
  const zones = Intl.supportedValuesOf?.("timeZone") ?? [];
  /** As one says it: "Europa/Wien". */
  const called = (one: string): string => one.split("/").map((part) => w.zones[part] ?? part).join("/").replaceAll("_", " ");
  const save = (event: Event): void => {
    event.preventDefault();
    void act(async () => {
      const answer = await me.change({ name: name.trim(), zone });
      change({ name: name.trim() });
      return answer;
    }, w.saved);
  };
  return (
    <form class="sheet" onSubmit={save}>
      {known.person === null && <p class="told">{tables.length ? w.seated(tables.length) : w.nobody}</p>}
      <div class="who">
        <div>
          <label for="me-name">{w.name}</label>
          <input id="me-name" type="text" maxLength={NAME_FIELD} autoComplete="nickname" aria-describedby="me-name-hint" value={name} onInput={(event) => { setName(event.currentTarget.value); }} />
          <p class="hint" id="me-name-hint">{w.nameHint}</p>
        </div>
        <div>
          <label for="me-zone">{w.zone}</label>
          <select id="me-zone" value={zone} aria-describedby="me-zone-hint" onChange={(event) => { setZone(event.currentTarget.value); }}>
            {[...new Set([zone, device, ...zones])].sort((a, b) => called(a).localeCompare(called(b), lang)).map((one) => <option key={one} value={one}>{called(one)}</option>)}
          </select>
          <p class="hint" id="me-zone-hint">{w.zoneHint}</p>
        </div>
      </div>
      <Button type="submit" disabled={busy}>{w.save}</Button>
    </form>
  );
}

/** For who has a passkey from another device. */
function ComeIn({ w, busy, act }: Part) {
  const [bring, setBring] = useState(true);
  const come = (): void => {
    void act(async () => {
      const answer = await me.showPasskey(bring);
      welcome(answer, w);
      return answer;
    });
  };
  return (
    <div class="come">
      <p>{w.comeText}</p>
      <Check label={w.bring} hint={w.bringHint} value={bring} onChange={setBring} />
      <Button icon="person" disabled={busy} onClick={come}>{w.come}</Button>
    </div>
  );
}

function Key({ w, one, busy, act }: Part & { readonly one: Passkey }) {
  const { lang } = useSettings();
  const [asks, setAsks] = useState<"" | "name" | "remove">("");
  const name = one.label || w.passkeys;
  return (
    <li>
      <span class="me-item-main"><b>{name}</b><small>{filled(w.lastUse, { when: ago(one.used, lang) })}</small></span>
      <Button kind="quiet" icon="pen" label={filled(w.rename, { name })} onClick={() => { setAsks("name"); }} />
      <Button kind="quiet" icon="trash" label={filled(w.remove, { name })} onClick={() => { setAsks("remove"); }} />
      {asks === "name" && <Rename w={w} name={name} onClose={() => { setAsks(""); }} onDone={(label) => { setAsks(""); void act(() => me.rename(one.passkey, label)); }} />}
      {asks === "remove" && (
        <Sure w={w} title={filled(w.remove, { name })} act={filled(w.remove, { name })} busy={busy} onClose={() => { setAsks(""); }} onDone={() => { setAsks(""); void act(() => me.remove(one.passkey)); }}>
          {filled(w.removePasskey, { name })}
        </Sure>
      )}
    </li>
  );
}

function Rename({ w, name, onClose, onDone }: { readonly w: MeWords; readonly name: string; readonly onClose: () => void; readonly onDone: (name: string) => void }) {
  const [text, setText] = useState(name);
  return (
    <Dialog title={w.renameTitle} size="small" onClose={onClose}>
      <form onSubmit={(event) => { event.preventDefault(); if (text.trim()) onDone(text.trim()); }}>
        <input type="text" maxLength={NAME_FIELD} aria-label={w.renameTitle} value={text} onInput={(event) => { setText(event.currentTarget.value); }} />
        <p class="actions"><Button type="submit" kind="primary">{w.save}</Button><Button onClick={onClose}>{w.cancel}</Button></p>
      </form>
    </Dialog>
  );
}

/** Asks before something that cannot be taken back. */
function Sure({ w, title, act, busy, onClose, onDone, children }: { readonly w: MeWords; readonly title: string; readonly act: string; readonly busy: boolean; readonly onClose: () => void; readonly onDone: () => void; readonly children: ComponentChildren }) {
  return (
    <Dialog title={title} size="small" onClose={onClose}>
      <p>{children}</p>
      <p class="actions"><Button kind="primary" disabled={busy} onClick={onDone}>{act}</Button><Button onClick={onClose}>{w.cancel}</Button></p>
    </Dialog>
  );
}

/** Taken at a table, good for all of them. */
function DaysOff({ w, off }: { readonly w: MeWords; readonly off: Person["days_off"] }) {
  const { lang } = useSettings();
  return (
    <section class="sheet" aria-labelledby="days-off">
      <h2 id="days-off">{w.daysOff}</h2>
      {off.until !== null && <p class="told">{filled(w.offUntil, { when: new Date(off.until).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" }) })}</p>}
      <p>{filled(w.daysOffText, { left: String(off.left), of: String(off.of) })}</p>
    </section>
  );
}

function Devices({ w, devices, last, busy, act }: Part & { readonly devices: readonly Device[]; readonly last: boolean }) {
  const { lang } = useSettings();
  const [out, setOut] = useState<Device | "others" | null>(null);
  const named = (device: Device): string => device.label || w.device;
  const end = (): void => {
    const which = out;
    setOut(null);
    if (which === null) return;
    void act(() => (which === "others" ? me.lockOut(null) : which.here ? me.signOut() : me.lockOut(which.device)));
  };
  return (
    <section class="sheet" aria-labelledby="devices">
      <h2 id="devices">{w.devices}</h2>
      <p>{w.devicesText}</p>
      <ul class="me-item">
        {devices.map((device) => (
          <li key={device.device}>
            <span class="me-item-main"><b>{named(device)}</b><small>{device.here ? w.thisDevice : filled(w.lastUse, { when: ago(device.used, lang) })}</small></span>
            <Button kind="quiet" label={filled(w.signOutOf, { name: named(device) })} onClick={() => { setOut(device); }}>{w.signOut}</Button>
          </li>
        ))}
      </ul>
      {devices.length > 1 && <p class="actions"><Button disabled={busy} onClick={() => { setOut("others"); }}>{w.others}</Button></p>}
      {out !== null && (
        <Sure w={w} title={out === "others" ? w.others : filled(w.signOutOf, { name: named(out) })} act={w.signOut} busy={busy} onClose={() => { setOut(null); }} onDone={end}>
          {out === "others" ? w.othersText : !out.here ? filled(w.signOutDevice, { name: named(out) }) : last && devices.length === 1 ? w.signOutLast : w.signOutHere}
        </Sure>
      )}
    </section>
  );
}

function Data({ w, busy, act }: Part) {
  const [sure, setSure] = useState(false);
  return (
    <section class="sheet" aria-labelledby="data">
      <h2 id="data">{w.data}</h2>
      <p>{w.dataText}</p>
      <p class="actions">
        <a class="button secondary" href={me.data} download="kartentisch.json">{w.download}</a>
        <Button kind="quiet" icon="trash" onClick={() => { setSure(true); }}>{w.forget}</Button>
      </p>
      {sure && <Sure w={w} title={w.forget} act={w.forgetSure} busy={busy} onClose={() => { setSure(false); }} onDone={() => { setSure(false); void act(me.forget, w.forgotten); }}>{w.forgetText}</Sure>}
    </section>
  );
}
