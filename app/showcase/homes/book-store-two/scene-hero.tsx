import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { type Scene, ShowPicture } from "../../sections/show-picture.tsx";
import { type Tone, toneClasses } from "../../sections/tones.ts";

type SceneHeroProps = {
  title: string;
  text: string;
  action: Action;
  second?: Action;
  scene: Scene;
  /** The background that fades into the picture. */
  tone: Tone;
};

const grounds: Record<Tone, string> = {
  paper: "from-paper via-paper/85",
  surface: "from-surface via-surface/85",
  ground: "from-ground via-ground/85",
  stage: "from-stage via-stage/85",
  deep: "from-deep via-deep/85",
  accent: "from-accent via-accent/85",
};

/** A full-width scene. The left third of the picture is empty and holds the text, in every language. */
export function SceneHero({ title, text, action, second, scene, tone }: SceneHeroProps) {
  return (
    <section
      className={`relative isolate flex flex-col overflow-hidden lg:min-h-[min(46rem,calc(100svh-7rem))] ${toneClasses[tone]}`}
    >
      <div className="wrap relative z-10 flex flex-1 items-center lg:rtl:justify-end">
        <div className="py-10 lg:w-[38%] lg:py-16">
          <h1 className="text-[2.75rem] leading-(--display-leading) md:text-6xl xl:text-7xl">{title}</h1>
          <p className="mt-5 max-w-md text-lg leading-snug">{text}</p>
          <div className="mt-7 flex flex-wrap items-center gap-4">
            <PanelLink {...action} />
            {second && <PanelLink {...second} look="underlined" className="px-1" />}
          </div>
        </div>
      </div>
      <div
        aria-hidden
        className={`absolute inset-0 bg-linear-to-r from-33% via-39% to-transparent to-48% max-lg:hidden ${grounds[tone]}`}
      />
      <ShowPicture
        scene={scene}
        sizes="(min-width: 64rem) 86vw, 100vw"
        isFirst
        className="h-[21rem] w-full bg-transparent! md:h-[28rem] lg:absolute lg:inset-y-0 lg:-z-10 lg:h-full lg:w-[86%] lg:ltr:end-0 lg:rtl:start-0"
      />
    </section>
  );
}
