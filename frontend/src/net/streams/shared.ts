/** A SharedWorker: the keeper of the one stream, for all tabs of this browser. It lives as long as one of them. */

import { Keeper, type Pipe } from "./keeper.ts";
import type { Asked } from "./messages.ts";
import { network } from "./network.ts";

const keeper = new Keeper(network);

addEventListener("connect", (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  const pipe: Pipe = { send: (message) => { port.postMessage(message); } };
  port.onmessage = ({ data }: MessageEvent<Asked>) => { keeper.hear(pipe, data); };
});
