/** Where Python and the server's libraries lie (`tools/offline.mjs`); the name changes with what is in them. */

export const PLACE = import.meta.env.VITE_SERVER ?? "/server/";

export const FILES: readonly string[] = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip", "libraries.zip"].map((name) => PLACE + name);
