import { type Action, PanelLink } from "./panel-link.tsx";
import { type Shown, ShowPicture } from "./show-picture.tsx";
import { type Tone, toneClasses } from "./tones.ts";

export type Banner = Shown & { title: string; text?: string; action: Action; tone?: Tone };

/** The picture stands below the words; where the banner is wide, beside them. Its edges run out into the panel. */
const fadeBanner =
  "object-contain! object-bottom [mask-image:linear-gradient(to_bottom,transparent,black_20%),linear-gradient(to_right,transparent,black_14%_86%,transparent)] [mask-composite:intersect] @lg:inset-y-0 @lg:start-auto @lg:end-0 @lg:h-full @lg:w-[62%] @lg:object-cover! @lg:[mask-image:linear-gradient(to_right,transparent,black_34%)] @lg:rtl:[mask-image:linear-gradient(to_left,transparent,black_34%)]";

type BannerMosaicProps = {
  banners: readonly Banner[];
  /** `row` gives all the same width, `first-wide` the first two thirds, `bento` one large beside four, `steps` alternates wide and narrow. */
  look?: "row" | "first-wide" | "bento" | "steps";
  isFirst?: boolean;
};

const grids = {
  row: "sm:grid-cols-2 lg:grid-cols-3",
  "first-wide": "lg:grid-cols-3 lg:*:first:col-span-2",
  bento: "grid-cols-2 lg:grid-cols-4 lg:grid-rows-2 *:first:col-span-2 *:first:row-span-2",
  steps:
    "lg:grid-cols-5 lg:[&>*:nth-child(4n+1)]:col-span-3 lg:[&>*:nth-child(4n+2)]:col-span-2 lg:[&>*:nth-child(4n+3)]:col-span-2 lg:[&>*:nth-child(4n)]:col-span-3",
};

/** Several banners in a composed grid; each leads to what it shows. */
export function BannerMosaic({ banners, look = "row", isFirst = false }: BannerMosaicProps) {
  return (
    <section className="wrap py-4 md:py-6">
      <ul className={`grid gap-3 md:gap-5 ${grids[look]}`}>
        {banners.map((banner, i) => (
          <li key={banner.title}>
            <BannerPanel banner={banner} isFirst={isFirst && i === 0} isSmall={look === "bento" && i > 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function BannerPanel({ banner, isFirst, isSmall }: { banner: Banner; isFirst: boolean; isSmall: boolean }) {
  const { title, text, action, product, scene, tone = "stage" } = banner;
  const Heading = isFirst ? "h1" : "h2";
  return (
    <div
      className={`group @container relative flex h-full flex-col overflow-hidden rounded-base ${isSmall ? "min-h-60 md:min-h-72" : "min-h-[27rem] md:min-h-[30rem]"} ${toneClasses[tone]}`}
    >
      <div className={`relative z-10 ${isSmall ? "p-4 md:p-5" : "p-6 md:p-8 @lg:my-auto @lg:max-w-[52%]"}`}>
        <Heading className={isSmall ? "text-xl md:text-2xl" : "text-3xl md:text-4xl"}>{title}</Heading>
        {text && !isSmall && <p className="mt-2 max-w-64 leading-snug">{text}</p>}
        <PanelLink {...action} look="arrow" className="mt-1 after:absolute after:inset-0 after:z-10" />
      </div>
      <ShowPicture
        product={product}
        scene={scene}
        sizes={isSmall ? "(min-width: 64rem) 24vw, 46vw" : "(min-width: 64rem) 48vw, 94vw"}
        isFirst={isFirst}
        className={`absolute inset-x-0 bottom-0 w-full bg-transparent! transition-transform duration-500 group-hover:scale-[1.02] motion-reduce:transition-none ${isSmall ? "h-[74%]" : "h-[78%]"} ${fadeBanner}`}
      />
    </div>
  );
}
