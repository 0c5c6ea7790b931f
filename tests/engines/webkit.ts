import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import type { Engine } from "./engine.ts";
import { noteFaults, takeNotes } from "./note-faults.ts";
import { until } from "./until.ts";

// biome-ignore lint/suspicious/noExplicitAny: the shape of responses is up to the browser
type Json = any;

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const folders = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((machine) => `/usr/lib/${machine}`);
const browsers = ["4.1", "6.0", "4.0"].map((version) => `webkit2gtk-${version}/MiniBrowser`);

/** Returns the path of an installed WebKit that can be automated: the MiniBrowser of its library. */
export function findWebKit(): string | undefined {
  if (!existsSync(driver) || !existsSync(screen)) return undefined;
  return folders.flatMap((folder) => browsers.map((browser) => join(folder, browser))).find((path) => existsSync(path));
}

/** Starts WebKitGTK on a virtual display and controls it through WebDriver, with a request per command. */
export async function openWebKit(binary: string, width: number, height: number): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "vitrine-webkit-"));
  const display = spawn(screen, ["-displayfd", "1", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(display.stdout, "data");
  const port = await freePort();
  // It only visits our own shop, and most containers do not permit nested sandboxes.
  const inContainers = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1", LIBGL_ALWAYS_SOFTWARE: "1", NO_AT_BRIDGE: "1" };
  const env = { ...process.env, ...inContainers, HOME: home, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: "x11" };
  const service = spawn(driver, [`--port=${port}`], { stdio: "ignore", env });
  const base = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver listens", async () => (await fetch(`${base}/status`)).ok);
  // Full screen removes its toolbar, which would prevent it from being as narrow as a phone.
  const options = { binary, args: ["--full-screen", "--automation"] };
  const wanted = { pageLoadStrategy: "none", "webkitgtk:browserOptions": options };
  const session = await send("POST", `${base}/session`, { capabilities: { alwaysMatch: wanted } });
  const address = `${base}/session/${session.sessionId}`;
  const act = (source: object) => send("POST", `${address}/actions`, { actions: [source] });
  const evaluate: Engine["evaluate"] = async (run, ...args) => {
    const script = `const [args, done] = arguments; Promise.resolve().then(() => (${run})(...args)).then(
      (answer) => done({ answer }), (error) => done({ thrown: String(error) }));`;
    const { answer, thrown } = await send("POST", `${address}/execute/async`, { script, args: [args] });
    if (thrown) throw new Error(thrown);
    return answer;
  };
  await send("POST", `${address}/window/rect`, { width, height, x: 0, y: 0 });
  return {
    name: `WebKitGTK/${session.capabilities.browserVersion}`,
    evaluate,
    /** Records errors before the page's scripts run; opens it again if that was too late. */
    async open(url) {
      for (let tries = 0; tries < 5; tries++) {
        const before = await evaluate(() => performance.timeOrigin);
        await send("POST", `${address}/url`, { url });
        const { wasLate } = await until(`${url} opens`, async () => {
          const state = await evaluate(noteFaults);
          return state.since === before ? undefined : state;
        });
        if (!wasLate) return until(`${url} loads`, () => evaluate(() => document.readyState === "complete"));
      }
      throw new Error(`${url} ran its scripts before errors could be recorded`);
    },
    press(place) {
      const actions = [
        { type: "pointerMove", ...place },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      return act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
    },
    types(text) {
      const actions = [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
      return act({ type: "key", id: "keys", actions });
    },
    picture: async () => Buffer.from(await send("GET", `${address}/screenshot`), "base64"),
    takeFaults: () => evaluate(takeNotes),
    async close() {
      await send("DELETE", address).catch(() => undefined);
      for (const child of [service, display]) {
        const ended = once(child, "exit");
        child.kill();
        await ended;
      }
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function send(method: string, address: string, body?: object): Promise<Json> {
  // A script in a document that is being unloaded may never respond.
  const signal = AbortSignal.timeout(address.endsWith("/execute/async") ? 8_000 : 60_000);
  const answer = await fetch(address, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
