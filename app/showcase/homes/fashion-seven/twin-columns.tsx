import { Plus } from "lucide";
import { useId, useState } from "react";
import { productPath } from "~/features/catalogue/addresses.ts";
import { ProductName } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductSummary } from "~/features/catalogue/product.ts";
import { PriceTag } from "~/features/product/price-tag.tsx";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { type Action, PanelLink } from "../../sections/panel-link.tsx";
import { PriceChip } from "../../sections/price-chip.tsx";
import { type Tone, toneClasses } from "../../sections/tones.ts";

type Column = {
  title: string;
  text: string;
  tone: Tone;
  action: Action;
  /** The first is shown large. */
  products: readonly ProductSummary[];
};

type TwinColumnsProps = { title: string; columns: readonly [Column, Column] };

/** Two columns side by side (on phones one above the other); the one that is pressed widens and shows what belongs to it. */
export function TwinColumns({ title, columns }: TwinColumnsProps) {
  const [open, setOpen] = useState<number>();
  return (
    <section>
      <h1 className="wrap py-5 text-3xl md:py-6 md:text-5xl">{title}</h1>
      <div className="flex flex-col lg:h-[max(36rem,calc(100svh-13.5rem))] lg:flex-row">
        {columns.map((column, i) => (
          <WideningColumn
            key={column.title}
            {...column}
            isFirst={i === 0}
            isOpen={i === open}
            onPress={() => setOpen(i === open ? undefined : i)}
          />
        ))}
      </div>
    </section>
  );
}

type WideningColumnProps = Column & { isFirst: boolean; isOpen: boolean; onPress: () => void };

function WideningColumn({ title, text, tone, action, products, isFirst, isOpen, onPress }: WideningColumnProps) {
  const id = useId();
  const [lead, ...others] = products;
  return (
    <div
      className={`flex flex-col overflow-hidden transition-[flex-grow] duration-500 ease-out motion-reduce:transition-none lg:basis-0 lg:flex-row ${isOpen ? "lg:grow-[2.2]" : "lg:grow"} ${toneClasses[tone]}`}
    >
      <div className="relative flex min-w-0 flex-1 flex-col bg-stage">
        <h2 className="z-10 lg:absolute lg:inset-x-0 lg:top-0">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={onPress}
            className={`m-4 inline-flex min-h-12 items-center gap-3 rounded-button px-6 text-xl md:m-6 md:text-2xl ${isOpen ? "bg-accent text-accent-ink" : "bg-surface text-ink hover:bg-ink hover:text-paper"}`}
          >
            {title}
            <Icon
              of={Plus}
              size={20}
              className={`transition-transform motion-reduce:transition-none ${isOpen ? "rotate-45" : ""}`}
            />
          </button>
        </h2>
        <Picture
          path={lead?.pictures[0]}
          alt=""
          sizes="(min-width: 64rem) 50vw, 100vw"
          isFirst={isFirst}
          className="aspect-4/5 w-full max-lg:max-h-[60svh] lg:mx-auto lg:h-full lg:w-auto lg:max-w-full lg:[mask-image:linear-gradient(to_right,transparent,black_14%,black_86%,transparent)]"
        />
        {lead && <PriceChip product={lead} className="absolute! start-4 bottom-4 md:start-6 md:bottom-6" />}
      </div>
      <div id={id} hidden={!isOpen} className="p-6 lg:w-[24rem] lg:shrink-0 lg:self-center lg:p-8">
        <p className="max-w-sm text-lg leading-snug">{text}</p>
        <ul className="mt-5">
          {others.map((product) => (
            <li key={product.id} className="group relative flex items-center gap-4 border-t border-current/25 py-3">
              <Picture
                path={product.pictures[0]}
                alt=""
                sizes="5rem"
                className="aspect-4/5 w-16 shrink-0 rounded-base"
              />
              <div className="rounded-base bg-surface px-3 py-1.5 text-ink">
                <Link
                  to={productPath(product)}
                  className="text-[0.9375rem] after:absolute after:inset-0 group-hover:underline"
                >
                  <ProductName of={product} />
                </Link>
                <PriceTag product={product} />
              </div>
            </li>
          ))}
        </ul>
        <PanelLink {...action} className="mt-5" />
      </div>
    </div>
  );
}
