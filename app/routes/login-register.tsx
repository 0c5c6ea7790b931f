import { EntryScreen } from "~/features/account/entry-screen.tsx";
import { shop } from "../../shop.config.ts";

export const handle = { words: "account" } as const;

export const meta = () => [{ title: `Sign in · ${shop.name}` }, { name: "robots", content: "noindex" }];

export const loader = () => null;

export async function clientLoader() {
  const { needWords } = await import("~/i18n/current-words.tsx");
  await needWords("account");
  return null;
}

/** Signing in and registering. */
export default function Entry() {
  return (
    <div className="wrap min-h-[80vh] py-10 md:py-16">
      <EntryScreen />
    </div>
  );
}
