import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isAllowed, LICENCES_FILE, licencesPage, listLicences } from "./licences.ts";
import { listParts } from "./sbom.ts";

/** Packages that may run install scripts; for npm, they are listed in `allowScripts`. */
const mayRunAtInstall: readonly string[] = [];

describe("dependencies", () => {
  it("have permitted licences", () => {
    const foreign = listLicences().filter((one) => !isAllowed(one));
    expect(foreign.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
  });

  it("are listed in docs/licences.md as in the lock file: run `npm run licences` to update it", () => {
    expect(readFileSync(LICENCES_FILE, "utf8")).toBe(licencesPage(listLicences()));
  });

  it("are checked by SPDX expression: OR needs one permitted licence, AND needs all", () => {
    const one = { name: "one", isShipped: true };
    expect(isAllowed({ ...one, licence: "(GPL-3.0-only OR MIT)" })).toBe(true);
    expect(isAllowed({ ...one, licence: "MIT AND GPL-3.0-only" })).toBe(false);
    expect(isAllowed({ ...one, licence: "MPL-2.0" })).toBe(false);
    expect(isAllowed({ ...one, licence: "none", isShipped: false })).toBe(false);
    expect(isAllowed({ ...one, licence: "LGPL-3.0-or-later" }), "only of a library in a file of its own").toBe(false);
  });

  it("are listed for others as CycloneDX, each with its checksum and licence", () => {
    const { bomFormat, components } = listParts();
    expect([bomFormat, components.length]).toEqual(["CycloneDX", listLicences().length]);
    for (const part of components) expect(part.hashes[0]?.content, part.purl).toMatch(/^[\da-f]{128}$/);
    const react = components.find(({ name }) => name === "react-router");
    expect(react).toMatchObject({ scope: "required", licenses: [{ expression: "MIT" }] });
    expect(react?.purl).toBe(`pkg:npm/react-router@${react?.version}`);
    expect(components.find(({ name }) => name === "vite")?.scope).toBe("excluded");
  });

  it("have checksums", () => {
    type Locked = { integrity?: string };
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
    const loose = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity?.startsWith("sha512-"));
    expect(loose.map(([path]) => path)).toEqual([]);
  });

  it("run no install scripts, except those on the list", () => {
    const files = globSync(["node_modules/*/package.json", "node_modules/@*/*/package.json"]);
    expect(files.length).toBeGreaterThan(100);
    const running = files.filter((file) => {
      const { scripts = {} } = JSON.parse(readFileSync(file, "utf8")) as { scripts?: Record<string, string> };
      const isBuilt = existsSync(file.replace(/package\.json$/, "binding.gyp"));
      return isBuilt || ["preinstall", "install", "postinstall"].some((name) => scripts[name] !== undefined);
    });
    const names = running.map((file) => file.replace(/^node_modules\/|\/package\.json$/g, ""));
    type Manifest = { allowScripts?: Record<string, boolean> };
    const { allowScripts = {} } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
    const forbidden = Object.keys(allowScripts).filter((name) => allowScripts[name] === false);
    const known = [...mayRunAtInstall, ...forbidden];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
  });
});
