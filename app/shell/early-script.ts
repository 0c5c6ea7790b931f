import { ownCurrency } from "../settings/own-currency.ts";
import { THEME_STORAGE } from "./active-theme.ts";

/**
 * Runs in the head before the first paint: marks a browser that has stored nothing, whose lists are empty unless the
 * link brings some; hides amounts until a display currency other than the shop's own is restored; and applies the theme
 * of the last home page on pages without a theme of their own. Its hash is in the content security policy.
 */
export const earlyScript = `try{const s=JSON.parse(localStorage.getItem("persist:vitrine")||"null");
if(!s&&!location.search)document.documentElement.dataset.new="";
if(s&&s.state.currency&&s.state.currency.currencyName!=="${ownCurrency}")document.documentElement.dataset.restoring=""}catch{}
try{const r=document.documentElement,w=JSON.parse(sessionStorage.getItem("${THEME_STORAGE}")||"null");
if(w&&!("ownTheme"in r.dataset)){const s=new CSSStyleSheet();s.replaceSync(w.css);
document.adoptedStyleSheets.push(s);r.dataset.theme=w.name}}catch{}`;
