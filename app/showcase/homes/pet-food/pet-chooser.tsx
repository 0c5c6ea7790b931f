import { useState } from "react";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { ProductCard } from "~/features/product/product-card.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";

/** A food, with the daily ration for an animal of a certain weight. */
export type Ration = { product: ProductSummary; gramsADay?: number; atKilos?: number };

export type Pet = {
  name: string;
  text: string;
  /** Least, most and usual weight in kilograms; undefined for animals that nobody weighs. */
  weight?: readonly [least: number, most: number, usual: number];
  rations: readonly Ration[];
  more: Action;
};

type PetChooserProps = { title: string; pets: readonly Pet[] };

/** Daily ration in grams: appetite grows with the three-quarter power of weight. */
function gramsFor({ gramsADay = 0, atKilos = 1 }: Ration, kilos: number): number {
  return Math.round((gramsADay * (kilos / atKilos) ** 0.75) / 5) * 5;
}

/** Grams in a pack, 0 if it is not sold by weight. */
function packOf({ netContent }: ProductSummary): number {
  if (netContent?.unit === "kg") return netContent.amount * 1000;
  return netContent?.unit === "g" ? netContent.amount : 0;
}

/** Asks for the animal and its weight, and shows its food with a day's ration and how long a pack lasts. */
export function PetChooser({ title, pets }: PetChooserProps) {
  const { t } = useTranslation("homes");
  const [chosen, setChosen] = useState(0);
  const [kilos, setKilos] = useState(() => pets.map(({ weight }) => weight?.[2] ?? 0));
  const pet = pets[chosen];
  if (!pet) return null;
  const weight = kilos[chosen] ?? 0;
  return (
    <section id="pet" className="wrap scroll-mt-16 py-10 md:py-16">
      <h2 className="text-center text-4xl md:text-6xl">{title}</h2>
      <fieldset className="mx-auto mt-7 grid max-w-4xl grid-cols-2 gap-3 md:grid-cols-4 md:gap-6" aria-label={title}>
        {pets.map(({ name, rations }, i) => (
          <label
            key={name}
            className="group cursor-pointer rounded-base bg-surface p-3 text-center text-xl font-semibold has-checked:bg-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 md:p-4"
          >
            <input
              type="radio"
              autoComplete="off"
              name="pet"
              className="sr-only"
              checked={i === chosen}
              onChange={() => setChosen(i)}
            />
            <Picture
              path={rations[0]?.product.pictures[0]}
              alt=""
              sizes="12rem"
              className="mb-2 aspect-square w-full rounded-full object-[50%_65%]"
            />
            {name}
          </label>
        ))}
      </fieldset>
      <div className="mt-8 grid items-end gap-x-12 gap-y-4 md:grid-cols-2">
        <p className="max-w-md text-lg leading-snug">{pet.text}</p>
        {pet.weight && (
          <label className="block">
            <span className="flex items-baseline justify-between gap-4 font-semibold">
              {t("How much does yours weigh?")}
              <span aria-hidden className="text-3xl tabular-nums">
                {t("{{weight}} kg", { weight })}
              </span>
            </span>
            <input
              type="range"
              autoComplete="off"
              min={pet.weight[0]}
              max={pet.weight[1]}
              value={weight}
              aria-valuetext={t("{{weight}} kg", { weight })}
              onChange={(event) => {
                const wanted = Number(event.currentTarget.value);
                setKilos(kilos.map((old, i) => (i === chosen ? wanted : old)));
              }}
              className="h-11 w-full accent-accent"
            />
          </label>
        )}
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
        {pet.rations.map((ration) => (
          <li key={ration.product.id} className="flex flex-col">
            {pet.weight && <RationNote grams={gramsFor(ration, weight)} pack={packOf(ration.product)} />}
            <div className="flex-1">
              <ProductCard product={ration.product} />
            </div>
          </li>
        ))}
      </ul>
      <PanelLink {...pet.more} look="arrow" className="mt-6" />
    </section>
  );
}

function RationNote({ grams, pack }: { grams: number; pack: number }) {
  const { t } = useTranslation("homes");
  const days = grams > 0 ? Math.floor(pack / grams) : 0;
  return (
    <p className="mb-2 min-h-12 text-[0.9375rem] leading-snug font-medium">
      {days > 0 ? (
        <>
          {t("About {{grams}} g a day.", { grams })} <br />
          {t("Lasts {{count}} days", { count: days })}
        </>
      ) : (
        t("As an extra, not as a meal.")
      )}
    </p>
  );
}
