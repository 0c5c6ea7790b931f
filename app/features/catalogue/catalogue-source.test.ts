import { expect, it } from "vitest";
import { chooseSource } from "./catalogue-source.ts";

it.each([
  { count: 1_000, languages: 5, source: "embedded" },
  { count: 20_000, languages: 1, source: "server" },
  { count: 20_000, languages: 2, source: "postgres" },
  { count: 4_000, languages: 5, source: "server" },
])("$count products in $languages languages are served by: $source", ({ source, ...size }) => {
  expect(chooseSource({ wanted: "auto", ...size })).toBe(source);
  expect(chooseSource({ wanted: "postgres", ...size })).toBe("postgres");
});
