/**
 * Writes `app/generated/`, or another folder: what the shop loads of its owner's settings and texts. Runs before a build
 * and a check of types, and during `npm run dev`. Files whose content stays the same are left alone.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { informationModules } from "../app/features/information/read-information.server.ts";
import { journalModules } from "../app/features/journal/journal-modules.server.ts";
import { intlModule } from "../app/platform/i18n/intl-module.ts";
import { namedFreeCountries } from "../app/settings/delivery-facts.ts";
import { fitHomes } from "../app/showcase/homes/fit-homes.server.ts";
import { chooseHomes } from "../app/showcase/homes/open-homes.ts";
import { shop } from "../shop.config.ts";

/**
 * The owner's theme or that of the main home page, for shoppers who have not visited a home page with a theme of its
 * own. The default theme is in every page's stylesheet already; another one is imported.
 */
async function mainThemeModule(theme?: string): Promise<string> {
  const name = theme ?? chooseHomes((await fitHomes({ ...shop.homes, open: [] })).homes)[0].theme;
  if (name === "bone") return 'export { bone as mainTheme } from "~/themes/theme.ts";\n';
  return `export { theme as mainTheme } from "./themes/${name}.ts";\n`;
}

/** A home page's theme: importing it brings its style sheet, and the sheet's text for the screens visited next. */
function themeModules(): Record<string, string> {
  const names = globSync("app/themes/*.css", { exclude: ["**/tokens.css", "**/fonts.css"] }).map((file) =>
    basename(file, ".css"),
  );
  const modules = names.map((name) => {
    const sheet = `~/themes/${name}.css`;
    const text = `import "${sheet}";\nimport css from "${sheet}?inline";\n\nexport const theme = { name: "${name}", css };\n`;
    return [`themes/${name}.ts`, text] as const;
  });
  return Object.fromEntries(modules);
}

const folder = process.argv[2] ?? "app/generated";
const modules = {
  "intl.ts": intlModule(shop, namedFreeCountries(shop)),
  "main-theme.ts": await mainThemeModule(shop.theme),
  ...themeModules(),
  ...journalModules(),
  ...informationModules(),
};
const texts = new Map(
  Object.entries(modules).map(([name, content]) => [
    join(folder, name),
    typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`,
  ]),
);
for (const [file, text] of texts) {
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
for (const file of globSync(`${folder}/**/*.{ts,json}`)) if (!texts.has(file)) rmSync(file);
