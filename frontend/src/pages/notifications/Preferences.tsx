/** When one is told, by which other services, and a calendar of deadlines. */

import { useState } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { notify } from "../../app/toasts.ts";
import { Button, Check, CopyButton } from "../../app/ui.tsx";
import { notifications } from "../../net/notifications.ts";
import { useSay } from "../../words/notifications/index.ts";
import type { Part } from "./shared.ts";

const LEADS = [1440, 720, 180, 60, 15] as const; // minutes
const EVENING = 22 * 60;
const MORNING = 7 * 60;

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Minutes of the day; null for what is no time. */
export function minutesOf(time: string): number | null {
  const parts = /^(\d{1,2}):(\d{2})/.exec(time);
  return parts === null ? null : Number(parts[1]) * 60 + Number(parts[2]);
}

export function Services({ known, busy, act }: Part) {
  const say = useSay();
  const [address, setAddress] = useState("");
  const add = (event: Event): void => {
    event.preventDefault();
    const typed = address.trim();
    if (typed) void act(() => notifications.service(typed), say("notify_saved")).then((done) => { if (done) setAddress(""); });
  };
  return (
    <details class="sheet">
      <summary><h2>{say("notify_other")}</h2></summary>
      <form onSubmit={add}>
        <p id="notify-other-text">{say("notify_other_text")}</p>
        <label for="notify-service">{say("notify_other_address")}</label>
        <div class="typed">
          <input id="notify-service" type="text" inputMode="url" autoCapitalize="none" spellcheck={false} maxLength={500} placeholder="ntfys://ntfy.sh/…" aria-describedby="notify-other-text notify-known" value={address} onInput={(event) => { setAddress(event.currentTarget.value); }} />
          <Button type="submit" disabled={busy || !address.trim()}>{say("notify_other_add")}</Button>
        </div>
        <p class="hint" id="notify-known">{say("notify_other_known", { names: known.offers.services.join(", ") })}</p>
      </form>
    </details>
  );
}

export function When({ known, act }: Part) {
  const say = useSay();
  const quiet = known.quiet_from >= 0 && known.quiet_to >= 0;
  const wish = (what: Parameters<typeof notifications.wish>[0]): void => { void act(() => notifications.wish(what), say("notify_saved"), what); };
  const time = (name: "quiet_from" | "quiet_to", label: string) => (
    <label>{label} <input type="time" required value={clock(known[name])} onChange={(event) => {
      const minutes = minutesOf(event.currentTarget.value);
      if (minutes !== null) wish({ [name]: minutes });
    }} /></label>
  );
  const lead = (minutes: number): string => {
    if (minutes === 1440) return say("notify_lead_day");
    if (minutes === 60) return say("notify_lead_hour");
    return minutes % 60 ? say("notify_lead_minutes", { n: minutes }) : say("notify_lead_hours", { n: minutes / 60 });
  };
  const toggle = (minutes: number, wanted: boolean): void => {
    const others = known.leads.filter((one) => one !== minutes);
    wish({ leads: wanted ? [...others, minutes].sort((a, b) => b - a).slice(0, 4) : others });
  };
  return (
    <section class="sheet" aria-labelledby="notify-when">
      <h2 id="notify-when">{say("notify_when")}</h2>
      <Check label={say("notify_quiet")} hint={say("notify_quiet_hint")} value={quiet} onChange={(wanted) => { wish(wanted ? { quiet_from: EVENING, quiet_to: MORNING } : { quiet_from: -1, quiet_to: -1 }); }} />
      {quiet && <div class="times">{time("quiet_from", say("notify_from"))}{time("quiet_to", say("notify_to"))}{known.zone && <small>{say("notify_zone", { zone: known.zone.replaceAll("_", " ") })}</small>}</div>}
      <Check label={say("notify_daily")} hint={say("notify_daily_hint")} value={known.daily >= 0} onChange={(wanted) => { wish({ daily: wanted ? EVENING - 4 * 60 : -1 }); }} />
      {known.daily >= 0 && <div class="times"><label>{say("notify_daily_at")} <input type="time" required value={clock(known.daily)} onChange={(event) => {
        const minutes = minutesOf(event.currentTarget.value);
        if (minutes !== null) wish({ daily: minutes });
      }} /></label>{!quiet && known.zone && <small>{say("notify_zone", { zone: known.zone.replaceAll("_", " ") })}</small>}</div>}
      <fieldset class="leads">
        <legend>{say("notify_leads")}</legend>
        {[...new Set([...LEADS, ...known.leads])].sort((a, b) => b - a).map((minutes) => <Check key={minutes} label={lead(minutes)} value={known.leads.includes(minutes)} onChange={(wanted) => { toggle(minutes, wanted); }} />)}
      </fieldset>
    </section>
  );
}

export function Calendar({ known, busy, act }: Part) {
  const say = useSay();
  const [address, setAddress] = useState<string | null>(null);
  const make = (): void => {
    notifications.calendar().then(({ path }) => {
      setAddress(location.origin + path);
      void act(notifications.look);
    }, (error: unknown) => { notify(explained(error, say), "refusal"); });
  };
  const end = (): void => {
    setAddress(null);
    void act(notifications.endCalendar, say("notify_saved"));
  };
  return (
    <section class="sheet" aria-labelledby="notify-calendar">
      <h2 id="notify-calendar">{say("notify_calendar")}</h2>
      <p>{say("notify_calendar_text")}</p>
      {address !== null && (
        <>
          <p class="told" role="status">{say("notify_calendar_once")}</p>
          <p><input type="text" readOnly value={address} aria-label={say("notify_calendar")} onFocus={(event) => { event.currentTarget.select(); }} /></p>
        </>
      )}
      {address === null && known.calendar && <p class="hint">{say("notify_calendar_is")}</p>}
      <p class="actions">
        {address !== null && <CopyButton kind="primary" text={address}>{say("notify_calendar_copy")}</CopyButton>}
        <Button disabled={busy} onClick={make}>{say(known.calendar ? "notify_calendar_new" : "notify_calendar_make")}</Button>
        {known.calendar && <Button kind="quiet" disabled={busy} onClick={end}>{say("notify_calendar_end")}</Button>}
      </p>
    </section>
  );
}
