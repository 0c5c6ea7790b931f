import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { type Scene, ShowPicture } from "../../sections/show-picture.tsx";

type StitchedHeroProps = { title: string; text: string; action: Action; second?: Action; scene: Scene };

/** A full-width maker's workbench, with the text on a stitched label where the bench is empty. */
export function StitchedHero({ title, text, action, second, scene }: StitchedHeroProps) {
  return (
    <section className="relative isolate flex flex-col overflow-hidden bg-ground text-ink lg:min-h-[min(50rem,calc(100svh-6rem))]">
      <div className="wrap relative z-10 flex flex-1 items-start pt-8 pb-6 lg:pt-12 lg:rtl:justify-end">
        <div className="w-full bg-surface p-2.5 shadow-float lg:max-w-[25rem] lg:-rotate-1">
          <div className="border-2 border-dashed border-accent px-6 py-8 text-center md:px-8 md:py-9">
            <h1 className="text-[2.75rem] leading-[1.02] md:text-6xl">{title}</h1>
            <p className="mx-auto mt-4 max-w-sm text-lg leading-snug">{text}</p>
            <div className="mt-6 flex flex-wrap items-center justify-center gap-3">
              <PanelLink {...action} look="filled" />
              {second && <PanelLink {...second} look="underlined" className="px-2" />}
            </div>
          </div>
        </div>
      </div>
      <ShowPicture
        scene={scene}
        sizes="100vw"
        isFirst
        className="-mt-28 w-full max-md:aspect-6/5 md:-mt-24 md:h-[32rem] lg:absolute lg:inset-0 lg:-z-10 lg:mt-0 lg:h-full"
      />
    </section>
  );
}
