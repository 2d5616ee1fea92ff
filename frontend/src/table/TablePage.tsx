/** A table at its address: what it needs is loaded, then the waiting room or the game is shown. */

import { useLayoutEffect, useMemo } from "preact/hooks";

import { PHONE } from "../app/media.ts";
import { useObservable } from "../app/observable.ts";
import { settings, useSettings } from "../app/settings.ts";
import { Failed, lazy, useLoaded, Waiting } from "../app/ui.tsx";
import { fetchTableFonts } from "../look/fontLoading.ts";
import { myTable, remember } from "../net/seats.ts";
import type { Snapshot } from "../net/shapes.ts";
import type { Teaching } from "./lesson/Coach.tsx";
import { OPENING } from "../words/opening/index.ts";
import { useSay } from "../words/table/index.ts";
import { TRUST } from "../words/trust/index.ts";
import { equip } from "./equipment.ts";
import { TableSession } from "./session.ts";
import type { TableState } from "./state.ts";
import { DesktopLayout, Table } from "./Table.tsx";
import { FairnessAlarm } from "./FairnessAlarm.tsx";
import { ConnectionStatus } from "./ConnectionStatus.tsx";

const Frame = lazy(async () => (await import("../app/Frame.tsx")).Frame); // around what is no table in play
const WaitingRoom = lazy(async () => (await TRUST.with(OPENING.with(import("./Waiting.tsx")))).WaitingRoom);

interface Props {
  readonly id: string;
  readonly at: number | null;
  /** It is a lesson. */
  readonly teaching?: Teaching;
}

export function TablePage({ id, at, teaching }: Props) {
  const session = useMemo(() => new TableSession(id), [id]);
  const state = useObservable(session.state);
  const say = useSay();
  useLayoutEffect(() => {
    fetchTableFonts();
    let first = true;
    const prepare = (game: string): void => { equip(game, settings.value.lang).catch(() => undefined); };
    const known = myTable(id)?.game;
    if (known !== undefined) prepare(known);
    session.onLook = ({ table }) => { prepare(table.game); };
    session.onSnapshot = ({ table, own_seats: own }: Snapshot) => {
      if (first && own.length && !teaching) remember({ table: id, recovery: null }, table.game, own.map((seat) => table.seats[seat]?.name ?? ""));
      first = false;
    };
    void session.open();
    return () => { session.close(); };
  }, [session]);
  const { snapshot, fault } = state;
  if (fault !== null && !snapshot) {
    return <Frame title={say("table")}><h1>{say("table")}</h1><Failed error={fault} /></Frame>;
  }
  if (!snapshot) return <main class="plain" tabIndex={-1}><ConnectionStatus state={state} /><Waiting /></main>;
  return <Equipped session={session} state={state} snapshot={snapshot} at={at} {...(teaching && { teaching })} />;
}

function Equipped({ session, state, snapshot, at, teaching }: Omit<Props, "id"> & { readonly session: TableSession; readonly state: TableState; readonly snapshot: Snapshot }) {
  const say = useSay();
  const { lang } = useSettings();
  const { game, status } = snapshot.table;
  const loaded = useLoaded(async () => {
    const [equipment] = await Promise.all([equip(game, lang), matchMedia(PHONE).matches ? null : DesktopLayout.fetch()]);
    return equipment;
  }, [game, lang]);
  if (status === "waiting") {
    const title = loaded.state === "here" ? loaded.value.detail.title : game;
    return (
      <Frame title={`${title} – ${say("waiting_room")}`} game={game} called={title}>
        <ConnectionStatus state={state} />
        <FairnessAlarm trust={session.trust} />
        <WaitingRoom snapshot={snapshot} detail={loaded.state === "here" ? loaded.value.detail : null} face={loaded.state === "here" ? loaded.value.face : null} title={title} session={session} busy={state.busy} />
      </Frame>
    );
  }
  if (loaded.state === "failed") return <Frame title={say("table")} game={game}><h1>{say("table")}</h1><Failed error={loaded.error} /></Frame>;
  if (loaded.state === "loading") return <main class="plain" tabIndex={-1}><Waiting /></main>;
  return <Table session={session} state={state} snapshot={snapshot} equipment={loaded.value} at={at} {...(teaching && { teaching })} />;
}
