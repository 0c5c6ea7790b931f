import type { ProductSummary } from "~/features/catalogue/product.ts";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { ProductLine } from "../../sections/product-line.tsx";

export type Need = { title: string; text: string; products: readonly ProductSummary[]; more: Action };

type NeedBoardProps = { title: string; lead: string; needs: readonly Need[] };

/** Needs in plain words; under each the few products that meet it, ready to be added to the cart. */
export function NeedBoard({ title, lead, needs }: NeedBoardProps) {
  return (
    <section className="wrap py-12 md:py-16">
      <h2 className="text-3xl md:text-5xl">{title}</h2>
      <p className="mt-2 max-w-xl text-muted">{lead}</p>
      <ul className="mt-8 grid gap-5 md:grid-cols-2">
        {needs.map(({ title: need, text, products, more }) => (
          <li key={need} className="flex flex-col rounded-base border border-line bg-surface p-5 md:p-7">
            <h3 className="text-xl md:text-2xl">{need}</h3>
            <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
            <ul className="mt-4 flex-1">
              {products.map((product) => (
                <ProductLine key={product.id} product={product} className="border-t border-line" />
              ))}
            </ul>
            <PanelLink {...more} look="arrow" />
          </li>
        ))}
      </ul>
    </section>
  );
}
