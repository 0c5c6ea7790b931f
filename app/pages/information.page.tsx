import { data } from "react-router";
import { informationPageAt } from "~/features/information/information-pages.ts";
import { InformationScreen } from "~/features/information/information-screen.tsx";
import { loadInformation } from "~/features/information/load-information.ts";
import { currentWords, loadWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { addressLinks } from "~/platform/urls/address-links.ts";
import type { RouteHandle } from "~/shell/route-handle.ts";
import { shop } from "../../shop.config.ts";
import type { Route } from "./+types/information.page.ts";

async function load(request: Request, language: string) {
  const page = await loadInformation(informationPageAt(new URL(request.url).pathname) ?? "", language);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export const handle: RouteHandle = { words: "pages" };

export function loader({ request, context }: Route.LoaderArgs) {
  return load(request, context.get(requestWords).language);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([load(request, currentWords().language), loadWords("pages")]);
  return page;
}

export function meta({ loaderData, matches, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  return [
    { title: `${loaderData.title} · ${shop.name}` },
    { name: "description", content: loaderData.description },
    ...addressLinks({ origin: matches[0].loaderData.origin, address: location.pathname, search: location.search }),
  ];
}

export default function Information({ loaderData }: Route.ComponentProps) {
  return <InformationScreen page={loaderData} />;
}
