const names = new Map<string, Intl.DisplayNames>();

/** A country's name in a language, or its code if the browser has no name for it. */
export function countryName(code: string, language: string): string {
  try {
    const known = names.get(language) ?? new Intl.DisplayNames([language], { type: "region" });
    names.set(language, known);
    return known.of(code) ?? code;
  } catch {
    return code;
  }
}
