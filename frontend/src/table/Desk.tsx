/** The table on a desk: map and hand, beside them the question; what is looked up has a column of its own where there is room. */

import { Button } from "../app/ui.tsx";
import { useSay } from "../words/table/index.ts";
import { Leaves } from "./Leaves.tsx";
import { useMedia } from "./media.ts";
import type { Leaf, Parts } from "./parts.ts";
import { Side } from "./Side.tsx";

export function Desk({ scene, face, tab, onTab, onMenu, title, alarm, watching, map, players, limit, plea, result, hand, ask, records, sides, round }: Parts) {
  const say = useSay();
  const wide = useMedia("(min-width: 1400px)");
  const own = round ? [...sides, round] : sides;
  const leaves: readonly Leaf[] = scene ? own.filter(({ pinned }) => !pinned).map((part) => ({ id: part === round ? "round" : `side-${part.id}`, title: part.title(scene), body: <Side part={part} scene={scene} /> })) : [];
  return (
    <>
      <header>
        <div class="top">
          {title}
          {face.Top && scene && <div class="top-part"><face.Top scene={scene} /></div>}
          {limit}
          {players()}
          {watching}
          <Button kind="quiet" label={say("menu")} onClick={onMenu}>···</Button>
        </div>
        {alarm}
      </header>
      <main class={["desk", wide && "wide", result && "ended"].filter(Boolean).join(" ")} id="main" tabIndex={-1}>
        <div class="board-side">
          {map}
          {hand}
        </div>
        {result}
        <aside class="panel" tabIndex={-1} aria-label={say("panel")}>
          {plea}
          {ask}
          {scene && sides.filter(({ pinned }) => pinned).map((part) => <Side key={part.id} part={part} scene={scene} />)}
          {wide ? leaves.map(({ id, body }) => <div key={id}>{body}</div>) : <Leaves leaves={[...records, ...leaves]} open={tab} onOpen={onTab} />}
        </aside>
        {wide && <aside class="panel column" tabIndex={-1} aria-label={say("chronicle")}><Leaves leaves={records} open={tab} onOpen={onTab} /></aside>}
      </main>
    </>
  );
}
