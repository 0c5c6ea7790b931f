import { ResetScreen } from "~/features/account/reset-screen.tsx";
import { loadWords } from "~/platform/i18n/current-words.tsx";

export const handle = { words: "account", title: "New password" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export const clientLoader = () => loadWords("account");

/** Choosing a new password, after the link in an e-mail. */
export default function Reset() {
  return (
    <div className="wrap min-h-[80vh] py-10 md:py-16">
      <ResetScreen />
    </div>
  );
}
