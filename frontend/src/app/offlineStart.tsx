/** While the server is being loaded into this browser: how far it is, and why it cannot be opened. */

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";

import { saveLinks } from "../net/offline/files.ts";
import { server } from "../net/offline/server.ts";
import { opening } from "../words/offline.ts";
import { speaker } from "../words/index.ts";
import { notify } from "./toasts.ts";
import { settings, useSettings } from "./settings.ts";

/** Shows it in `place` until the server is open. */
export async function startOffline(place: Element): Promise<void> {
  render(<Loading />, place);
  await server.ready;
  saveLinks(document, (why) => { notify(why || speaker(settings.value.lang)("unreachable"), "refusal"); });
  render(null, place);
}

function Loading() {
  const w = opening[useSettings().lang];
  const [progress, setProgress] = useState(0);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    server.progress = setProgress;
    server.ready.catch((error: unknown) => { setFailed(error instanceof Error ? error.message : String(error)); });
  }, []);
  return (
    <main class="plain" id="main" tabIndex={-1}>
      <h1>Kartentisch</h1>
      {failed === "" && <p><label>{w.loading} <progress value={progress} /></label></p>}
      {failed === "" && <p class="hint">{w.once}</p>}
      {failed === "elsewhere" && <p role="alert">{w.elsewhere}</p>}
      {failed !== "" && failed !== "elsewhere" && <p role="alert">{w.failed} <small>{failed.slice(-300)}</small></p>}
    </main>
  );
}
