import fc from "fast-check";

/** Values that often break programs. */
const odd: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  -0,
  0.1,
  1e21,
  Number.MAX_SAFE_INTEGER,
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "__proto__",
  "constructor",
  "toString",
  "NaN",
  "1e999",
  "x".repeat(5000),
  "' or 1=1 --",
  "<script>",
  "{{constructor}}",
  "../../etc/passwd",
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  { length: 1e9 },
];

const value = fc.oneof(fc.constantFrom(...odd), fc.jsonValue({ maxDepth: 2 }));

/** Copies of a valid body, each with one string replaced by one that databases or languages often fail on. */
export function spoiled(right: unknown): unknown[] {
  const words = ["a\u0000b", "constructor", "\ud800"];
  return placesIn(right).flatMap(({ path, holder, name }) => {
    if (typeof holder[name] !== "string") return [];
    return words.map((word) => {
      const body = structuredClone(right);
      const place = placesIn(body).find((other) => other.path === path);
      if (place) place.holder[place.name] = word;
      return body;
    });
  });
}

type Step = { kind: "replace" | "remove" | "add" | "wrap"; at: number; value: unknown };

const step = fc.record({
  kind: fc.constantFrom("replace" as const, "replace" as const, "remove" as const, "add" as const, "wrap" as const),
  at: fc.nat(40),
  value,
});

/** Bodies close to a valid one: one to three of its parts are replaced, removed, added or wrapped. */
export function bodiesNear(right: unknown): fc.Arbitrary<unknown> {
  return fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => steps.reduce(apply, structuredClone(right)));
}

/** Bodies unrelated to what is expected, some of them not even JSON. */
export const bodiesFar: fc.Arbitrary<string> = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ maxLength: 200, unit: "binary" }),
  fc.constantFrom(
    "",
    "{",
    "[",
    "null",
    "nul",
    '{"__proto__":{"isAdmin":true}}',
    `${"[".repeat(5000)}`,
    "9".repeat(400),
  ),
);

type Place = { holder: Record<string, unknown>; name: string; path: string };

function apply(body: unknown, { kind, at, value: chosen }: Step): unknown {
  // Two steps may have chosen the same value: put into itself, it would be no JSON any more.
  const value = structuredClone(chosen);
  const places = placesIn(body);
  const place = places[at % Math.max(1, places.length)];
  if (!place) return value;
  if (kind === "replace") place.holder[place.name] = value;
  if (kind === "remove") delete place.holder[place.name];
  if (kind === "add") place.holder[`more${at}`] = value;
  if (kind === "wrap") place.holder[place.name] = [place.holder[place.name]];
  return body;
}

function placesIn(body: unknown, above = ""): Place[] {
  if (typeof body !== "object" || body === null) return [];
  const holder = body as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => {
    const path = `${above}.${name}`;
    return [{ holder, name, path }, ...placesIn(holder[name], path)];
  });
}
