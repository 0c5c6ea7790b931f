import type { ReactNode } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { choiceInWords } from "../catalogue/choice-words.ts";
import { times } from "../catalogue/price.ts";
import { useProducts } from "../catalogue/use-products.ts";
import { ChargedMoney } from "./charged-money.tsx";
import type { Order, OrderLine } from "./order.ts";
import { lineKey } from "./order-line-key.ts";

type OrderLinesProps = {
  of: Pick<Order, "lines" | "currency">;
  hasPictures?: boolean;
  /** Renders the name of a line, if more than plain text. */
  name?: (line: OrderLine) => ReactNode;
  /** Renders additional content of a line. */
  children?: (line: OrderLine) => ReactNode;
};

/** The lines of an order, placed or about to be: quantities, products and prices. */
export function OrderLines({ of: { lines, currency }, hasPictures = false, name, children }: OrderLinesProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line) => (
        <li key={lineKey(line)} className="flex fold gap-x-4 py-3.5 first:pt-0">
          {hasPictures && <LinePicture line={line} className="w-16 shrink-0 self-start" />}
          <div className="min-w-0 flex-1">
            <p className="leading-snug font-medium">{name ? name(line) : <ProductName of={line} />}</p>
            <LineNotes line={line} currency={currency} />
            {children?.(line)}
          </div>
          <p className="text-end">
            <ChargedMoney cents={times(line.price, line.quantity)} currency={currency} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function LineNotes({ line, currency }: { line: OrderLine; currency: string }) {
  const { t } = useTranslation("checkout");
  const choice = choiceInWords(t, line.color, line.size);
  return (
    <>
      {choice && <p className="text-sm text-muted">{choice}</p>}
      <p className="text-sm text-muted">
        {line.quantity} × <ChargedMoney cents={line.price} currency={currency} />
      </p>
    </>
  );
}

type LinePictureProps = { line: Pick<OrderLine, "id" | "color">; className: string; sizes?: string };

/** The product's image in the chosen colour; a blank box if the shop no longer sells it. */
export function LinePicture({ line, className, sizes = "4rem" }: LinePictureProps) {
  const product = useProducts([line.id])?.byId(line.id);
  const variation = product?.variation?.find((v) => v.color === line.color);
  const path = variation?.image ?? product?.pictures[0];
  return <Picture path={path} alt="" sizes={sizes} className={`aspect-4/5 rounded-base ${className}`} />;
}
