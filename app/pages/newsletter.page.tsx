import { NewsletterScreen } from "~/features/contact/newsletter-screen.tsx";
import { loadWords } from "~/platform/i18n/current-words.tsx";

export const handle = { words: "pages", title: "Newsletter" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export const clientLoader = () => loadWords("pages");

export default function Newsletter() {
  return <NewsletterScreen />;
}
