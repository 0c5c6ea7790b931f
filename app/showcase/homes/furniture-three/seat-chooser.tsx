import { useState } from "react";
import { nearestCents, priceOf } from "~/features/catalogue/price.ts";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Money, useMoney } from "~/features/currency/money.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { PanelLink } from "../../sections/panel-link.tsx";
import { ProductLine } from "../../sections/product-line.tsx";
import { type Tone, toneClasses } from "../../sections/tones.ts";

type SeatSide = {
  name: string;
  /** A listing; the chosen price limit is added to it. */
  to: string;
  tone: Tone;
  pieces: readonly { product: ProductSummary; seats: number }[];
};

/** Two sides, each filtered by number of seats and price; the matches are below with their prices. */
export function SeatChooser({ title, text, sides }: { title: string; text?: string; sides: readonly SeatSide[] }) {
  return (
    <section className="@container">
      <div className="wrap pt-14 pb-8 md:pt-24">
        <h2 className="text-4xl md:text-6xl">{title}</h2>
        {text && <p className="mt-3 max-w-xl text-lg text-muted">{text}</p>}
      </div>
      <div className="grid lg:grid-cols-2">
        {sides.map((side, i) => (
          <Side key={side.name} {...side} place={places[i] ?? ""} />
        ))}
      </div>
    </section>
  );
}

/** Padding of the outer edges of the two sides, in line with the page margins. */
const places = [
  "lg:ps-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))]",
  "lg:pe-[max(3rem,calc((100cqw-var(--wrap,84rem))/2+3rem))]",
];

const STEP = 50;

function Side({ name, to, tone, pieces, place }: SeatSide & { place: string }) {
  const { t } = useTranslation("homes");
  const money = useMoney();
  const euros = pieces.map(({ product }) => priceOf(product).now / 100);
  const [least, most] = [Math.ceil(Math.min(...euros) / STEP) * STEP, Math.ceil(Math.max(...euros) / STEP) * STEP];
  const [limit, setLimit] = useState(most);
  const [seats, setSeats] = useState<number>();
  const choices = [...new Set(pieces.map((piece) => piece.seats))].sort((a, b) => a - b);
  const fitting = pieces.filter(
    (piece) => priceOf(piece.product).now <= nearestCents(limit) && (seats === undefined || piece.seats === seats),
  );
  const fittingWords = t("{{count}} products", { count: fitting.length });
  useAnnouncement(fittingWords);
  return (
    <div
      className={`flex min-h-[44rem] flex-col px-[clamp(min(1rem,5vw),4vw,3rem)] py-9 md:py-14 ${place} ${toneClasses[tone]}`}
    >
      <h3 className="text-6xl md:text-8xl">{name}</h3>
      <div className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <SeatsField name={name} choices={choices} seats={seats} onChoose={setSeats} />
        <label className="block">
          <span className="mb-2 flex justify-between gap-4 text-sm font-medium">
            <span>
              {`${t("What is your budget?")} `}
              <span className="sr-only">{name}</span>
            </span>
            <span aria-hidden className="tabular-nums">
              <Money cents={nearestCents(limit)} />
            </span>
          </span>
          <input
            type="range"
            autoComplete="off"
            min={least}
            max={most}
            step={STEP}
            value={limit}
            aria-valuetext={money(nearestCents(limit))}
            onChange={(event) => setLimit(Number(event.target.value))}
            className="h-11 w-full"
          />
        </label>
      </div>
      <p className="mt-5 text-sm">{fittingWords}</p>
      <Fitting products={fitting.map(({ product }) => product)} />
      <PanelLink
        to={`${to}?max=${limit}&sort=price-up`}
        label={t("As a list")}
        about={name}
        look="arrow"
        className="mt-auto pt-5"
      />
    </div>
  );
}

type SeatsFieldProps = {
  name: string;
  choices: readonly number[];
  seats: number | undefined;
  onChoose: (seats: number | undefined) => void;
};

function SeatsField({ name, choices, seats, onChoose }: SeatsFieldProps) {
  const { t } = useTranslation("homes");
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">
        {`${t("How many will sit on it?")} `}
        <span className="sr-only">{name}</span>
      </legend>
      <div className="flex gap-2">
        {[...(choices.length > 1 ? [undefined] : []), ...choices].map((count) => (
          <label
            key={count ?? 0}
            className="grid min-h-11 min-w-11 place-items-center rounded-button border border-current/40 px-3 font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              autoComplete="off"
              className="sr-only"
              name={`seats-${name}`}
              checked={choices.length === 1 || seats === count}
              onChange={() => onChoose(count)}
            />
            {count ?? t("Any")}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Fitting({ products }: { products: readonly ProductSummary[] }) {
  return (
    <ul className="mt-2 divide-y divide-line rounded-base bg-surface px-4 text-ink">
      {products.map((product) => (
        <ProductLine key={product.id} product={product} />
      ))}
    </ul>
  );
}
