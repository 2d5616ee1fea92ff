/** The whole page: chooses by the address what to show. */

import { Component, type ComponentChildren, type ComponentType } from "preact";
import { useEffect, useMemo } from "preact/hooks";

import { useSay } from "../words/index.ts";
import { LOBBY } from "../words/lobby/index.ts";
import { NOTIFICATIONS } from "../words/notifications/index.ts";
import { OPENING } from "../words/opening/index.ts";
import { RULES } from "../words/rules/index.ts";
import { TABLE } from "../words/table/index.ts";
import { TRUST } from "../words/trust/index.ts";
import { useObservable } from "./observable.ts";
import { dismiss, toasts, spoken } from "./toasts.ts";
import { address, routeOf, type Route } from "./routes.ts";
import { RuleButton } from "./RuleButton.tsx";
import { Button, Failed, lazy, Waiting } from "./ui.tsx";

/** A page of its own: the keyboard has a place while it is loaded. */
const page = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => lazy(load, () => <main class="plain" id="main" tabIndex={-1}><Waiting /></main>);

const Lobby = page(async () => (await LOBBY.with(import("../pages/Lobby.tsx"))).Lobby);
const NewTable = page(async () => (await OPENING.with(import("../pages/NewTable.tsx"))).NewTable);
const Join = page(async () => (await OPENING.with(import("../pages/Join.tsx"))).Join);
const Back = page(async () => (await OPENING.with(import("../pages/Join.tsx"))).Back);
const Rules = page(async () => (await RULES.with(import("../pages/Rules.tsx"))).Rules);
const GameSummary = page(async () => (await RULES.with(import("../pages/GameSummary.tsx"))).GameSummary);
const Learn = page(async () => (await TABLE.with(OPENING.with(import("../pages/Learn.tsx")))).Learn);
const Editor = page(async () => (await TABLE.with(OPENING.with(import("../edit/Editor.tsx")))).Editor);
const NotFound = page(async () => (await import("../pages/NotFound.tsx")).NotFound);
const Dice = page(async () => (await TRUST.with(import("../pages/Dice.tsx"))).Dice);
const Notifications = page(async () => (await NOTIFICATIONS.with(import("../pages/notifications/Notifications.tsx"))).Notifications);
const EmailLink = page(async () => (await NOTIFICATIONS.with(import("../pages/notifications/EmailLink.tsx"))).EmailLink);
const Me = page(async () => (await import("../pages/me/Me.tsx")).Me);
const MyGames = page(async () => (await LOBBY.with(import("../pages/me/MyGames.tsx"))).MyGames);
const TablePage = page(async () => (await TABLE.with(import("../table/TablePage.tsx"))).TablePage);

export function App() {
  const route = routeOf(useObservable(address));
  return (
    <>
      <Fence key={route.page}><Page route={route} /></Fence>
      <Told />
      <Spoken />
    </>
  );
}

function Page({ route }: { readonly route: Route }) {
  switch (route.page) {
    case "lobby": return <Lobby />;
    case "new": return <NewTable game={route.game} />;
    case "join": return <Join table={route.table} invite={route.invite} />;
    case "back": return <Back table={route.table} recovery={route.recovery} />;
    case "table": return <TablePage key={route.table} id={route.table} at={route.at} />;
    case "rules": return <Rules game={route.game} paragraph={route.paragraph} />;
    case "short": return <GameSummary game={route.game} />;
    case "learn": return <Learn key={`${route.shelf} ${route.game}`} game={route.game} shelf={route.shelf} chapter={route.chapter} />;
    case "edit": return <Editor key={`${route.game} ${route.table ?? ""} ${String(route.at)} ${route.drawn ?? ""}`} {...route} />;
    case "dice": return <Dice />;
    case "notifications": return <Notifications />;
    case "email": return <EmailLink what={route.what} token={route.token} />;
    case "me": return <Me />;
    case "mine": return <MyGames />;
    case "not_found": return <NotFound />;
  }
}

/** A fault of the page shows itself instead of an empty screen. */
class Fence extends Component<{ readonly children: ComponentChildren }, { readonly error: unknown }> {
  override state = { error: null as unknown };

  static override getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    console.error(this.state.error);
    return <main class="plain" id="main"><Failed error={this.state.error} /></main>;
  }
}

function Told() {
  const say = useSay();
  const list = useObservable(toasts);
  return (
    <div class="notices" role="region" aria-label={say("notices")}>
      {list.map((notice) => (
        <div key={notice.id} class={`notice ${notice.kind}`} role={notice.kind === "talk" ? undefined : notice.kind === "refusal" ? "alert" : "status"}>
          <p>{notice.text}</p>
          {notice.rule !== null && <RuleButton id={notice.rule} />}
          <Button kind="quiet" icon="close" label={say("close")} onClick={() => { dismiss(notice.id); }} />
        </div>
      ))}
    </div>
  );
}

/** What a screen reader is told as it happens. */
function Spoken() {
  const say = useSay();
  const list = useObservable(spoken);
  const said = useMemo(() => list.map((text, i) => ({ text, key: `${String(i)} ${text}` })), [list]);
  useEffect(() => undefined, [said]);
  return (
    <div class="unseen" role="log" aria-label={say("just_said")} aria-live="polite" aria-relevant="additions">
      {said.map(({ text, key }) => <p key={key}>{text}</p>)}
    </div>
  );
}
