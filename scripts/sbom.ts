/** `npm run sbom`: prints all packages of the lock file as a CycloneDX list. Those of the running shop are `required`. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { type Licensed, listLicences } from "./licences.ts";

/** Returns the list; npm's own (`npm sbom`) leaves out what both the shop and its tools use, or fails. */
export function listParts() {
  const own = JSON.parse(readFileSync("package.json", "utf8")) as Record<"name" | "version" | "license", string>;
  const { name, version, license } = own;
  const component = { type: "application", name, version, licenses: [{ expression: license }] };
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component },
    components: listLicences().map(partOf),
  };
}

function partOf({ name, version, licence, integrity, isShipped }: Licensed) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  const content = Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex");
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    scope: isShipped ? "required" : "excluded",
    purl,
    licenses: [{ expression: licence }],
    hashes: [{ alg: "SHA-512", content }],
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.stdout.write(`${JSON.stringify(listParts(), null, 2)}\n`);
