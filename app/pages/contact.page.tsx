import { CatalogueText } from "~/features/catalogue/catalogue-text.tsx";
import { ContactScreen } from "~/features/contact/contact-screen.tsx";
import { loadInformation } from "~/features/information/load-information.ts";
import { ArticleBody } from "~/features/journal/article-body.tsx";
import { currentWords, loadWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import type { Words } from "~/platform/i18n/words.ts";
import { addressLinks } from "~/platform/urls/address-links.ts";
import type { RouteHandle } from "~/shell/route-handle.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/contact.page.ts";

async function load(words: Words) {
  const page = await loadInformation("contact", words.language);
  if (!page) throw new Error("content/pages/contact.md is missing");
  return { ...page, title: words.t(page.title) };
}

export const handle: RouteHandle = { words: "pages" };

export function loader({ context }: Route.LoaderArgs) {
  return load(context.get(requestWords).words);
}

export async function clientLoader() {
  await loadWords("pages");
  return load(currentWords());
}

export function meta({ loaderData, matches, location: { search } }: Route.MetaArgs) {
  return [
    { title: `${loaderData.title} · ${shop.name}` },
    { name: "description", content: loaderData.description },
    ...addressLinks({ origin: matches[0].loaderData.origin, address: "/contact", search }),
  ];
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const { title, description, body, language } = loaderData;
  return (
    <ContactScreen title={title} lead={<CatalogueText language={language}>{description}</CatalogueText>}>
      <ArticleBody nodes={body} language={language} />
    </ContactScreen>
  );
}
