/**
 * Prepares a fresh machine. Plain JavaScript for Node 20 and newer: the Node version that the shop runs on is installed
 * with the packages.
 */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";

const installed = "node_modules/.package-lock.json";

function isInstalled() {
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;
}

/** Installs the packages if they are missing or older than the lock file. Ends the process on failure. */
export function installPackages() {
  if (isInstalled()) return;
  console.info("Installing packages …");
  const { status } = spawnSync("npm", ["ci"], { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) {
    console.error("The packages could not be installed: see above. Is the npm registry reachable?");
    process.exit(status ?? 1);
  }
}

/** Returns the Node to run the shop on: the packaged one if available for this platform, or else the system's. */
export function shopNode() {
  const own = resolve("node_modules/.bin/node");
  if (existsSync(own)) return own;
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major >= 24) return process.execPath;
  console.error("This machine needs Node 24 or newer to run the shop: https://nodejs.org");
  return process.exit(1);
}

/** Runs a script on the shop's Node and, if it fails, exits with its code. */
export function runOnShopNode(args, environment = {}) {
  const { status } = spawnSync(shopNode(), args, { stdio: "inherit", env: { ...process.env, ...environment } });
  if (status !== 0) process.exit(status ?? 1);
}
