import { useState } from "react";
import { productPath, subCategoryPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName, useCatalogueText } from "~/features/catalogue/catalogue-text.tsx";
import { titleOf } from "~/features/catalogue/department-names.ts";
import { nearestCents, priceOf } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { useMoney } from "~/features/currency/money.tsx";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { Select } from "~/platform/ui/field.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";

type Part = { product: ProductSummary; facts: Readonly<Record<string, string>> };

type PartsFinderProps = {
  title: string;
  /** The department's listing. */
  all: string;
  parts: readonly Part[];
};

/** The price limits offered, in euros. */
const limits = [50, 100, 150];

const isIn = (system: string) => (part: Part) => !system || part.product.category[1] === system;
const isWithin = (euros: number) => (part: Part) => !euros || priceOf(part.product).now <= nearestCents(euros);

/** A parts list that says what each part fits, filtered by system, part and price. Empty options are disabled. */
export function PartsFinder({ title, all, parts }: PartsFinderProps) {
  const { t } = useTranslation("homes");
  const money = useMoney();
  const inLanguage = useCatalogueText();
  const [system, setSystem] = useState("");
  const [part, setPart] = useState("");
  const [limit, setLimit] = useState(0);
  const systems = [...new Set(parts.map(({ product }) => product.category[1] ?? ""))];
  const inSystem = parts.filter(isIn(system));
  const chosen = inSystem.filter(({ product }) => !part || product.id === part);
  const found = chosen.filter(isWithin(limit));
  const listing = `${system ? subCategoryPath(system) : all}${limit ? `?max=${limit}` : ""}`;
  const foundWords = t("{{count}} products", { count: found.length });
  useAnnouncement(foundWords);
  return (
    <section className="bg-ground text-ink">
      <div className="wrap py-10 md:py-14">
        <div className="grid gap-x-6 gap-y-4 md:grid-cols-3 lg:grid-cols-[auto_1fr_1fr_1fr] lg:items-end">
          <h2 className="text-4xl md:col-span-3 md:text-5xl lg:col-span-1 lg:max-w-64">{title}</h2>
          <Select
            label={t("1. System")}
            value={system}
            onChange={(event) => {
              setSystem(event.target.value);
              setPart("");
            }}
          >
            <option value="">{t("All systems")}</option>
            {systems.map((name) => (
              <option key={name} value={name} disabled={!parts.filter(isIn(name)).some(isWithin(limit))}>
                {t(titleOf(name))}
              </option>
            ))}
          </Select>
          <Select label={t("2. Part")} value={part} onChange={(event) => setPart(event.target.value)}>
            <option value="">{t("All parts")}</option>
            {inSystem.map(({ product, facts }) => (
              <option
                key={product.id}
                value={product.id}
                disabled={!isWithin(limit)({ product, facts })}
                {...inLanguage(product.language)}
              >
                {product.name}
              </option>
            ))}
          </Select>
          <Select label={t("3. Price")} value={limit} onChange={(event) => setLimit(Number(event.target.value))}>
            <option value={0}>{t("Any price")}</option>
            {limits.map((euros) => (
              <option key={euros} value={euros} disabled={!chosen.some(isWithin(euros))}>
                {t("Up to {{amount}}", { amount: money(nearestCents(euros)) })}
              </option>
            ))}
          </Select>
        </div>
        <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
          <p className="font-medium">{foundWords}</p>
          <PanelLink to={listing} label={t("See as a list")} look="arrow" />
        </div>
        <ul className="min-h-56 border-t-2 border-ink">
          {found.map(({ product, facts }) => (
            <PartLine key={product.id} product={product} facts={facts} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function PartLine({ product, facts }: Part) {
  const { t } = useTranslation("homes");
  return (
    <li className="grid grid-cols-[min(6rem,30vw)_minmax(0,1fr)_auto] items-center gap-x-5 gap-y-3 border-b border-ink/25 py-4 md:grid-cols-[5.5rem_1.2fr_1fr_1fr_5.5rem_auto] lg:grid-cols-[7rem_1.2fr_1fr_1fr_8rem_7rem]">
      <Picture
        path={product.pictures[0]}
        alt=""
        sizes="7rem"
        className="aspect-square w-full rounded-base max-md:row-span-4 max-md:self-start"
      />
      <div className="max-md:col-span-2">
        <Link
          to={productPath(product)}
          className="font-display text-2xl leading-none font-semibold uppercase hover:underline md:text-3xl"
        >
          <ProductName of={product} />
        </Link>
        <p className="mt-1 text-sm text-muted">{product.sku}</p>
      </div>
      {["Fits", "Standard"].map((name) => (
        <p key={name} className="text-[0.9375rem] leading-snug max-md:col-span-2 max-md:col-start-2">
          <span className="block text-sm text-muted">{t(name)}</span>
          <CatalogueText>{facts[name]}</CatalogueText>
        </p>
      ))}
      <div className="max-md:col-start-2">
        <PriceTag product={product} />
      </div>
      <div className="grid">
        <AddButton product={product} />
      </div>
    </li>
  );
}
