/** The table on a phone: the map, over it a sheet with what is asked; everything else has a tab of its own. */

import { Button } from "../app/ui.tsx";
import { useSay } from "../words/table/index.ts";
import { Goal } from "./Goal.tsx";
import { Badge, Tabs } from "./Tabs.tsx";
import { begun } from "./Panel.tsx";
import type { Parts, Tab } from "./parts.ts";
import { Sheet } from "./Sheet.tsx";
import { Side } from "./Side.tsx";
import { TopPart } from "./TopPart.tsx";

export function PhoneLayout({ scene, face, tab, onTab, onMenu, title, alarm, watching, past, map, players, first, onMap, limit, request, result, ask, mine, records, sides, round }: Parts) {
  const say = useSay();
  const ended = tab === "map" && result;
  const reading = records.some(({ id }) => id === tab);
  const unread = records.reduce((sum, leaf) => sum + (leaf.unread ?? 0), 0);
  const tabs: readonly (readonly [Tab, string, boolean])[] = [
    ["map", say("tab_map"), tab === "map"],
    ...sides.map((part) => [`side-${part.id}`, scene ? part.title(scene) : "", tab === `side-${part.id}`] as const),
    ["log", say("tab_log"), reading],
    ["round", say("tab_round"), tab === "round"],
  ];
  return (
    <>
      <header>
        <div class="top">
          {title}
          <TopPart face={face} scene={scene} />
          {players((seat) => seat === first)}
          <Button kind="quiet" label={say("menu")} onClick={onMenu}>···</Button>
        </div>
        {scene && <Goal scene={scene} face={face} />}
        {alarm}
      </header>
      <main class={ended ? "desk ended" : "desk"} id="main" tabIndex={-1}>
        <div class="board-side">
          {map}
          {players((seat) => seat !== first)}
          <div class="corner">{limit}{watching}</div>
        </div>
        {ended ? result : (
          <Sheet fixed={tab !== "map"} about={scene?.draft?.decision.id ?? ""} onMap={onMap} begun={past || (scene?.draft ? begun(scene, scene.draft, face) : false)} chosen={scene?.draft ? `${String(scene.draft.steps.length)} ${Object.values(scene.draft.chosen).join(" ")}` : ""}>
            {tab === "map" && <>{request}{ask}</>}
            {past && tab !== "map" && !reading && ask}
            {reading && <Tabs leaves={records} open={tab} onOpen={onTab} />}
            {tab === "round" && (
              <div class="round">
                {round && scene ? <><h2 class="unseen">{round.title(scene)}</h2><round.Part scene={scene} /></> : players()}
              </div>
            )}
            {scene && sides.map((part) => (tab === `side-${part.id}` ? <Side key={part.id} part={part} scene={scene} /> : null))}
          </Sheet>
        )}
      </main>
      <nav class="tabs" aria-label={say("parts")}>
        {tabs.map(([name, text, here]) => (
          <button key={name} type="button" data-part={name} aria-current={here ? "page" : undefined} onClick={() => { onTab(name); }}>
            {text}
            {name === "log" && !here && <Badge n={unread} />}
            {name === "map" && !here && mine && <span class="badge"><span class="unseen"> {say("your_turn_short")}</span></span>}
          </button>
        ))}
      </nav>
    </>
  );
}
