/** A hand that lies face down while several people share the screen: it is fetched while somebody looks, and forgotten at once. */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

import { Icon } from "../app/icons.tsx";
import type { Face, Scene } from "../faces/face.ts";
import { api } from "../net/api.ts";
import type { Snapshot } from "../net/shapes.ts";
import { useSay } from "../words/menu/index.ts";
import "./own-hand.css";

export function OwnHand({ table, seat, face, scene }: { readonly table: string; readonly seat: number; readonly face: Face; readonly scene: Scene }) {
  const say = useSay();
  const [seen, setSeen] = useState<Snapshot | null>(null);
  const wanted = useRef(0); // which look is still wanted
  const hide = (): void => {
    wanted.current++;
    setSeen(null);
  };
  const show = async (): Promise<void> => {
    const look = ++wanted.current;
    const snapshot = await api.look(table, seat).catch(() => null);
    if (look === wanted.current) setSeen(snapshot);
  };
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => { if (seen) sheet.current?.showPopover?.(); else sheet.current?.hidePopover?.(); }, [seen]);
  useEffect(() => {
    const away = (): void => { if (document.hidden) hide(); };
    document.addEventListener("visibilitychange", away);
    return () => {
      document.removeEventListener("visibilitychange", away);
      wanted.current++;
    };
  }, []);
  const name = scene.seats[seat]?.name ?? "";
  const own: Scene | null = seen?.view ? { ...scene, view: seen.view, settled: seen.view, viewer: seat, draft: null } : null;
  const parts = face.Hand ? [face.Hand] : face.side.filter((part) => part.own).map(({ Part }) => Part);
  if (!parts.length) return null;
  return (
    <div class="own-hand">
      <button
        type="button"
        class="button secondary"
        aria-pressed={own !== null}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId); // what opens above it takes nothing away
          void show();
        }}
        onPointerUp={hide}
        onPointerCancel={hide}
        onBlur={hide}
        onContextMenu={(event) => { event.preventDefault(); }}
        onKeyDown={(event) => {
          if (event.repeat || (event.key !== "Enter" && event.key !== " ")) return;
          event.preventDefault();
          if (own) hide();
          else void show();
        }}
      >
        <Icon name="eye" /><span>{say("show_hand", { name })}</span>
      </button>
      <div class="own-hand-seen" ref={sheet} popover="manual" aria-live="polite">{own && parts.map((Part, i) => <Part key={i} scene={own} />)}</div>
    </div>
  );
}
