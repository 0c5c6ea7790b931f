import { shop } from "../../shop.config.ts";

/** Sentences of a namespace: English sentence to the sentence of the language; plural forms carry `_one`, `_other`. */
export type Dictionary = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number | undefined>>;
/** An English sentence with what fills it, kept as it is until it is shown: the language may change meanwhile. */
export type Message = { message: string; values?: Values };
/** An English sentence in the shopper's language, with `{{name}}` filled in; `count` chooses the plural form. */
export type Translate = (sentence: string, values?: Values) => string;

/** A language with the sentences that are on hand in it; `t` knows the common ones. */
export type Words = {
  language: string;
  dictionaries: Readonly<Record<string, Dictionary>>;
  t: Translate;
  /** Looks in a namespace first. */
  within(namespace: string): Translate;
};

const rules = new Map<string, Intl.PluralRules>();
/** Forms by language and count: a listing says dozens of counts at each click. */
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

/**
 * The words of a language. A sentence without a translation stands for itself, in English; `onMissing` hears of those
 * in other languages. What the owner wrote in `shop.config.ts` comes first.
 */
export function createWords(
  language: string,
  dictionaries: Readonly<Record<string, Dictionary>>,
  onMissing?: (sentence: string) => void,
): Words {
  const translators = new Map<string, Translate>();

  function createTranslate(namespace: string): Translate {
    const all = [shop.words?.[language], dictionaries[namespace], dictionaries["common"]];
    const searched = all.filter((dictionary) => dictionary !== undefined);
    // "constructor" is a name that goods may have, and that every object knows.
    const find = (form: string) => searched.find((words) => Object.hasOwn(words, form) && words[form])?.[form];
    return (sentence, values = {}) => {
      const { count } = values;
      const isCounted = typeof count === "number";
      const counted = isCounted && (find(`${sentence}_${pluralOf(language, count)}`) ?? find(`${sentence}_other`));
      const found = counted || find(sentence);
      if (!found && language !== "en") onMissing?.(sentence);
      const words = found ?? sentence;
      return words.includes("{{") ? fill(words, values) : words;
    };
  }

  function within(namespace: string): Translate {
    const known = translators.get(namespace) ?? createTranslate(namespace);
    translators.set(namespace, known);
    return known;
  }

  return { language, dictionaries, t: within("common"), within };
}
