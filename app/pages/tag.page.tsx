import { data as answer } from "react-router";
import { tagPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { tagAddress } from "~/features/catalogue/tag-address.ts";
import { findTag } from "~/features/listing/find-within.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { pageTitle } from "~/features/listing/page-title.ts";
import { currentWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import type { Words } from "~/platform/i18n/words.ts";
import type { Route } from "./+types/tag.page.ts";

/** `path` is the address for search engines where it is not the tag's own; known on the server. */
type PageData = Awaited<ReturnType<typeof findTagPage>> & { path?: string; origin: string };

/** Loads the screen of a tag; throws a 404 if it does not exist. */
async function findTagPage(slug = "", request: Request, { language, t }: Words) {
  const found = await findTag({ catalogue: await loadCatalogue(language), slug, request });
  if (!found) throw answer(null, { status: 404 });
  const title = t(titleOf(found.name));
  const description = t("Everything in the shop tagged “{{name}}”.", { name: title });
  return { ...found, title: pageTitle(t, title, found.data), description };
}

function stepsTo(name: string) {
  return [
    { name: "Home", path: "/" },
    { name: "All products", path: "/shop-grid-standard" },
    { name: titleOf(name), path: tagPath(name) },
  ];
}

/** Says to search engines what the page is, which only documents need, not client-side navigation. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { origin, words, structuredData } = context.get(requestWords);
  const found = await findTagPage(params.tag, request, words);
  const path = await tagAddress(await loadCatalogue(words.language), found.name);
  structuredData.push(...listingThings(found.data, stepsTo(found.name), origin, words));
  return { ...found, path, origin };
}

export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs): Promise<PageData> => ({
  ...(await findTagPage(params.tag, request, currentWords())),
  origin: location.origin,
});

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [];
  return listingMeta({ ...loaderData, path: loaderData.path ?? tagPath(loaderData.name), search });
}

export default function Tag({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { data, name } = loaderData;
  const title = t(titleOf(name));
  const heading = (
    <ListingHeading
      title={title}
      lead={t("Everything in the shop tagged “{{name}}”.", { name: title })}
      steps={stepsTo(name)}
    />
  );
  return <Listing key={data.path} data={data} heading={heading} />;
}
