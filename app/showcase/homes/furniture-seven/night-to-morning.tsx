import { useId, useState } from "react";
import type { Cents, ProductSummary } from "~/features/catalogue/product.ts";
import { Money } from "~/features/currency/money.tsx";
import { arrivalDays, writtenDays } from "~/features/delivery/delivery-times.ts";
import { daysAfter } from "~/platform/dates/calendar.ts";
import { useToday } from "~/platform/dates/use-today.ts";
import { commaList } from "~/platform/i18n/comma-list.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { useAnnouncement } from "~/platform/ui/announce.ts";
import { isCollected } from "~/settings/delivery-facts.ts";
import { closedIn } from "~/settings/weekend.ts";
import { shop } from "../../../../shop.config.ts";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { ProductLine } from "../../sections/product-line.tsx";
import { type Scene, ShowPicture } from "../../sections/show-picture.tsx";

const RETURN_DAYS = 14;

type NightToMorningProps = {
  title: string;
  text: string;
  /** A room in the evening, with its dark wall at the start. */
  scene: Scene;
  /** What stands in the room. */
  products: readonly ProductSummary[];
  action: Action;
};

/**
 * One room from the evening of an order to the morning on which it stands there: its light follows the scrolling, while
 * each hour says what happens on which day, per delivery method, in the shop's own calendar.
 */
export function NightToMorning({ title, text, scene, products, action }: NightToMorningProps) {
  const { t, i18n } = useTranslation("homes");
  const today = useToday();
  const [way, setWay] = useState(0);
  const method = shop.delivery.methods[way];
  /** Undefined until the browser's clock is read. */
  const days = today && method ? arrivalDays(method, today, closedIn(shop)) : undefined;
  /** Lets a date wrap onto two lines: with non-breaking spaces a long one would be broken within a word. */
  const written = (first?: string, last = first) =>
    first && last ? writtenDays([first, last], i18n.language).replaceAll("\u00a0", " ") : "";
  const isForCollection = method !== undefined && isCollected(method);
  const arrival = { name: isForCollection ? t("You collect") : t("It arrives"), day: written(...(days ?? [])) };
  useAnnouncement(commaList(t, [arrival.name, arrival.day]), way);
  if (!method) return null;
  const steps = [
    {
      hour: t("This evening"),
      name: t("You order"),
      day: written(today),
      text: t("As a guest or with an account. The e-mail is your contract."),
    },
    { name: t("We pack"), day: t("Straight away"), text: t("Blankets, corners, straps. We tell you when it leaves.") },
    {
      hour: t("At dawn"),
      ...arrival,
      text: isForCollection
        ? t("Bring the order number and a friend.")
        : t("The carrier rings first. Two people bring large items."),
    },
    {
      hour: t("In the morning"),
      name: t("It stays, or not"),
      day: written(days && daysAfter(days[1], RETURN_DAYS)),
      text: t("Until then you may change your mind."),
    },
  ];
  return (
    <section className="night relative bg-deep text-deep-ink md:grid md:grid-cols-[minmax(0,1fr)]">
      <div className="wrap z-10 pt-10 pb-8 md:col-start-1 md:row-start-1 md:min-h-[calc(100svh-4rem)] md:pt-20">
        <div className="max-w-[34rem]">
          <h1 className="text-5xl md:text-8xl">{title}</h1>
          <p className="mt-5 max-w-sm text-lg leading-snug">{text}</p>
          <div className="mt-7">
            <Ways chosen={way} onChoose={setWay} />
          </div>
        </div>
      </div>
      <div className="sticky top-16 z-20 overflow-hidden md:top-0 md:z-0 md:col-start-1 md:row-span-2 md:row-start-1 md:h-svh">
        <ShowPicture
          scene={scene}
          sizes="(min-width: 48rem) max(100vw, 150vh), 100vw"
          isFirst
          className="night-room aspect-3/2 w-full bg-transparent! md:h-full"
        />
        <div aria-hidden className="night-dawn absolute inset-0" />
      </div>
      <div className="wrap z-10 md:col-start-1 md:row-start-2">
        <ol className="max-w-[26rem]">
          {steps.map(({ hour, name, day, text: about }, i) => (
            <li key={name} className="flex items-center py-8 md:min-h-[min(85svh,46rem)] md:py-0">
              <div className="w-full rounded-base bg-surface p-6 text-ink md:p-8">
                <p className="text-sm text-muted">{hour}</p>
                <h2 className="mt-1 text-3xl md:text-4xl">{name}</h2>
                <p className="mt-3 min-h-8 text-xl leading-tight font-semibold tabular-nums">{day}</p>
                <p className="mt-1 leading-snug text-muted">{about}</p>
                {i === steps.length - 1 && (
                  <>
                    <ul className="mt-5 border-t border-line">
                      {products.map((product) => (
                        <ProductLine key={product.id} product={product} className="border-b border-line" />
                      ))}
                    </ul>
                    <PanelLink {...action} look="arrow" className="mt-3" />
                  </>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The shop's delivery methods and what each costs. */
function Ways({ chosen, onChoose }: { chosen: number; onChoose: (way: number) => void }) {
  const { t } = useTranslation("homes");
  const group = useId();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("Delivery method")}</legend>
      {shop.delivery.methods.map(({ id, name, price, freeAbove }, i) => (
        <label
          key={id}
          className="grid min-h-12 content-center rounded-button border border-line bg-surface px-4 py-1.5 text-ink has-checked:border-accent has-checked:bg-accent has-checked:text-accent-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
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
