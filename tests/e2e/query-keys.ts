import { globSync, readFileSync } from "node:fs";

/** Values with which a screen that reads a key would look different. */
const telling: Readonly<Record<string, string>> = {
  q: "glaze",
  department: "plant",
  sub: "chairs",
  tag: "oak",
  colour: "black",
  size: "m",
  min: "20",
  max: "90",
  rating: "5",
  sale: "1",
  stock: "1",
  sort: "price-up",
  page: "2",
  from: "1",
  view: "list",
  category: "makers",
  author: "rafael-stimmel",
  post: "what-a-stoneware-glaze-is",
  ids: "8,13",
};

/** A query with every key that any screen may read. */
export function everyKey(): URLSearchParams {
  const sources = globSync("app/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const named = sources.flatMap((code) =>
    [...code.matchAll(/\.(?:get|getAll|has)\("(\w+)"\)/g)].map(([, key = ""]) => key),
  );
  const values = Object.fromEntries(named.map((key) => [key, "1"]));
  return new URLSearchParams({ ...values, ...telling });
}
