/** `npm run verify`: runs all checks, the cheap ones first. The last line counts tests. */
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { isSampleShop } from "../tests/sample-goods.ts";

const node = process.execPath;
const results = ".cache/verify";
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const bin = (name) => `node_modules/${name}`;
const steps = [
  { name: "types", args: [bin("@react-router/dev/bin.cjs"), "typegen"] },
  { name: "types", args: [bin("typescript/bin/tsc"), "--noEmit"] },
  { name: "lint", args: [bin("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."] },
  {
    name: "unit",
    args: [
      bin("vitest/vitest.mjs"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${results}/unit.json`,
    ],
    count: () => countUnit(`${results}/unit.json`),
  },
  // Unit tests sometimes leave the processor idle, and none uses the build, so it runs in parallel.
  { name: "build", args: ["scripts/build.mjs", "--if-needed"], isBesideLast: true },
  {
    name: "browser journeys",
    args: [bin("@playwright/test/cli.js"), "test"],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/journeys.json` },
    count: () => countJourneys(`${results}/journeys.json`),
  },
];

/** Reports known vulnerabilities of installed packages. Never fails, because the result changes from day to day. */
function reportAdvisories() {
  const audit = spawnSync("npm", ["audit", "--json"], { encoding: "utf8", timeout: 30_000 });
  try {
    const { metadata, vulnerabilities } = JSON.parse(audit.stdout);
    const found = Object.entries(metadata.vulnerabilities).filter(([level, count]) => level !== "total" && count > 0);
    const names = Object.values(vulnerabilities).map(({ name, severity }) => `${name} (${severity})`);
    console.info(`  ${found.length === 0 ? "no known weakness" : names.join(", ")}`);
  } catch {
    console.info("  the registry did not answer: there is no report this time");
  }
}

function countUnit(file) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failed: numFailedTests };
}

function countJourneys(file) {
  const { expected, flaky, unexpected } = JSON.parse(readFileSync(file, "utf8")).stats;
  return { passed: expected + flaky, failed: unexpected };
}

if (!isSampleShop)
  console.info("The shop is your own: tests that are about the sample are left out (tests/sample-goods.ts).");

const total = { passed: 0, failed: 0 };
for (const [at, step] of steps.entries()) {
  const { name, count } = step;
  console.info(`\n— ${name}`);
  step.ended ??= run(step);
  const next = steps[at + 1];
  if (next?.isBesideLast) next.ended = run(next);
  const { isGreen, said, seconds } = await step.ended;
  process.stdout.write(said);
  const counted = count ? safely(count, isGreen) : { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 };
  total.passed += counted.passed;
  total.failed += Math.max(counted.failed, isGreen ? 0 : 1);
  console.info(`  ${isGreen ? "green" : "RED"} after ${seconds} s`);
}

/** Runs a step; one that runs in parallel buffers its output until its turn. */
function run({ args, env, isBesideLast }) {
  const began = Date.now();
  const out = isBesideLast ? "pipe" : "inherit";
  const child = spawn(node, args, { stdio: ["ignore", out, out], env: { ...process.env, ...env } });
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

function safely(count, isGreen) {
  try {
    return count();
  } catch {
    return { passed: 0, failed: isGreen ? 0 : 1 };
  }
}

console.info("\n— npm audit, a report");
reportAdvisories();

console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
