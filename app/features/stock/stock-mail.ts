import type { MailContext } from "../letters/mail-context.ts";
import { type MailPage, text } from "../letters/mail-page.ts";

/** The only email sent when an item is back in stock. */
export function backInStock({ name, path }: { name: string; path: string }, { t, baseUrl }: MailContext): MailPage {
  return {
    subject: t("{{name}} is back in stock", { name }),
    blocks: [
      text(t("You asked us to write when it is in stock again. This is the only e-mail about it.")),
      { kind: "link", label: t("See {{name}}", { name }), url: baseUrl + path },
    ],
  };
}
