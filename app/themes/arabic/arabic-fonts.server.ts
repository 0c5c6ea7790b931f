import styles from "./arabic.css?inline";

const rules = [...styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({ selector, body }));
const fileOf = new Map(
  rules.flatMap(({ body }) => {
    const [, family, file] = /font-family:\s*"?([^";]+)"?;\s*src:\s*url\("?([^")]+)/.exec(body) ?? [];
    return family && file ? [[family, file] as const] : [];
  }),
);

/** The URLs of the font files with which a page in Arabic is written in a theme, named as in `data-theme`. */
export function arabicFontsOf(theme: string): string[] {
  const families: Record<string, string> = {};
  for (const { selector, body } of rules) {
    if (selector.includes("[data-theme") && !new RegExp(`\\[data-theme="?${theme}"?\\]`).test(selector)) continue;
    for (const [, role = "", family = ""] of body.matchAll(/--arabic-(text|display):\s*"([^"]+)"/g))
      families[role] = family;
  }
  return [...new Set(Object.values(families))].map((family) => fileOf.get(family) ?? "");
}
