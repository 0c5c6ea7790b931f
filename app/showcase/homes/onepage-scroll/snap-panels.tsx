import { ChevronDown } from "lucide";
import { productPath } from "~/features/catalogue/addresses.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { useCatalogueLanguage } from "~/platform/i18n/catalogue-language.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { PriceChip } from "../../sections/price-chip.tsx";
import { ShowPicture } from "../../sections/show-picture.tsx";
import { type Tone, toneClasses } from "../../sections/tones.ts";
import { useSnapPanels } from "./use-snap-panels.ts";

export type SnapPanel = {
  title: string;
  text: string;
  action: Action;
  product: ProductSummary | undefined;
  tone: Tone;
  /** `bleed` and `half`: picture on the end half; `disc`: in a circle; `field`: blended with the panel's colour. */
  look: "bleed" | "half" | "disc" | "field";
};

type SnapPanelsProps = { panels: readonly SnapPanel[] };

/** On phones in landscape the picture is beside the text as on wide screens; low, narrow windows lack the room. */
const beside =
  "max-lg:landscape:inset-y-0 max-lg:landscape:start-auto max-lg:landscape:h-full max-lg:landscape:w-[45%]";
const frames = {
  bleed: `${beside} absolute inset-x-0 bottom-0 h-[58%] md:max-lg:portrait:h-[66%] lg:inset-y-0 lg:start-auto lg:h-full lg:w-[56%]`,
  half: `${beside} absolute inset-x-0 bottom-0 h-1/2 md:max-lg:portrait:start-[20%] md:max-lg:portrait:h-[60%] lg:top-20 lg:start-auto lg:h-auto lg:w-[45%]`,
  disc: "absolute end-[6%] bottom-24 w-[min(88%,calc(100svh-25rem))] max-lg:landscape:end-[8%] max-lg:landscape:bottom-[3%] max-lg:landscape:w-[76svh] lg:end-[6%] lg:bottom-auto lg:top-1/2 lg:w-[min(46vw,82svh)] lg:-translate-y-1/2",
  field: `${beside} absolute inset-x-0 bottom-0 h-[56%] md:max-lg:portrait:start-[20%] md:max-lg:portrait:h-[62%] mix-blend-multiply lg:start-auto lg:end-[8%] lg:w-auto lg:aspect-4/5 lg:h-[calc(100%-5rem)] lg:max-w-[52%]`,
};
const pictures = {
  bleed:
    "size-full bg-transparent! object-[50%_60%] max-lg:[mask-image:linear-gradient(to_bottom,transparent,black_25%)] lg:[mask-image:linear-gradient(to_right,transparent,black_12%)] lg:rtl:[mask-image:linear-gradient(to_left,transparent,black_12%)]",
  half: "size-full",
  disc: "aspect-square w-full rounded-full object-[50%_58%]",
  field:
    "size-full bg-transparent! brightness-[1.16] contrast-[1.06] [mask-image:radial-gradient(farthest-side,black_72%,transparent)]",
};

/** Panels as tall as the screen, one after the other; dots, arrow keys and page keys move between them. */
export function SnapPanels({ panels }: SnapPanelsProps) {
  const goods = useCatalogueLanguage();
  const { t } = useTranslation("homes");
  const { panelAt, current, goTo } = useSnapPanels(panels.length);
  return (
    <>
      {panels.map(({ title, text, action, product, tone, look }, i) => {
        const Heading = i === 0 ? "h1" : "h2";
        return (
          <section
            key={title}
            ref={panelAt(i)}
            aria-label={title}
            className={`snap-panel relative isolate flex min-h-svh overflow-hidden ${toneClasses[tone]}`}
          >
            {product && (
              <Link
                to={productPath(product)}
                lang={product.language ?? goods}
                aria-label={product.name}
                className={`max-sm:landscape:hidden ${frames[look]}`}
              >
                <ShowPicture
                  product={product}
                  alt={product.alt[0] ?? ""}
                  sizes="(min-width: 64rem) 60vw, 100vw"
                  isFirst={i === 0}
                  className={pictures[look]}
                />
              </Link>
            )}
            <div className="pointer-events-none relative flex w-full flex-col px-[clamp(min(1rem,5vw),4vw,3rem)] pt-24 pb-8 *:pointer-events-auto max-sm:pe-14 lg:justify-center lg:pt-28">
              <Heading
                className={`max-w-[9ch] text-[clamp(3.25rem,9vw,9.5rem)] leading-[0.92] ${look === "disc" ? "lg:max-w-[44vw]" : ""}`}
              >
                {title}
              </Heading>
              <p className="mt-5 max-w-xs text-lg leading-snug lg:max-w-sm">{text}</p>
              <div className="my-6">
                <PanelLink {...action} />
              </div>
              {product && (
                <PriceChip
                  product={product}
                  className="self-start landscape:mt-auto sm:max-lg:landscape:absolute sm:max-lg:landscape:end-16 sm:max-lg:landscape:bottom-6 lg:absolute lg:end-24 lg:bottom-10"
                />
              )}
            </div>
            {i < panels.length - 1 && (
              <button
                type="button"
                aria-label={t("Next panel")}
                onClick={() => goTo(i + 1)}
                className="absolute bottom-5 left-1/2 hidden size-11 -translate-x-1/2 place-items-center rounded-full border border-current lg:grid"
              >
                <Icon of={ChevronDown} size={20} />
              </button>
            )}
          </section>
        );
      })}
      <nav
        aria-label={t("Panels")}
        className="fixed end-1 top-1/2 z-30 grid -translate-y-1/2 rounded-full bg-surface/85 text-ink lg:end-5"
      >
        {panels.map(({ title }, i) => (
          <button
            key={title}
            type="button"
            aria-label={title}
            aria-current={i === current}
            onClick={() => goTo(i)}
            className="group grid size-11 place-items-center max-lg:size-9"
          >
            <span className="size-2.5 rounded-full border-2 border-current group-aria-[current=true]:bg-current" />
          </button>
        ))}
      </nav>
    </>
  );
}
