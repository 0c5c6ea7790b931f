import { EntryScreen } from "~/features/account/entry-screen.tsx";

export const handle = { words: "account", title: "Sign in" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

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
