import type { LoaderFunctionArgs } from "react-router";
import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { currentWords, loadWords } from "~/platform/i18n/current-words.tsx";
import { requestWords } from "~/platform/i18n/request-words.ts";
import { addressLinks } from "~/platform/urls/address-links.ts";
import { linkPicture } from "~/settings/link-picture.ts";
import type { RouteHandle } from "~/shell/route-handle.ts";
import type { Theme } from "~/themes/theme.ts";
import { shop } from "../../../shop.config.ts";
import { type Needing, needing } from "./needs.ts";

/** Loads what a home page shows from the catalogue, and says what it needs for that. */
export type Shelf<T> = Needing & ((catalogue: Catalogue) => T | Promise<T>);

/** The same for content outside the catalogue, in the reader's language. */
export type LocalizedShelf<T> = Needing & ((catalogue: Catalogue, language: string) => T | Promise<T>);

/** The parts of the router's `meta` arguments that a home page needs. */
type MetaArgs = {
  matches: readonly [{ loaderData: { origin: string } }, ...unknown[]];
  location: { pathname: string; search: string };
};

type Shelves = Record<string, LocalizedShelf<unknown>>;
type Filled<S extends Shelves> = { [K in keyof S]: Awaited<ReturnType<S[K]>> };

type HomeSettings<S extends Shelves> = Omit<RouteHandle, "words" | "theme"> & {
  title: string;
  description: NonNullable<RouteHandle["description"]>;
  theme: Theme;
  /** What services show with a link to the page: a picture's path; otherwise the shop's own picture. */
  picture?: string;
  shelves: S;
};

/**
 * Creates a home page's route exports. Its shelves are filled from the catalogue, on the server or in the browser. `loader`
 * is exported in a line of its own: only so can the router take it out of what browsers load.
 */
export function defineHome<S extends Shelves>({ shelves, picture, ...settings }: HomeSettings<S>) {
  async function fill(language: string): Promise<Filled<S>> {
    const catalogue = await loadCatalogue(language);
    const filled = Object.entries(shelves).map(
      async ([name, shelf]) => [name, await shelf(catalogue, language)] as const,
    );
    return Object.fromEntries(await Promise.all(filled)) as Filled<S>;
  }
  return {
    /** On the server: the filled shelves. It needs what they need. */
    loader: needing(Object.values(shelves), ({ context }: LoaderFunctionArgs) =>
      fill(context.get(requestWords).language),
    ),
    /** In the browser: the filled shelves, once the translations of the home pages are loaded too. */
    async clientLoader(): Promise<Filled<S>> {
      const [filled] = await Promise.all([fill(currentWords().language), loadWords("homes")]);
      return filled;
    },
    // An owner's theme applies to every screen: it overrides those of the home pages.
    handle: {
      words: "homes",
      ...(picture && { hasPreview: true }),
      ...settings,
      ...(shop.theme && { theme: undefined }),
    } satisfies RouteHandle,
    meta({ matches, location: { pathname, search } }: MetaArgs) {
      const { origin } = matches[0].loaderData;
      return [...addressLinks({ origin, address: pathname, search }), ...(picture ? linkPicture(picture, origin) : [])];
    },
  };
}
