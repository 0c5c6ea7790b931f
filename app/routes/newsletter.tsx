import { NewsletterScreen } from "~/features/contact/newsletter-screen.tsx";
import { shop } from "../../shop.config.ts";

export const handle = { words: "pages" } as const;

export const meta = () => [{ title: `Newsletter · ${shop.name}` }, { name: "robots", content: "noindex" }];

export const loader = () => null;

export async function clientLoader() {
  const { needWords } = await import("~/i18n/current-words.tsx");
  await needWords("pages");
  return null;
}

export default function Newsletter() {
  return <NewsletterScreen />;
}
