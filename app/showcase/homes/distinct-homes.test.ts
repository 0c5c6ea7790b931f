import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { homes } from "../../settings/homes.ts";
import { fileOf } from "./open-homes.ts";

/** Sections that look like another. */
const alike: Readonly<Record<string, string>> = {
  "deal-price": "deal",
  "deal-stage": "deal",
  "ruled-features": "features",
};

/** Returns the sections of a home page's file: the components that it imports from `sections/` or its own folder. */
function sectionsOf(home: (typeof homes)[number]): Set<string> {
  const imports = readFileSync(`app/${fileOf(home)}`, "utf8").matchAll(
    /import \{ [A-Z][^}]* \} from "(?:\.\.\/sections|\.\/[\w-]+)\/([\w-]+)\.tsx"/g,
  );
  return new Set([...imports].map(([, name = ""]) => alike[name] ?? name));
}

test("no pair of home pages shares more than a third of its sections", () => {
  const all = homes.map((home) => ({ key: home.key, sections: sectionsOf(home) }));
  const pairs = all.flatMap((one, i) => all.slice(i + 1).map((other) => [one, other] as const));
  expect(pairs).toHaveLength(666);
  const tooClose = pairs.filter(([{ sections: a }, { sections: b }]) => {
    const shared = [...a].filter((section) => b.has(section)).length;
    return 3 * shared > a.size + b.size - shared;
  });
  expect(tooClose.map(([one, other]) => `${one.key} and ${other.key}`)).toEqual([]);
});

test("no header and footer are together on more than two home pages", () => {
  const frames = homes.map((home) => {
    const source = readFileSync(`app/${fileOf(home)}`, "utf8");
    const of = (part: string) => source.match(new RegExp(`  ${part}: "(\\w+)"`))?.[1];
    return `${of("header")} ${of("footer")} ${source.includes("notice: true")}`;
  });
  expect(frames.filter((frame) => frames.filter((other) => other === frame).length > 2)).toEqual([]);
});
