import { isValue, piecesOf } from "./attribute-values.ts";

/** What attribute values in another language are in the shop's own, by the attribute's name: Material, wolle, wool. */
export type ValueNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text of an attribute in the shop's language, and in another. */
type Translated = { name: string; own: string; text: string };

/** Returns what texts with as many parts as their originals agree on, part by part. */
export function valueNames(texts: Iterable<Translated>): ValueNames {
  const votes = new Map<string, Map<string, number>>();
  for (const { name, own, text } of texts) {
    const [parts, translated] = [piecesOf(own), piecesOf(text)];
    if (parts.length !== translated.length) continue;
    for (const [i, part] of parts.entries()) {
      if (!isValue(part) || !isValue(translated[i] ?? "")) continue;
      const key = JSON.stringify([name, translated[i]]);
      const counts = votes.get(key) ?? new Map<string, number>();
      votes.set(key, counts.set(part, (counts.get(part) ?? 0) + 1));
    }
  }
  const names: Record<string, Record<string, string>> = {};
  for (const [key, counts] of votes) {
    const [name, said] = JSON.parse(key) as [string, string];
    const [most] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [said];
    if (most !== said) names[name] = { ...names[name], [said]: most };
  }
  return names;
}
