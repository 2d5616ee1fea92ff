// node tools/offline.mjs WHEELS PYODIDE OUT: Python, our libraries and the rules for a page without a server.
//
// Libraries are translated once, here, by the Python that will run them: else every visitor's browser would do it.
// Writes PYODIDE's files and libraries.zip into OUT/server-HASH/ and prints that name.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [wheels, pyodide, out] = process.argv.slice(2).map((path) => resolve(path));
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"];

const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
for (const name of readdirSync(wheels).sort()) {
  const data = new Uint8Array(readFileSync(join(wheels, name)));
  python.unpackArchive(data, name.endsWith(".whl") ? "zip" : "gztar", { extractDir: name.endsWith(".whl") ? "/libraries" : "/sources" });
}
python.runPython(`
import compileall, py_compile, shutil, zipfile
from pathlib import Path

root = Path("/libraries")
for sources in Path("/sources").glob("*/src/*"):  # of libraries that are pure Python without their compiled part
    if (sources / "__init__.py").exists():
        shutil.copytree(sources, root / sources.name)
spare = ["kartentisch/server/page", "kartentisch/cli", "kartentisch/engine/testkit", "kartentisch/adapters"]
spare += [f"sqlalchemy/dialects/{name}" for name in ("mssql", "mysql", "oracle")]
for folder in [path for path in root.rglob("tests") if path.is_dir()] + [root / name for name in spare]:
    shutil.rmtree(folder, ignore_errors=True)
for file in (root / "babel/locale-data").iterdir():  # the page speaks two languages
    if file.stem.partition("_")[0] not in ("root", "de", "en"):
        file.unlink()
unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
for part in list(root.iterdir()):
    keeps = part.name in ("kartentisch", "anyio")  # they look for their own sources
    if part.is_dir():
        compileall.compile_dir(part, quiet=2, legacy=not keeps, invalidation_mode=unchecked)
        for file in [] if keeps else list(part.rglob("*.py")):
            if file.with_suffix(".pyc").exists():
                file.unlink()
for pattern in ("*.pyi", "*.c", "*.pxd"):
    for file in list(root.rglob(pattern)):
        file.unlink()
with zipfile.ZipFile("/libraries.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
    for file in sorted(path for path in root.rglob("*") if path.is_file()):
        packed.writestr(zipfile.ZipInfo(str(file.relative_to(root))), file.read_bytes(), zipfile.ZIP_DEFLATED)
`);
const libraries = python.FS.readFile("/libraries.zip");
const hash = createHash("sha256").update(libraries);
for (const name of FILES) hash.update(readFileSync(join(pyodide, name)));
const name = `server-${hash.digest("hex").slice(0, 12)}`;
const made = join(out, name);
rmSync(out, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
for (const file of FILES) copyFileSync(join(pyodide, file), join(made, file));
writeFileSync(join(made, "libraries.zip"), libraries);
console.log(name);
process.exit(0);
