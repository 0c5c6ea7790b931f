import { Link } from "~/platform/ui/link.tsx";
import { choiceOf } from "../cart/cart.ts";
import { linePath } from "../cart/line-name.ts";
import { ProductName } from "../catalogue/catalogue-text.tsx";
import { useProducts } from "../catalogue/use-products.ts";
import type { OrderLine } from "./order.ts";

/** The product's name at the time of the order, linked while the shop still sells it. */
export function OrderedName({ line }: { line: OrderLine }) {
  const product = useProducts([line.id])?.byId(line.id);
  if (!product) return <ProductName of={line} />;
  return (
    <Link to={linePath(product, choiceOf(line))} className="py-1 hover:underline">
      <ProductName of={line} />
    </Link>
  );
}
