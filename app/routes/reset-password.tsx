import { ResetScreen } from "~/features/account/reset-screen.tsx";

export const handle = { words: "account", title: "New password" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

export const loader = () => null;

export async function clientLoader() {
  const { needWords } = await import("~/i18n/current-words.tsx");
  await needWords("account");
  return null;
}

/** Choosing a new password, by the link from a letter. */
export default function Reset() {
  return (
    <div className="wrap min-h-[80vh] py-10 md:py-16">
      <ResetScreen />
    </div>
  );
}
