import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { SlideTrack } from "../../sections/slide-track.tsx";

export type BubbleSlide = { product: ProductSummary | undefined; title: string; text: string; action: Action };

type BubbleSliderProps = { slides: readonly BubbleSlide[] };

/** Slides in two plain halves; a bubble on the seam shows the product's name and live price. */
export function BubbleSlider({ slides }: BubbleSliderProps) {
  return (
    <SlideTrack
      names={slides.map(({ title }) => title)}
      controlsPlace="start-[clamp(min(1rem,5vw),4vw,3rem)] bottom-5 text-ink lg:start-12 lg:bottom-10"
      panels={slides.map((slide, i) => <BubblePanel key={slide.title} slide={slide} isFirst={i === 0} />)}
    />
  );
}

function BubblePanel({ slide, isFirst }: { slide: BubbleSlide; isFirst: boolean }) {
  const { t } = useTranslation("homes");
  const { product, title, text, action } = slide;
  const Heading = isFirst ? "h1" : "h2";
  return (
    <div className="grid h-full bg-ground text-ink md:grid-cols-2 lg:h-svh lg:max-h-[58rem] lg:grid-cols-[1fr_46%]">
      <div className="relative h-[26rem] md:order-last md:h-auto md:min-h-[32rem] lg:min-h-0">
        <Picture
          path={product?.pictures[0]}
          alt=""
          sizes="(min-width: 64rem) 40vw, (min-width: 48rem) 50vw, 100vw"
          isFirst={isFirst}
          className="absolute inset-0 size-full object-[50%_30%]"
        />
        {product && (
          <Link
            to={productPath(product)}
            className="absolute end-5 -bottom-8 z-10 md:bottom-8 grid size-36 place-content-center rounded-full bg-surface p-4 text-center text-ink shadow-float hover:underline lg:start-0 lg:end-auto lg:top-[56%] lg:bottom-auto lg:size-48 lg:-translate-x-1/2 lg:rtl:translate-x-1/2"
          >
            <span className="block text-sm leading-snug">
              <ProductName of={product} />
            </span>
            <PriceTag product={product} />
            <span className="sr-only">{t("See the product")}</span>
          </Link>
        )}
      </div>
      <div className="flex flex-col justify-center px-[clamp(min(1rem,5vw),4vw,3rem)] pt-9 pb-24 lg:px-12 lg:pt-12">
        <Heading className="max-w-[11ch] text-[3.25rem] leading-[0.95] md:text-7xl xl:text-[5.5rem]">{title}</Heading>
        <p className="mt-6 max-w-80 text-lg leading-snug">{text}</p>
        <PanelLink {...action} look="filled" className="mt-7 self-start" />
      </div>
    </div>
  );
}
