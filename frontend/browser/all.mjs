// All checks of the page in a browser, two files at a time: most of the time each waits. What a file says is shown whole when
// it has ended; then how long each took.
//   node browser/all.mjs [how many at a time]
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const FILES = [ // those that take longest first
  "keys.mjs", "table.mjs", "attack.mjs", "telling.mjs", "end.mjs", "smoke.mjs", "social.mjs", "trust.mjs", "window.mjs", "map.mjs",
  "attila.mjs", "attacke.mjs", "mapless.mjs", "weight.mjs", "browsers.mjs firefox",
];
const AT_A_TIME = Number(process.argv[2] ?? 2);
if (!(AT_A_TIME >= 1)) throw new Error("how many at a time: a number");

const took = [];
const failed = [];
const waiting = [...FILES];

/** Runs a file; whether all of it passed. */
async function run(name) {
  const [file, ...args] = name.split(" ");
  const begun = performance.now();
  const said = [];
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", fileURLToPath(new URL(file, import.meta.url)), ...args], { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => said.push(data));
  const status = await new Promise((done) => { child.once("exit", done); }); // not "close": a server that was left behind keeps the pipes open
  await new Promise((done) => { setTimeout(done, 100); });
  took.push([name, (performance.now() - begun) / 1000]);
  process.stdout.write(`\n${name}\n${Buffer.concat(said).toString()}`);
  return status === 0;
}

/** Runs one file after the other until none waits. */
async function work() {
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) if (!(await run(name))) failed.push(name);
}

await Promise.all(Array.from({ length: AT_A_TIME }, work));
took.sort(([, a], [, b]) => b - a);
console.log(`\n${took.map(([name, seconds]) => `${seconds.toFixed(0).padStart(5)} s  ${name}`).join("\n")}`);
if (failed.length) console.log(`failed: ${failed.join(", ")}`);
process.exit(failed.length ? 1 : 0);
