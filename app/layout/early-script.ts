import { ownCurrency } from "../features/shop/own-currency.ts";
import { THEME_STORAGE } from "./worn-theme.ts";

/**
 * Runs in the head before anything is painted: where the shopper reads another currency than the shop's own, amounts wait
 * until it is restored; on screens without a theme of their own the theme of the last home page is put on. Its hash
 * stands in the content security policy.
 */
export const earlyScript = `try{const s=JSON.parse(localStorage.getItem("persist:vitrine")||"null");
if(s&&s.state.currency&&s.state.currency.currencyName!=="${ownCurrency}")document.documentElement.dataset.restoring=""}catch{}
try{const r=document.documentElement,w=JSON.parse(sessionStorage.getItem("${THEME_STORAGE}")||"null");
if(w&&!("ownTheme"in r.dataset)){const s=new CSSStyleSheet();s.replaceSync(w.css);
document.adoptedStyleSheets.push(s);r.dataset.theme=w.name}}catch{}`;
