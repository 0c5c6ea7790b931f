import { Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Form } from "react-router";

/** The search field; without script it is a form that leads to the results. */
export function SearchBox() {
  const { t } = useTranslation();
  return (
    <Form action="/search" role="search" className="relative">
      <input
        type="search"
        name="q"
        aria-label={t("Search")}
        placeholder={t("Search products and departments")}
        autoComplete="off"
        className="h-11 w-full rounded-full border border-muted/60 bg-surface ps-4 pe-11 text-[0.9375rem] placeholder:text-muted"
      />
      <button type="submit" aria-label={t("Search")} className="absolute end-0 top-0 grid size-11 place-items-center">
        <Search size={18} aria-hidden />
      </button>
    </Form>
  );
}
