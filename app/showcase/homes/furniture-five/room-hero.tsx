import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { type Scene, ShowPicture } from "../../sections/show-picture.tsx";

type RoomHeroProps = {
  title: string;
  text: string;
  action: Action;
  second?: Action;
  scene: Scene;
  /** `day` puts the text above it, centred; `dusk` puts it on its dark wall. */
  look?: "day" | "dusk";
};

const rooms = {
  day: "bg-ground text-ink",
  dusk: "flex flex-col bg-deep text-deep-ink lg:min-h-[min(54rem,calc(100svh-8rem))]",
};
const copies = {
  day: "flex flex-col items-center pt-12 text-center md:pt-16",
  dusk: "pt-12 pb-6 md:pt-16",
};
const pictures = {
  day: "mt-10 aspect-4/3 w-full md:mt-12 md:aspect-9/4",
  dusk: "w-full max-md:aspect-4/3 md:h-[24rem] bg-transparent! max-lg:[mask-image:linear-gradient(to_bottom,transparent,black_18%)] lg:absolute lg:inset-0 lg:-z-10 lg:h-full",
};

/** One full-width room; the text is above it or on its wall. */
export function RoomHero({ title, text, action, second, scene, look = "day" }: RoomHeroProps) {
  const isDusk = look === "dusk";
  return (
    <section className={`relative isolate overflow-hidden ${rooms[look]}`}>
      <div className={`wrap relative z-10 ${copies[look]}`}>
        <h1
          className={`${isDusk ? "max-w-[18rem] text-5xl md:max-w-[26rem] md:text-7xl" : "max-w-5xl text-5xl md:text-6xl xl:text-7xl"} leading-(--display-leading)`}
        >
          {title}
        </h1>
        <p className={`mt-5 text-lg leading-snug ${isDusk ? "max-w-sm" : "max-w-md"}`}>{text}</p>
        <div className="mt-7 flex flex-wrap items-center gap-4">
          <PanelLink {...action} look={isDusk ? "button" : "filled"} />
          {second && <PanelLink {...second} look="underlined" className="px-1" />}
        </div>
      </div>
      <ShowPicture scene={scene} sizes="100vw" isFirst className={pictures[look]} />
    </section>
  );
}
