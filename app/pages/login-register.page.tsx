import { EntryScreen } from "~/features/account/entry-screen.tsx";
import { loadWords } from "~/platform/i18n/current-words.tsx";

export const handle = { words: "account", title: "Sign in" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export const clientLoader = () => loadWords("account");

/** Sign-in and registration. */
export default function Entry() {
  return (
    <div className="wrap min-h-[80vh] py-10 md:py-16">
      <EntryScreen />
    </div>
  );
}
