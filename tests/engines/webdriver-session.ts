import { textOf } from "./engine.ts";
import { noteFaults } from "./note-faults.ts";
import { until } from "./until.ts";

// biome-ignore lint/suspicious/noExplicitAny: what browsers answer is theirs to shape
type Told = any;

/** A question that a document was asked while it went away may stay without an answer. */
const ANSWER_MS = 8_000;
/** A browser on a busy machine takes its time to start. */
const START_MS = 60_000;

/** A conversation in WebDriver: a request for each command. */
export class WebDriverSession {
  readonly #address: string;
  readonly capabilities: Told;

  constructor(address: string, capabilities: Told) {
    this.#address = address;
    this.capabilities = capabilities;
  }

  static async open(base: string, wanted: object): Promise<WebDriverSession> {
    const told = await send(`${base}/session`, "POST", { capabilities: { alwaysMatch: wanted } }, START_MS);
    return new WebDriverSession(`${base}/session/${told.sessionId}`, told.capabilities);
  }

  send(method: string, command: string, body?: object): Promise<Told> {
    return send(this.#address + command, method, body);
  }

  async ask<Args extends unknown[]>(question: (...args: Args) => unknown, args: Args): Promise<Told> {
    const script = `const done = arguments[0];
      ${textOf(question, args)}.then(done, (error) => done(JSON.stringify({ thrown: String(error) })));`;
    const answer = JSON.parse(await this.send("POST", "/execute/async", { script, args: [] }));
    if (answer?.thrown) throw new Error(answer.thrown);
    return answer;
  }

  /** Opens an address and listens for faults before its scripts run; where that came too late, once more. */
  async openListening(url: string): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      const before = await this.ask(() => performance.timeOrigin, []);
      await this.send("POST", "/url", { url });
      const { wasLate } = await until(`${url} opens`, async () => {
        const heard = await this.ask(noteFaults, []);
        return heard.since !== before && heard;
      });
      if (wasLate) continue;
      await until(`${url} loads`, () => this.ask(() => document.readyState === "complete", []));
      return;
    }
    throw new Error(`${url} came to life before anybody could listen`);
  }
}

async function send(address: string, method: string, body?: object, patience = ANSWER_MS): Promise<Told> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
