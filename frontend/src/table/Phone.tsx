/** The table on a phone: the map, below it a sheet with what is asked; everything else has a tab of its own. */

import { Button } from "../app/ui.tsx";
import { useSay } from "../words/index.ts";
import type { Parts, Tab } from "./parts.ts";
import { Side } from "./Side.tsx";

export function Phone({ scene, face, tab, onTab, onMenu, title, alarm, map, players, first, limit, plea, result, hand, ask, chronicle, replay, sides, round }: Parts) {
  const say = useSay();
  const tabs: readonly (readonly [Tab, string])[] = [
    ["map", say("tab_map")],
    ...sides.map((part) => [`side-${part.id}`, scene ? part.title(scene) : ""] as const),
    ["log", say("tab_log")],
    ["round", say("tab_round")],
  ];
  return (
    <>
      <header class="top">
        {title}
        {face.Top && scene && <div class="top-part"><face.Top scene={scene} /></div>}
        {players((seat) => seat === first)}
        <Button kind="quiet" label={say("menu")} onClick={onMenu}>···</Button>
      </header>
      {alarm}
      <main class={result ? "desk ended" : "desk"} id="main" tabIndex={-1}>
        <div class="board-side">
          {map}
          {players((seat) => seat !== first)}
          {limit}
        </div>
        {result}
        {replay}
        <div class="sheet-phone" tabIndex={-1}>
          {tab === "map" && !result && <>{plea}{hand}{ask}</>}
          {tab === "log" && chronicle}
          {tab === "round" && (
            <div class="round">
              {round && scene ? <><h2 class="unseen">{round.title(scene)}</h2><round.Part scene={scene} /></> : players()}
              <Button wide icon="menu" onClick={onMenu}>{say("menu")}</Button>
            </div>
          )}
          {scene && sides.map((part) => (tab === `side-${part.id}` ? <Side key={part.id} part={part} scene={scene} /> : null))}
        </div>
      </main>
      <nav class="tabs" aria-label={say("parts")}>
        {tabs.map(([name, text]) => <button key={name} type="button" aria-current={tab === name ? "page" : undefined} onClick={() => { onTab(name); }}>{text}</button>)}
      </nav>
    </>
  );
}
