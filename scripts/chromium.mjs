import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

function run(command, args) {
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

/**
 * Returns the path of a Chromium for tests: an installed one, or else Debian's package if permitted. Undefined means
 * Playwright's own, which it finds by itself. Ends the process if none can be installed.
 */
export function findChromium() {
  const known = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
  if (known) return known;
  console.info("Installing a Chromium for the browser tests …");
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall && run("apt-get", ["update", "-qq"]) && run("apt-get", ["install", "-y", "-qq", "chromium"]))
    return places.find((place) => existsSync(place));
  if (run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"])) return undefined;
  console.error("No Chromium could be found or installed: set CHROMIUM_PATH to one.");
  return process.exit(1);
}
