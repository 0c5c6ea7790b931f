import { useId, useState } from "react";
import { daysAfter } from "~/features/calendar/calendar.ts";
import { useToday } from "~/features/calendar/use-today.ts";
import type { Cents } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { isCollected } from "~/features/shop/delivery-facts.ts";
import { arrivalDays, writtenDays } from "~/features/shop/delivery-times.ts";
import { closedIn } from "~/features/shop/weekend.ts";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { shop } from "../../shop.config.ts";
import { PanelLink } from "./panel-link.tsx";

const RETURN_DAYS = 14;

/** What happens after an order placed today, day by day and per delivery method, in the shop's own calendar. */
export function DeliveryTimeline({ title, text }: { title: string; text: string }) {
  const { t, i18n } = useTranslation("homes");
  const today = useToday();
  const [way, setWay] = useState(0);
  const method = shop.delivery.methods[way];
  if (!method) return null;
  /** Undefined until the browser's clock is read. */
  const days = today ? arrivalDays(method, today, closedIn(shop)) : undefined;
  /** Lets a date wrap onto two lines: with non-breaking spaces a long one would be broken within a word. */
  const written = (first?: string, last = first) =>
    first && last ? writtenDays([first, last], i18n.language).replaceAll("\u00a0", " ") : "";
  const isForCollection = isCollected(method);
  const steps = [
    {
      name: t("You order"),
      day: written(today),
      text: t("As a guest or with an account. The e-mail is your contract."),
    },
    { name: t("We pack"), day: t("Straight away"), text: t("Blankets, corners, straps. We tell you when it leaves.") },
    {
      name: isForCollection ? t("You collect") : t("It arrives"),
      day: written(...(days ?? [])),
      text: isForCollection
        ? t("Bring the order number and a friend.")
        : t("The carrier rings first. Two people bring large items."),
    },
    {
      name: t("It stays, or not"),
      day: written(days && daysAfter(days[1], RETURN_DAYS)),
      text: t("Until then you may change your mind."),
    },
  ];
  return (
    <section className="bg-ground text-ink">
      <div className="wrap py-14 md:py-20">
        <div className="grid gap-6 lg:grid-cols-2 lg:items-end">
          <div>
            <h2 className="text-4xl md:text-6xl">{title}</h2>
            <p className="mt-3 max-w-lg text-lg text-muted">{text}</p>
          </div>
          <Ways chosen={way} onChoose={setWay} />
        </div>
        <ol className="mt-12 grid gap-y-8 max-md:border-s-2 max-md:border-accent md:grid-cols-4" aria-live="polite">
          {steps.map(({ name, day, text: about }) => (
            <li key={name} className="relative ps-7 md:border-t-2 md:border-accent md:ps-0 md:pe-6 md:pt-7">
              <span
                aria-hidden
                className="absolute -start-[0.6rem] top-1.5 size-4.5 rounded-full border-4 border-ground bg-accent md:start-0 md:-top-2.5"
              />
              <p className="min-h-8 text-xl leading-tight font-semibold tabular-nums md:text-2xl">{day}</p>
              <h3 className="mt-1 text-base">{name}</h3>
              <p className="mt-1 max-w-64 text-[0.9375rem] leading-snug text-muted">{about}</p>
            </li>
          ))}
        </ol>
        <PanelLink to="/delivery" label={t("Delivery and payment")} look="arrow" className="mt-8" />
      </div>
    </section>
  );
}

/** The shop's delivery methods and what each costs. */
function Ways({ chosen, onChoose }: { chosen: number; onChoose: (way: number) => void }) {
  const { t } = useTranslation("homes");
  const group = useId();
  return (
    <fieldset className="flex flex-wrap gap-2 lg:justify-end">
      <legend className="sr-only">{t("Delivery method")}</legend>
      {shop.delivery.methods.map(({ id, name, price, freeAbove }, i) => (
        <label
          key={id}
          className="grid min-h-12 content-center rounded-button border border-line bg-surface px-4 py-1.5 has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            autoComplete="off"
            className="sr-only"
            name={group}
            checked={i === chosen}
            onChange={() => onChoose(i)}
          />
          <span className="text-[0.9375rem] font-medium">{t(name)}</span>
          <span className="text-sm">
            {price === 0 ? t("free") : <Money cents={price as Cents} />}
            {freeAbove && (
              <>
                {`${t("{{first}}, {{second}}", { first: "", second: t("free from") })} `}
                <Money isBrief cents={shop.delivery.freeFrom as Cents} />
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
