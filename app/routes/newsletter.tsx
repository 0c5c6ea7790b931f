import { NewsletterScreen } from "~/features/contact/newsletter-screen.tsx";

export const handle = { words: "pages", title: "Newsletter" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export async function clientLoader() {
  const { needWords } = await import("~/i18n/current-words.tsx");
  await needWords("pages");
  return null;
}

export default function Newsletter() {
  return <NewsletterScreen />;
}
