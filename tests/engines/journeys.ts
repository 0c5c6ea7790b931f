import { linkIn } from "../e2e/mail-links.ts";
import type { OwnShop } from "../e2e/own-shop.ts";
import { keys, type Shopper } from "./shopper.ts";
import { until } from "./until.ts";

/** `go` also gets the shop, to read its outbox. */
export type Journey = { title: string; width: number; go(shopper: Shopper, shop: OwnShop): Promise<void> };

const PASSWORD = "four words in a row";
const MAX_STOPS = 80;

export const journeys: readonly Journey[] = [
  { title: "a guest finds, chooses, orders and pays", width: 390, go: buy },
  { title: "an account is opened by a link in an e-mail and keeps cart and wishlist", width: 1440, go: openAccount },
  { title: "filters, dialogs, Back and Arabic work by keyboard", width: 390, go: browse },
];

async function buy(shopper: Shopper): Promise<void> {
  await shopper.visit("/");
  await shopper.takesPicture("home");
  await shopper.press("/^Search/", "header");
  await shopper.finds("the field has the focus", () => document.activeElement?.matches("[role=combobox]"));
  await shopper.engine.types("headph");
  await shopper.sees("Walnut Studio Headphones");
  await shopper.engine.types(keys.down + keys.enter);
  await shopper.isAt("^/subcategoryproduct/headphones$");
  await shopper.visit("/product/6");
  await shopper.press("black", "main [data-choice=colour]");
  await shopper.press("M", "main [data-choice=size]");
  await shopper.isAt("colour=black&size=m$");
  await shopper.takesPicture("product");
  await addToCart(shopper);
  await shopper.visit("/cart");
  await shopper.write("/^Coupon or gift card/", "fiver");
  await shopper.press("Apply", "main");
  await shopper.sees("Applied");
  await shopper.takesPicture("cart");
  await shopper.visit("/checkout");
  await shopper.write("/^E-mail address/", "ida at example");
  await shopper.press("Order with obligation to pay", "main");
  await shopper.finds("the mistakes have the focus", () => document.activeElement?.matches("section[aria-label]"));
  await shopper.press("/town or city/", "main section[aria-label]");
  await shopper.engine.types("Berlin");
  await shopper.finds("the mistake has led to its field", () => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("main input")];
    return fields.find(({ value }) => value === "Berlin")?.labels?.[0]?.textContent.startsWith("Town or city");
  });
  await shopper.write("/^E-mail address/", "ida@example.org");
  await shopper.write("/^First and last name/", "Ida Sommer");
  await shopper.write("/^Street and house number/", "Ahornweg 3");
  await shopper.write("/^Postcode/", "10405");
  await shopper.press("/^I accept the/", "main");
  await shopper.takesPicture("checkout");
  await shopper.press("Order with obligation to pay", "main");
  await shopper.isAt("^/pay/");
  await shopper.press("Pay", "main");
  await shopper.isAt("^/success");
  await shopper.sees("Thank you for your order");
  await shopper.takesPicture("success");
}

async function openAccount(shopper: Shopper, shop: OwnShop): Promise<void> {
  const email = `ida-${crypto.randomUUID()}@example.org`;
  await shopper.visit("/product/20");
  await shopper.press("Wishlist", "main");
  await shopper.sees("Added To wishlist");
  await addToCart(shopper);
  await shopper.visit("/login-register?return=/my-account/orders");
  await shopper.press("Create account", "main [role=tablist]");
  await shopper.write("Your name", "Ida Sommer");
  await shopper.write("E-mail address", email, "main [role=tabpanel]:not([hidden])");
  await shopper.write("Password", PASSWORD, "main [role=tabpanel]:not([hidden])");
  await shopper.press("Create account", "main form");
  await shopper.sees("One more step: check your inbox");
  const mail = await until("a mail to confirm the address comes", async () =>
    shop.latestMailTo(email, "confirm-address"),
  );
  await shopper.visit(linkIn(mail, "login-register"));
  await shopper.write("Password", PASSWORD);
  await shopper.press("Open my account", "main");
  await shopper.isAt("^/my-account/orders$");
  await shopper.sees("You have no orders yet.");
  await shopper.takesPicture("account");
  await shopper.visit("/wishlist");
  await shopper.finds("the account has the wishlist", hasChair);
  await shopper.visit("/my-account");
  await shopper.press("Sign out", "main");
  await shopper.isAt("^/login-register");
  await shopper.visit("/cart");
  await shopper.sees("Your cart is empty");
  await shopper.visit("/login-register?return=/cart");
  await shopper.write("E-mail address", email);
  await shopper.write("Password", PASSWORD);
  await shopper.engine.types(keys.enter);
  await shopper.isAt("^/cart$");
  await shopper.finds("the account has kept the cart", hasChair);
}

async function browse(shopper: Shopper): Promise<void> {
  await shopper.visit("/shop-grid-no-sidebar");
  await tabTo(shopper, "a card", () => document.activeElement?.matches("#listing-results article :is(h2, h3) a"));
  await shopper.finds("nothing cuts off the outline of a card", isOutlineWhole);
  await shopper.takesPicture("outline");
  await shopper.visit("/shop-grid-standard");
  await shopper.press("/^Filter/", "main");
  await shopper.press("/^Fashion/", "dialog[open]");
  await shopper.isAt("department=fashion");
  await shopper.takesPicture("filters");
  await tabTo(shopper, "Show N products", () => {
    const { activeElement } = document;
    if (!activeElement?.closest("dialog[open]")) throw new Error("Tab has left the drawer");
    return /^Show \d+ products$/.test(activeElement.textContent);
  });
  await shopper.engine.types(keys.enter);
  await shopper.finds("the drawer is closed", isClosed);
  await shopper.choose("price-up", "main");
  await shopper.isAt("department=fashion&sort=price-up$");
  await shopper.finds("the cheapest comes first", () =>
    document.querySelector("#listing-results article")?.matches(":has(a[href='/product/90'])"),
  );
  const place = await shopper.finds("the list stands further down", () => {
    const cards = document.querySelectorAll("#listing-results article");
    cards[cards.length >> 1]?.scrollIntoView({ block: "center", behavior: "instant" });
    return scrollY > 600 ? scrollY : 0;
  });
  await shopper.engine.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>("#listing-results article :is(h2, h3) a")];
    links.find((link) => link.getBoundingClientRect().top > 200)?.click();
  });
  await shopper.isAt("^/product/");
  await shopper.engine.evaluate(() => history.back());
  await shopper.isAt("department=fashion&sort=price-up$");
  await shopper.finds("the list stands where it stood", (was) => Math.abs(scrollY - was) < 40, place);
  await shopper.visit("/product/42");
  for (const opener of ["Full screen", "/^Cart/"]) await openAndClose(shopper, opener);
  await shopper.press("Menu", "header");
  await shopper.choose("ar", "dialog[open]");
  await shopper.finds(
    "the page runs from the right",
    () => document.documentElement.lang === "ar" && document.dir === "rtl",
  );
  await shopper.finds("the heading has Arabic letters", () =>
    /[\u0600-\u06ff]/.test(document.querySelector("main h1")?.textContent ?? ""),
  );
  await shopper.finds("it is as wide as the phone", () => document.documentElement.scrollWidth <= innerWidth);
  await shopper.takesPicture("arabic");
}

/** A dialog takes the focus, closes with Escape and returns the focus; the page does not move. */
async function openAndClose(shopper: Shopper, opener: string): Promise<void> {
  const width = await shopper.engine.evaluate(() => document.body.offsetWidth);
  const place = await shopper.press(opener);
  const isInside = () => document.querySelector("dialog[open]")?.contains(document.activeElement);
  await shopper.finds(`${opener} has the focus inside`, isInside);
  await shopper.finds(`${opener} leaves the page as wide`, (was) => document.body.offsetWidth === was, width);
  await shopper.engine.types(keys.escape);
  await shopper.finds(`${opener} closes`, isClosed);
  const isBack = ({ x, y }: typeof place) =>
    document.activeElement !== document.body && document.activeElement?.contains(document.elementFromPoint(x, y));
  await shopper.finds(`${opener} has the focus again`, isBack, place);
}

async function addToCart(shopper: Shopper): Promise<void> {
  await shopper.press("/^Add .*to cart$/", "main");
  await shopper.sees("Added To Cart");
}

async function tabTo(shopper: Shopper, what: string, isThere: () => boolean | undefined): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await shopper.engine.types(keys.tab);
    if (await shopper.engine.evaluate(isThere)) return;
  }
  throw new Error(`not so: Tab comes to ${what}`);
}

/** These run in the page. */
const hasChair = () => document.querySelector("main a[href^='/product/20']") !== null;
const isClosed = () => document.querySelector("dialog[open]") === null;

/** Runs in the page: whether the outline around the card of the focused link is within every element that clips it. */
function isOutlineWhole(): boolean {
  const card = document.activeElement?.closest("article");
  if (!card || !document.activeElement) return false;
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(document.activeElement, "::after");
  if (outlineStyle === "none") return false;
  const left = card.getBoundingClientRect().left - Number.parseFloat(outlineWidth) - Number.parseFloat(outlineOffset);
  for (let around = card.parentElement; around && around !== document.body; around = around.parentElement) {
    const { contain, overflowX, overflowClipMargin } = getComputedStyle(around);
    const isClipped = /content|strict|paint/.test(contain) || overflowX !== "visible";
    const room = Number.parseFloat(overflowClipMargin) || 0;
    if (isClipped && left < around.getBoundingClientRect().left - room) return false;
  }
  return true;
}
