/** The table's own channels: what kind they are, for all at the table; who leads gives and takes them. */

import { useState } from "preact/hooks";

import { explained } from "../app/faults.ts";
import { useSettings } from "../app/settings.ts";
import { Dialog } from "../app/Dialog.tsx";
import { Button, Failed, useLoaded, Waiting } from "../app/ui.tsx";
import { notifications } from "../net/notifications.ts";
import type { TableSummary } from "../net/shapes.ts";
import type { Channel, Channels as Known } from "../net/shapes/notifications.ts";
import { ago } from "../pages/phrases.ts";
import { useSay } from "../words/notifications/index.ts";
import "../pages/notifications/notifications.css";

interface Props {
  readonly table: TableSummary;
  readonly onClose: () => void;
}

export function Channels({ table, onClose }: Props) {
  const say = useSay();
  const loaded = useLoaded(() => notifications.channels(table.id), [table.id]);
  return (
    <Dialog title={say("channel")} onClose={onClose}>
      <p>{say("channel_text")}</p>
      {loaded.state === "loading" && <Waiting />}
      {loaded.state === "failed" && <Failed error={loaded.error} />}
      {loaded.state === "here" && <Given table={table} first={loaded.value} />}
    </Dialog>
  );
}

function Given({ table, first }: { readonly table: TableSummary; readonly first: Known }) {
  const say = useSay();
  const { lang } = useSettings();
  const [known, setKnown] = useState(first);
  const [address, setAddress] = useState("");
  const [told, setTold] = useState<{ readonly text: string; readonly ill: boolean } | null>(null); // a notice would lie behind the dialog
  const [busy, setBusy] = useState(false);
  const act = async (what: () => Promise<Known | null>, said: string): Promise<void> => {
    setBusy(true);
    try {
      const found = await what();
      if (found !== null) {
        setKnown(found);
        setAddress("");
      }
      setTold({ text: said, ill: false });
    } catch (error) {
      setTold({ text: explained(error, say), ill: true });
    } finally {
      setBusy(false);
    }
  };
  const add = (event: Event): void => {
    event.preventDefault();
    const typed = address.trim();
    if (typed) void act(() => notifications.addChannel(table.id, typed), say("notify_saved"));
  };
  const state = (one: Channel): string => {
    if (one.failing) return say("notify_fails");
    return one.told ? say("notify_told", { when: ago(one.told, lang) }) : say("notify_well");
  };
  const more = known.leads && known.offered && !known.late && table.status !== "over" && known.channels.length < known.most;
  return (
    <>
      {known.late && <p class="told">{say("channel_late")}</p>}
      {!known.late && !known.offered && <p class="told">{say("channel_off")}</p>}
      {!known.late && known.channels.length === 0 && <p class="told" role="status">{say("channel_none")}{!known.leads && ` ${say("channel_by_lead")}`}</p>}
      {known.channels.length > 0 && !known.leads && <p class="told" role="status">{say("channel_is")}</p>}
      <ul class="places">
        {known.channels.map((one, i) => {
          const { id, shown, service } = one;
          const name = shown || say("channel_kind", { service });
          return (
            <li key={id ?? i} class={one.failing ? "ill" : ""}>
              <span class="place-main"><b>{name}</b>{id !== null && <small>{!shown && `${say("channel_of_others")} · `}{state(one)}</small>}</span>
              {id !== null && shown && <Button disabled={busy} label={say("notify_try_place", { place: name })} onClick={() => { void act(async () => { await notifications.attempt(id); return null; }, say("notify_tried")); }}>{say("notify_try")}</Button>}
              {id !== null && <Button kind="quiet" icon="trash" disabled={busy} label={say("channel_drop", { place: name })} onClick={() => { void act(() => notifications.dropChannel(table.id, id), say("channel_dropped")); }} />}
            </li>
          );
        })}
      </ul>
      {told !== null && <p class="told" role={told.ill ? "alert" : "status"}>{told.text}</p>}
      {more && (
        <form onSubmit={add}>
          <label for="channel-address">{say("notify_other_address")}</label>
          <div class="typed">
            <input id="channel-address" type="text" inputMode="url" autoCapitalize="none" autoComplete="off" spellcheck={false} maxLength={500} placeholder="ntfys://ntfy.sh/…" aria-describedby="channel-hint" value={address} onInput={(event) => { setAddress(event.currentTarget.value); }} />
            <Button type="submit" kind="primary" disabled={busy || !address.trim()}>{say("notify_other_add")}</Button>
          </div>
          <p class="hint" id="channel-hint">{say("channel_hint")}</p>
        </form>
      )}
    </>
  );
}
