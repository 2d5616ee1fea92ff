// A mail server of our own on this machine: what it was given can be read.
import { createServer } from "node:net";

/** Takes every letter; `letter` waits for the next one that was not read yet, as text with its links whole. */
export function mailbox() {
  const letters = [];
  const server = createServer((socket) => {
    let [text, inside] = ["", false];
    const say = (line) => { socket.write(`${line}\r\n`); };
    say("220 here");
    socket.on("error", () => undefined);
    socket.on("data", (data) => {
      text += data;
      for (let end; (end = text.indexOf(inside ? "\r\n.\r\n" : "\r\n")) >= 0;) {
        const said = text.slice(0, end);
        text = text.slice(end + (inside ? 5 : 2));
        if (inside) letters.push(said.replaceAll("=\r\n", "").replaceAll("=3D", "="));
        if (inside || !/^DATA/i.test(said)) say(/^QUIT/i.test(said) ? "221 bye" : "250 ok");
        else say("354 go on");
        inside = !inside && /^DATA/i.test(said);
      }
    });
  });
  const letter = async () => {
    for (let i = 0; i < 300; i++) {
      if (letters.length) return letters.shift();
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error("no letter has come");
  };
  return new Promise((done) => {
    server.listen(0, "127.0.0.1", () => { done({ port: server.address().port, letter, close: () => server.close() }); });
  });
}
