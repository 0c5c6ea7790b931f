import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { WordsProvider } from "~/platform/i18n/use-translation.tsx";
import { createWords } from "~/platform/i18n/words.ts";
import { DepartmentDeals } from "../homes/black-friday-two/department-deals.tsx";
import { CategoryStrip } from "./category-strip.tsx";
import { JournalTeasers } from "./journal-teasers.tsx";
import { MakersStrip } from "./makers-strip.tsx";
import { PriceDrops } from "./price-drops.tsx";
import { ProductRow } from "./product-row.tsx";
import { ProductTabs } from "./product-tabs.tsx";

const tab = { name: "Reduced", products: [], to: "/shop-grid-standard?sale=1", label: "All" };

test.each<[string, () => ReactNode]>([
  ["posts, nor a link to a journal that is not there", () => <JournalTeasers title="To read" posts={[]} />],
  ["sub-categories", () => <CategoryStrip title="By kind" categories={[]} />],
  ["products in a row", () => <ProductRow title="Best" products={[]} />],
  ["products in tabs", () => <ProductTabs title="Best" tabs={[tab]} />],
  ["makers", () => <MakersStrip title="Makers" makers={[]} />],
  ["reduced products", () => <PriceDrops title="Less" text="Than before" drops={[]} />],
  ["departments with reductions", () => <DepartmentDeals title="Less" text="Than before" departments={[]} />],
])("a home page shows no title above no %s", (_, section) => {
  const page = (
    <MemoryRouter>
      <WordsProvider words={createWords("en", {})}>{section()}</WordsProvider>
    </MemoryRouter>
  );
  expect(renderToStaticMarkup(page)).toBe("");
});
