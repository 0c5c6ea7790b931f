import { data } from "react-router";
import { AccountScreen } from "~/features/account/account-screen.tsx";
import { isSection, sectionTitles } from "~/features/account/account-sections.ts";
import { OwnReviews } from "~/features/reviews/own-reviews.tsx";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/my-account.ts";

export const handle = { words: "account" } as const;

function load({ params }: { params: { section?: string | undefined } }) {
  const section = params.section ?? "overview";
  if (!isSection(section)) throw data(null, { status: 404 });
  return { section };
}

export function loader({ params }: Route.LoaderArgs) {
  return load({ params });
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { needWords } = await import("~/i18n/current-words.tsx");
  await Promise.all([needWords("account"), needWords("checkout")]);
  return load({ params });
}

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? sectionTitles[loaderData.section] : "Not found";
  return [{ title: `${title} · ${shop.name}` }, { name: "robots", content: "noindex" }];
}

/** An account. Its HTML is the same for everybody: what is somebody's own is asked for by their browser. */
export default function MyAccount({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap min-h-[90vh] py-10 md:py-16">
      <AccountScreen section={loaderData.section} reviews={<OwnReviews />} />
    </div>
  );
}
