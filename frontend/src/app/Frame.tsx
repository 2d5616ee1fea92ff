/** What surrounds every page but the table: the name of the server, the way back, the settings. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { offline } from "../net/transport.ts";
import { useSay } from "../words/index.ts";
import { Icon } from "./icons.tsx";
import { RULES } from "../words/rules/index.ts";
import { SETTINGS } from "../words/settings/index.ts";
import { ruling } from "./openRule.ts";
import { useSettings } from "./settings.ts";
import { applyLocale } from "./locale.ts";
import { useObservable } from "./observable.ts";
import { useTitle } from "./title.ts";
import { Button, lazy, Link } from "./ui.tsx";

const RuleSheet = lazy(async () => (await RULES.with(import("../pages/RuleSheet.tsx"))).RuleSheet);
const SettingsDialog = lazy(async () => (await SETTINGS.with(import("./Settings.tsx"))).SettingsDialog, () => null);

/** `game`: what this page is about; `called`: its title, as far as it is known; `wide`: it takes more room than text needs. */
export function Frame({ title, children, game, called = "", wide = false }: { readonly wide?: boolean; readonly title: string; readonly children: ComponentChildren; readonly game?: string | undefined; readonly called?: string | undefined }) {
  const say = useSay();
  const { lang } = useSettings();
  const [open, setOpen] = useState(false);
  const rule = useObservable(ruling);
  const main = useRef<HTMLElement>(null);
  useTitle(title);
  useEffect(() => { document.querySelector("meta[name=description]")?.setAttribute("content", `Kartentisch. ${say("welcome_text")}`); }, [say]);
  return (
    <div class={wide ? "frame wide" : "frame"}>
      <a class="skip" href="#main" onClick={(event) => { event.preventDefault(); main.current?.focus(); }}>{say("skip_to_content")}</a>
      <header class="site">
        <Link to="/" class="brand" aria-label={say("brand_lobby")}>Kartentisch</Link>
        <nav aria-label={say("site")}>
          <button type="button" class="button quiet language-key" lang={lang === "de" ? "en" : "de"} onClick={() => { applyLocale(lang === "de" ? "en" : "de"); }}>
            {lang === "de" ? "English" : "Deutsch"}
          </button>
          {!offline && <Link to="/me" class="button quiet bare" aria-label={say("me")}><Icon name="person" /></Link>}
          <Button kind="quiet" icon="menu" label={say("settings")} onClick={() => { setOpen(true); }} />
        </nav>
      </header>
      <main id="main" ref={main} tabIndex={-1}>{children}</main>
      <footer class="foot">
        <Link to="/dice">{say("dice_title")}</Link>
        {game !== undefined && <>{" · "}<Link to={`/rules/${game}`}>{called ? say("rules_of", { game: called }) : say("rules")}</Link></>}
      </footer>
      {open && <SettingsDialog onClose={() => { setOpen(false); }} />}
      {rule !== null && game !== undefined && <RuleSheet game={game} paragraph={rule} onClose={() => { ruling.value = null; }} />}
    </div>
  );
}
