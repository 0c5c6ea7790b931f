import type { Choice } from "../features/cart/cart.ts";
import { linePicture } from "../features/cart/line-name.ts";
import type { ProductSummary } from "../features/catalogue/product.ts";
import { STORAGE_KEY } from "../platform/storage/stored-value.ts";
import { pictureFiles } from "../platform/ui/picture-files.ts";

/** As many as a screen may show at once. */
const MOST = 6;

/**
 * Paints pictures and names of a saved list while the page's scripts load (`platform/ui/early-lines.tsx`), if the browser has it in
 * the current form. `goods` is the address of the products in the page's language.
 */
export default async function paintLines(goods: string): Promise<void> {
  const place = document.querySelector<HTMLElement>("[data-early-lines]");
  const [sample, list] = place?.querySelectorAll("ul") ?? [];
  const lines = linesOf(place?.dataset["earlyLines"]);
  if (!sample || !list || lines.length === 0) return;
  const { lang: language } = document.documentElement;
  const { default: products } = (await import(goods)) as { default: readonly ProductSummary[] };
  for (const line of lines) {
    const product = products.find(({ id }) => id === line._id);
    const path = product && linePicture(product, line);
    const row = sample.firstElementChild?.cloneNode(true) as Element | undefined;
    const [picture, name] = row?.querySelectorAll("img, bdi") ?? [];
    if (!path || !row || !picture || !name) continue;
    const { src, srcSet } = pictureFiles(path);
    const sizes = place?.dataset["sizes"];
    // Lazy until it is complete: the sample's own picture is not requested.
    Object.assign(picture, { fetchPriority: "high", sizes, srcset: srcSet, src, loading: "eager" });
    Object.assign(name, { lang: product.language ?? language, textContent: product.name });
    list.append(row);
  }
}

function linesOf(list = ""): readonly Choice[] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "").state[list][`${list}Items`].slice(0, MOST);
  } catch {
    return [];
  }
}
