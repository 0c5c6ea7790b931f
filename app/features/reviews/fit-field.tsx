import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { fitWords } from "./fit-words.ts";
import { fits } from "./review.ts";

type FitFieldProps = { id: string; name: string; value: string; onChoose: (fit: string) => void };

/** How clothes fit, if the customer wants to say so. */
export function FitField({ id, name, value, onChoose }: FitFieldProps) {
  const { t } = useTranslation("account");
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">
        {t("How it fits")} <span className="font-normal text-muted">{t("(optional)")}</span>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {fits.map((fit) => (
          <label key={fit} className="flex min-h-11 items-center gap-2.5">
            <input
              id={fit === "small" ? id : undefined}
              type="radio"
              autoComplete="off"
              name={name}
              value={fit}
              checked={value === fit}
              onChange={() => onChoose(fit)}
              className="size-[1.125rem]"
            />
            {t(fitWords[fit])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
