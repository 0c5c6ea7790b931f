import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine, ReaderSettings } from "./engine.ts";
import { takeNotes } from "./note-faults.ts";
import { until } from "./until.ts";
import { WebDriverSession } from "./webdriver-session.ts";

const driver = "/usr/bin/WebKitWebDriver";
const screen = "/usr/bin/Xvfb";
const folders = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((machine) => `/usr/lib/${machine}`);
const browsers = ["4.1", "6.0", "4.0"].map((version) => `webkit2gtk-${version}/MiniBrowser`);

/** Returns the path of an installed WebKit that can be automated: the MiniBrowser of its library. */
export function findWebKit(): string | undefined {
  if (!existsSync(driver) || !existsSync(screen)) return undefined;
  return folders.flatMap((folder) => browsers.map((browser) => join(folder, browser))).find((path) => existsSync(path));
}

/** Starts WebKitGTK on a virtual display and controls it through WebDriver. */
export async function openWebKit(path: string, settings: ReaderSettings = {}): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), "vitrine-webkit-"));
  const config = writeSettings(home, settings);
  const display = await openScreen();
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display.name,
      GDK_BACKEND: "x11",
      LIBGL_ALWAYS_SOFTWARE: "1",
      NO_AT_BRIDGE: "1",
      // It only visits our own shop, and most containers do not permit nested sandboxes.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
  });
  await until("WebKitWebDriver listens", () => isOpen(port));
  // Full screen removes its toolbar, which would prevent it from being as narrow as a phone.
  const options = { binary: path, args: ["--full-screen", "--automation", `--config=${config}`] };
  const session = await WebDriverSession.open(`http://127.0.0.1:${port}`, {
    pageLoadStrategy: "none",
    timeouts: { script: 5_000 },
    "webkitgtk:browserOptions": options,
  });
  const tabs: string[] = [await session.send("GET", "/window")];
  const place = { width: 0, height: 0, x: 0, y: 0 };
  return {
    name: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: (url) => session.openRecording(url),
    evaluate: (run, ...args) => session.evaluate(run, args),
    act: (actions) => session.send("POST", "/actions", { actions }),
    // Opens windows, because WebKit does not render background tabs.
    async tab(number) {
      const isNew = number === tabs.length;
      if (isNew) tabs.push((await session.send("POST", "/window/new", { type: "window" })).handle);
      await session.send("POST", "/window", { handle: tabs[number] });
      if (isNew) await session.send("POST", "/window/rect", place);
    },
    view(width, height) {
      Object.assign(place, { width, height });
      return session.send("POST", "/window/rect", place);
    },
    picture: async () => Buffer.from(await session.send("GET", "/screenshot"), "base64"),
    takeFaults: () => session.evaluate(takeNotes, []),
    async close() {
      await session.send("DELETE", "").catch(() => undefined);
      await end(service);
      await end(display.process);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Writes settings: motion is a GTK setting, the rest is in the browser's own file, whose path is returned. */
function writeSettings(home: string, { fontSize = 16, reducesMotion = false }: ReaderSettings): string {
  const desk = join(home, ".config/gtk-3.0");
  mkdirSync(desk, { recursive: true });
  writeFileSync(join(desk, "settings.ini"), `[Settings]\ngtk-enable-animations=${Number(!reducesMotion)}\n`);
  const own = join(home, "browser.ini");
  writeFileSync(own, `[websettings]\ndefault-font-size=${fontSize}\n`);
  return own;
}

/** Starts a virtual display. */
async function openScreen(): Promise<{ name: string; process: ChildProcess }> {
  for (let display = 90; display < 190; display += 1) {
    const socket = `/tmp/.X11-unix/X${display}`;
    if (existsSync(socket)) continue;
    const server = spawn(screen, [`:${display}`, "-noreset", "-screen", "0", "1600x1200x24"], { stdio: "ignore" });
    await until("Xvfb starts", async () => existsSync(socket));
    return { name: `:${display}`, process: server };
  }
  throw new Error("no display is free");
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const isOpen = (port: number) =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

async function end(process: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => process.once("exit", resolve));
  process.kill();
  await ended;
}
