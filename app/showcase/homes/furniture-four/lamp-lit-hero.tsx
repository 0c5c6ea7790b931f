import { Lightbulb, LightbulbOff } from "lucide";
import { useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { PriceChip } from "../../sections/price-chip.tsx";
import { type Shown, ShowPicture } from "../../sections/show-picture.tsx";

type LampLitHeroProps = Shown & { title: string; text: string; action: Action; second?: Action };

const pool = "[mask-image:radial-gradient(ellipse_closest-side,black_62%,transparent)]";

/** A dark room with one piece in a pool of light; a switch turns the light off and on. */
export function LampLitHero({ title, text, action, second, product, scene }: LampLitHeroProps) {
  const { t } = useTranslation("homes");
  const [isOn, setOn] = useState(true);
  return (
    <section className="@container relative overflow-hidden bg-paper text-ink">
      <div
        aria-hidden
        className={`absolute start-1/2 top-0 size-[150vw] -translate-x-1/2 -translate-y-1/3 bg-radial from-accent/35 to-transparent to-60% transition-opacity duration-500 motion-reduce:transition-none lg:start-[68%] lg:size-[80vw] rtl:translate-x-1/2 ${isOn ? "" : "opacity-0"}`}
      />
      <div className="relative lg:min-h-[min(54rem,100svh)]">
        <div className="lg:absolute lg:inset-y-0 lg:end-[max(0px,calc((100cqw-90rem)/4))] lg:w-[min(62%,58rem)]">
          <ShowPicture
            product={product}
            scene={scene}
            sizes="(min-width: 96rem) 58rem, (min-width: 64rem) 62vw, (min-width: 48rem) 36rem, 100vw"
            isFirst
            className={`mt-10 h-[27.5rem] w-full bg-transparent! transition-[filter] duration-500 motion-reduce:transition-none md:mx-auto md:h-[40rem] md:w-[36rem] lg:mt-0 lg:h-full lg:w-full ${pool} ${isOn ? "" : "brightness-[.22]"}`}
          />
          {product && (
            <PriceChip
              product={product}
              className="absolute end-4 top-[22rem] md:top-[36rem] md:end-8 lg:end-12 lg:top-auto lg:bottom-14"
            />
          )}
        </div>
        <div className="wrap relative flex flex-col justify-end pt-2 pb-12 lg:min-h-[min(54rem,100svh)] lg:pb-20">
          <h1 className="max-w-[11ch] text-[3.25rem] leading-none md:text-7xl xl:text-[7rem] rtl:xl:text-[5.5rem]">
            {title}
          </h1>
          <p className="mt-6 max-w-sm text-lg leading-snug text-ink/85">{text}</p>
          <div className="mt-7 flex flex-wrap items-center gap-4">
            <PanelLink {...action} className="border-accent text-accent" />
            {second && <PanelLink {...second} look="underlined" className="px-1" />}
            <button
              type="button"
              aria-pressed={isOn}
              onClick={() => setOn(!isOn)}
              className="inline-flex min-h-11 items-center gap-2 px-2 text-[0.9375rem] text-muted hover:text-ink"
            >
              <Icon of={isOn ? Lightbulb : LightbulbOff} size={18} strokeWidth={1.5} />
              {t("Lamp")}
            </button>
          </div>
        </div>
      </div>
    </section>
  );
}
