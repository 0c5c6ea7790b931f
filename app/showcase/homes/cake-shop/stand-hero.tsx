import { CatalogueText } from "~/features/catalogue/catalogue-text.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { PriceChip } from "../../sections/price-chip.tsx";
import { type Shown, ShowPicture } from "../../sections/show-picture.tsx";
import { DripEdge } from "./drip-edge.tsx";

type Fact = { name: string; value: string | undefined };

type StandHeroProps = Shown & {
  title: string;
  text: string;
  action: Action;
  /** Two short facts, one on each side of the picture. */
  facts: readonly [Fact, Fact];
};

/** One product on its stand in the middle, the text above and a fact on each side; icing drips from the lower edge. */
export function StandHero({ title, text, action, facts, ...shown }: StandHeroProps) {
  return (
    <section className="relative">
      <div className="relative isolate overflow-hidden bg-stage text-stage-ink">
        <div className="wrap relative z-10 pt-8 text-center md:pt-12">
          <h1 className="text-5xl leading-(--display-leading) md:text-7xl xl:text-[5.5rem]">{title}</h1>
          <p className="mx-auto mt-5 max-w-lg text-lg leading-snug">{text}</p>
          <PanelLink {...action} look="filled" className="mt-5" />
        </div>
        <div className="wrap grid grid-cols-2 items-center gap-x-6 md:grid-cols-[1fr_minmax(0,36rem)_1fr]">
          <FactLine fact={facts[0]} className="max-md:order-2 md:text-end" />
          <div className="relative -mt-4 max-md:order-1 max-md:col-span-2 md:-mt-12">
            <ShowPicture
              {...shown}
              sizes="(min-width: 48rem) 36rem, 94vw"
              isFirst
              className="aspect-square w-full bg-transparent! object-[50%_45%] [mask-image:radial-gradient(closest-side,black_62%,transparent)]"
            />
            {shown.product && (
              <PriceChip product={shown.product} className="absolute end-0 bottom-10 md:-end-6 md:bottom-20" />
            )}
          </div>
          <FactLine fact={facts[1]} className="max-md:order-3 md:text-start" />
        </div>
      </div>
      <DripEdge className="text-stage" />
    </section>
  );
}

function FactLine({ fact: { name, value }, className }: { fact: Fact; className: string }) {
  return (
    <p className={`text-center font-semibold max-md:pb-8 ${className}`}>
      {`${name} `}
      <CatalogueText>{value}</CatalogueText>
    </p>
  );
}
