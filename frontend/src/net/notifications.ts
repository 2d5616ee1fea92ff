/** Being called back: what the page asks of the server and of the browser. */

import { call } from "./api.ts";
import type { Channels, Notifications } from "./shapes/notifications.ts";

const e = encodeURIComponent;
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The server learns the clock on this wall with the first thing that is wished for. */
async function known(answer: Notifications): Promise<Notifications> {
  if (answer.zone) return answer;
  await call("/me", { zone: zone() }, "PATCH");
  return { ...answer, zone: zone() };
}

export const notifications = {
  look: (): Promise<Notifications> => call("/notifications"),
  wish: async (what: Partial<Pick<Notifications, "quiet_from" | "quiet_to" | "leads" | "daily">>): Promise<Notifications> => known(await call("/notifications", what, "PATCH")),
  about: async (table: string, wanted: boolean): Promise<Notifications> => known(await call(`/tables/${e(table)}/notifications`, { wanted }, "PATCH")),
  email: async (address: string): Promise<Notifications> => known(await call("/notifications/emails", { address })),
  service: async (address: string): Promise<Notifications> => known(await call("/notifications/services", { address })),
  attempt: (target: string): Promise<Notifications> => call(`/notifications/targets/${e(target)}/test`, {}),
  drop: (target: string): Promise<Notifications> => call(`/notifications/targets/${e(target)}`, {}, "DELETE"),
  channels: (table: string): Promise<Channels> => call(`/tables/${e(table)}/channels`),
  addChannel: (table: string, address: string): Promise<Channels> => call(`/tables/${e(table)}/channels`, { address }),
  dropChannel: (table: string, channel: string): Promise<Channels> => call(`/tables/${e(table)}/channels/${e(channel)}`, {}, "DELETE"),
  calendar: (): Promise<{ readonly path: string }> => call("/notifications/calendar", {}),
  endCalendar: (): Promise<Notifications> => call("/notifications/calendar", {}, "DELETE"),
  byEmail: (what: "confirm" | "block", token: string): Promise<{ readonly shown: string }> => call(`/notifications/${what}`, { token }),
  /** The one click that a mailbox does as well. */
  async unsubscribe(token: string): Promise<void> {
    const answer = await fetch(`/notifications/unsubscribe/${e(token)}`, { method: "POST" });
    if (!answer.ok) throw new Error(String(answer.status));
  },

  /** Subscribes this browser.  Rejects with a `DOMException` where the browser, or who sits there, does not want to. */
  async here(key: string): Promise<Notifications> {
    if (await Notification.requestPermission() !== "granted") throw new DOMException("", "NotAllowedError");
    const worker = await navigator.serviceWorker.register("/offline.js");
    await navigator.serviceWorker.ready;
    const old = await worker.pushManager.getSubscription();
    const made = old && sameKey(old, key) ? old : (await old?.unsubscribe(), await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    const { endpoint, keys } = made.toJSON();
    return known(await call("/notifications/browsers", { endpoint, keys }));
  },

  /** Whether this browser is subscribed for this server's key. */
  async isHere(key: string): Promise<boolean> {
    if (!able() || Notification.permission !== "granted") return false;
    const worker = await navigator.serviceWorker.getRegistration();
    const made = await worker?.pushManager.getSubscription();
    return made !== null && made !== undefined && sameKey(made, key);
  },

  /** The server forgets it by itself when the push service says that it is gone. */
  async notHere(): Promise<void> {
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  },
};

/** Whether this browser can be called at all. */
export const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** On these a page has to be put on the home screen first. */
export const isApple = (): boolean => /iPhone|iPad|iPod/.test(navigator.userAgent);

function sameKey(made: PushSubscription, key: string): boolean {
  const known = made.options.applicationServerKey;
  if (known === null) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(known)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}
