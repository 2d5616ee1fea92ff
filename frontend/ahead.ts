import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { transformWithEsbuild, type Plugin, type Rollup } from "vite";

// what any table is written with; the map's letters depend on its look
const LETTERS = ["barlow-600", "barlow-700", "barlow-condensed-600-normal", "barlow-condensed-700-normal", "cinzel-700"];
const LANGUAGES = ["de", "en"];

const fit = fileURLToPath(new URL("fit.js", import.meta.url));

/** Puts `src/first.ts` before the program, and into the document what it can fetch ahead, and what tells browsers that are too old. */
export function ahead(first: string): Plugin {
  return {
    name: "ahead",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle, filename }) {
        if (!bundle || !filename.endsWith("index.html")) return html;
        const entry = chunks(bundle).find(({ moduleIds }) => moduleIds.includes(first));
        if (!entry) throw new Error("src/first.ts was not built");
        const list = `<script type="application/json" id="ahead">${JSON.stringify(listed(bundle))}</script>`;
        const script = `<script type="module" async crossorigin src="/${entry.fileName}"></script>`;
        // as small as it can be, and still to be read by any browser; the server allows what stands in the document (`page.py`)
        const { code } = await transformWithEsbuild(readFileSync(fit, "utf8"), fit, { minify: true, target: "es5", charset: "ascii", legalComments: "none" });
        return html.replace("</title>", (title) => [title, `<script>${code.trim()}</script>`, list, script].join("\n    "));
      },
    },
  };
}

const chunks = (bundle: Rollup.OutputBundle): readonly Rollup.OutputChunk[] => Object.values(bundle).filter((file) => file.type === "chunk");

function listed(bundle: Rollup.OutputBundle) {
  const all = chunks(bundle);
  const assets = Object.values(bundle).filter((file) => file.type === "asset").map(({ fileName }) => fileName);
  const program = new Set(all.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  /** A chunk with everything that it needs, but for what is there already. */
  const needed = (name: RegExp, there: ReadonlySet<string>) => {
    const found = all.find(({ moduleIds }) => moduleIds.some((id) => name.test(id)));
    if (!found) throw new Error(`${String(name)} was not built`);
    const scripts = [found.fileName, ...found.imports].filter((file) => !there.has(file));
    const styles = scripts.flatMap((file) => [...(all.find(({ fileName }) => fileName === file)?.viteMetadata?.importedCss ?? [])]);
    return { scripts, styles };
  };
  const named = (start: string, end: string): readonly string[] => assets.filter((file) => file.startsWith(`assets/${start}-`) && file.endsWith(end));
  /** The words in a folder, by language. */
  const spoken = (folder: string) => Object.fromEntries(LANGUAGES.map((lang) => [lang, needed(new RegExp(`/src/${folder}/${lang}\\.ts$`), program).scripts[0]] as const));
  const faces = all.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => /\/src\/faces\/(\w+)\/index\.tsx?$/.exec(id)?.[1] ?? []));
  const table = needed(/\/src\/table\/TablePage\.tsx$/, program);
  const at = new Set([...program, ...table.scripts]);
  const games = faces.sort().map((game) => [game, { ...needed(new RegExp(`/src/faces/${game}/index\\.tsx?$`), at), data: named(`${game}.map`, ".json"), words: spoken(`faces/${game}/words`) }] as const);
  const lobby = { ...needed(/\/src\/pages\/Lobby\.tsx$/, program), words: spoken("words/lobby") };
  const letters = LETTERS.flatMap((name) => named(name, ".woff2"));
  return { words: spoken("words/common"), lobby, table: { ...table, letters, words: spoken("words/table") }, games: Object.fromEntries(games) };
}
