/** `npm start`: installs missing packages, builds if the build is out of date, and starts the shop. */
import { spawn } from "node:child_process";
import { isBuildCurrent } from "./build/build-stamp.mjs";
import { installPackages, runOnShopNode, shopNode } from "./setup.mjs";

installPackages();
if (!isBuildCurrent()) {
  console.info("Building the shop …");
  runOnShopNode(["scripts/build.mjs"]);
}

const shop = spawn(shopNode(), ["server/index.mjs"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => shop.kill(signal));
shop.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
