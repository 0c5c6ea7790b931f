import "./cutaway-house.css";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import { titleOf } from "~/features/catalogue/department-names.ts";
import type { CardProduct } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { ButtonLink } from "~/platform/ui/button.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { type Place, planHouse } from "./house-plan.ts";

export type HouseRoom = {
  /** Whose room it is; without it, the product's. */
  of?: { name: string; to: string } | undefined;
  /** A picture path under `scenes/`; without it, the product's picture. */
  scene?: string | undefined;
  pick: CardProduct;
};

type CutawayHouseProps = {
  title: string;
  lead: string;
  actions: readonly [Action, Action];
  /** From the roof down. */
  rooms: readonly HouseRoom[];
};

/** The size of a room, and the part of the screen that its picture takes. */
const sizes = {
  2: ["lg:col-span-2 lg:aspect-3/2", "30vw"],
  3: ["lg:col-span-3 lg:aspect-9/4", "46vw"],
  4: ["lg:col-span-4 lg:aspect-3/1", "62vw"],
  6: ["lg:col-span-6 lg:aspect-9/2", "94vw"],
} as const;

/** A house cut open: under its roof the title, on its floors one lit room for each department, with one pick a week. */
export function CutawayHouse({ title, lead, actions: [first, second], rooms }: CutawayHouseProps) {
  const plan = planHouse(rooms.length);
  return (
    <section className="overflow-hidden bg-linear-to-b from-paper to-stage pt-6 md:pt-10">
      <div className="wrap pb-8">
        <div className="house-roof grid items-end gap-x-12 gap-y-5 bg-deep px-[8%] pt-10 pb-8 text-deep-ink lg:grid-cols-[1fr_24rem] lg:pt-14 lg:pb-10">
          <h1 className="text-[2.5rem] leading-[1.04] md:text-6xl xl:text-7xl">{title}</h1>
          <div>
            <p className="text-lg leading-snug">{lead}</p>
            <div className="mt-5 flex flex-wrap gap-3">
              <ButtonLink to={first.to} look="accent">
                {first.label}
              </ButtonLink>
              <PanelLink {...second} />
            </div>
          </div>
        </div>
        <ul className="house -mt-px mx-[2%] grid grid-cols-2 gap-2 bg-deep p-2 lg:grid-cols-6 lg:gap-3 lg:p-3">
          {rooms.map((room, i) => {
            const place = plan[i];
            const isAcross = i % 3 === 0 || (i === rooms.length - 1 && i % 3 === 1);
            return (
              place && (
                <Room
                  key={room.pick.id}
                  room={room}
                  place={place}
                  isAcross={isAcross}
                  isFirst={i === 0}
                  isCorner={place.isCellar && !plan[i - 1]?.isCellar}
                />
              )
            );
          })}
        </ul>
      </div>
    </section>
  );
}

type RoomProps = {
  room: HouseRoom;
  place: Place;
  /** On phones, whether it takes both columns. */
  isAcross: boolean;
  isFirst: boolean;
  /** The first room of the cellar: the ground starts with it. */
  isCorner: boolean;
};

function Room({ room: { of, scene, pick }, place, isAcross, isFirst, isCorner }: RoomProps) {
  const { t } = useTranslation();
  const [span, share] = sizes[place.columns];
  const name = <ProductName of={pick} />;
  return (
    <li
      className={`relative flex flex-col bg-surface text-ink ${isAcross ? "col-span-2" : ""} ${span.split(" ")[0]} ${isCorner ? "house-cellar" : ""}`}
    >
      <div
        className={`house-room relative flex-1 overflow-hidden ${isAcross ? "aspect-[2/1]" : "aspect-square"} ${span.split(" ")[1]}`}
      >
        <Picture
          path={scene ?? pick.pictures[0]}
          alt=""
          {...(scene && { width: 1440, height: 960 })}
          sizes={`(min-width: 64rem) ${share}, ${isAcross ? "90vw" : "45vw"}`}
          isFirst={isFirst}
          className="absolute inset-0 size-full"
        />
        <span
          aria-hidden
          dir="ltr"
          className="absolute start-2 top-2 grid size-9 place-items-center rounded-full bg-surface font-display tabular-nums"
        >
          {place.floor < 0 ? `−${-place.floor}` : place.floor}
        </span>
      </div>
      <div className="flex items-start gap-4 p-3 xl:px-4">
        {scene && (
          <Picture
            path={pick.pictures[0]}
            alt=""
            sizes="4rem"
            className="hidden aspect-4/5 w-16 rounded-base lg:block"
          />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-xl xl:text-2xl">
            <Link
              to={of?.to ?? productPath(pick)}
              className="after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:-outline-offset-4"
            >
              {of ? t(titleOf(of.name)) : name}
            </Link>
          </h2>
          {of && (
            <p className="mt-1 text-sm leading-snug">
              <span className="text-muted">{`${t("Pick of the week:")} `}</span>
              <Link
                data-apart
                to={productPath(pick)}
                className="relative z-10 font-medium underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            </p>
          )}
          <PriceTag product={pick} />
        </div>
      </div>
    </li>
  );
}
