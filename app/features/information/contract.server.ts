import type { MailDocument } from "../mail/mail-page.ts";
import type { InformationPage } from "./information-pages.ts";
import { loadInformation } from "./load-information.ts";
import { articleHtml, articleText } from "./mail-article.ts";

/** What a contract consists of beside the order: the terms, and how to withdraw with the model form. */
const pages = ["terms", "returns"];

/** The texts that the confirmation of an order in a language carries, each in that language where it is written in it. */
export async function loadContract({ baseUrl, language }: ContractFrame): Promise<MailDocument[]> {
  const found = await Promise.all(pages.map((page) => loadInformation(page, language)));
  return found.filter((page) => page !== undefined).map((page) => documentOf(page, baseUrl));
}

type ContractFrame = { baseUrl: string; language: string };

/** A page of information as a part of a letter. */
function documentOf({ title, body, language }: InformationPage, baseUrl: string): MailDocument {
  return { title, language, text: articleText(body, baseUrl), html: articleHtml(body, baseUrl) };
}
