import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The engine without a browser's own windows loads a page in half of the time. */
const SHELL = "/usr/bin/chromium-headless-shell";
const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

function run(command, args) {
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

/** Installs a package of Debian's if that is permitted; returns whether it did. */
function install(name) {
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const options = ["-y", "-qq", "--no-install-recommends"];
  return mayInstall && run("apt-get", ["update", "-qq"]) && run("apt-get", ["install", ...options, name]);
}

/**
 * Returns the path of a Chromium for tests: `CHROMIUM_PATH`, or Debian's headless shell, which is installed if permitted,
 * or else whatever is there; `isWhole` asks for a browser with windows. Undefined means Playwright's own, which it finds by
 * itself. Ends the process if none can be installed.
 */
export function findChromium({ isWhole = false } = {}) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!isWhole && existsSync(SHELL)) return SHELL;
  const known = places.find((place) => existsSync(place));
  if (isWhole && known) return known;
  console.info("Installing a Chromium for the browser tests …");
  if (!isWhole && install("chromium-headless-shell")) return SHELL;
  if (known) return known;
  if (install("chromium")) return places.find((place) => existsSync(place));
  if (run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"])) return undefined;
  console.error("No Chromium could be found or installed: set CHROMIUM_PATH to one.");
  return process.exit(1);
}
