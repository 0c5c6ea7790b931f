import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { findPublicFile } from "../../settings/find-public-file.server.ts";
import type { DurabilityGuarantee } from "./durability-guarantee.ts";

const types: Readonly<Record<string, string>> = { ".png": "image/png", ".svg": "image/svg+xml" };

/** Returns the labels of guarantees as files to attach; one that is gone by now is left out. */
export function enclosedLabels(
  guarantees: readonly DurabilityGuarantee[],
  root = ".",
): { name: string; url: string }[] {
  return guarantees.flatMap(({ label }) => {
    const path = findPublicFile(root, label);
    const url = path && `data:${types[extname(label)]};base64,${readFileSync(path, "base64")}`;
    return url ? [{ name: label.slice(label.lastIndexOf("/") + 1), url }] : [];
  });
}
