/** Where a drawing begins, and the table that begins with it. */

import { useState } from "preact/hooks";

import { explained } from "../app/faults.ts";
import { notify } from "../app/toasts.ts";
import { settings } from "../app/settings.ts";
import { Dialog } from "../app/Dialog.tsx";
import { Button, Choice, FileButton } from "../app/ui.tsx";
import { positionEditor } from "../net/positionEditor.ts";
import type { Drawing, GameDetail, OptionValue, Outline } from "../net/shapes.ts";
import { offline } from "../net/transport.ts";
import { LEVEL } from "../pages/firstGame.ts";
import { openTable, PLAIN } from "../pages/opening.ts";
import type { EditWords } from "../words/edit/index.ts";
import { useSay } from "../words/opening/index.ts";

interface BeginProps {
  readonly outline: Outline;
  readonly detail: GameDetail;
  readonly words: EditWords;
  readonly names: readonly string[];
  readonly options: Drawing["options"];
  readonly onBegin: (drawing: Drawing) => void;
  readonly onClose: () => void;
}

type Way = "set_up" | "empty" | "file";

export function Begin({ outline: { game, seats }, detail, words, names, options: before, onBegin, onClose }: BeginProps) {
  const say = useSay();
  const [way, setWay] = useState<Way>("set_up");
  const [players, setPlayers] = useState(names.length);
  const [options, setOptions] = useState(before);
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      const called = Array.from({ length: players }, (_, seat) => names[seat] ?? words.player(seat + 1));
      if (way === "empty") onBegin({ names: called, options, position: { active: 0 }, title: "" });
      else {
        const found = await positionEditor.draw(game, way === "file" ? { names: called, text } : { names: called, options });
        onBegin({ names: found.names, options: found.options, position: found.position, title: found.title });
      }
    } catch (error) {
      notify(explained(error, say), "refusal");
      setBusy(false);
    }
  };
  const set = (name: string, value: OptionValue, usual: OptionValue): void => {
    const { [name]: _, ...others } = options;
    setOptions(value === usual ? others : { ...others, [name]: value });
  };
  return (
    <Dialog title={words.begin} onClose={onClose}>
      <Choice label={words.begin} value={way} values={[["set_up", words.setUp], ["empty", words.empty], ["file", words.file]] as const} onChange={setWay} />
      {way === "file" ? (
        <div class="edit-file">
          <p class="hint">{words.fileHint}</p>
          <FileButton label={words.choose} accept=".yaml,.yml,.txt" onFile={(file) => { void file.text().then(setText); }} />
          <label class="edit-select"><span>{words.paste}</span><textarea rows={8} maxLength={60_000} value={text} spellcheck={false} onInput={(event) => { setText(event.currentTarget.value); }} /></label>
        </div>
      ) : (
        <>
          <Choice label={words.players} value={players} values={seats.map((n) => [n, String(n)] as const)} onChange={setPlayers} />
          {detail.options.length > 0 && (
            <details><summary>{words.options}</summary>
              {detail.options.map(({ name, sentence, values, labels, default: usual }) => (
                <label key={name} class="edit-select"><span>{sentence}</span>
                  <select value={String(options[name] ?? usual)} onChange={(event) => { const value = values.find((one) => String(one) === event.currentTarget.value); if (value !== undefined) set(name, value, usual); }}>
                    {values.map((value, i) => <option key={String(value)} value={String(value)}>{labels[i]}</option>)}
                  </select>
                </label>
              ))}
            </details>
          )}
        </>
      )}
      <p class="hint">{words.startHint}</p>
      <p class="actions"><Button kind="primary" disabled={busy || (way === "file" && !text.trim())} onClick={() => { void begin(); }}>{way === "file" ? words.read : words.start}</Button></p>
    </Dialog>
  );
}

type Others = "bots" | "people" | "screen";

export function Play({ drawing: { names, options, position }, game, words, onClose }: { readonly drawing: Drawing; readonly game: string; readonly words: EditWords; readonly onClose: () => void }) {
  const say = useSay();
  const [own, setOwn] = useState(typeof position["active"] === "number" ? position["active"] : 0);
  const [others, setOthers] = useState<Others>("bots");
  const [busy, setBusy] = useState(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    try {
      const seats = names.map((name, seat) => {
        if (seat === own) return { kind: "mine", name: settings.value.name || name } as const;
        return others === "bots" ? ({ kind: "bot", bot: LEVEL, name } as const) : others === "people" ? ({ kind: "open" } as const) : ({ kind: "mine", name } as const);
      });
      await openTable({ ...PLAIN, game, options, seats, position });
    } catch (error) {
      notify(explained(error, say), "refusal");
      setBusy(false);
    }
  };
  return (
    <Dialog title={words.open} size="small" onClose={onClose}>
      <p>{words.openHint}</p>
      <Choice label={words.you} value={own} values={names.map((name, seat) => [seat, name] as const)} onChange={setOwn} />
      <Choice label={words.others} value={others} values={[["bots", words.bots], ...(offline ? [] : [["people", words.people] as const]), ["screen", words.screen]] as const} onChange={setOthers} />
      <p class="actions"><Button kind="primary" icon="play" disabled={busy} onClick={() => { void play(); }}>{words.open}</Button></p>
    </Dialog>
  );
}
