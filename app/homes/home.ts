import type { Catalogue } from "~/features/catalogue/catalogue.ts";
import { loadCatalogue } from "~/features/catalogue/embedded-catalogue.ts";
import { isOnSale, sortProducts } from "~/features/catalogue/filter-products.ts";
import { priceOf } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { shop } from "../../shop.config.ts";

/** Takes what a home page shows out of the catalogue. */
export type Shelf<T = readonly ProductSummary[]> = (catalogue: Catalogue) => T;

type HomeSettings<S extends Record<string, Shelf<unknown>>> = {
  title: string;
  description: string;
  theme: string;
  shelves: S;
};

type Shelves<S extends Record<string, Shelf<unknown>>> = { [K in keyof S]: ReturnType<S[K]> };

/** Makes a home page's route parts of its settings: the shelves are filled from the catalogue, on either side. */
export function defineHome<S extends Record<string, Shelf<unknown>>>({
  title,
  description,
  theme,
  shelves,
}: HomeSettings<S>) {
  async function fill(): Promise<Shelves<S>> {
    const catalogue = await loadCatalogue();
    const filled = Object.entries(shelves).map(([name, shelf]) => [name, shelf(catalogue)]);
    return Object.fromEntries(filled) as Shelves<S>;
  }
  return {
    fill,
    handle: { theme },
    meta: () => [{ title: `${title} · ${shop.name}` }, { name: "description", content: description }],
  };
}

function inDepartment(catalogue: Catalogue, department?: string): readonly ProductSummary[] {
  return department ? catalogue.all.filter((product) => product.category[0] === department) : catalogue.all;
}

export function newest(count: number, department?: string): Shelf {
  return (catalogue) => sortProducts(inDepartment(catalogue, department), "newest").slice(0, count);
}

export function bestSelling(count: number, department?: string): Shelf {
  return (catalogue) => sortProducts(inDepartment(catalogue, department), "best-selling").slice(0, count);
}

/** Reduced products, the biggest reduction first. */
export function reduced(count: number, department?: string): Shelf {
  return (catalogue) =>
    sortProducts(inDepartment(catalogue, department).filter(isOnSale), "biggest-discount").slice(0, count);
}

/** Single products by id, in that order. */
export function chosen(...ids: string[]): Shelf {
  return (catalogue) => ids.flatMap((id) => catalogue.byId(id) ?? []);
}

/** Every department with its best seller and the lowest price in it. */
export function departmentIndex(): Shelf<
  { name: string; count: number; from: number; best: ProductSummary | undefined }[]
> {
  return (catalogue) =>
    catalogue.departments.map(({ name, count }) => {
      const products = inDepartment(catalogue, name);
      const from = Math.min(...products.map((product) => priceOf(product).now));
      return { name, count, from, best: sortProducts(products, "best-selling")[0] };
    });
}
