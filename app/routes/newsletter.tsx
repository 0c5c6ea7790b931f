import { NewsletterScreen } from "~/features/contact/newsletter-screen.tsx";
import { needWords } from "~/i18n/current-words.tsx";

export const handle = { words: "pages", title: "Newsletter" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export const clientLoader = () => needWords("pages");

export default function Newsletter() {
  return <NewsletterScreen />;
}
