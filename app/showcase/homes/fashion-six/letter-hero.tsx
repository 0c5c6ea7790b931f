import { type Scene, ShowPicture } from "../../sections/show-picture.tsx";

type LetterHeroProps = {
  date: string;
  title: string;
  text: string;
  scene: Scene;
};

/** A full-width still life with the top of a letter lying on it; the section below continues its sheet. */
export function LetterHero({ date, title, text, scene }: LetterHeroProps) {
  return (
    <section className="bg-paper">
      <ShowPicture scene={scene} sizes="100vw" isFirst className="h-[19rem] w-full md:h-[26rem] lg:h-[33rem]" />
      <div className="relative mx-3 -mt-14 max-w-4xl bg-paper px-5 pt-12 text-center text-ink md:mx-auto md:-mt-16 md:px-20 md:pt-14">
        <p className="text-[0.9375rem] text-muted">{date}</p>
        <h1 className="mx-auto mt-4 max-w-[20rem] text-6xl leading-[0.95] md:max-w-[32rem] md:text-8xl">{title}</h1>
        <p className="mx-auto mt-6 max-w-md pb-2 text-lg leading-snug">{text}</p>
      </div>
    </section>
  );
}
