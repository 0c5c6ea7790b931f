/** `npm run verify`: runs all checks, the cheap ones first. The last line counts tests. */
import { spawnSync } from "node:child_process";
import { isSampleShop } from "../tests/sample-goods.ts";
import { journeys, runChecks, unitTests } from "./run-checks.mjs";
import { reportMissing } from "./test-needs.mjs";

const bin = (name) => `node_modules/${name}`;

/** Reports known vulnerabilities of installed packages. Never fails, because the result changes from day to day. */
function reportAdvisories() {
  console.info("\n— npm audit, a report");
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

reportMissing();
if (!isSampleShop)
  console.info("The shop is your own: tests that are about the sample are left out (tests/sample-goods.ts).");

await runChecks(
  [
    [
      { name: "generated files", args: ["scripts/write-generated.ts"] },
      { name: "routes", args: [bin("@react-router/dev/bin.cjs"), "typegen"] },
    ],
    [
      // Several checkers check half of the program each, and most of the packages' types twice.
      { name: "types", args: [bin("typescript/bin/tsc"), "--noEmit", "--checkers", "1"] },
      { name: "lint", args: [bin("@biomejs/biome/bin/biome"), "ci", "--colors=off", "."] },
    ],
    // Unit tests sometimes leave the processor idle, and none uses the build.
    [unitTests(), { name: "build", args: ["scripts/build.mjs"] }],
    [journeys()],
  ],
  reportAdvisories,
);
