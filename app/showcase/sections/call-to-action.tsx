import { type Action, PanelLink } from "./panel-link.tsx";
import { type Shown, ShowPicture } from "./show-picture.tsx";
import { type Tone, toneClasses } from "./tones.ts";

type CallToActionProps = Shown & {
  title: string;
  text?: string;
  action: Action;
  /** `band` is full width, `card` stays within the page margins, `poster` is large type only. */
  look?: "band" | "card" | "poster";
  tone?: Tone;
};

/** One clear next step. */
export function CallToAction({ title, text, action, look = "band", tone = "deep", ...shown }: CallToActionProps) {
  const isScene = shown.scene !== undefined;
  const hasPicture = shown.product !== undefined || isScene;
  const columns = isScene ? "md:grid-cols-2" : look === "card" ? "md:grid-cols-[3fr_2fr]" : "md:grid-cols-[2fr_1fr]";
  const panel = (
    <div
      className={`relative grid overflow-hidden ${hasPicture ? columns : ""} ${look === "card" ? "rounded-base" : ""} ${toneClasses[tone]}`}
    >
      <div
        className={`flex flex-col items-start justify-center ${look === "card" ? "p-7 md:p-14" : "wrap py-14 md:py-20"} ${look === "band" && hasPicture ? "lg:ps-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))]" : ""}`}
      >
        <h2 className={look === "poster" ? "text-[clamp(3rem,10vw,9rem)]" : "max-w-2xl text-4xl md:text-6xl"}>
          {title}
        </h2>
        {text && <p className="mt-4 max-w-lg text-lg leading-snug">{text}</p>}
        <PanelLink {...action} className="mt-7" />
      </div>
      {hasPicture && (
        <ShowPicture
          {...shown}
          sizes="(min-width: 48rem) 50vw, 100vw"
          className={`w-full md:h-full ${isScene ? "md:max-h-[32rem]" : "md:max-h-[38rem] lg:min-h-[34rem]"}`}
        />
      )}
    </div>
  );
  return <section className={look === "card" ? "wrap py-6 md:py-10" : "@container last:-mb-12"}>{panel}</section>;
}
