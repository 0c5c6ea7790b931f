/** A theme: its name, as in `data-theme`, and its stylesheet as text. */
export type Theme = { name: string; css: string };

/** The default theme: its roles are in every page's stylesheet. */
export const bone: Theme = { name: "bone", css: "" };

/** A theme's background colour, for the frame that a device puts around the page. */
export function paperOf({ css }: Theme): string {
  return /--paper:\s*([^;]+);/.exec(css)?.[1] ?? "#f7f4ef";
}

/** The URLs of the font files in a theme's stylesheet. */
export function fontsOf(theme: Theme): string[] {
  return [...theme.css.matchAll(/url\(["']?([^"')]+\.woff2[^"')]*)["']?\)/g)].map(([, address]) => address ?? "");
}
