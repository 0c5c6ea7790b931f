import type { Page } from "@playwright/test";

/** What a mail program does to an e-mail before it draws it. */
type MailProgram = {
  name: string;
  /** Elements whose tags it removes, or replaces by others without meaning. */
  withoutTags: readonly string[];
  withoutAttributes: readonly string[];
  /** Properties that it does not know, in style attributes and sheets. */
  withoutProperties: readonly string[];
  withoutValues: readonly string[];
  /** Which rules of `<style>` it keeps; without a class, GMX drops a selector. */
  style: "all" | "of classes" | "none";
  /** Whether the e-mail becomes part of a page, which keeps nothing of `<html>` and `<body>`. */
  isWebmail: boolean;
  /** Word: padding on cells only, width and max-width on tables only, no font inherited into a table, no isolates. */
  isWord?: boolean;
  hasDarkMode?: boolean;
};

const semantics = ["article", "aside", "figure", "footer", "header", "main", "nav", "section", "bdi"];
const logical = ["padding-inline", "padding-inline-start", "padding-inline-end", "margin-inline-start"];
const modern = [...logical, "text-underline-offset", "text-wrap"];
const webmail = { withoutTags: semantics, withoutAttributes: [], withoutValues: [], isWebmail: true } as const;

/** By caniemail's tables (html-semantics, html-bdi, html-dir, html-style, css-*), read in November 2026. */
export const mailPrograms: readonly MailProgram[] = [
  { ...webmail, name: "Gmail", withoutProperties: modern, style: "all" },
  { ...webmail, name: "Gmail's mobile page", withoutProperties: modern, withoutValues: ["none"], style: "none" },
  {
    ...webmail,
    name: "Outlook for Windows",
    withoutProperties: [...modern, "max-height", "overflow", "overflow-wrap"],
    withoutValues: ["start", "end", "inline-block"],
    style: "all",
    isWord: true,
  },
  { ...webmail, name: "Outlook.com", withoutProperties: modern, style: "all", hasDarkMode: true },
  { ...webmail, name: "Yahoo", withoutProperties: modern, withoutValues: ["start", "end"], style: "all" },
  {
    ...webmail,
    name: "GMX and WEB.DE",
    withoutAttributes: ["dir", "lang"],
    withoutProperties: modern,
    withoutValues: ["start", "end"],
    style: "of classes",
  },
  {
    name: "Apple Mail",
    withoutTags: [],
    withoutAttributes: [],
    withoutProperties: [],
    withoutValues: [],
    style: "all",
    isWebmail: false,
    hasDarkMode: true,
  },
];

/** Shows an e-mail in the page as a mail program would. */
export async function drawAs(page: Page, program: MailProgram, html: string): Promise<void> {
  const drawn = await page.evaluate(
    ([source, rules]) => {
      const mail = new DOMParser().parseFromString(source, "text/html");
      const isKept = (property: string, value: string, of: Element | undefined) => {
        if (rules.withoutProperties.includes(property) || rules.withoutValues.includes(value)) return false;
        if (!rules.isWord || !of) return true;
        if (property.startsWith("padding")) return /^T[DH]$/.test(of.tagName);
        return !/^(max-)?width$/.test(property) || of.tagName === "TABLE";
      };
      const reduced = (css: string, of?: Element) =>
        css
          .split(";")
          .map((declaration) => declaration.split(":").map((part) => part.trim()))
          .filter(([property = "", value = ""]) => property && isKept(property, value.replace(" !important", ""), of))
          .map(([property, ...value]) =>
            rules.isWord && property === "mso-padding-alt" ? `padding:${value}` : `${property}:${value.join(":")}`,
          )
          .join(";");
      for (const element of mail.body.querySelectorAll("*")) {
        for (const name of rules.withoutAttributes) element.removeAttribute(name);
        const style = element.getAttribute("style");
        if (style) element.setAttribute("style", reduced(style, element));
        if (rules.withoutTags.includes(element.tagName.toLowerCase())) element.replaceWith(...element.childNodes);
      }
      const keptRule = (rule: string) =>
        rules.style === "all" || (rules.style === "of classes" && /^\s*\./.test(rule.split("{")[0] ?? ""));
      const sheet = [...mail.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n");
      const [plain = "", dark = ""] = sheet.split(/@media \(prefers-color-scheme: ?dark\)\s*\{/);
      const kept = (css: string) =>
        [...css.matchAll(/[^{}]+\{[^{}]*\}/g)]
          .map(([rule]) => rule)
          .filter(keptRule)
          .map((rule) => rule.replace(/\{([^}]*)\}/, (_, inside: string) => `{${reduced(inside)}}`));
      const shown = rules.hasDarkMode ? `@media (prefers-color-scheme: dark) {${kept(dark).join("\n")}}` : "";
      const word = rules.isWord ? "table { font: 16px serif }" : "";
      const content = rules.isWord ? mail.body.innerHTML.replaceAll(/[\u2066-\u2069]/g, "") : mail.body.innerHTML;
      const styles = rules.style === "none" ? "" : `<style>${word}\n${kept(plain).join("\n")}\n${shown}</style>`;
      const { lang, dir } = mail.documentElement;
      const root = rules.isWebmail ? "<html>" : `<html lang="${lang}" dir="${dir}">`;
      return `<!doctype html>${root}${styles}<body style="margin:0">${content}</body></html>`;
    },
    [html, program] as const,
  );
  await page.setContent(drawn);
}
