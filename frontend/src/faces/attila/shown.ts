/** Which conflict or scoring is shown large: several parts of the page open it. */

import { useEffect, useState } from "preact/hooks";

let wish: string | null = null;
const readers = new Set<() => void>();

/** Shows the scoring or conflict with this key; null: none. */
export function open(key: string | null): void {
  wish = key;
  for (const read of readers) read();
}

export function useOpen(): string | null {
  const [key, set] = useState(wish);
  useEffect(() => {
    const read = (): void => { set(wish); };
    readers.add(read);
    read();
    return () => { readers.delete(read); };
  }, []);
  return key;
}
