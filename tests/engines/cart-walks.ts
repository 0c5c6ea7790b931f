import { addToCart, fillCheckout, order, pay } from "./buying.ts";
import type { Shopper } from "./shopper.ts";

const inCart = (id: string) => document.querySelector(`main li a[href^="/product/${id}"]`) !== null;
const notInCart = (id: string) => document.querySelector(`main li a[href^="/product/${id}"]`) === null;

/** Changes to the cart in one tab appear in the other. */
export async function shareCart(ida: Shopper): Promise<void> {
  await addToCart(ida, "13");
  await ida.visit("/cart");
  await ida.engine.tab(1);
  await addToCart(ida, "30");
  await ida.engine.tab(0);
  await ida.finds("what the other tab added is in the cart", inCart, "30");
  await ida.press("/^Remove/", "main");
  await ida.finds("the first line is gone", notInCart, "13");
  await ida.engine.tab(1);
  await ida.visit("/cart");
  await ida.finds("the other tab has what is left", inCart, "30");
  await ida.finds("and nothing else", notInCart, "13");
  await ida.engine.tab(0);
  await ida.visit("/checkout");
  await fillCheckout(ida, "ida@example.org");
  await order(ida);
  await pay(ida);
  await ida.engine.tab(1);
  await ida.finds("what was paid has left the other tab's cart", notInCart, "30");
  await ida.sees("Your cart is empty");
}

/** Goes back across a document boundary, where browsers may restore the first document from the back/forward cache. */
export async function comeBack(ida: Shopper): Promise<void> {
  await addToCart(ida, "13");
  await ida.visit("/cart");
  await addToCart(ida, "30");
  await goBack(ida);
  await ida.isAt("^/cart$");
  await ida.finds("the cart has what was added since", inCart, "30");
  await ida.visit("/shop-grid-standard?department=fashion");
  const place = await ida.finds("the list stands further down", () => {
    const cards = document.querySelectorAll("main article a[href^='/product/']");
    cards[cards.length >> 1]?.scrollIntoView({ block: "center", behavior: "instant" });
    return scrollY > 600 ? scrollY : 0;
  });
  await ida.visit("/product/20");
  await goBack(ida);
  await ida.isAt("department=fashion$");
  await ida.finds("the list stands where it stood", (was) => Math.abs(scrollY - was) < 40, place);
}

async function goBack({ engine }: Shopper): Promise<void> {
  await engine.ask(() => setTimeout(() => history.back()));
}
