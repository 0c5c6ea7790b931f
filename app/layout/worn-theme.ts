import { mainTheme } from "virtual:main-theme";
import type { Theme } from "~/themes/theme.ts";

/** The key under which the session remembers the theme of the last home page. */
export const THEME_STORAGE = "vitrine-theme";

let worn: Theme | undefined;
let sheet: CSSStyleSheet | undefined;

/** The theme of the home page that the shopper came by, kept until the tab closes; a blocked storage remembers none. */
function rememberedTheme(): Theme | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(THEME_STORAGE) ?? "null") as Partial<Theme> | null;
    return typeof stored?.name === "string" && typeof stored.css === "string" ? (stored as Theme) : undefined;
  } catch {
    return undefined;
  }
}

function rememberTheme(theme: Theme): void {
  try {
    sessionStorage.setItem(THEME_STORAGE, JSON.stringify(theme));
  } catch {
    // A shopper who blocks storage sees the main theme after a reload.
  }
}

/** Puts a screen's own theme on the document and remembers it, or, without one, the theme of the last home page. */
export function wearTheme(own: Theme | undefined): void {
  if (own) rememberTheme(own);
  const theme = own ?? worn ?? rememberedTheme() ?? mainTheme;
  if (theme.name !== worn?.name) {
    const others = document.adoptedStyleSheets.filter((other) => other !== sheet);
    sheet = new CSSStyleSheet();
    sheet.replaceSync(theme.css);
    document.adoptedStyleSheets = [...others, sheet];
    worn = theme;
  }
  // Written where it differs alone: the whole document is styled anew after it.
  const { dataset } = document.documentElement;
  if (dataset["theme"] !== theme.name) dataset["theme"] = theme.name;
}
