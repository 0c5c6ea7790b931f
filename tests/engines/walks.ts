import type { OwnShop } from "../e2e/own-shop.ts";
import { fillCheckout, order, pay } from "./buying.ts";
import { comeBack, shareCart } from "./cart-walks.ts";
import type { ReaderSettings } from "./engine.ts";
import { mistake, openAccount } from "./form-walks.ts";
import { lookAtPictures, narrowPrice, takeSharedWishes, watchClock } from "./goods-walks.ts";
import { filterOnLowScreen, seeWholeOutline, tabToTabs, walkMenu } from "./keyboard-walks.ts";
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
  go(shopper: Shopper, shop: OwnShop): Promise<void>;
};

const PHONE = 390;
const DESK = 1440;

/** What shoppers do in every engine, in turn, each titled with a statement about the shop. */
export const walks: readonly Walk[] = [
  { title: "a guest buys a lamp, from the home page to the paid order", width: PHONE, go: buy },
  { title: "a product's selected options survive a reload", width: DESK, go: reload },
  {
    title: "filters and sort order are in the URL, and Back restores the scroll position",
    width: PHONE,
    go: filter,
  },
  { title: "suggestions appear while typing and can be navigated with the arrow keys", width: DESK, go: search },
  { title: "wishlist and comparison survive a reload", width: DESK, go: keep },
  {
    title: "dialogs trap the focus, close with Escape and return it; the page does not move",
    width: PHONE,
    go: openDialogs,
  },
  {
    title: "an account is confirmed, and a forgotten password reset, by a link in an e-mail",
    width: PHONE,
    go: openAccount,
  },
  {
    title: "errors in the checkout are shown beside their fields, and the summary links to them",
    width: PHONE,
    go: mistake,
  },
  {
    title: "offline, visited pages keep working; back online, the others do",
    width: PHONE,
    go: goOffline,
  },
  {
    title: "a chunk that failed to load is there after a reload, with everything typed",
    width: PHONE,
    go: missPart,
  },
  { title: "the picture viewer moves between pictures, zooms in and out, and closes", width: DESK, go: lookAtPictures },
  { title: "both thumbs of the price slider work with keyboard and pointer", width: DESK, go: narrowPrice },
  { title: "a shared wishlist can be added to one's own", width: PHONE, go: takeSharedWishes },
  { title: "a countdown ticks", width: PHONE, go: watchClock },
  { title: "Tab stops at the selected product tab, not at the tab list", width: PHONE, go: tabToTabs },
  { title: "a buyer writes, edits and deletes a review", width: PHONE, go: reviewCream },
  {
    title: "part of an order is withdrawn, then the rest, each with a receipt",
    width: PHONE,
    go: withdrawPart,
  },
  { title: "an invoice opens, prints and leads back to its order", width: PHONE, go: printPapers },
  {
    title: "an order is placed with text at 200 %",
    width: PHONE,
    settings: { fontSize: 32 },
    go: buyInLargeLetters,
  },
  { title: "with reduced motion nothing is animated", width: PHONE, settings: { reducesMotion: true }, go: keepStill },
  { title: "two tabs share one cart, also when one of them places an order", width: PHONE, go: shareCart },
  {
    title: "Back across two documents shows the current cart, and restores the scroll position",
    width: PHONE,
    go: comeBack,
  },
  { title: "the menu of shop windows works with the keyboard", width: DESK, go: walkMenu },
  { title: "the outline of a product with the focus is whole", width: DESK, go: seeWholeOutline },
  {
    title: "every filter can be reached and seen above a phone's on-screen keyboard",
    width: PHONE,
    go: filterOnLowScreen,
  },
  { title: "an order survives a lost connection, and so does its payment", width: PHONE, go: orderWithoutNetwork },
  { title: "an order whose response is slow is placed once", width: PHONE, go: orderFromSlowShop },
  { title: "an order is placed in Arabic", width: PHONE, go: orderInArabic },
  { title: "the shop switches to Arabic, right to left, and back", width: DESK, go: turnArabic },
];

async function buy(shopper: Shopper): Promise<void> {
  await shopper.visit("/");
  await shopper.press("Menu");
  await shopper.press("Electronics", "dialog[open]");
  await shopper.press("All of Electronics", "dialog[open]");
  await shopper.isAt("/categoryproduct/electronics$");
  await shopper.press("Jointed Arm Lamp", "main");
  await shopper.isAt("^/product/42$");
  await shopper.press("/^Add .*to cart$/", "main");
  await shopper.sees("Added To Cart");
  await shopper.visit("/cart");
  await shopper.write("/^Coupon or gift card/", "fiver", "main");
  await shopper.press("Apply", "main");
  await shopper.sees("Applied");
  await shopper.visit("/checkout");
  await fillCheckout(shopper, "ida@example.org");
  await order(shopper);
  await pay(shopper);
  await shopper.sees("Jointed Arm Lamp");
}

async function reload(shopper: Shopper): Promise<void> {
  await shopper.visit("/product/6");
  await shopper.press("black", "main [data-choice=colour]");
  await shopper.press("M", "main [data-choice=size]");
  await shopper.isAt("colour=black&size=m$");
  await shopper.reload();
  const chosen = await shopper.engine.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>("main [data-choice] :checked")].map(({ value }) => value).join(),
  );
  if (chosen !== "black,m") throw new Error(`not so: black and m are chosen, but "${chosen}"`);
}

async function filter(shopper: Shopper): Promise<void> {
  await shopper.visit("/shop-grid-standard");
  await shopper.press("/^Filter/", "main");
  await shopper.press("/^Fashion/", "dialog[open]");
  await shopper.isAt("department=fashion");
  await shopper.press("/^Show \\d+ products$/", "dialog[open]");
  await shopper.choose("/^Sort/", "price-up", "main");
  await shopper.isAt("department=fashion&sort=price-up$");
  const place = await shopper.finds("the list stands further down", () => {
    const cards = document.querySelectorAll("main article a[href^='/product/']");
    cards[cards.length >> 1]?.scrollIntoView({ block: "center", behavior: "instant" });
    return scrollY > 600 ? scrollY : 0;
  });
  await shopper.engine.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>("main article h2 a, main article h3 a")];
    cards.find((card) => card.getBoundingClientRect().top > 200)?.click();
  });
  await shopper.isAt("^/product/");
  await shopper.engine.evaluate(() => history.back());
  await shopper.isAt("department=fashion&sort=price-up$");
  await shopper.finds("the list stands where it stood", (was) => Math.abs(scrollY - was) < 40, place);
}

async function search(shopper: Shopper): Promise<void> {
  await shopper.visit("/");
  await shopper.press("/^Search/", "header");
  await shopper.types("headph");
  await shopper.sees("Walnut Studio Headphones");
  await shopper.types(keys.down + keys.enter);
  await shopper.isAt("^/subcategoryproduct/headphones$");
}

async function keep(shopper: Shopper): Promise<void> {
  await shopper.visit("/product/20");
  await shopper.press("Wishlist", "main");
  await shopper.sees("Added To wishlist");
  await shopper.press("Compare", "main");
  await shopper.sees("Added To compare");
  for (const path of ["/wishlist", "/compare"]) {
    await shopper.visit(path);
    await shopper.finds(`${path} has the product`, () => document.querySelector("main a[href='/product/20']") !== null);
  }
}

const dialogs = [
  ["/shop-grid-standard", "Menu"],
  ["/shop-grid-standard", "/^Filter/"],
  ["/shop-grid-standard", "/^Choose/"],
  ["/product/42", "Open full screen"],
  ["/product/42", "/^Cart/"],
] as const;

async function openDialogs(shopper: Shopper): Promise<void> {
  for (const [path, opener] of dialogs) {
    await shopper.visit(path);
    const width = await shopper.engine.evaluate(() => document.body.offsetWidth);
    const place = await shopper.press(opener);
    const isInside = () => document.querySelector("dialog[open]")?.contains(document.activeElement) ?? false;
    await shopper.finds(`${opener} has the focus inside`, isInside);
    await shopper.finds(`${opener} leaves the page as wide`, (was) => document.body.offsetWidth === was, width);
    await shopper.engine.evaluate(watchClosing);
    await shopper.types(keys.escape);
    await shopper.finds(`${opener} closes`, () => document.querySelector("dialog[open]") === null);
    await shopper.finds(`${opener} goes from where it was`, () => document.body.dataset["grown"] === "0");
    const isBack = ({ x, y }: Place) => {
      const focused = document.activeElement;
      return focused !== document.body && focused?.contains(document.elementFromPoint(x, y));
    };
    await shopper.finds(`${opener} has the focus again`, isBack, place);
  }
}

/** Runs in the page: records how much the page has grown when its dialog has closed, which may be animated. */
function watchClosing(): void {
  const height = document.documentElement.scrollHeight;
  const report = () => {
    document.body.dataset["grown"] = String(Math.max(0, document.documentElement.scrollHeight - height));
  };
  document.querySelector("dialog[open]")?.addEventListener("close", report, { once: true });
}

async function turnArabic(shopper: Shopper): Promise<void> {
  await shopper.visit("/product/42");
  await shopper.press("/^Language and currency/");
  await shopper.choose("/^Language/", "ar");
  await shopper.finds("the page is Arabic", () => document.documentElement.lang === "ar" && document.dir === "rtl");
  await shopper.finds("the heading has Arabic letters", () =>
    /[\u0600-\u06ff]/.test(document.querySelector("main h1")?.textContent ?? ""),
  );
  await shopper.visit("/product/42?lng=en");
  await shopper.finds("the page is English", () => document.documentElement.lang === "en" && document.dir !== "rtl");
}
