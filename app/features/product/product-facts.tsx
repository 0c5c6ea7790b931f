import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { shop } from "../../../shop.config.ts";
import { departmentPath, subCategoryPath, tagPath } from "../catalogue/addresses.ts";
import { CatalogueText } from "../catalogue/catalogue-text.tsx";
import { titleOf } from "../catalogue/department-names.ts";
import { type ProductDetails, type ProductSummary, skusOf } from "../catalogue/product.ts";

type ProductFactsProps = {
  product: ProductSummary;
  details: ProductDetails;
  /** Whether it stands in a narrow column. */
  isNarrow?: boolean;
};

const link = "underline decoration-line underline-offset-4 hover:decoration-ink";

/** The details tab: attributes, manufacturer, and the product's departments and tags. */
export function ProductFacts({ product, details, isNarrow = false }: ProductFactsProps) {
  const { t } = useTranslation();
  return (
    <div className={`grid gap-y-8 lg:gap-x-16 ${isNarrow ? "order-3" : "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"}`}>
      <table className="w-full table-fixed self-start text-[0.9375rem]">
        {/* Hides the text only: a hidden caption turns into a one-cell row that distorts the column widths. */}
        <caption>
          <span className="sr-only">{t("Attributes of {{name}}", { name: product.name })}</span>
        </caption>
        <tbody className="divide-y divide-line border-y border-line">
          {details.attributes.map(({ name, value, language }) => (
            <tr key={name}>
              <th scope="row" className="w-2/5 py-3 pe-4 text-start align-top font-normal text-muted">
                {t(name)}
              </th>
              <td className="py-3 align-top">
                <CatalogueText language={language}>{value}</CatalogueText>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row" className="py-3 pe-4 text-start align-top font-normal text-muted">
              {t("Item number")}
            </th>
            <td className="py-3">
              <bdi>{skusOf(product).join(", ")}</bdi>
            </td>
          </tr>
        </tbody>
      </table>
      <div className="space-y-8 text-[0.9375rem]">
        <MakerBlock maker={details.maker} />
        <div>
          <h2 className="mb-2 text-xl">{t("Found in")}</h2>
          <ul className="flex flex-wrap gap-x-4 gap-y-1">
            {product.category.map((name, i) => (
              <li key={name}>
                <Link
                  to={i === 0 ? departmentPath(name) : subCategoryPath(name)}
                  className={`${link} inline-block py-1`}
                >
                  {t(titleOf(name))}
                </Link>
              </li>
            ))}
            {product.tag
              .filter((tag) => !product.category.includes(tag))
              .map((tag) => (
                <li key={tag}>
                  <Link to={tagPath(tag)} className={`${link} inline-block py-1`}>
                    #{t(titleOf(tag))}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** Who is responsible for the product's safety (Regulation (EU) 2023/988, article 19). */
function MakerBlock({ maker }: Pick<ProductDetails, "maker">) {
  const { t } = useTranslation();
  return (
    <div>
      <h2 className="mb-2 text-xl">{t("Made by")}</h2>
      <address className="not-italic rtl:text-end" dir="ltr" lang={shop.fallbackLanguage}>
        <span className="block font-medium">{maker.name}</span>
        <span className="block">{maker.address}</span>
        <a href={`mailto:${maker.email}`} className={`inline-block py-1 ${link}`}>
          {maker.email}
        </a>
      </address>
    </div>
  );
}
