import { shop } from "../../../shop.config.ts";

/** Translations of a namespace by English sentence; plural forms have the suffixes `_one`, `_other`; English's, for want of its own, `_en_one`, `_en_other`. */
export type Dictionary = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number | undefined>>;
/** An English sentence and its values, translated only when shown, as the language may change. */
export type Message = { message: string; values?: Values };
/** Translates an English sentence and fills in `{{name}}`; `count` selects the plural form. */
export type Translate = (sentence: string, values?: Values) => string;

/** A language and its loaded translations; `t` uses the common ones. */
export type Words = {
  language: string;
  dictionaries: Readonly<Record<string, Dictionary>>;
  t: Translate;
  /** Looks in the given namespaces first. */
  forNamespace(...namespaces: string[]): Translate;
};

/** Sentences of a namespace whose translation is found once; what a program makes up does not fill the memory. */
const MOST_KNOWN = 2_000;

const rules = new Map<string, Intl.PluralRules>();
/** Plural forms by language and count, cached: a listing needs dozens for each click. */
const forms = new Map<string, string>();

function pluralOf(language: string, count: number): string {
  const key = `${language} ${count}`;
  const known = forms.get(key);
  if (known) return known;
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  const form = rule.select(count);
  if (forms.size < 5000) forms.set(key, form);
  return form;
}

function fill(sentence: string, values: Values): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name) => String(values[name] ?? whole));
}

/** Returns an English sentence as it is, with its values: for tests, and where nothing is translated. */
export const untranslated: Translate = (sentence, values = {}) => fill(sentence, values);

/**
 * Creates the translations of a language. A sentence without one is shown in English and reported to `onMissing` in
 * other languages. The owner's wording in `shop.config.ts` takes precedence.
 */
export function createWords(
  language: string,
  dictionaries: Readonly<Record<string, Dictionary>>,
  onMissing?: (sentence: string) => void,
): Words {
  const translators = new Map<string, Translate>();

  function createTranslate(namespaces: readonly string[]): Translate {
    const all = [shop.words?.[language], ...namespaces.map((name) => dictionaries[name]), dictionaries["common"]];
    const searched = all.filter((dictionary) => dictionary !== undefined);
    // A product may be called "constructor", a property that every object inherits.
    const lookUp = (form: string) => searched.find((words) => Object.hasOwn(words, form) && words[form])?.[form];
    const known = new Map<string, string | undefined>();
    const find = (form: string) => {
      if (known.has(form)) return known.get(form);
      const found = lookUp(form);
      if (known.size < MOST_KNOWN) known.set(form, found);
      return found;
    };
    return (sentence, values = {}) => {
      const { count } = values;
      const isCounted = typeof count === "number";
      const counted = isCounted && (find(`${sentence}_${pluralOf(language, count)}`) ?? find(`${sentence}_other`));
      const found = counted || find(sentence);
      if (!found && language !== "en") onMissing?.(sentence);
      const words = found ?? ((isCounted && find(`${sentence}_en_${pluralOf("en", count)}`)) || sentence);
      return words.includes("{{") ? fill(words, values) : words;
    };
  }

  function forNamespace(...namespaces: string[]): Translate {
    const key = namespaces.join(" ");
    const known = translators.get(key) ?? createTranslate(namespaces);
    translators.set(key, known);
    return known;
  }

  return { language, dictionaries, t: forNamespace("common"), forNamespace };
}
