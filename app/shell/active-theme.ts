import { mainTheme } from "~/generated/main-theme.ts";
import { recordOf } from "~/platform/requests/records.ts";
import { keepText, readJson } from "~/platform/storage/guarded-storage.ts";
import { whenIdle } from "~/platform/ui/when-idle.ts";
import { fontsOf, paperOf, type Theme } from "~/themes/theme.ts";

/** Session storage key of the last home page's theme. */
export const THEME_STORAGE = "vitrine-theme";

/** The theme that the document shows. */
let current: Theme | undefined;
/** What is applied to the document besides the stylesheets that pages bring along. */
let adopted: { name: string | undefined; sheet: CSSStyleSheet | undefined } | undefined;
let keptFonts: FontFace[] = [];

/** Returns the theme of the shopper's last home page, kept until the tab closes; undefined if storage is blocked. */
function rememberedTheme(): Theme | undefined {
  const { name, css } = recordOf(readJson("sessionStorage", THEME_STORAGE));
  return typeof name === "string" && typeof css === "string" ? { name, css } : undefined;
}

/** Applies a page's own theme to the document and remembers it or, without one, applies that of the last home page. */
export function applyTheme(own: Theme | undefined): void {
  if (own) keepText("sessionStorage", THEME_STORAGE, JSON.stringify(own));
  current = own ?? current ?? rememberedTheme() ?? mainTheme;
  const { dataset } = document.documentElement;
  adopted ??= {
    name: "ownTheme" in dataset ? mainTheme.name : dataset["theme"],
    sheet: document.adoptedStyleSheets.at(-1),
  };
  // A page's own theme comes in its stylesheet: applying it again would lay out the whole document again.
  if (!own) adopt(current);
  // Only written if it differs: browsers recalculate the styles of the whole document after it.
  if (dataset["theme"] !== current.name) dataset["theme"] = current.name;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paperOf(current));
}

function adopt({ name, css }: Theme): void {
  if (name === adopted?.name) return;
  const others = document.adoptedStyleSheets.filter((other) => other !== adopted?.sheet);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...others, sheet];
  adopted = { name, sheet };
}

/**
 * Keeps a theme's fonts loaded: when its home page is left, its stylesheet gives way to the adopted one, and the first
 * frames would be in other fonts. Call late: the browser does not keep fonts loaded earlier for long.
 */
export async function keepFontsLoaded(theme: Theme): Promise<void> {
  keptFonts = [];
  for (const address of fontsOf(theme)) {
    await whenIdle();
    const font = new FontFace(theme.name, `url("${address}")`);
    await font.load().then(
      () => keptFonts.push(font),
      () => undefined,
    );
  }
}
