/** Builds the shop; with --if-needed, only if the build is out of date. */
import { spawnSync } from "node:child_process";
import { isBuildCurrent } from "./build/build-stamp.mjs";

const steps = [
  ["scripts/check-shop.ts"],
  ["node_modules/@react-router/dev/bin.cjs", "build"],
  ["scripts/build/build-worker.ts"],
  ["scripts/build/precompress.ts"],
  ["scripts/build/build-stamp.mjs"],
];

if (!(process.argv.includes("--if-needed") && isBuildCurrent()))
  for (const step of steps) {
    const env = { ...process.env, NODE_ENV: "production" };
    const { status, stdout, stderr } = spawnSync(process.execPath, step, { encoding: "utf8", env });
    const isOwners = step[0] === "scripts/check-shop.ts";
    if (isOwners && stdout) console.info(stdout.trimEnd());
    if (status === 0) continue;
    console.error(isOwners ? stderr.trimEnd() : `${stdout}\n${stderr}\nThe build failed at: ${step.join(" ")}`);
    process.exit(status ?? 1);
  }
