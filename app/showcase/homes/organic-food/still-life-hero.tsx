import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { type Scene, ShowPicture } from "../../sections/show-picture.tsx";

type StillLifeHeroProps = { title: string; text: string; action: Action; second?: Action; scene: Scene };

/** A market stall framed by the page background; the text is on the wall above the products. */
export function StillLifeHero({ title, text, action, second, scene }: StillLifeHeroProps) {
  return (
    <section className="wrap pt-4 md:pt-6">
      <div className="relative isolate overflow-hidden rounded-base bg-stage text-stage-ink lg:aspect-3/2 lg:max-h-[calc(100svh-6rem)] lg:min-h-[44rem] lg:w-full">
        <div className="grid gap-5 px-6 pt-8 pb-6 md:px-12 lg:grid-cols-[1.6fr_1fr] lg:items-end lg:pt-10">
          <h1 className="text-[2.75rem] leading-[0.98] md:text-6xl xl:text-7xl">{title}</h1>
          <div>
            <p className="max-w-md text-lg leading-snug">{text}</p>
            <div className="mt-4 flex flex-wrap gap-3">
              <PanelLink {...action} look="filled" />
              {second && <PanelLink {...second} look="underlined" className="px-2" />}
            </div>
          </div>
        </div>
        <ShowPicture
          scene={scene}
          sizes="(min-width: 84rem) 78rem, 94vw"
          isFirst
          className="w-full bg-transparent! max-md:aspect-4/3 md:h-[26rem] lg:absolute lg:inset-0 lg:-z-10 lg:h-full"
        />
      </div>
    </section>
  );
}
