import { type Action, PanelLink } from "./panel-link.tsx";
import { type Shown, ShowPicture } from "./show-picture.tsx";
import { type Tone, toneClasses } from "./tones.ts";

export type Banner = Shown & { title: string; text?: string; action: Action; tone?: Tone };

/** On wide banners a product stands beside the words and its paper runs out into the panel; a scene ends where it is cut. */
const fadeWide =
  "@lg:[mask-image:linear-gradient(to_right,transparent,black_26%)] @lg:rtl:[mask-image:linear-gradient(to_left,transparent,black_26%)]";

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

/** Several banners in a composed grid; each leads to what it shows. */
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

/** On phones and on wide panels the picture stands beside the words, else below them; it always reaches three edges. */
function BannerPanel({ title, text, action, product, scene, tone = "stage" }: Banner) {
  return (
    <div
      className={`group relative flex h-full overflow-hidden rounded-base sm:flex-col @lg:flex-row ${toneClasses[tone]}`}
    >
      <div className="relative z-10 flex-1 self-center p-5 sm:flex-none sm:self-start sm:p-6 md:p-8 @lg:flex-1 @lg:self-center">
        <h2 className="text-2xl sm:text-3xl md:text-4xl">{title}</h2>
        {text && <p className="mt-2 max-w-64 leading-snug">{text}</p>}
        <PanelLink {...action} look="arrow" className="mt-1 after:absolute after:inset-0 after:z-10" />
      </div>
      <div
        className={`relative w-[46%] overflow-hidden sm:w-full sm:flex-1 @lg:min-h-[30rem] @lg:flex-none ${scene ? "@lg:w-[64%]" : "@lg:w-[54%]"}`}
      >
        <ShowPicture
          product={product}
          scene={scene}
          sizes="(min-width: 64rem) 34vw, (min-width: 40rem) 48vw, 44vw"
          className={`aspect-4/5 size-full bg-transparent! transition-transform duration-500 group-hover:scale-[1.02] motion-reduce:transition-none sm:aspect-10/11 @lg:absolute @lg:inset-0 @lg:aspect-auto ${scene ? "" : fadeWide}`}
        />
      </div>
    </div>
  );
}
