import type { Translate } from "../../i18n/words.ts";

/** The English sentences of the code: for a shop without translations for mail, and for tests. */
export const inEnglish: Translate = (text, values = {}) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ""));
