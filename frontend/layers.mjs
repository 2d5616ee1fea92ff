/**
 * The layers of the page: what may import what (`npm run layers`).  Types weigh nothing, for they are gone in the page;
 * yet nothing goes in a circle, not even types.
 * `App.tsx` and `Frame.tsx` stand above all, for they show the pages; a page that is loaded when it is wanted counts too.
 */

const shell = "^src/app/(App|Frame)[.]tsx$";
const folder = (names) => `^src/(${names})/`;

/** Modules of `from` import nothing from these. */
const above = (name, from, to, pathNot) => ({
  name,
  severity: "error",
  from: { path: folder(from), ...(pathNot === undefined ? {} : { pathNot }) },
  to: { path: folder(to), dependencyTypesNot: ["type-only"] },
});

export default {
  forbidden: [
    { name: "circle", severity: "error", from: {}, to: { circular: true } },
    above("board", "board", "app|demo|faces|gallery|look|net|pages|plain|table|words"),
    above("words", "words", "board|demo|faces|gallery|look|net|pages|plain|table"),
    above("net", "net", "board|demo|faces|gallery|look|pages|plain|table|words"),
    above("look", "look", "app|demo|faces|gallery|pages|plain|table|words"),
    above("app", "app", "board|demo|edit|faces|gallery|look|pages|plain|table", shell),
    above("faces", "faces", "demo|gallery|net|pages|plain"),
    above("table", "table", "demo|edit|gallery"),
    above("edit", "edit", "demo|gallery"),
    above("others", "board|faces|look|net|plain|words", "edit"),
    above("pages", "pages", "board|demo|edit|faces|gallery|plain"),
    {
      name: "a face knows no other",
      severity: "error",
      from: { path: "^src/faces/([^/]+)/" },
      to: { path: "^src/faces/[^/]+/", pathNot: "^src/faces/($1|parts)/" },
    },
    { name: "a shared part knows no face", severity: "error", from: { path: "^src/faces/parts/" }, to: { path: "^src/faces/(?!parts/)[^/]+/" } },
  ],
  options: { tsPreCompilationDeps: true, doNotFollow: { path: "node_modules" }, tsConfig: { fileName: "tsconfig.json" } },
};
