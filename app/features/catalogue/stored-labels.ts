import { z } from "zod";

const text = z.string().trim().min(1);
/** From best to worst; older scales begin above A. */
const classes = ["A+++", "A++", "A+", "A", "B", "C", "D", "E", "F", "G"] as const;
const energyClass = z.enum(classes);

/** The folder of public/ that the shop serves labels and sheets from. */
const ownFile = /^\/labels\/[\w-]+(?:\.[\w-]+)+$/;
const place = z
  .string()
  .refine(
    (written) => ownFile.test(written) || z.url({ protocol: /^https$/ }).safeParse(written).success,
    'is neither an address that begins with "https://" nor a file of public/labels, as in "/labels/monitor.pdf"',
  );
const picture = z
  .string()
  .refine(
    (written) => ownFile.test(written) && /\.(?:svg|png)$/.test(written),
    'is no SVG or PNG file of public/labels, as in "/labels/monitor.svg"',
  );

/** The energy class on its scale, A to G unless it says otherwise, with the product information sheet and the whole label. */
const energy = z
  .strictObject({
    class: energyClass,
    best: energyClass.optional(),
    worst: energyClass.optional(),
    sheet: place,
    label: place.optional(),
  })
  .refine(
    ({ class: own, best = "A", worst = "G" }) => placeOf(best) <= placeOf(own) && placeOf(own) <= placeOf(worst),
    {
      path: ["class"],
      message: "is not on the scale from best to worst",
    },
  );

/** The maker's guarantee of durability: the label (GARAN) that the maker supplies, and what it says. */
const guarantee = z.strictObject({
  years: z
    .number()
    .refine((years) => years > 2 && Number.isInteger(years * 2), "is not more than 2 years, in whole or half years"),
  /** Brand and model, as on the label. */
  model: text,
  label: picture,
});

/** What the law wants shown with a product. */
export const storedLabels = z.strictObject({
  energy: energy.optional(),
  guarantee: guarantee.optional(),
  warnings: text.optional(),
  allergens: text.optional(),
  spareParts: text.optional(),
  updates: text.optional(),
});

export type StoredLabels = z.infer<typeof storedLabels>;

/** The labels that are texts, with their names among the attributes: translations are found by these. */
export const labelNames = {
  warnings: "Warnings",
  allergens: "Allergens",
  spareParts: "Spare parts",
  updates: "Software updates",
} as const;

type Labelled = { labels?: StoredLabels | undefined; attributes: readonly (readonly [name: string, value: string])[] };

/** Returns a product's labels that are texts, then its attributes: name and value each. */
export function factsOf({ labels = {}, attributes }: Labelled): (readonly [name: string, value: string])[] {
  const labelled = textLabels.flatMap(([key, name]) => (labels[key] ? [[name, labels[key]] as const] : []));
  return [...labelled, ...attributes];
}

/** Returns labels with their texts in another language, as far as `said` has them by name. */
export function translateLabels(labels: StoredLabels, said: Readonly<Record<string, string>>): StoredLabels {
  const texts = textLabels.flatMap(([key, name]) => (labels[key] && said[name] ? [[key, said[name]]] : []));
  return { ...labels, ...Object.fromEntries(texts) };
}

/** Returns what is wrong with labels beside a product's attributes and, if `isThere` says so, with the files they name. */
export function labelFaults({ labels = {}, attributes }: Labelled, isThere = (_file: string) => true): string[] {
  const doubled = textLabels.flatMap(([key, name]) =>
    labels[key] && attributes.some(([own]) => own === name)
      ? [`labels.${key}: is an attribute "${name}" as well: take that out`]
      : [],
  );
  const files = {
    "energy.sheet": labels.energy?.sheet,
    "energy.label": labels.energy?.label,
    "guarantee.label": labels.guarantee?.label,
  };
  const missing = Object.entries(files).flatMap(([field, file]) =>
    file?.startsWith("/") && !isThere(file) ? [`labels.${field}: there is no public${file}`] : [],
  );
  return [...doubled, ...missing];
}

const textLabels = Object.entries(labelNames) as [keyof typeof labelNames, string][];

function placeOf(one: (typeof classes)[number]): number {
  return classes.indexOf(one);
}
