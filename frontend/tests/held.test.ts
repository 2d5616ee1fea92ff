import { describe, expect, it, vi } from "vitest";

import { ASKED, HELD, PROBED, SILENT, TICK } from "../src/net/streams/keeper.ts";
import { browsing, Wire, upTo, go } from "./browser.ts";

const here = browsing();

describe("a stream that does not come", () => {
  it("asks now and then where the stream is held back, and stops when it comes again", async () => {
    const { server } = here.browser;
    server.holds = true;
    const page = here.browser.tab();
    const stream = page.look("a");
    await go(HELD + 2 * TICK);
    expect([page.lines.get(stream), page.tables.get(stream)?.table.seq, page.live.get(stream)]).toEqual([upTo(3), 3, "held"]);
    expect(server.open).toEqual([]);
    server.play("a");
    await go((ASKED[1] as number) + TICK);
    expect([page.lines.get(stream), page.live.get(stream)]).toEqual([upTo(4), "held"]);
    const before = server.asked.length;
    await go(10 * 60_000);
    const questions = server.asked.length - before;
    expect(questions).toBeGreaterThan(10);
    expect(questions).toBeLessThan(40);
    expect(server.asked.at(-1)).toMatch(/once=true&of=a:4:0:en:known$/);
    stream.hurry(); // one's own move
    server.play("a");
    await go(TICK + 100 + (ASKED[0] as number));
    expect(page.lines.get(stream)).toEqual(upTo(5));
    server.holds = false;
    await go((PROBED.at(-1) as number) + HELD + 2 * TICK);
    expect([page.live.get(stream), server.open.length]).toEqual(["live", 1]);
    const then = server.asked.length;
    server.play("a");
    await go(5 * 60_000);
    expect([page.lines.get(stream), server.asked.length]).toEqual([upTo(6), then]);
  });

  it("asks again where a question was answered before one's move", async () => {
    const { server } = here.browser;
    server.holds = true;
    const page = here.browser.tab();
    const stream = page.look("a");
    await go(HELD + 2 * TICK);
    const answers: ((told: string) => void)[] = [];
    const asking = vi.spyOn(server, "ask").mockImplementation(() => new Promise((done) => answers.push(done)));
    stream.hurry();
    stream.hurry();
    await go(0);
    expect(answers).toHaveLength(1);
    server.play("a");
    asking.mockRestore();
    answers[0]?.("event: here\ndata: {}\n\n");
    await go(0);
    expect(page.lines.get(stream)).toEqual(upTo(4));
  });

  it("finds out that a stream has gone silent", async () => {
    const { server } = here.browser;
    const page = here.browser.tab();
    const stream = page.look("a");
    await go(100);
    server.holds = true;
    server.play("a");
    await go(SILENT + HELD + 3 * TICK);
    expect([page.lines.get(stream), page.live.get(stream)]).toEqual([upTo(4), "held"]);
  });

  it("says that there is no connection, and goes on when there is one", async () => {
    const { server } = here.browser;
    const page = here.browser.tab();
    const stream = page.look("a");
    await go(100);
    const before = page.tables.get(stream);
    server.down = true;
    for (const wire of [...server.open]) wire.fail();
    await go(30_000);
    expect(page.live.get(stream)).toBe("none");
    server.down = false;
    stream.awake();
    await go(100);
    expect(page.live.get(stream)).toBe("live");
    expect(page.tables.get(stream), "who else is there is told anew, although no line was written").not.toBe(before);
    server.play("a");
    await go(0);
    expect(page.lines.get(stream)).toEqual(upTo(4));
  });

  it("has no connection where even a question is not answered", async () => {
    const { server } = here.browser;
    server.holds = server.down = true;
    vi.spyOn(server, "listen").mockImplementation((address) => { // neither opens nor fails
      const wire = new Wire(server, address);
      wire.fail = () => undefined;
      return wire;
    });
    const page = here.browser.tab();
    const stream = page.look("a");
    await go(HELD + 2 * TICK);
    expect(page.live.get(stream)).toBe("none");
  });

  for (const ms of [24 * 3_600_000, 18_000]) it(`is there at once after the machine has slept for ${String(ms)} ms`, async () => {
    const { server } = here.browser;
    const page = here.browser.tab();
    const stream = page.look("a");
    await go(100);
    for (const wire of server.open) wire.look = () => undefined; // dead, and nobody has noticed
    server.play("a");
    vi.setSystemTime(Date.now() + ms);
    await go(TICK + 100);
    expect([page.lines.get(stream), page.live.get(stream), server.open.length]).toEqual([upTo(4), "live", 1]);
  });
});
