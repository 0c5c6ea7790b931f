import { useState } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { AddButton } from "~/features/product/add-button.tsx";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

/** `year` has twelve characters, January first: `f` fresh from the field, `k` stored from the harvest, `-` neither. */
export type SeasonLine = { product: ProductSummary; year: string };

type SeasonCalendarProps = {
  title: string;
  text: string;
  lines: readonly SeasonLine[];
  /** 0 is January. */
  thisMonth: number;
};

const months = Array.from({ length: 12 }, (_, i) => i);
const rank: Record<string, number> = { f: 0, k: 1, "-": 2 };
const marks: Record<string, string> = { f: "bg-accent", k: "bg-accent/30", "-": "bg-line/60" };

/** What is in season, month by month: the chosen month's products come first, each with its year as a bar. */
export function SeasonCalendar({ title, text, lines, thisMonth }: SeasonCalendarProps) {
  const { t, i18n } = useTranslation("homes");
  const [month, setMonth] = useState(thisMonth);
  const nameOf = (at: number, length: "short" | "long") =>
    new Intl.DateTimeFormat(i18n.language, { month: length, timeZone: "UTC" }).format(new Date(Date.UTC(2026, at, 15)));
  const stateOf = ({ year }: SeasonLine, at = month) => year[at] ?? "-";
  const words: Record<string, string> = {
    f: t("Fresh in {{month}}", { month: nameOf(month, "long") }),
    k: t("Stored from the harvest"),
    "-": t("Out of season"),
  };
  const sorted = [...lines].sort((a, b) => (rank[stateOf(a)] ?? 2) - (rank[stateOf(b)] ?? 2));

  return (
    <section className="wrap py-12 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="max-w-xl text-4xl md:text-6xl">{title}</h2>
        <p className="max-w-sm text-muted">{text}</p>
      </div>
      <fieldset className="mt-7 grid grid-cols-6 gap-1 md:grid-cols-12" aria-label={t("Month")}>
        {months.map((at) => (
          <label
            key={at}
            className="grid min-h-12 cursor-pointer place-items-center rounded-button bg-ground text-[0.9375rem] font-medium has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              autoComplete="off"
              name="month"
              className="sr-only"
              aria-label={nameOf(at, "long")}
              checked={at === month}
              onChange={() => setMonth(at)}
            />
            <span aria-hidden>{nameOf(at, "short")}</span>
          </label>
        ))}
      </fieldset>
      <ul className="mt-6 grid gap-3 md:grid-cols-2">
        {sorted.map((line) => {
          const state = stateOf(line);
          const { product } = line;
          return (
            <li key={product.id} className="flex gap-4 rounded-base bg-surface p-3 md:gap-5">
              <Picture
                path={product.pictures[0]}
                alt=""
                sizes="9rem"
                className={`aspect-square w-24 shrink-0 self-start rounded-base md:w-36 ${state === "-" ? "grayscale" : ""}`}
              />
              <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
                <p className={`text-sm font-medium ${state === "f" ? "text-accent" : "text-muted"}`}>{words[state]}</p>
                <Link to={productPath(product)} className="text-lg leading-tight font-semibold hover:underline">
                  <ProductName of={product} />
                </Link>
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <PriceTag product={product} />
                  <AddButton product={product} />
                </div>
                <span aria-hidden className="mt-auto flex gap-0.5 pt-2">
                  {months.map((at) => (
                    <span
                      key={at}
                      className={`h-2 flex-1 rounded-sm ${marks[stateOf(line, at)]} ${at === month ? "outline-2 outline-offset-1 outline-ink" : ""}`}
                    />
                  ))}
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
