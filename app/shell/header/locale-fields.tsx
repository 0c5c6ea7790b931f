import { type ChangeEvent, type KeyboardEvent, memo, useEffect, useRef, useState } from "react";
import { chooseCurrency, refreshRates, useCurrency } from "~/features/currency/currency.store.ts";
import { isShowable } from "~/features/currency/currency.ts";
import { currencyNames, languageNames } from "~/generated/intl.ts";
import { dateForm } from "~/platform/i18n/languages.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Select } from "~/platform/ui/field.tsx";
import { showToast } from "~/platform/ui/toast.store.ts";
import { ownCurrency } from "~/settings/own-currency.ts";
import { shop } from "../../../shop.config.ts";
import { changeLanguage } from "../change-language.ts";

/** Language and currency selects, which fetch the rates when they are seen. Another language opens the page again, with what is typed on it. */
export function LocaleFields({ place }: { place: "header" | "menu" }) {
  const { t, i18n } = useTranslation();
  const currency = useCurrency((state) => state);
  /** The chosen language until it is shown: otherwise the field would jump back to the current one. */
  const [chosen, setChosen] = useState<string>();
  const byKey = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const [areAsked, setAsked] = useState(true);
  // Not by the press of a button: the browser may have opened the menu before the scripts were there.
  useEffect(() => {
    const fetchRates = () => void refreshRates().then(() => setAsked(false));
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && fetchRates());
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  async function changeTo(language: string) {
    byKey.current = false;
    setChosen(language);
    if (await changeLanguage(language)) return;
    setChosen(undefined);
    showToast({
      kind: "error",
      message: "This language cannot be loaded right now. Try again when you are connected.",
    });
  }
  /** By keys, each arrow passes another language: only Enter, or leaving the field, changes the shop. */
  const choosing = {
    onPointerDown: () => {
      byKey.current = false;
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      byKey.current = key !== "Enter";
      if (key === "Enter") commit();
      if (key === "Escape") setChosen(undefined);
    },
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
      byKey.current ? setChosen(target.value) : void changeTo(target.value),
    onBlur: () => {
      commit();
      byKey.current = false;
    },
  };
  function commit() {
    if (chosen && chosen !== i18n.language) void changeTo(chosen);
  }
  return (
    <div ref={box} className="space-y-4">
      <Select id={`${place}-language`} label={t("Language")} value={chosen ?? i18n.language} {...choosing}>
        {shop.languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </Select>
      <div>
        <Select
          id={`${place}-currency`}
          label={t("Currency")}
          value={currency.currencyName}
          onChange={(event) => chooseCurrency(event.target.value)}
        >
          {shop.currencies.map((code) => (
            <option key={code} value={code} disabled={!isShowable(currency, code)}>
              {code} · {currencyNames[i18n.language]?.[code]}
            </option>
          ))}
        </Select>
        <p className="mt-2 text-sm leading-snug text-muted">
          <RatesNote
            areAsked={areAsked}
            areKnown={Object.keys(currency.exchangeRates).length > 0}
            asOf={currency.ratesAsOf}
          />
        </p>
      </div>
    </div>
  );
}

type RatesNoteProps = { areAsked: boolean; areKnown: boolean; asOf: string | undefined };

/** Says what the display currencies are worth, and the date of their rates. */
const RatesNote = memo(function RatesNote({ areAsked, areKnown, asOf }: RatesNoteProps) {
  const { t, i18n } = useTranslation();
  const own = ownCurrency;
  if (!areKnown && areAsked) return t("Exchange rates are being fetched …");
  if (!areKnown) return t("Exchange rates are not available right now, so all prices are in {{own}}.", { own });
  const guide = t("Other currencies are a guide: you pay in {{own}}.", { own });
  if (!asOf) return guide;
  const options = { day: "numeric", month: "long", timeZone: shop.timeZone } as const;
  const day = new Intl.DateTimeFormat(dateForm(i18n.language), options).format(new Date(asOf));
  return `${guide} ${t("Rates of {{day}}.", { day })}`;
});
