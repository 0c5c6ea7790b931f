import { ForgotScreen } from "~/features/account/forgot-screen.tsx";
import { loadWords } from "~/platform/i18n/current-words.tsx";

export const handle = { words: "account", title: "New password" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export const clientLoader = () => loadWords("account");

/** Requesting a password reset. */
export default function Forgot() {
  return (
    <div className="wrap min-h-[80vh] py-10 md:py-16">
      <ForgotScreen />
    </div>
  );
}
