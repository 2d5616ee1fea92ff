/** A drawing in the address of a page, packed by the browser: nothing of it is stored anywhere. */

import type { Drawing } from "../net/shapes.ts";

/** Characters that a link may have; longer ones are cut off by messengers. */
export const LONGEST = 8000;
const MOST = 200_000; // of what is unpacked: a link may come from anybody

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = (new Blob([bytes]).stream().pipeThrough(stream) as ReadableStream<Uint8Array>).getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) throw new Error("too large");
    parts.push(new Uint8Array(part.value));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** Letters that stand in an address as they are. */
export async function packed({ names, options, position, title }: Drawing): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify([names, options, position, title])), new CompressionStream("deflate-raw"), MOST);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const isDict = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** Rejects what is no drawing; whether it can lie on a table says the server. */
export async function unpacked(text: string): Promise<Drawing> {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const found: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"), MOST)));
  const [names, options, position, title] = Array.isArray(found) ? (found as unknown[]) : [];
  if (!Array.isArray(names) || !names.length || names.length > 16 || !names.every((name) => typeof name === "string") || !isDict(options) || !isDict(position) || typeof title !== "string") throw new Error("no drawing");
  return { names: names as string[], options: options as Drawing["options"], position: position as Drawing["position"], title };
}
