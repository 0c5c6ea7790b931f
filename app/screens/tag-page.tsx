import { data as answer } from "react-router";
import { tagPath } from "~/features/catalogue/addresses.ts";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { findTag } from "~/features/listing/find-within.ts";
import { Listing } from "~/features/listing/listing.tsx";
import { ListingHeading } from "~/features/listing/listing-heading.tsx";
import { pageTitle } from "~/features/listing/page-title.ts";
import type { Screen, ScreenProps } from "~/features/screens/prerendered-screen.store.ts";
import type { Thing } from "~/features/shop/structured-data.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import type { Words } from "~/i18n/words.ts";

/** `path` is the address for search engines where it is not the tag's own; known on the server. */
type PageData = Awaited<ReturnType<typeof findTagPage>> & { path?: string; origin: string; things: Thing[] };

/** Loads the screen of a tag; throws a 404 if it does not exist. */
export async function findTagPage(slug = "", request: Request, { language, t }: Words) {
  const found = await findTag({ catalogue: await loadCatalogue(language), slug, request });
  if (!found) throw answer(null, { status: 404 });
  const title = t(titleOf(found.name));
  const description = t("Everything in the shop tagged “{{name}}”.", { name: title });
  return { ...found, title: pageTitle(t, title, found.data), description };
}

export function stepsTo(name: string) {
  return [
    { name: "Home", path: "/" },
    { name: "All products", path: "/shop-grid-standard" },
    { name: titleOf(name), path: tagPath(name) },
  ];
}

function TagPage({ data: found, isReturn }: ScreenProps<PageData>) {
  const { t } = useTranslation();
  const { data, name } = found;
  const title = t(titleOf(name));
  const heading = (
    <ListingHeading
      title={title}
      lead={t("Everything in the shop tagged “{{name}}”.", { name: title })}
      steps={stepsTo(name)}
    />
  );
  return <Listing data={data} isReturn={isReturn} heading={heading} />;
}

/** The screen, as browsers load it. */
export const tagPage: Screen<PageData> = {
  Screen: TagPage,
  async loadIn({ params, request }, words) {
    return { ...(await findTagPage(params["tag"], request, words)), origin: location.origin, things: [] };
  },
};
