import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/snap/bin/chromium"];

function run(command, args) {
  return spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

/**
 * The path of a Chromium to test with: the system's, Debian's package where it may be installed, Playwright's own
 * otherwise (then undefined: Playwright knows where it is). Ends the process where there is none to be had.
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
