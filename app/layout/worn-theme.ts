import { mainTheme } from "virtual:main-theme";
import { fontsOf, type Theme } from "~/themes/theme.ts";
import { whenIdle } from "~/ui/when-idle.ts";

/** The key under which the session remembers the theme of the last home page. */
export const THEME_STORAGE = "vitrine-theme";

let worn: Theme | undefined;
/** What is on the document besides the style sheets that screens bring along. */
let adopted: { name: string | undefined; sheet: CSSStyleSheet | undefined } | undefined;
let held: FontFace[] = [];

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
  worn = own ?? worn ?? rememberedTheme() ?? mainTheme;
  const { dataset } = document.documentElement;
  adopted ??= {
    name: "ownTheme" in dataset ? mainTheme.name : dataset["theme"],
    sheet: document.adoptedStyleSheets.at(-1),
  };
  // A screen's own theme comes in its style sheet: put on once more, the whole document would be laid out anew.
  if (!own) adopt(worn);
  // Written where it differs alone: the whole document is styled anew after it.
  if (dataset["theme"] !== worn.name) dataset["theme"] = worn.name;
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
 * Has the browser keep a theme's letters at hand: when its home page is left its style sheet gives way to the adopted
 * one, and the first frames would be in other letters. To be called late: what is loaded earlier is not kept for long.
 */
export async function holdFonts(theme: Theme): Promise<void> {
  held = [];
  for (const address of fontsOf(theme)) {
    await whenIdle();
    const font = new FontFace(theme.name, `url("${address}")`);
    await font.load().then(
      () => held.push(font),
      () => undefined,
    );
  }
}
