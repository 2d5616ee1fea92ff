/** Where Python and the house's libraries lie (`tools/offline.mjs`); the name changes with what is in them. */

export const PLACE = import.meta.env.VITE_HOUSE ?? "/house/";

export const FILES: readonly string[] = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip", "libraries.zip"].map((name) => PLACE + name);
