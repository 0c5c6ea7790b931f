import { Images } from "lucide";
import { useState } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductPicture, ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useCatalogueLanguage } from "~/platform/i18n/catalogue-language.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button } from "~/platform/ui/button.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { PanelLink } from "../../sections/panel-link.tsx";
import { FilmStrip } from "./film-strip.tsx";

export type FabricStudy = {
  cloth: string;
  text: string;
  product: ProductSummary;
  facts: Readonly<Record<string, string>>;
  pictures: readonly ProductPicture[];
};

type FabricStudiesProps = { title: string; text?: string; studies: readonly FabricStudy[] };

const shownFacts = ["Material", "Lining", "Care"];

/** Fabrics so close that the weave shows, what they are made of, and the whole product, which opens its views. */
export function FabricStudies({ title, text, studies }: FabricStudiesProps) {
  return (
    <section className="wrap py-12 md:py-20">
      <h2 className="max-w-3xl text-4xl md:text-6xl">{title}</h2>
      {text && <p className="mt-3 max-w-xl text-lg text-muted">{text}</p>}
      <ul className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-2">
        {studies.map((study, i) => (
          <li key={study.product.id} className={i % 2 === 1 ? "md:mt-28" : "md:-mb-28"}>
            <Study study={study} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Study({ study: { cloth, text, product, facts, pictures } }: { study: FabricStudy }) {
  const goods = useCatalogueLanguage();
  const { t } = useTranslation("homes");
  const [isOpen, setOpen] = useState(false);
  const detail = pictures.find(({ path }) => path.endsWith("-detail"));
  return (
    <article>
      <div className="relative">
        <div className="aspect-square overflow-hidden rounded-base md:aspect-4/5">
          <Picture
            path={detail?.path ?? product.pictures[0]}
            alt={detail?.alt ?? t("{{cloth}}, close up", { cloth })}
            isTranslated={!detail}
            language={detail?.language}
            sizes="(min-width: 48rem) 60rem, 140vw"
            className={`size-full ${detail ? "" : "origin-[50%_56%] scale-[2.1]"}`}
          />
        </div>
        <Picture
          path={product.pictures[0]}
          alt={product.alt[0] ?? ""}
          sizes="11rem"
          className="absolute -bottom-8 end-5 size-32 rounded-full border-4 border-paper md:-bottom-12 md:size-44"
        />
      </div>
      <h3 className="mt-5 max-w-[60%] text-3xl md:text-4xl">{cloth}</h3>
      <p className="mt-6 max-w-md leading-snug">{text}</p>
      <dl className="mt-5 border-t border-line text-[0.9375rem]">
        {shownFacts
          .filter((name) => facts[name])
          .map((name) => (
            <div key={name} className="flex gap-4 border-b border-line py-2">
              <dt className="w-24 shrink-0 text-muted">{t(name)}</dt>
              <dd>
                <CatalogueText>{facts[name]}</CatalogueText>
              </dd>
            </div>
          ))}
      </dl>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        <PriceTag product={product} />
        <Button look="solid" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={Images} size={17} />
          {`${t("Five views")} `}
          <span className="sr-only">
            <ProductName of={product} />
          </span>
        </Button>
        <PanelLink to={productPath(product)} label={product.name} lang={product.language ?? goods} look="underlined" />
      </div>
      <FilmStrip name={product.name} pictures={pictures} isOpen={isOpen} onClose={() => setOpen(false)} />
    </article>
  );
}
