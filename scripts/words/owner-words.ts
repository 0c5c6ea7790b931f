import { globSync, readFileSync } from "node:fs";
import { ONLY, sizeWord } from "../../app/features/catalogue/choice-words.ts";
import { titleOf } from "../../app/features/catalogue/department-names.ts";
import { hasOwnCatalogue } from "../../app/features/catalogue/own-catalogue.server.ts";
import { labelNames } from "../../app/features/catalogue/stored-labels.ts";
import { isOfSample } from "../../app/features/journal/stored-content.ts";
import { pickupMethod } from "../../app/settings/delivery-facts.ts";
import type { Shop } from "../../app/settings/shop.ts";
import departments from "../../catalogue/departments.json" with { type: "json" };
import { shop } from "../../shop.config.ts";
import { literalsIn } from "./sentences-in.ts";

/** Returns the owner's translatable strings in `shop.config.ts`; their translations are there, too. */
export function shopSentences(): string[] {
  const { links = {}, invoices }: Shop = shop;
  return [
    shop.tagline,
    ...shop.delivery.methods.map((method) => method.name),
    ...(shop.map ? [shop.map.shows] : []),
    ...(invoices?.note ? [invoices.note] : []),
    ...Object.values(links).flatMap((group) => group.map(({ name }) => name)),
    ...(pickupMethod(shop) ? [shop.company.hours] : []),
  ];
}

type Department = {
  products: {
    category: string[];
    tag: string[];
    attributes: [name: string, value: string][];
    variation?: { color: string; size: { name: string }[] }[];
  }[];
  sizeCharts?: Record<string, { title: string; columns: string[] }>;
};

/** Returns shared catalogue names as displayed: categories, tags, colours, sizes, attributes, size charts. */
export function catalogueNames(): string[] {
  const names = new Set<string>(Object.values(labelNames));
  for (const { name } of departments) names.add(titleOf(name));
  for (const file of globSync("catalogue/*.json").filter((path) => !path.endsWith("departments.json"))) {
    const { products, sizeCharts = {} } = JSON.parse(readFileSync(file, "utf8")) as Department;
    for (const { category, tag, attributes, variation = [] } of products) {
      for (const name of variation.flatMap(choicesOf)) names.add(name).add(titleOf(name));
      for (const name of [...category.slice(1), ...tag]) names.add(titleOf(name));
      for (const [name] of attributes) names.add(name);
    }
    for (const { title, columns } of Object.values(sizeCharts)) for (const name of [title, ...columns]) names.add(name);
  }
  return [...names];
}

/** Matches "42", "250 g", "9 × 13 cm". */
const measure = /^[\d.,×x/\s-]+\p{L}{0,3}$/u;

/** Returns the translatable names of a choice; measures and sizes such as `xl` are the same in all languages. */
function choicesOf({ color, size }: { color: string; size: { name: string }[] }): string[] {
  const sizes = size.map(({ name }) => name).filter((name) => sizeWord(() => "", name) === "" && !measure.test(name));
  return [color, ...sizes].filter((name) => name !== ONLY);
}

/** Returns the categories and tags of the journal's posts; with goods of the owner's own, the sample's have left it. */
export function journalNames(folder = "content/posts", isOwn = hasOwnCatalogue("catalogue")): string[] {
  const posts = globSync(`${folder}/*.md`).map((file) => readFileSync(file, "utf8"));
  const heads = posts.filter((post) => !(isOwn && isOfSample(post))).map((post) => post.split("\n---")[0] ?? "");
  return heads.flatMap((head) =>
    [...head.matchAll(/^(?:category|tags): (.*)$/gm)].flatMap(([, names = ""]) => literalsIn(names).map(titleOf)),
  );
}
