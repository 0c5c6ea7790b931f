import { textOf } from "./engine.ts";
import { noteFaults } from "./note-faults.ts";
import { until } from "./until.ts";

// biome-ignore lint/suspicious/noExplicitAny: the shape of responses is up to the browser
type Json = any;

/** Timeout, because a script in a document that is being unloaded may never respond. */
const ANSWER_MS = 8_000;
/** Browsers start slowly on a busy machine. */
const START_MS = 60_000;

/** A WebDriver session: one request per command. */
export class WebDriverSession {
  readonly #address: string;
  readonly capabilities: Json;

  constructor(address: string, capabilities: Json) {
    this.#address = address;
    this.capabilities = capabilities;
  }

  static async open(base: string, wanted: object): Promise<WebDriverSession> {
    const session = await send(`${base}/session`, "POST", { capabilities: { alwaysMatch: wanted } }, START_MS);
    return new WebDriverSession(`${base}/session/${session.sessionId}`, session.capabilities);
  }

  send(method: string, command: string, body?: object): Promise<Json> {
    return send(this.#address + command, method, body);
  }

  async evaluate<Args extends unknown[]>(run: (...args: Args) => unknown, args: Args): Promise<Json> {
    const script = `const done = arguments[0];
      ${textOf(run, args)}.then(done, (error) => done(JSON.stringify({ thrown: String(error) })));`;
    const answer = JSON.parse(await this.send("POST", "/execute/async", { script, args: [] }));
    if (answer?.thrown) throw new Error(answer.thrown);
    return answer;
  }

  /** Opens a URL and records errors before its scripts run; retries if that was too late. */
  async openRecording(url: string): Promise<void> {
    for (let tries = 0; tries < 5; tries += 1) {
      const before = await this.evaluate(() => performance.timeOrigin, []);
      await this.send("POST", "/url", { url });
      const { wasLate } = await until(`${url} opens`, async () => {
        const state = await this.evaluate(noteFaults, []);
        return state.since !== before && state;
      });
      if (wasLate) continue;
      await until(`${url} loads`, () => this.evaluate(() => document.readyState === "complete", []));
      return;
    }
    throw new Error(`${url} ran its scripts before errors could be recorded`);
  }
}

async function send(address: string, method: string, body?: object, patience = ANSWER_MS): Promise<Json> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
