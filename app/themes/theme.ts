/** A theme as a page carries it: its name, as in `data-theme`, and its style sheet as text. */
export type Theme = { name: string; css: string };

/** The default theme: its roles stand in the style sheet of every page. */
export const bone: Theme = { name: "bone", css: "" };

/** The ground that a theme's screens lie on, for the frame that a device puts around them. */
export function paperOf({ css }: Theme): string {
  return /--paper:\s*([^;]+);/.exec(css)?.[1] ?? "#f7f4ef";
}

/** The addresses of the font files that a theme's style sheet names. */
export function fontsOf(theme: Theme): string[] {
  return [...theme.css.matchAll(/url\(["']?([^"')]+\.woff2[^"')]*)["']?\)/g)].map(([, address]) => address ?? "");
}
