/** Sentences of a namespace: English sentence to the sentence of the language; plural forms carry `_one`, `_other`. */
export type Dictionary = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number | undefined>>;
/** An English sentence in the shopper's language, with `{{name}}` filled in; `count` chooses the plural form. */
export type Translate = (sentence: string, values?: Values) => string;

export type Words = {
  language: string;
  dictionaries: Readonly<Record<string, Dictionary>>;
};

const rules = new Map<string, Intl.PluralRules>();

function pluralOf(language: string, count: number): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(language);
    rules.set(language, rule);
  }
  return rule.select(count);
}

function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * Finds sentences in a namespace, then in the common one; an English sentence without a translation stands for itself.
 * `onMissing` hears of those, in other languages than English.
 */
export function createTranslate(
  { language, dictionaries }: Words,
  namespace = "common",
  onMissing?: (sentence: string) => void,
): Translate {
  const searched = [dictionaries[namespace], dictionaries["common"]].filter((dictionary) => dictionary !== undefined);
  return (sentence, values = {}) => {
    const { count } = values;
    const forms = typeof count === "number" ? [`${sentence}_${pluralOf(language, count)}`, `${sentence}_other`] : [];
    for (const form of [...forms, sentence])
      for (const dictionary of searched) {
        const found = dictionary[form];
        if (found) return fill(found, values);
      }
    if (language !== "en") onMissing?.(sentence);
    return fill(sentence, values);
  };
}
