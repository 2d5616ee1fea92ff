/** The table on a desk: the map from edge to edge, over it the hand and a panel with the question, which can be put away; below it a drawer with what was written. */

import { useEffect, useState } from "preact/hooks";

import { Icon } from "../app/icons.tsx";
import { ROOMY, useMedia } from "../app/media.ts";
import { Button } from "../app/ui.tsx";
import { local, put, taken } from "../net/storage.ts";
import { useSay } from "../words/table/index.ts";
import { Goal } from "./Goal.tsx";
import { Tabs } from "./Tabs.tsx";
import type { Parts } from "./parts.ts";
import { Side } from "./Side.tsx";
import { TopPart } from "./TopPart.tsx";
import "./desk.css";

const PLACE = "kartentisch.bare"; // whether the panel is put away

export function DesktopLayout({ scene, face, tab, onTab, onMenu, title, alarm, watching, map, players, limit, request, result, hand, ask, mine, records, sides, round }: Parts) {
  const say = useSay();
  const roomy = useMedia(ROOMY);
  const [shut, setShut] = useState(false);
  const [bare, setBare] = useState(() => taken(local, PLACE) === true);
  const open = records.find(({ id }) => id === tab)?.id ?? (roomy && !shut ? "log" : null);
  useEffect(() => { if (tab !== "map") setBare(false); }, [tab]);
  const parts = scene ? [...sides.filter(({ pinned }) => pinned), ...sides.filter(({ pinned }) => !pinned), ...(round ? [round] : [])] : [];
  return (
    <>
      <header>
        <div class="top">
          {title}
          <TopPart face={face} scene={scene} />
          {scene && <Goal scene={scene} face={face} />}
          {limit}
          {players()}
          {watching}
          <Button kind="quiet" label={say("menu")} onClick={onMenu}>···</Button>
        </div>
        {alarm}
      </header>
      <main class={["desk", bare && "bare", result && "ended"].filter(Boolean).join(" ")} id="main" tabIndex={-1}>
        <div class="board-side">
          {map}
          {hand}
          <button type="button" class="panel-key" aria-label={say("panel")} title={say("panel")} aria-expanded={!bare} onClick={() => { setBare(!bare); put(local, PLACE, !bare); }}><Icon name={bare ? "back" : "forth"} />{bare && mine && <span class="badge" />}</button>
        </div>
        {result}
        <aside class="panel" tabIndex={-1} aria-label={say("panel")}>
          <div class="panel-parts">
            <div class="panel-first">{request}{ask}</div>
            {scene && parts.length > 0 && <div class="sides">{parts.map((part) => <Side key={part.id} part={part} scene={scene} />)}</div>}
          </div>
          <Tabs leaves={records} open={open} onOpen={(id) => { setShut(id === open); onTab(id === open ? "map" : id); }} />
        </aside>
      </main>
    </>
  );
}
