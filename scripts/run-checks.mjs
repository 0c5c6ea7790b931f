/** Runs checks, some beside each other, and counts what passed and what failed. */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";

const results = ".cache/verify";
const SLOWEST = 10;

/**
 * @typedef {{ passed: number; failed: number; files: Map<string, number> }} Count What a report says; ms of each file
 * @typedef {{ name: string; args: string[]; env?: Record<string, string>; count?: () => Count }} Check
 */

/**
 * Runs groups of checks one after the other; those of a group side by side, the first with its output at once. Prints
 * the slowest files of each that has a report, and ends the process with "N passed, N failed" as the last line.
 * @param {Check[][]} groups
 * @param {() => void} [report] prints what belongs before the last line
 */
export async function runChecks(groups, report) {
  const total = { passed: 0, failed: 0 };
  for (const group of groups) {
    const running = group.map((check, i) => run(check, i === 0));
    for (const [i, { name, count }] of group.entries()) {
      console.info(`\n— ${name}`);
      const { isGreen, said, seconds } = await running[i];
      process.stdout.write(said);
      const { passed, failed, files } = countOf(count, isGreen);
      total.passed += passed;
      total.failed += Math.max(failed, isGreen ? 0 : 1);
      printSlowest(files);
      console.info(`  ${isGreen && failed === 0 ? "green" : "RED"} after ${seconds} s`);
    }
  }
  report?.();
  console.info(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

/** The unit tests, with further arguments. */
export function unitTests(...args) {
  const file = `${results}/unit.json`;
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return {
    name: "unit",
    args: ["node_modules/vitest/vitest.mjs", "run", ...reporters, ...args],
    env: environment(file),
    count: () => countUnit(file),
  };
}

/** The browser journeys, with further arguments. */
export function journeys(...args) {
  const file = `${results}/journeys.json`;
  return {
    name: "browser journeys",
    args: ["node_modules/@playwright/test/cli.js", "test", ...args],
    env: { ...environment(file), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    count: () => countJourneys(file),
  };
}

/** What the tests' processes compile is kept: the owner's commands are started many times. */
function environment(file) {
  mkdirSync(results, { recursive: true });
  rmSync(file, { force: true });
  return { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? ".cache/compiled" };
}

function countUnit(file) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
  const files = new Map(testResults.map(({ name, startTime, endTime }) => [relative(".", name), endTime - startTime]));
  return { passed: numPassedTests, failed: numFailedTests, files };
}

function countJourneys(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
  const files = new Map(suites.map((suite) => [suite.file, msOf(suite)]));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, files };
}

function msOf({ suites = [], specs = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const inside = suites.reduce((sum, suite) => sum + msOf(suite), 0);
  return results.reduce((sum, { duration }) => sum + duration, inside);
}

function printSlowest(files) {
  const slowest = [...files].toSorted(([, a], [, b]) => b - a).slice(0, SLOWEST);
  if (slowest.length > 0) console.info("  the slowest files, in seconds:");
  for (const [file, ms] of slowest) console.info(`${(ms / 1000).toFixed(1).padStart(8)}  ${file}`);
}

function run({ args, env }, isShown) {
  const began = Date.now();
  const out = isShown ? "inherit" : "pipe";
  const child = spawn(process.execPath, args, { stdio: ["ignore", out, out], env: { ...process.env, ...env } });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  return new Promise((resolve) => {
    child.on("close", (code) =>
      resolve({ isGreen: code === 0, said, seconds: Math.round((Date.now() - began) / 1000) }),
    );
  });
}

function countOf(count, isGreen) {
  const one = { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1, files: new Map() };
  if (!count) return one;
  try {
    return count();
  } catch {
    return { ...one, passed: 0 };
  }
}
