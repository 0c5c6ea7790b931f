import { tagPath } from "~/features/catalogue/addresses.ts";
import type { Cents, ProductSummary } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

export type Material = {
  name: string;
  text: string;
  /** From the shelf `tagIndex`. */
  tag: { name: string; count: number; from: number } | undefined;
  /** The product whose surface is shown; `crop` has the classes that zoom in on it. */
  product: ProductSummary | undefined;
  crop: string;
};

const places = [
  "md:col-span-2 md:row-span-2",
  "md:col-span-4",
  "md:col-span-2",
  "md:col-span-2",
  "md:col-span-2",
  "md:col-span-4",
];

/** Material samples as on a mood board: each surface in close-up, its qualities, and a link to all its products. */
export function MaterialsBoard({
  title,
  text,
  materials,
}: {
  title: string;
  text: string;
  materials: readonly Material[];
}) {
  const { t } = useTranslation("homes");
  return (
    <section className="wrap py-14 md:py-24">
      <div className="mb-9 grid gap-4 md:grid-cols-2 md:items-end">
        <h2 className="text-4xl md:text-6xl">{title}</h2>
        <p className="max-w-md text-muted md:justify-self-end">{text}</p>
      </div>
      <ul className="grid gap-2 md:auto-rows-[17rem] md:grid-cols-6">
        {materials.map(({ name, text: about, tag, product, crop }, i) =>
          tag ? (
            <li key={name} className={places[i] ?? ""}>
              <Link
                to={tagPath(tag.name)}
                className="group relative flex h-full min-h-64 flex-col justify-end overflow-hidden rounded-base"
              >
                <Picture
                  path={product?.pictures[0]}
                  alt=""
                  sizes="(min-width: 48rem) 90vw, 160vw"
                  className={`absolute inset-0 size-full transition-transform duration-700 motion-reduce:transition-none ${crop}`}
                />
                <span className="relative m-2 block bg-paper p-4 text-ink md:max-w-96">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <span className="font-display text-2xl group-hover:underline">{name}</span>
                    <span className="text-sm text-muted">
                      {t("{{count}} products", { count: tag.count })} · {`${t("from")} `}
                      <Money cents={tag.from as Cents} />
                    </span>
                  </span>
                  <span className="mt-1 block text-[0.9375rem] leading-snug text-muted">{about}</span>
                </span>
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}
