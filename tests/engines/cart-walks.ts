import { addToCart, fillCheckout, order, pay } from "./buying.ts";
import type { Shopper } from "./shopper.ts";

const inCart = (id: string) => document.querySelector(`main li a[href^="/product/${id}"]`) !== null;
const notInCart = (id: string) => document.querySelector(`main li a[href^="/product/${id}"]`) === null;

/** Changes to the cart in one tab appear in the other. */
export async function shareCart(shopper: Shopper): Promise<void> {
  await addToCart(shopper, "13");
  await shopper.visit("/cart");
  await shopper.engine.tab(1);
  await addToCart(shopper, "30");
  await shopper.engine.tab(0);
  await shopper.finds("what the other tab added is in the cart", inCart, "30");
  await shopper.press("/^Remove/", "main");
  await shopper.finds("the first line is gone", notInCart, "13");
  await shopper.engine.tab(1);
  await shopper.visit("/cart");
  await shopper.finds("the other tab has what is left", inCart, "30");
  await shopper.finds("and nothing else", notInCart, "13");
  await shopper.engine.tab(0);
  await shopper.visit("/checkout");
  await fillCheckout(shopper, "ida@example.org");
  await order(shopper);
  await pay(shopper);
  await shopper.engine.tab(1);
  await shopper.finds("what was paid has left the other tab's cart", notInCart, "30");
  await shopper.sees("Your cart is empty");
}

/** Goes back across a document boundary, where browsers may restore the first document from the back/forward cache. */
export async function comeBack(shopper: Shopper): Promise<void> {
  await addToCart(shopper, "13");
  await shopper.visit("/cart");
  await addToCart(shopper, "30");
  await goBack(shopper);
  await shopper.isAt("^/cart$");
  await shopper.finds("the cart has what was added since", inCart, "30");
  await shopper.visit("/shop-grid-standard?department=fashion");
  const place = await shopper.finds("the list stands further down", () => {
    const cards = document.querySelectorAll("main article a[href^='/product/']");
    cards[cards.length >> 1]?.scrollIntoView({ block: "center", behavior: "instant" });
    return scrollY > 600 ? scrollY : 0;
  });
  await shopper.visit("/product/20");
  await goBack(shopper);
  await shopper.isAt("department=fashion$");
  await shopper.finds("the list stands where it stood", (was) => Math.abs(scrollY - was) < 40, place);
}

async function goBack({ engine }: Shopper): Promise<void> {
  await engine.evaluate(() => setTimeout(() => history.back()));
}
