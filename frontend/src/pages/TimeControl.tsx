/** The clock of a new table: a usual way first, its details folded. */

import type { ComponentChildren } from "preact";

import { useSettings } from "../app/settings.ts";
import { Check } from "../app/ui.tsx";
import { offline } from "../net/transport.ts";
import { useSay } from "../words/opening/index.ts";
import { useTime } from "../words/time/index.ts";
import { inWords, type PlayingTime } from "./playingTime.ts";
import { duration } from "./phrases.ts";
import { CHOICES, presetOf, TIME_CONTROLS, type TimeControl } from "./timeControls.ts";

const PRESETS = ["none", "fast", "calm", "day"] as const;

/** `demand`: what it asks of each of them; `children`: what else belongs to the details. */
export function TimeControlChoice({ value, onChange, demand, children }: { readonly value: TimeControl; readonly onChange: (timeControl: TimeControl) => void; readonly demand: PlayingTime | null; readonly children: ComponentChildren }) {
  const say = useSay();
  const { lang } = useSettings();
  const words = useTime();
  if (!words) return null;
  const preset = presetOf(value);
  const number = (name: keyof typeof CHOICES, label: string, hint = "") => (
    <label>{label}<select value={value[name]} onChange={(event) => { onChange({ ...value, [name]: Number(event.currentTarget.value) }); }}>
      {CHOICES[name].map((n) => <option key={n} value={n}>{n ? (name === "vacation_days" ? words.off_days(n) : duration(say, n)) : name === "turn_seconds" || name === "reaction_seconds" ? say("no_limit") : words.none}</option>)}
    </select>{hint && <small>{hint}</small>}</label>
  );
  return (
    <>
      <fieldset class="time-controls">
        <legend>{words.time_control}</legend>
        {[...PRESETS, ...(preset === "own" ? ["own" as const] : [])].map((one) => (
          <label key={one} class={one === preset ? "on" : ""}>
            <input type="radio" name="time-control" checked={one === preset} onChange={() => { if (one !== "own") onChange({ ...TIME_CONTROLS[one], weekends: value.weekends && one !== "none", substitutes: value.substitutes }); }} />
            <span><b>{words[`time_control_${one}`]}</b><small>{words[`time_control_${one}_hint`]}</small></span>
          </label>
        ))}
      </fieldset>
      {demand && <p class="playing-time"><span>{words.asks}: <b aria-live="polite">{inWords(demand, say, lang)}</b></span><small>{words.asks_hint}</small></p>}
      <details class="more-time">
        <summary>{words.details}</summary>
        <div class="pairs">
          {number("turn_seconds", say("turn_time"))}
          {number("reaction_seconds", say("reaction_time"))}
          {number("bank_seconds", words.bank, words.bank_hint)}
          {number("increment_seconds", words.increment)}
          {!offline && number("vacation_days", words.vacation)}
          {children}
        </div>
        {!offline && <Check label={words.weekends} hint={words.weekends_hint} value={value.weekends} onChange={(weekends) => { onChange({ ...value, weekends }); }} />}
        {!offline && <Check label={words.substitutes} hint={words.substitutes_hint} value={value.substitutes} onChange={(substitutes) => { onChange({ ...value, substitutes }); }} />}
      </details>
    </>
  );
}
