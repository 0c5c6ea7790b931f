import { data } from "react-router";
import { AccountScreen } from "~/features/account/account-screen.tsx";
import { isSection, sectionTitles } from "~/features/account/account-sections.ts";
import { OwnReviews } from "~/features/reviews/own-reviews.tsx";
import { currentWords, loadWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import type { Words } from "~/platform/i18n/words.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/my-account.page.ts";

export const handle = { words: "account", moreWords: "checkout" } as const;

function load(section = "overview", words: Words) {
  if (!isSection(section)) throw data(null, { status: 404 });
  return { section, title: words.forNamespace("account")(sectionTitles[section]) };
}

export function loader({ params, context }: Route.LoaderArgs) {
  return load(params.section, context.get(requestWords).words);
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  await loadWords("account", "checkout");
  return load(params.section, currentWords());
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  ...(loaderData ? [{ title: `${loaderData.title} · ${shop.name}` }] : []),
  { name: "robots", content: "noindex" },
];

/** The account screen. Its HTML is the same for everybody: personal data is loaded in the browser. */
export default function MyAccount({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap min-h-[90vh] py-10 md:py-16">
      <AccountScreen section={loaderData.section} reviews={<OwnReviews />} />
    </div>
  );
}
