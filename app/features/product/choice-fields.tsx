import { useEffect, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { inlineButton } from "~/platform/ui/text-button.ts";
import type { ProductChoice } from "../catalogue/choice-query.ts";
import { ONLY, sizeWord } from "../catalogue/choice-words.ts";
import type { CardProduct, SizeChart } from "../catalogue/product.ts";
import { type ChoiceOption, colourOptions, sizeOptions, withColour } from "./choice.ts";
import { ChoiceField } from "./choice-field.tsx";
import { dotsOf } from "./dot-colours.ts";
import { SizeChartButton } from "./size-chart-button.tsx";
import type { Purchase } from "./use-purchase.ts";

type ChoiceFieldsProps = {
  purchase: Purchase;
  sizeChart?: SizeChart | undefined;
  onChoose: (choice: ProductChoice) => void;
  /** Chooses a sold-out item, to request an email when it is back. */
  onAwait: (choice: ProductChoice) => void;
};

/** How long a pressed button stays, in ms. */
const STAY_MS = 250;

const obstacles = { "sold-out": "sold out", "not-made": "not made in this colour" } as const;

/** Colour and size of a product, as two radio groups. */
export function ChoiceFields({ purchase, sizeChart, onChoose, onAwait }: ChoiceFieldsProps) {
  const { t } = useTranslation();
  const { product, choice, isMissingShown, missing, options } = purchase;
  if (!product.variation) return sizeChart ? <SizeChartButton chart={sizeChart} /> : null;
  const colours = colourOptions(product);
  const dots = dotsOf(colours.map(({ value }) => value));
  const reasonOf = ({ obstacle }: ChoiceOption) => obstacle && t(obstacles[obstacle]);
  const errorFor = (name: "colour" | "size", text: string) =>
    isMissingShown && missing.includes(name) ? t(text) : undefined;
  return (
    <div ref={options} className="space-y-6">
      {choice.colour !== ONLY && (
        <ChoiceField
          name="colour"
          legend={t("Colour")}
          chosenName={choice.colour && t(choice.colour)}
          error={errorFor("colour", "Please choose a colour.")}
          options={colours.map((option, i) => ({
            value: option.value,
            label: t(option.value),
            reason: reasonOf(option),
            dot: dots[i],
          }))}
          chosen={choice.colour}
          onChoose={(colour) => onChoose(withColour(product, choice, colour))}
        />
      )}
      {choice.size !== ONLY && (
        <ChoiceField
          name="size"
          legend={t("Size")}
          chosenName={choice.size && sizeWord(t, choice.size)}
          error={errorFor("size", "Please choose a size.")}
          isSaid={!missing.includes("colour")}
          aside={sizeChart && <SizeChartButton chart={sizeChart} />}
          options={sizeOptions(product, choice.colour).map((option) => ({
            value: option.value,
            label: sizeWord(t, option.value),
            reason: reasonOf(option),
          }))}
          chosen={choice.size}
          onChoose={(size) => onChoose({ ...choice, size })}
        />
      )}
      <SoldOutSizes product={product} choice={choice} onAwait={onAwait} />
    </div>
  );
}

type SoldOutSizesProps = Pick<ChoiceFieldsProps, "onAwait"> & { product: CardProduct; choice: ProductChoice };

/** The sold-out sizes of the chosen colour, each with a button to request an email when it is back. */
function SoldOutSizes({ product, choice, onAwait }: SoldOutSizesProps) {
  const { t } = useTranslation();
  const { colour, size } = choice;
  const [hidden, setHidden] = useState(size);
  // Readers do not say what gets the focus if the pressed button goes at the same moment.
  useEffect(() => {
    const timer = setTimeout(() => setHidden(size), STAY_MS);
    return () => clearTimeout(timer);
  }, [size]);
  if (!colour) return null;
  const soldOut = sizeOptions(product, colour).filter(
    (option) => option.obstacle === "sold-out" && option.value !== hidden,
  );
  const sentence = colour === ONLY ? "{{size}} is sold out." : "{{size}} is sold out in {{colour}}.";
  return soldOut.map((option) => (
    <p key={option.value} className="-mt-3 text-sm text-muted">
      {`${t(sentence, { size: sizeWord(t, option.value), colour: t(colour) })} `}
      <button type="button" className={inlineButton} onClick={() => onAwait({ colour, size: option.value })}>
        {t("Tell me when size {{size}} is back", { size: sizeWord(t, option.value) })}
      </button>
    </p>
  ));
}
