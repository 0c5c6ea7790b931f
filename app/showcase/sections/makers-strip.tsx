import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Section } from "~/platform/ui/section.tsx";
import { shop } from "../../../shop.config.ts";

type MakersStripProps = {
  title: string;
  lead?: string;
  /** From the shelf `makers`. */
  makers: readonly { name: string; place: string; pieces: readonly ProductSummary[] }[];
};

/** The makers: name, place and their products; renders nothing if there are none. */
export function MakersStrip({ title, lead, makers }: MakersStripProps) {
  const { t } = useTranslation("homes");
  if (makers.length === 0) return null;
  return (
    <Section title={title} {...(lead && { lead })}>
      <ul className="grid gap-x-8 gap-y-8 border-t border-line pt-7 sm:grid-cols-2 lg:grid-cols-3">
        {makers.map(({ name, place, pieces }) => (
          <li key={name}>
            <h3 className="text-2xl">
              <CatalogueText language={shop.fallbackLanguage}>{name}</CatalogueText>
            </h3>
            <p className="text-muted">
              <CatalogueText language={shop.fallbackLanguage}>{place}</CatalogueText>
            </p>
            <p className="mt-2 text-[0.9375rem] leading-relaxed">
              {`${t("Available here:")} `}
              {pieces.slice(0, 4).map((product, i) => (
                <span key={product.id}>
                  {i > 0 && " · "}
                  <Link to={productPath(product)} className="underline underline-offset-4 hover:no-underline">
                    <ProductName of={product} />
                  </Link>
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
