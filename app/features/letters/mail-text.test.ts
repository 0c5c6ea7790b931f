import { expect, test } from "vitest";
import { readWords } from "../../../scripts/words/missing-words.ts";
import { shop } from "../../../shop.config.ts";
import { createWords } from "../../platform/i18n/words.ts";
import type { MailBlock } from "./mail-page.ts";
import { renderText } from "./mail-text.ts";

const blocks: MailBlock[] = [
  { kind: "table", rows: [{ label: "Total", value: "12 €", isTotal: true, detail: "TVA" }] },
  { kind: "table", rows: [{ label: "1 × Mug", value: "12 €" }] },
  { kind: "link", label: "Voir votre commande", url: "https://shop.example/" },
  { kind: "address", title: "Message", lines: ["Merci"] },
];

test.each([
  ["fr", "\u00a0:"],
  ["de", ":"],
])("labels in plain-text emails in %s are followed by that language's colon", (language, colon) => {
  const { t } = createWords(language, { common: readWords(language, "common") });
  const text = renderText({ subject: "Commande", blocks }, { shop, language, t });
  for (const line of [
    `Total${colon} 12 € (TVA)`,
    `1 × Mug${colon} 12 €`,
    `Voir votre commande${colon}\nhttps://shop.example/`,
    `Message${colon}\nMerci`,
  ])
    expect(text).toContain(`\n${line}\n`);
});
