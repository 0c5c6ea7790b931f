import { type MouseEvent, useState } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { CatalogueText, useCatalogueText } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { firstNumber } from "../../sections/first-number.ts";

type Book = { product: ProductSummary; facts: Readonly<Record<string, string>> };

const spines = [
  { look: "bg-accent text-accent-ink", height: "h-76 md:h-[26rem]" },
  { look: "bg-deep text-deep-ink", height: "h-88 md:h-[28rem]" },
  { look: "bg-ground text-ink", height: "h-74 md:h-[24rem]" },
  { look: "bg-sale text-accent-ink", height: "h-78 md:h-[27rem]" },
  { look: "bg-stage text-stage-ink", height: "h-76 md:h-[25rem]" },
];

/** A shelf of book spines; one that is hovered, tapped or focused comes out and turns to its cover. */
export function Bookshelf({ title, text, books }: { title: string; text?: string; books: readonly Book[] }) {
  // Close enough to the start that the open cover fully fits on a phone.
  const [open, setOpen] = useState(Math.min(2, books.length - 1));
  return (
    <section className="border-b-[0.75rem] border-accent bg-surface text-ink">
      <div className="wrap pt-12 md:pt-16">
        <h2 className="text-3xl md:text-5xl">{title}</h2>
        {text && <p className="mt-3 max-w-xl text-muted">{text}</p>}
      </div>
      <ul className="scroller wrap mt-8 flex items-end gap-1 overflow-x-auto pt-2 md:gap-1.5 lg:justify-center">
        {books.map((book, i) => (
          <BookOnShelf key={book.product.id} book={book} at={i} isOpen={i === open} onOpen={() => setOpen(i)} />
        ))}
      </ul>
    </section>
  );
}

type BookOnShelfProps = { book: Book; at: number; isOpen: boolean; onOpen: () => void };

function BookOnShelf({ book: { product, facts }, at, isOpen, onOpen }: BookOnShelfProps) {
  const { t } = useTranslation("homes");
  const inLanguage = useCatalogueText();
  const spine = spines[at % spines.length];
  // For several volumes the value says so after the number.
  const pages = firstNumber(facts["Pages"]) ?? 0;
  function handleClick(event: MouseEvent) {
    if (isOpen) return;
    event.preventDefault();
    onOpen();
  }
  return (
    <li className="flex shrink-0 items-end" onPointerEnter={(event) => event.pointerType === "mouse" && onOpen()}>
      <Link
        to={productPath(product)}
        {...inLanguage(product.language)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && onOpen()}
        onClick={handleClick}
        className={`flex w-14 items-center justify-between gap-2 overflow-hidden rounded-t-sm border-x border-t border-current/15 px-3 -outline-offset-4 focus-visible:outline-current [writing-mode:vertical-rl] md:w-20 md:gap-4 md:px-6 ${spine?.height} ${spine?.look}`}
      >
        <span className="font-display text-lg whitespace-nowrap md:text-[1.375rem]">{product.name}</span>
        <span className="truncate text-sm">{facts["Author"]}</span>
      </Link>
      <div className={`cover grid ${isOpen ? "grid-cols-[1fr]" : "grid-cols-[0fr]"}`}>
        <div className="overflow-hidden">
          <div className="w-44 bg-paper text-ink md:w-64">
            <Picture
              path={product.pictures[0]}
              alt={product.alt[0] ?? ""}
              sizes="16rem"
              className="aspect-4/5 w-full"
            />
            <div className="min-h-16 p-3">
              <p className="text-sm text-muted">
                <CatalogueText>{facts["Genre"]}</CatalogueText>
                {pages > 0 && ` · ${t("{{pages}} pages", { pages })}`}
              </p>
              <PriceTag product={product} />
            </div>
          </div>
        </div>
      </div>
    </li>
  );
}
