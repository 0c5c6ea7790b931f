import { CatalogueText } from "~/features/catalogue/catalogue-text.tsx";
import { ContactScreen } from "~/features/contact/contact-screen.tsx";
import { loadInformation } from "~/features/information/load-information.ts";
import { ArticleBody } from "~/features/journal/article-body.tsx";
import { canonical } from "~/features/journal/head-data.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/contact.ts";

export const handle = { words: "pages" } as const;

async function load() {
  const page = await loadInformation("contact");
  if (!page) throw new Error("content/pages/contact.md is missing");
  return page;
}

export function loader() {
  return load();
}

export async function clientLoader() {
  const { needWords } = await import("~/i18n/current-words.tsx");
  const [page] = await Promise.all([load(), needWords("pages")]);
  return page;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return [
    { title: `${loaderData.title} · ${shop.name}` },
    { name: "description", content: loaderData.description },
    canonical(`${matches[0].loaderData.origin}/contact`),
  ];
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  return (
    <ContactScreen
      title={<CatalogueText>{loaderData.title}</CatalogueText>}
      lead={<CatalogueText>{loaderData.description}</CatalogueText>}
    >
      <ArticleBody nodes={loaderData.body} />
    </ContactScreen>
  );
}
