import { Star } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { FieldNotes } from "~/platform/ui/field.tsx";
import { Icon } from "~/platform/ui/icon.tsx";

type RatingFieldProps = {
  id: string;
  name: string;
  /** `"1"` to `"5"`, or empty. */
  value: string;
  error?: string | undefined;
  onChoose: (rating: number) => void;
};

/** Star rating input: five radio buttons that look like stars. */
export function RatingField({ id, name, value, error, onChoose }: RatingFieldProps) {
  const { t } = useTranslation("account");
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{t("Your rating")}</legend>
      <div className="-ms-2 flex">
        {[1, 2, 3, 4, 5].map((rating) => (
          <label
            key={rating}
            className="grid size-11 cursor-pointer place-items-center rounded-base has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              id={rating === 1 ? id : undefined}
              type="radio"
              autoComplete="off"
              name={name}
              value={rating}
              checked={value === String(rating)}
              onChange={() => onChoose(rating)}
              aria-describedby={error ? `${id}-error` : undefined}
              className="sr-only"
            />
            <span className="sr-only">{t("Rated {{rating}} of 5", { rating })}</span>
            <Icon
              of={Star}
              size={26}
              strokeWidth={1.4}
              className={rating <= Number(value) ? "fill-ink text-ink" : "text-muted"}
            />
          </label>
        ))}
      </div>
      <FieldNotes name={id} error={error} />
    </fieldset>
  );
}
