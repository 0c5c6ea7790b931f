import { data as answer } from "react-router";
import { tagPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { findTag } from "~/features/listing/find-within.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { listingMeta, listingThings } from "~/features/listing/listing-meta.ts";
import { pageTitle } from "~/features/listing/page-title.ts";
import { currentWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Words } from "~/i18n/words.ts";
import { pack, unpack } from "~/layout/packed.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/tag.ts";

async function find(slug = "", request: Request, { language, t }: Words) {
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

export const handle: RouteHandle = { loadIn: ({ params, request }, words) => find(params["tag"], request, words) };

/** On the server also what search engines read: it belongs to documents, not to changes of screen. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { origin, words } = context.get(requestWords);
  const found = await find(params.tag, request, words);
  return pack({ ...found, origin, things: listingThings(found.data, stepsTo(found.name), origin) });
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  return { ...(await find(params.tag, request, currentWords())), origin: location.origin, things: [] };
}

export function meta({ loaderData, location: { search } }: Route.MetaArgs) {
  if (!loaderData) return [];
  const found = unpack(loaderData);
  return listingMeta({ ...found, path: tagPath(found.name), search, shopName: shop.name });
}

export default function Tag({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { data, name, picture } = unpack(loaderData);
  const title = t(titleOf(name));
  const heading = (
    <ListingHeading
      title={title}
      lead={t("Everything in the shop tagged “{{name}}”.", { name: title })}
      steps={stepsTo(name)}
      picture={picture}
    />
  );
  return <Listing data={data} heading={heading} hasPictureAbove={picture !== undefined} />;
}
