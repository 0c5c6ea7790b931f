import { loadCatalogue } from "~/features/catalogue/embedded-catalogue.ts";
import { readQuery } from "~/features/catalogue/product-query.ts";
import { ProductGrid } from "~/features/product/product-grid.tsx";
import type { Route } from "./+types/shop.ts";

async function find({ request }: { request: Request }) {
  const catalogue = await loadCatalogue();
  return catalogue.find(readQuery(new URL(request.url).searchParams), 15);
}

export const loader = find;
export const clientLoader = find;

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-10">
      <h1 className="text-4xl">All products</h1>
      <ProductGrid products={loaderData.products} />
    </div>
  );
}
