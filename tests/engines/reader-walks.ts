import { addToCart, fillCheckout, order, pay } from "./buying.ts";
import { keys, type Shopper } from "./shopper.ts";

const screens = ["/", "/shop-grid-standard", "/product/42", "/cart", "/login-register", "/withdraw", "/checkout"];

/** A whole purchase at twice the font size: nothing overflows the phone, and the order bar breaks no word. */
export async function buyInLargeLetters(shopper: Shopper): Promise<void> {
  await addToCart(shopper, "42");
  const size = await shopper.engine.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  if (size !== 32) throw new Error(`not so: text is twice as large, but ${size} pixels`);
  for (const path of screens) {
    await shopper.visit(path);
    const isWithin = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;
    await shopper.finds(`${path} is as wide as the phone`, isWithin);
  }
  const isOneLine = () => {
    const items = [...document.querySelectorAll<HTMLElement>("main summary span")].find((span) =>
      /^\d+ item/.test(span.textContent),
    );
    return items && items.offsetHeight < 2 * Number.parseFloat(getComputedStyle(items).lineHeight);
  };
  await shopper.finds("the order's bar breaks no word", isOneLine);
  // It appears a moment later, and in large type takes a line more than its placeholder.
  await shopper.sees("Test mode: no money is taken.");
  await fillCheckout(shopper, "ida@example.org");
  await order(shopper);
  await pay(shopper);
}

/** With reduced motion, nothing is animated: neither dialogs nor pictures nor home pages. */
export async function keepStill(shopper: Shopper): Promise<void> {
  for (const path of ["/home-christmas", "/categoryproduct/electronics"]) {
    await shopper.visit(path);
    await shopper.engine.evaluate(watchMotion);
    await shopper.press("Menu", "header");
    await shopper.finds("the menu is open", () => document.querySelector("dialog[open]") !== null);
    await shopper.types(keys.escape);
    await shopper.finds("the menu is closed", () => document.querySelector("dialog[open]") === null);
    await staysStill(shopper, path);
  }
  await shopper.press("/^Filter/", "main");
  await shopper.press("/^Show \\d+ products$/", "dialog[open]");
  await shopper.press("Jointed Arm Lamp", "main");
  await shopper.isAt("^/product/42$");
  await shopper.press("/^Add .*to cart$/", "main");
  await shopper.sees("Added To Cart");
  await shopper.press("/^Cart/", "header");
  await shopper.finds("the cart is open", () => document.querySelector("dialog[open]") !== null);
  await staysStill(shopper, "the way to the cart");
}

async function staysStill(shopper: Shopper, where: string): Promise<void> {
  const moved = await shopper.engine.evaluate(() => (document.documentElement.dataset["moved"] ?? "").trim());
  if (moved) throw new Error(`not so: ${where} keeps still, but for ${moved}`);
}

/** Runs in the page: records animations from now on, except of colours. */
function watchMotion(): void {
  const { dataset } = document.documentElement;
  const note = (what: string) => {
    dataset["moved"] = `${dataset["moved"] ?? ""} ${what}`;
  };
  document.addEventListener("transitionrun", ({ propertyName, target }) => {
    if (/translate|transform|scale|rotate|inset|left|top|width|height|columns/.test(propertyName))
      note(`${propertyName} of ${(target as Element).tagName}`);
  });
  document.addEventListener("animationstart", ({ animationName }) => note(animationName));
  const { animate } = Element.prototype;
  Element.prototype.animate = function animateNoted(...args) {
    note(`a flight of ${this.tagName}`);
    return animate.apply(this, args);
  };
  for (const { playState, effect } of document.getAnimations())
    if (playState === "running" && effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
      note("what never rests");
}
