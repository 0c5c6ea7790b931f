import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { BidiSession } from "./bidi-session.ts";
import { type Engine, type ReaderSettings, textOf } from "./engine.ts";

const places = [process.env["FIREFOX_PATH"], "/usr/bin/firefox-esr", "/usr/bin/firefox", "/snap/bin/firefox"];

/** Returns the path of an installed Firefox. */
export const findFirefox = (): string | undefined => places.find((place) => place && existsSync(place));

/** Starts Firefox with a fresh profile and controls it through WebDriver BiDi. */
export async function openFirefox(path: string, settings: ReaderSettings = {}): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "vitrine-firefox-"));
  writeFileSync(join(home, "user.js"), preferencesOf(settings));
  const args = ["--headless", "--no-remote", "--profile", home, "--remote-debugging-port=0", "about:blank"];
  const browser = spawn(path, args, { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, HOME: home } });
  const session = await BidiSession.open(`${await addressOf(browser.stderr)}/session`);
  const { capabilities } = await session.send("session.new", { capabilities: {} });
  // A new tab: in the first one the address bar has the focus, and keys do not reach the page.
  let { context }: { context: string } = await session.send("browsingContext.create", { type: "tab" });
  const tabs = [context];
  const viewport = { width: 0, height: 0 };
  let faults: string[] = [];
  session.onEvent = (method, { level, text, source, stackTrace }) => {
    if (method !== "log.entryAdded" || level !== "error" || !tabs.includes(source.context)) return;
    faults.push(`${text} ${stackTrace?.callFrames[0]?.url ?? ""}`);
  };
  await session.send("session.subscribe", { events: ["log.entryAdded"] });
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    open: (url) => session.send("browsingContext.navigate", { context, url, wait: "complete" }),
    async evaluate(run, ...args) {
      const expression = textOf(run, args);
      const asked = { expression, target: { context }, awaitPromise: true, resultOwnership: "none" };
      const { result, exceptionDetails } = await session.send("script.evaluate", asked);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    act: (actions) => session.send("input.performActions", { context, actions }),
    async tab(number) {
      const isNew = number === tabs.length;
      if (isNew) tabs.push((await session.send("browsingContext.create", { type: "tab" })).context);
      context = tabs[number] ?? context;
      await session.send("browsingContext.activate", { context });
      if (isNew) await session.send("browsingContext.setViewport", { context, viewport });
    },
    view(width, height) {
      Object.assign(viewport, { width, height });
      return session.send("browsingContext.setViewport", { context, viewport });
    },
    async picture() {
      const { data } = await session.send("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    async takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    async close() {
      const ended = new Promise((resolve) => browser.once("exit", resolve));
      await session.send("browser.close", {}).catch(() => browser.kill());
      await ended;
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function preferencesOf({ fontSize = 16, reducesMotion = false }: ReaderSettings): string {
  const preferences = {
    "font.size.variable.x-western": fontSize,
    "ui.prefersReducedMotion": Number(reducesMotion),
  };
  return Object.entries(preferences)
    .map(([name, value]) => `user_pref("${name}", ${value});\n`)
    .join("");
}

async function addressOf(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(said)) {
    const [, address] = /BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("Firefox ended before it could be spoken to");
}
