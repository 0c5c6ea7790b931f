import { Columns2, Columns3, Columns4, type IconNode, Rows3, Square } from "lucide";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { hrefOf, type ListingPlace } from "./listing-address.ts";
import { type ListingView, listingViews } from "./listing-layouts.ts";

type Signs = { wide: IconNode; narrow: IconNode };

/** Phones show fewer columns: three and four look the same there, so only one of them is offered. */
const signs: Record<ListingView, Signs> = {
  "2": { wide: Columns2, narrow: Square },
  "3": { wide: Columns3, narrow: Columns2 },
  "4": { wide: Columns4, narrow: Columns2 },
  list: { wide: Rows3, narrow: Rows3 },
};

/** Switches between two, three or four columns and the list. */
export function ViewSwitch({ place }: { place: ListingPlace }) {
  const { t } = useTranslation();
  const names: Record<ListingView, string> = {
    "2": t("Large grid"),
    "3": t("Medium grid"),
    "4": t("Small grid"),
    list: t("List"),
  };
  const spare = place.view === "4" ? "3" : "4";
  return (
    <nav aria-label={t("View")} className="flex items-center max-lg:-me-3">
      {listingViews.map((view) => {
        const { wide, narrow } = signs[view];
        const isCurrent = view === place.view;
        return (
          <Link
            key={view}
            to={hrefOf(place, { view })}
            preventScrollReset
            title={names[view]}
            aria-current={isCurrent || undefined}
            className={`grid size-11 place-items-center rounded-base hover:text-ink ${isCurrent ? "text-ink" : "text-muted"} ${view === spare ? "max-sm:hidden" : ""}`}
          >
            <Icon of={wide} size={20} strokeWidth={isCurrent ? 2 : 1.4} className="max-sm:hidden" />
            <Icon of={narrow} size={20} strokeWidth={isCurrent ? 2 : 1.4} className="sm:hidden" />
          </Link>
        );
      })}
    </nav>
  );
}
