import { Pause, Play } from "lucide";
import { useState } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { useCatalogueLanguage } from "~/platform/i18n/catalogue-language.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";

type SnowHeroProps = {
  title: string;
  text: string;
  action: Action;
  second?: Action;
  /** Three, each behind a window; the middle one is the largest. */
  products: readonly ProductSummary[];
};

const windows = ["w-[30%] md:w-64", "w-[40%] md:w-80", "w-[30%] md:w-64"];

/** Lit windows on a winter night with a product behind each, and falling snow that can be paused. */
export function SnowHero({ title, text, action, second, products }: SnowHeroProps) {
  const goods = useCatalogueLanguage();
  const { t } = useTranslation("homes");
  const [isStill, setStill] = useState(false);
  return (
    <section className="relative isolate overflow-hidden bg-paper text-ink">
      <div className="wrap pt-10 pb-9 text-center md:pt-14">
        <h1 className="mx-auto max-w-4xl text-5xl leading-[1.02] text-accent md:text-7xl xl:text-[5.5rem]">{title}</h1>
        <p className="mx-auto mt-4 max-w-lg bg-paper text-lg leading-snug">{text}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <PanelLink {...action} look="button" className="border-accent text-accent" />
          {second && <PanelLink {...second} look="underlined" className="px-3" />}
        </div>
      </div>
      <ul className="wrap flex items-end justify-center gap-3 md:gap-8">
        {products.map((product, i) => (
          <li key={product.id} className={windows[i % windows.length]}>
            <Link
              to={productPath(product)}
              lang={product.language ?? goods}
              aria-label={product.name}
              className="relative block border-4 border-b-0 border-accent md:border-6 md:border-b-0"
            >
              <Picture
                path={product.pictures[0]}
                alt={product.alt[0] ?? ""}
                sizes="(min-width: 48rem) 20rem, 40vw"
                isFirst={i === 1}
                className="aspect-3/4 w-full object-[50%_62%]"
              />
              <span aria-hidden className="absolute inset-x-0 top-[30%] h-1 bg-accent md:h-1.5" />
              <span aria-hidden className="absolute top-0 left-1/2 h-[30%] w-1 -translate-x-1/2 bg-accent md:w-1.5" />
            </Link>
          </li>
        ))}
      </ul>
      <svg
        aria-hidden
        viewBox="0 0 1440 60"
        preserveAspectRatio="none"
        className="relative -mt-4 block h-9 w-full text-ink md:-mt-7 md:h-16"
      >
        <path fill="currentColor" d="M0 60V18C160 2 300 0 460 13s300 12 460 0 320-14 520 4v43z" />
      </svg>
      <div aria-hidden className={`snow pointer-events-none absolute -z-10 ${isStill ? "is-still" : ""}`} />
      <button
        type="button"
        onClick={() => setStill(!isStill)}
        aria-label={isStill ? t("Let it snow") : t("Stop the snow")}
        className="absolute end-3 top-3 grid size-11 place-items-center rounded-full hover:bg-ground motion-reduce:hidden"
      >
        <Icon of={isStill ? Play : Pause} size={16} />
      </button>
    </section>
  );
}
