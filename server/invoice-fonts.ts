import type { InvoiceFonts } from "../app/features/invoices/invoice-page.ts";
import { mainTheme } from "../app/generated/main-theme.ts";
import boneFaces from "../app/themes/fonts.css?inline";

/** The theme's typefaces, for invoices; its colours are for the screen only. */
export function invoiceFonts(): InvoiceFonts {
  const { css } = mainTheme;
  const rules = (css || boneFaces).match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const role = (name: string) => new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1];
  return {
    rules: rules.join(""),
    display: role("display") ?? '"Fraunces", "Fraunces fallback", Georgia, serif',
    text: role("text") ?? '"Inter", "Inter fallback", system-ui, sans-serif',
    weight: role("display-weight") ?? "450",
  };
}
