/** Signing in by e-mail: the address, the code, and the link that leads here. */

import { useState } from "preact/hooks";

import { explained } from "../../app/faults.ts";
import { notify } from "../../app/toasts.ts";
import { go } from "../../app/routes.ts";
import { Button, Check } from "../../app/ui.tsx";
import { me } from "../../net/me.ts";
import { useSay } from "../../words/index.ts";
import { filled, welcome, type Part } from "./shared.ts";

const LINK = /^#(?:signin|letter)=([\w-]{20,100})$/; // older e-mails say `letter`

export function Mail({ w, mail, busy, act }: Part & { readonly mail: string | null }) {
  const say = useSay();
  const [address, setAddress] = useState("");
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState("");
  const [bring, setBring] = useState(true);
  const [token, setToken] = useState(() => LINK.exec(location.hash)?.[1] ?? "");
  const ask = (event: Event): void => {
    event.preventDefault();
    me.askForLetter(address.trim()).then(() => { setSent(true); }, (error: unknown) => { notify(explained(error, say), "refusal"); });
  };
  const come = (event: Event): void => {
    event.preventDefault();
    void act(async () => {
      const answer = await me.fromLetter(token ? { token } : { code }, bring).finally(() => { // it was good once
        if (token) go("/me", true);
        setToken("");
      });
      setSent(false);
      welcome(answer, w);
      return answer;
    });
  };
  return (
    <section class="sheet" aria-labelledby="mail">
      <h2 id="mail">{w.mail}</h2>
      <p>{w.mailText}</p>
      {mail !== null && <p class="told">{filled(w.mailYours, { address: mail })}</p>}
      {token ? (
        <form onSubmit={come}>
          <Check label={w.bring} hint={w.bringHint} value={bring} onChange={setBring} />
          <Button type="submit" kind="primary" disabled={busy}>{w.arriving}</Button>
        </form>
      ) : (
        <form class="by-email" onSubmit={sent ? come : ask}>
          {!sent && (
            <div>
              <label for="me-address">{w.address}</label>
              <input id="me-address" type="text" inputMode="email" autoComplete="email" required maxLength={254} value={address} onInput={(event) => { setAddress(event.currentTarget.value); }} />
            </div>
          )}
          {sent && (
            <div>
              <p role="status" class="told">{w.sent}</p>
              <label for="me-code">{w.code}</label>
              <input id="me-code" type="text" autoComplete="one-time-code" required maxLength={12} value={code} onInput={(event) => { setCode(event.currentTarget.value); }} />
              <Check label={w.bring} hint={w.bringHint} value={bring} onChange={setBring} />
            </div>
          )}
          <p class="actions">
            <Button type="submit" disabled={busy}>{sent ? w.comeByCode : w.send}</Button>
            {mail !== null && !sent && <Button kind="quiet" icon="trash" disabled={busy} onClick={() => { void act(me.removeMail); }}>{w.removeMail}</Button>}
          </p>
        </form>
      )}
    </section>
  );
}
