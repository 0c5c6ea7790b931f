import type { OwnShop } from "../e2e/own-shop.ts";
import { fillCheckout, order, pay } from "./buying.ts";
import { comeBack, shareCart } from "./cart-walks.ts";
import type { ReaderSettings } from "./engine.ts";
import { mistake, openAccount } from "./form-walks.ts";
import { lookAtPictures, narrowPrice, takeSharedWishes, watchClock } from "./goods-walks.ts";
import { filterOnLowScreen, tabToTabs, walkMenu } from "./keyboard-walks.ts";
import { goOffline, missPart } from "./network-walks.ts";
import type { Place } from "./on-screen.ts";
import { printPapers, reviewCream, withdrawPart } from "./order-walks.ts";
import { orderFromSlowShop, orderInArabic, orderWithoutNetwork } from "./ordering-walks.ts";
import { buyInLargeLetters, keepStill } from "./reader-walks.ts";
import { keys, type Shopper } from "./shopper.ts";

/** `go` also gets the shop, to read its outbox and to stop and start it. */
export type Walk = {
  title: string;
  width: number;
  settings?: ReaderSettings;
  go(ida: Shopper, shop: OwnShop): Promise<void>;
};

const PHONE = 390;
const DESK = 1440;

/** What shoppers do in every engine, in turn, each titled with a statement about the shop. */
export const walks: readonly Walk[] = [
  { title: "a guest buys a lamp, from the home page to the paid order", width: PHONE, go: buy },
  { title: "what is chosen of a product stays chosen when the page is loaded again", width: DESK, go: reload },
  {
    title: "filters and order stand in the address, and Back leads to the place in the list",
    width: PHONE,
    go: filter,
  },
  { title: "suggestions come while typing and are walked with the keys", width: DESK, go: search },
  { title: "a wish and a comparison are kept", width: DESK, go: keep },
  {
    title: "dialogs take the focus, close with Escape and hand it back; the page stays as it is",
    width: PHONE,
    go: openDialogs,
  },
  {
    title: "an account is opened by a letter's link, and a forgotten password chosen anew by another's",
    width: PHONE,
    go: openAccount,
  },
  { title: "mistakes in the checkout stand beside their fields, and lead there", width: PHONE, go: mistake },
  {
    title: "without the network the shop goes on with what was seen, and back on line with the rest",
    width: PHONE,
    go: goOffline,
  },
  {
    title: "a part that did not come is there after one more load, with what was typed",
    width: PHONE,
    go: missPart,
  },
  { title: "the viewer goes from picture to picture, closer and back, and closes", width: DESK, go: lookAtPictures },
  { title: "the price is narrowed by two thumbs, with keys and with the pointer", width: DESK, go: narrowPrice },
  { title: "a shared wishlist is taken over to one's own", width: PHONE, go: takeSharedWishes },
  { title: "a clock goes on by itself", width: PHONE, go: watchClock },
  { title: "the keyboard stops at the chosen tab of a product, not at the row of tabs", width: PHONE, go: tabToTabs },
  { title: "what was bought is reviewed; the review is written anew, and deleted", width: PHONE, go: reviewCream },
  {
    title: "an order is withdrawn from, a part and then the rest, each with a receipt",
    width: PHONE,
    go: withdrawPart,
  },
  { title: "an invoice is opened, put on paper and left for its order again", width: PHONE, go: printPapers },
  {
    title: "an order is placed in letters twice as large",
    width: PHONE,
    settings: { letters: 32 },
    go: buyInLargeLetters,
  },
  { title: "where motion is not welcome nothing glides", width: PHONE, settings: { isCalm: true }, go: keepStill },
  { title: "two tabs have one cart, also when one of them orders", width: PHONE, go: shareCart },
  {
    title: "Back over two documents leads to the cart as it is now, and to the place in the list",
    width: PHONE,
    go: comeBack,
  },
  { title: "the shop windows are walked with the keys", width: DESK, go: walkMenu },
  { title: "above the keyboard of a phone every filter is reached and seen", width: PHONE, go: filterOnLowScreen },
  { title: "an order outlasts a lost connection, and so does its payment", width: PHONE, go: orderWithoutNetwork },
  { title: "an order that is answered late is placed once", width: PHONE, go: orderFromSlowShop },
  { title: "an order is placed in Arabic", width: PHONE, go: orderInArabic },
  { title: "the shop turns to Arabic, from right to left, and back", width: DESK, go: turnArabic },
];

async function buy(ida: Shopper): Promise<void> {
  await ida.visit("/");
  await ida.press("Menu");
  await ida.press("Electronics", "dialog[open]");
  await ida.press("All of Electronics", "dialog[open]");
  await ida.isAt("/categoryproduct/electronics$");
  await ida.press("Jointed Arm Lamp", "main");
  await ida.isAt("^/product/42$");
  await ida.press("/^Add .*to cart$/", "main");
  await ida.sees("Added To Cart");
  await ida.visit("/cart");
  await ida.write("/^Coupon or gift card/", "fiver", "main");
  await ida.press("Apply", "main");
  await ida.sees("Applied");
  await ida.visit("/checkout");
  await fillCheckout(ida, "ida@example.org");
  await order(ida);
  await pay(ida);
  await ida.sees("Jointed Arm Lamp");
}

async function reload(ida: Shopper): Promise<void> {
  await ida.visit("/product/6");
  await ida.press("black", "main [data-choice=colour]");
  await ida.press("M", "main [data-choice=size]");
  await ida.isAt("colour=black&size=m$");
  await ida.reload();
  const chosen = await ida.engine.ask(() =>
    [...document.querySelectorAll<HTMLInputElement>("main [data-choice] :checked")].map(({ value }) => value).join(),
  );
  if (chosen !== "black,m") throw new Error(`not so: black and m are chosen, but "${chosen}"`);
}

async function filter(ida: Shopper): Promise<void> {
  await ida.visit("/shop-grid-standard");
  await ida.press("/^Filter/", "main");
  await ida.press("/^Fashion/", "dialog[open]");
  await ida.isAt("department=fashion");
  await ida.press("/^Show \\d+ products$/", "dialog[open]");
  await ida.choose("/^Sort/", "price-up", "main");
  await ida.isAt("department=fashion&sort=price-up$");
  const place = await ida.finds("the list stands further down", () => {
    const cards = document.querySelectorAll("main article a[href^='/product/']");
    cards[cards.length >> 1]?.scrollIntoView({ block: "center", behavior: "instant" });
    return scrollY > 600 ? scrollY : 0;
  });
  await ida.engine.ask(() => {
    const cards = [...document.querySelectorAll<HTMLElement>("main article h2 a, main article h3 a")];
    cards.find((card) => card.getBoundingClientRect().top > 200)?.click();
  });
  await ida.isAt("^/product/");
  await ida.engine.ask(() => history.back());
  await ida.isAt("department=fashion&sort=price-up$");
  await ida.finds("the list stands where it stood", (was) => Math.abs(scrollY - was) < 40, place);
}

async function search(ida: Shopper): Promise<void> {
  await ida.visit("/");
  await ida.press("/^Search/", "header");
  await ida.types("headph");
  await ida.sees("Walnut Studio Headphones");
  await ida.types(keys.down + keys.enter);
  await ida.isAt("^/subcategoryproduct/headphones$");
}

async function keep(ida: Shopper): Promise<void> {
  await ida.visit("/product/20");
  await ida.press("Wishlist", "main");
  await ida.sees("Added To wishlist");
  await ida.press("Compare", "main");
  await ida.sees("Added To compare");
  for (const path of ["/wishlist", "/compare"]) {
    await ida.visit(path);
    await ida.finds(`${path} has the product`, () => document.querySelector("main a[href='/product/20']") !== null);
  }
}

const dialogs = [
  ["/shop-grid-standard", "Menu"],
  ["/shop-grid-standard", "/^Filter/"],
  ["/shop-grid-standard", "/^Choose/"],
  ["/product/42", "Open full screen"],
  ["/product/42", "/^Cart/"],
] as const;

async function openDialogs(ida: Shopper): Promise<void> {
  for (const [path, opener] of dialogs) {
    await ida.visit(path);
    const width = await ida.engine.ask(() => document.body.offsetWidth);
    const place = await ida.press(opener);
    const isInside = () => document.querySelector("dialog[open]")?.contains(document.activeElement) ?? false;
    await ida.finds(`${opener} has the focus inside`, isInside);
    await ida.finds(`${opener} leaves the page as wide`, (was) => document.body.offsetWidth === was, width);
    await ida.engine.ask(watchClosing);
    await ida.types(keys.escape);
    await ida.finds(`${opener} closes`, () => document.querySelector("dialog[open]") === null);
    await ida.finds(`${opener} goes from where it was`, () => document.body.dataset["grown"] === "0");
    const isBack = ({ x, y }: Place) => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.contains(document.elementFromPoint(x, y));
    };
    await ida.finds(`${opener} has the focus again`, isBack, place);
  }
}

/** Runs in the page: records how much the page has grown when its dialog has closed, which may be animated. */
function watchClosing(): void {
  const height = document.documentElement.scrollHeight;
  const tell = () => {
    document.body.dataset["grown"] = String(Math.max(0, document.documentElement.scrollHeight - height));
  };
  document.querySelector("dialog[open]")?.addEventListener("close", tell, { once: true });
}

async function turnArabic(ida: Shopper): Promise<void> {
  await ida.visit("/product/42");
  await ida.press("/^Language and currency/");
  await ida.choose("/^Language/", "ar");
  await ida.finds("the page is Arabic", () => document.documentElement.lang === "ar" && document.dir === "rtl");
  await ida.finds("the heading has Arabic letters", () =>
    /[\u0600-\u06ff]/.test(document.querySelector("main h1")?.textContent ?? ""),
  );
  await ida.visit("/product/42?lng=en");
  await ida.finds("the page is English", () => document.documentElement.lang === "en" && document.dir !== "rtl");
}
