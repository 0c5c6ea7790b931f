import type { ReactNode } from "react";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";

type FigureTrioProps = {
  title: string;
  figures: readonly { figure: string; of: string }[];
  product: ProductSummary | undefined;
  action: Action;
  children: ReactNode;
};

/** Three large figures about one product, and what they mean, beside its picture. */
export function FigureTrio({ title, figures, product, action, children }: FigureTrioProps) {
  return (
    <section className="wrap grid items-center gap-x-16 gap-y-8 py-14 md:py-24 lg:grid-cols-2">
      <Picture
        path={product?.pictures[0]}
        alt=""
        sizes="(min-width: 64rem) 44vw, 94vw"
        className="aspect-square w-full rounded-base"
      />
      <div>
        <h2 className="sr-only">{title}</h2>
        <dl className="flex flex-wrap gap-x-10 gap-y-4">
          {figures.map(({ figure, of }) => (
            <div key={of} className="flex flex-col-reverse">
              <dt className="text-muted">{of}</dt>
              <dd className="font-display text-7xl leading-none font-(--display-weight) tracking-tight text-accent tabular-nums md:text-9xl">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-8 max-w-md space-y-3 text-lg leading-snug">{children}</div>
        <PanelLink {...action} look="arrow" className="mt-4" />
      </div>
    </section>
  );
}
