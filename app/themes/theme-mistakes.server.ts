import { existsSync, readFileSync } from "node:fs";

/** The roles that every theme defines: colours, then typefaces and shapes. */
const roles =
  "paper surface ground stage stage-ink ink muted line accent accent-ink sale good warn veil display text radius shadow display-weight display-tracking".split(
    " ",
  );

/** The mistakes in the theme that an owner chose for all screens: a line for each, for the console. */
export function themeMistakes(name: string, folder = "app/themes"): string[] {
  const file = `${folder}/${name}.css`;
  if (name === "bone") return [];
  if (!existsSync(file))
    return [`shop.config.ts: theme is "${name}": there is no ${file}, write it or leave the line out`];
  const css = readFileSync(file, "utf8");
  if (!css.includes(`[data-theme="${name}"]`))
    return [`${file} has no [data-theme="${name}"]: write its roles under it`];
  const missing = rolesMissing(css);
  const forms = [...css.matchAll(/--(card|frame):\s*([\w-]+)/g)].filter(
    ([, part, form]) => !css.includes(`@import "./${part}s/${form}.css"`),
  );
  const faces = [...css.matchAll(/@import "\.\/(fonts\/([\w-]+)\.css)"/g)];
  return [
    ...(missing.length > 0
      ? [`${file} does not say --${missing.join(", --")}: write them as in app/themes/tokens.css`]
      : []),
    ...forms.map(
      ([said, part, form]) =>
        `${file} says ${said}: write @import "./${part}s/${form}.css"; above it, or leave the line out`,
    ),
    ...faces
      .filter(([, path = ""]) => !existsSync(`${folder}/${path}`))
      .map(
        ([, path, face]) =>
          `${file} imports ${path}, which is not there: give it a row in scripts/font-table.ts, then npm run fonts -- ${face}`,
      ),
  ];
}

/** The roles that a theme's stylesheet does not define. */
export function rolesMissing(css: string): string[] {
  return roles.filter((role) => !new RegExp(`--${role}:`).test(css));
}
