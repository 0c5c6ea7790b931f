import { Link } from "react-router";
import { productPath } from "~/features/catalogue/addresses.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { type Action, PanelLink } from "./panel-link.tsx";
import { TintedPicture } from "./tinted-picture.tsx";

type ComposedRoomProps = {
  title: string;
  text: string;
  action: Action;
  second?: Action;
  /** `day` is the theme's ground, `dusk` runs from its deep tone to its stage and puts a window into the wall. */
  look?: "day" | "dusk";
  /** Each with the classes of its place and width within the room; places do not overlap. */
  pieces: readonly { product: ProductSummary | undefined; place: string }[];
};

const rooms = {
  day: "bg-linear-to-b from-ground from-55% to-surface to-85% text-ink",
  dusk: "bg-linear-to-b from-deep from-30% to-stage to-90% text-deep-ink",
};

/** A room put together of single pieces, which all lead to themselves; the words stand on its wall. */
export function ComposedRoom({ title, text, action, second, look = "day", pieces }: ComposedRoomProps) {
  const isDusk = look === "dusk";
  return (
    <section className={`relative isolate overflow-hidden ${rooms[look]}`}>
      {isDusk && (
        <div
          aria-hidden
          className="absolute end-[9%] top-[8%] -z-10 grid h-[31%] w-[19%] grid-cols-2 grid-rows-2 gap-1.5 max-lg:hidden"
        >
          {["a", "b", "c", "d"].map((pane) => (
            <span key={pane} className="bg-stage/35" />
          ))}
        </div>
      )}
      <div className={`wrap relative z-10 pt-14 md:pt-20 ${isDusk ? "" : "flex flex-col items-center text-center"}`}>
        <h1
          className={`${isDusk ? "max-w-3xl text-5xl md:text-7xl" : "max-w-4xl text-5xl md:text-[5.5rem]"} leading-(--display-leading)`}
        >
          {title}
        </h1>
        <p className="mt-5 max-w-md text-lg leading-snug">{text}</p>
        <div className="mt-7 flex flex-wrap items-center gap-4">
          <PanelLink {...action} look={isDusk ? "button" : "filled"} />
          {second && <PanelLink {...second} look="underlined" className="px-1" />}
        </div>
      </div>
      <div className="relative mx-auto h-[20rem] max-w-[100rem] md:h-[30rem] lg:h-[34rem]">
        {pieces.map(({ product, place }, i) =>
          product ? (
            <Link
              key={product.id}
              to={productPath(product)}
              prefetch="intent"
              aria-label={product.name}
              className={`absolute mix-blend-multiply outline-offset-[-8px] ${place}`}
            >
              <TintedPicture
                product={product}
                sizes="(min-width: 64rem) 50vw, 90vw"
                isFirst={i === 0}
                className="h-auto w-full"
              />
            </Link>
          ) : null,
        )}
      </div>
    </section>
  );
}
