import { type Action, PanelLink } from "./panel-link.tsx";
import { type Shown, ShowPicture } from "./show-picture.tsx";
import { type Tone, toneClasses } from "./tones.ts";

export type Banner = Shown & { title: string; text?: string; action: Action; tone?: Tone };

/** Fades the empty edge of a product picture into the panel of the same tone. The product itself is never cut. */
const melts = {
  beside:
    "max-sm:[mask-image:linear-gradient(to_right,transparent,black_12%)] max-sm:rtl:[mask-image:linear-gradient(to_left,transparent,black_12%)]",
  below: "sm:@max-lg:[mask-image:linear-gradient(to_bottom,transparent,black_12%)]",
  wide: "@lg:[mask-image:linear-gradient(to_right,transparent,black_12%)] @lg:rtl:[mask-image:linear-gradient(to_left,transparent,black_12%)]",
};

type BannerMosaicProps = {
  banners: readonly Banner[];
  /** `row` gives all the same width, `first-wide` the first two thirds, `steps` alternates wide and narrow. */
  look?: "row" | "first-wide" | "steps";
};

const grids = {
  row: "sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>:last-child:nth-child(odd)]:col-span-2",
  "first-wide": "lg:grid-cols-3 lg:*:first:col-span-2",
  steps:
    "lg:grid-cols-5 lg:[&>*:nth-child(4n+1)]:col-span-3 lg:[&>*:nth-child(4n+2)]:col-span-2 lg:[&>*:nth-child(4n+3)]:col-span-2 lg:[&>*:nth-child(4n)]:col-span-3",
};

/** Several banners in a grid; each links to what it shows. */
export function BannerMosaic({ banners, look = "row" }: BannerMosaicProps) {
  return (
    <section className="wrap py-8 md:py-12">
      <ul className={`grid gap-3 md:gap-5 ${grids[look]}`}>
        {banners.map((banner) => (
          <li key={banner.title} className="@container">
            <BannerPanel {...banner} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * On phones the picture is beside the text, on panels one column wide below it; it always touches three edges. On wide
 * panels a product is beside the text, and a scene above it, where it is seen in full.
 */
const wide = {
  product: {
    panel: "@lg:flex-row",
    words: "@lg:max-w-[42%]",
    frame: "@lg:absolute @lg:top-0 @lg:end-0 @lg:aspect-4/5 @lg:h-full @lg:w-auto @lg:max-w-[68%]",
  },
  scene: {
    panel: "@lg:flex-col-reverse",
    words: "@lg:flex-none @lg:self-start",
    frame: "@lg:flex-1",
  },
};

function BannerPanel({ title, text, action, product, scene, tone = "stage" }: Banner) {
  const atWide = wide[scene ? "scene" : "product"];
  const isMelting = !scene && tone === "stage";
  const edge = isMelting ? `${melts.beside} ${melts.below} ${melts.wide}` : "";
  return (
    <div
      className={`group relative flex h-full overflow-hidden rounded-base @lg:min-h-[30rem] sm:@max-lg:flex-col ${atWide.panel} ${toneClasses[tone]}`}
    >
      <div
        className={`relative z-10 flex-1 self-center p-5 sm:@max-lg:flex-none sm:@max-lg:self-start sm:p-6 md:p-8 ${atWide.words}`}
      >
        <h2 className="text-2xl sm:text-3xl md:text-4xl">{title}</h2>
        {text && <p className="mt-2 max-w-64 leading-snug">{text}</p>}
        <PanelLink {...action} look="arrow" className="mt-1 after:absolute after:inset-0 after:z-10" />
      </div>
      <div className={`relative w-[46%] overflow-hidden sm:w-full sm:@max-lg:flex-1 ${atWide.frame}`}>
        <ShowPicture
          product={product}
          scene={scene}
          sizes="(min-width: 64rem) 58vw, (min-width: 40rem) 48vw, 44vw"
          className={`aspect-4/5 size-full bg-transparent! transition-transform duration-500 group-hover:scale-[1.02] motion-reduce:transition-none @md:aspect-10/11 ${scene ? "@lg:absolute @lg:inset-0" : edge}`}
        />
      </div>
    </div>
  );
}
