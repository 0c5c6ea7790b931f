/**
 * `npm run test:planted [-- words]`: plants each fault whose name or test contains the words, runs the test that has to
 * catch it, and takes the fault out again. Fails if a test stays green or if a fault's text is no longer in its file.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { type Fault, faults } from "./faults.ts";

const words = process.argv.slice(2);
const wanted = faults.filter(({ name, test }) => words.every((word) => [name, ...test].join(" ").includes(word)));
const originals = new Map<string, string>();
let running: ChildProcess | undefined;

function plant({ name, file, from, to }: Fault): void {
  const before = readFileSync(file, "utf8");
  if (before.split(from).length !== 2) throw new Error(`${name}: ${file} no longer has this once:\n${from}`);
  if (!originals.has(file)) originals.set(file, before);
  writeFileSync(
    file,
    before.replace(from, () => to),
  );
}

function restore(): void {
  for (const [file, before] of originals) writeFileSync(file, before);
  originals.clear();
}

/** Runs a program of Node's; returns what it printed. */
async function node(...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  running = child;
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return stripVTControlCharacters(said + complained);
}

const isInBrowser = ({ test: [file] }: Fault) => file.startsWith("tests/e2e/");

/** Runs the test of a planted fault; returns why it has not caught it, if so. */
async function missed(fault: Fault): Promise<string | undefined> {
  const [file, title] = fault.test;
  const pattern = title.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  const inBrowser = ["node_modules/@playwright/test/cli.js", "test", file, "-g", pattern, "--reporter=line"];
  const said = await (isInBrowser(fault)
    ? node(...inBrowser)
    : node("node_modules/vitest/vitest.mjs", "run", file, "-t", pattern));
  if (!/^ *(Tests .*)?\d+ failed/m.test(said)) return `its test did not fail\n${said.slice(-1500)}`;
  const { says = "" } = fault;
  return said.includes(says) ? undefined : `its test failed for another reason than "${says}"\n${said.slice(-3000)}`;
}

function report(fault: Fault, why: string | undefined): void {
  console.info(`  ${why === undefined ? "✓ caught" : "✘ NOT caught"}: ${fault.name}, by ${fault.test.join(": ")}`);
  if (why !== undefined) console.info(why);
  outcomes.push(why === undefined);
}

if (spawnSync("git", ["status", "--porcelain", "--untracked-files=no"], { encoding: "utf8" }).stdout) {
  console.error("There are changes that are not committed: faults are planted only where everything is.");
  process.exit(1);
}
process.on("exit", () => {
  running?.kill();
  restore();
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(1));

const outcomes: boolean[] = [];
for (const fault of wanted.filter((one) => !isInBrowser(one))) {
  plant(fault);
  const why = await missed(fault);
  restore();
  report(fault, why);
}
const onScreen = wanted.filter(isInBrowser);
onScreen.forEach(plant);
if (onScreen.length > 0) console.info(await node("scripts/build.mjs"));
for (const fault of onScreen) report(fault, await missed(fault));
restore();
const caught = outcomes.filter(Boolean).length;
console.info(`${caught} passed, ${outcomes.length - caught} failed`);
process.exit(caught === outcomes.length && caught > 0 ? 0 : 1);
