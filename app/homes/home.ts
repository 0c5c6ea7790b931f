import type { LoaderFunctionArgs } from "react-router";
import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { addressLinks } from "~/features/screens/address-links.ts";
import { currentWords, loadWords } from "~/i18n/current-words.tsx";
import { requestWords } from "~/i18n/request-words.ts";
import type { RouteHandle } from "~/layout/route-handle.ts";
import type { Theme } from "~/themes/theme.ts";
import { shop } from "../../shop.config.ts";

/** Loads what a home page shows from the catalogue. */
export type Shelf<T> = (catalogue: Catalogue) => T | Promise<T>;

/** The same for content outside the catalogue, in the reader's language. */
export type LocalizedShelf<T> = (catalogue: Catalogue, language: string) => T | Promise<T>;

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
  shelves: S;
};

/** Creates a home page's route exports. Its shelves are filled from the catalogue, on the server or in the browser. */
export function defineHome<S extends Shelves>({ shelves, ...settings }: HomeSettings<S>) {
  async function fill(language: string): Promise<Filled<S>> {
    const catalogue = await loadCatalogue(language);
    const filled = Object.entries(shelves).map(
      async ([name, shelf]) => [name, await shelf(catalogue, language)] as const,
    );
    return Object.fromEntries(await Promise.all(filled)) as Filled<S>;
  }
  return {
    /** For the server's `loader`: the filled shelves. */
    load: ({ context }: LoaderFunctionArgs) => fill(context.get(requestWords).language),
    /** For the `clientLoader`: the filled shelves, once the translations of the home pages are loaded too. */
    async fillWithWords(): Promise<Filled<S>> {
      const [filled] = await Promise.all([fill(currentWords().language), loadWords("homes")]);
      return filled;
    },
    // An owner's theme applies to every screen: it overrides those of the home pages.
    handle: {
      words: "homes",
      ...settings,
      ...(shop.theme && { theme: undefined }),
    } satisfies RouteHandle,
    meta: ({ matches, location }: MetaArgs) =>
      addressLinks({ origin: matches[0].loaderData.origin, address: location.pathname, search: location.search }),
  };
}
