import type { MailDocument } from "../letters/mail-page.ts";
import type { InformationPage } from "./information-pages.ts";
import { loadInformation } from "./load-information.ts";
import { articleHtml, articleText } from "./mail-article.ts";

/** The pages that are part of a contract besides the order: terms, and withdrawal instructions with the model form. */
const pages = ["terms", "returns"];

/** Loads the texts attached to an order confirmation, each in the given language if it is translated. */
export async function loadContract({ baseUrl, language }: ContractFrame): Promise<MailDocument[]> {
  const found = await Promise.all(pages.map((page) => loadInformation(page, language)));
  return found.filter((page) => page !== undefined).map((page) => documentOf(page, baseUrl));
}

type ContractFrame = { baseUrl: string; language: string };

/** Returns an information page as part of an e-mail. */
function documentOf({ title, body, language }: InformationPage, baseUrl: string): MailDocument {
  return { title, language, text: articleText(body, baseUrl), html: articleHtml(body, { baseUrl, language }) };
}
