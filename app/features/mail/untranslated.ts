import type { Translate } from "../../i18n/words.ts";

/** Returns the source strings untranslated, for shops without mail translations and for tests. */
export const untranslated: Translate = (text, values = {}) =>
  text.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ""));
