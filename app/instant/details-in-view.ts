import { pick } from "~/features/catalogue/catalogue.ts";
import { loadCatalogue } from "~/features/catalogue/load-catalogue.ts";
import { whenIdle } from "~/platform/ui/when-idle.ts";

/** How long a page must stay where it was scrolled to, in ms. */
const REST_MS = 200;

/** Prefetches the details of the products that are in view, here and wherever the page is scrolled to, until `signal`. */
export function fetchDetailsInView(language: string, signal: AbortSignal): void {
  let resting: ReturnType<typeof setTimeout>;
  const fetchThem = () =>
    void whenIdle()
      .then(() => (signal.aborted ? undefined : fetchDetails(language, productsInView())))
      .catch((error) => console.warn("details:", error));
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(fetchThem, REST_MS);
  };
  fetchThem();
  addEventListener("scroll", rest, { signal, passive: true });
}

async function fetchDetails(language: string, ids: readonly string[]): Promise<void> {
  const catalogue = await loadCatalogue(language);
  const products = await catalogue.products(ids);
  await Promise.all(pick(products, ids).map((product) => catalogue.details(product)));
}

/**
 * Returns the ids of the products that links in view lead to, without those marked as apart: where each is of another
 * department, a file would be fetched for every one.
 */
function productsInView(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="/product/"]:not([data-apart])');
  const isInView = (link: Element) => {
    const { top, bottom } = link.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const ids = [...links].filter(isInView).map(({ pathname }) => pathname.split("/")[2] ?? "");
  return [...new Set(ids)];
}
