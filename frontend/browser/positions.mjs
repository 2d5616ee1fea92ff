// Tables that begin in the middle of a game: a saved game without a single line, brought to the server.
import { readFileSync } from "node:fs";

const read = (game) => JSON.parse(readFileSync(new URL(`../tests/fixtures/${game}/positions.json`, import.meta.url), "utf8"));
const POSITIONS = { ...read("attack"), ...read("attila"), ...read("attacke"), ...read("selfr3"), ...read("europe") };

/** A position as it stands in its file, or like another one but for what it names; null: without that. */
function begins(name) {
  const { like, ...given } = POSITIONS[name];
  if (like === undefined) return given;
  const base = begins(like);
  const facts = Object.entries({ ...base.position, ...given.position }).filter(([, fact]) => fact !== null);
  return { ...base, ...given, position: Object.fromEntries(facts) };
}

/** The position as the file of a game that begins there: what the server is brought. With the option `clock`, `left` ms of the game's time are left. */
export function record(position, options = {}, left = 120 * 60_000) {
  const { game = "attack", players, position: facts, options: own = {} } = begins(position);
  const agreed = { ...own, ...options };
  const header = { kartentisch: 1, game, revision: 1, players, position: facts, ...(Object.keys(agreed).length ? { options: agreed } : {}), ...(options.clock ? { left_ms: left } : {}) };
  const clock = options.clock ? [{ chance: "clock", outcome: facts.time ?? "running" }] : []; // what it said before this turn
  return { players, text: [header, ...clock].map((line) => `${JSON.stringify(line)}\n`).join("") };
}

export const post = async (request, url, data, more = {}) => {
  const answer = await request.post(url, { headers: { "X-Kartentisch": "test", ...more }, data });
  if (!answer.ok()) throw new Error(`${url}: ${await answer.text()}`);
  return answer.json();
};

/** A command of a client without cookies, such as to open a table: what the server says. */
export async function send(server, path, data, secret = "") {
  const headers = { "Content-Type": "application/json", "X-Kartentisch": "page", ...(secret && { Authorization: `Bearer ${secret}` }) };
  return (await fetch(`${server.address}/api${path}`, { method: "POST", headers, body: JSON.stringify(data) })).json();
}

/** A table of Anna against bots that has begun, and the address by which she comes back to it from any browser. */
export async function againstBots(server, game, { bots = ["Ben", "Clara"], ...more } = {}) {
  const seats = [{ kind: "mine", name: "Anna" }, ...bots.map((name) => ({ kind: "bot", bot: "greedy", name }))];
  const { table, secret, recovery } = await send(server, "/tables", { game, seats, ...more });
  await send(server, `/tables/${table}/commands`, { id: "start", type: "start" }, secret);
  return { table, back: `/back/${table}#${recovery}` };
}

/**
 * Everybody sits down at a table that begins with this position, some with several `seats`; whoever brought it starts it.
 * Seats that nobody takes are played by bots.
 */
export async function begin(server, position, people, options = {}, left = 120 * 60_000) {
  const { players, text } = record(position, options, left);
  const [first] = people;
  const { table, invite, secret } = await post(first.context.request, `${server.address}/api/records`, { record: text });
  let seat = 0;
  for (const { context, seats = 1 } of people) {
    await post(context.request, `${server.address}/api/tables/${table}/seats`, { invite, names: players.slice(seat, seat + seats) });
    seat += seats;
  }
  for (let target = seat; target < players.length; target++) {
    await post(first.context.request, `${server.address}/api/tables/${table}/commands`, { id: `bot-${target}`, type: "seat_kind", target, kind: "bot", bot: "greedy" }, { Authorization: `Bearer ${secret}` });
  }
  await post(first.context.request, `${server.address}/api/tables/${table}/commands`, { id: "start", type: "start" }, { Authorization: `Bearer ${secret}` });
  for (const { page } of people) {
    await page.goto(`${server.address}/t/${table}`);
    await page.locator(".map-one:not([inert]) .kt-map").first().waitFor(); // of several maps the one in front
  }
  return table;
}
