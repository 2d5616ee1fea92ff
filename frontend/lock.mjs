// Takes the last host names (where packages ask for money) out of package-lock.json; `npm ci` needs none of them.
import { readFileSync, writeFileSync } from "node:fs";

const path = new URL("package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));
for (const part of Object.values(lock.packages)) {
  delete part.funding;
  delete part.resolved;
  delete part.deprecated;
}
writeFileSync(path, JSON.stringify(lock, null, 2) + "\n");
