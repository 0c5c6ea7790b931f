import { keys, type Shopper } from "./shopper.ts";

const shownPicture = (wanted: string) => document.querySelector("dialog[open] [role=status]")?.textContent === wanted;

/** The picture viewer: previous and next by keyboard, zooming and closing. */
export async function lookAtPictures(shopper: Shopper): Promise<void> {
  await shopper.visit("/product/20");
  await shopper.press("Open full screen", "main");
  await shopper.finds("the first picture is shown", shownPicture, "Picture 1 / 5");
  await shopper.types(keys.right);
  await shopper.finds("an arrow leads to the second", shownPicture, "Picture 2 / 5");
  await shopper.press("Next picture", "dialog[open]");
  await shopper.finds("the button leads to the third", shownPicture, "Picture 3 / 5");
  await shopper.types(keys.left);
  await shopper.finds("the other arrow leads back", shownPicture, "Picture 2 / 5");
  await shopper.press("Zoom in", "dialog[open]");
  const isWider = () => {
    const slide = document.querySelectorAll("dialog[open] li")[1];
    const picture = slide?.querySelector("img");
    return Boolean(slide && picture && picture.getBoundingClientRect().width > slide.clientWidth * 1.2);
  };
  await shopper.finds("the picture is closer", isWider);
  await shopper.press("Zoom out", "dialog[open]");
  await shopper.finds(
    "the picture is whole",
    () => document.querySelector("dialog[open] [aria-pressed=false]") !== null,
  );
  await shopper.types(keys.escape);
  await shopper.finds("the viewer is closed", () => document.querySelector("dialog[open]") === null);
  await shopper.isAt("^/product/20");
}

/** Both thumbs of the price slider, by keyboard and by pointer. */
export async function narrowPrice(shopper: Shopper): Promise<void> {
  await shopper.visit("/shop-grid-standard");
  const focusOn = (name: string) => {
    const thumb = [...document.querySelectorAll<HTMLInputElement>("main input[type=range]")].find(
      ({ ariaLabel }) => ariaLabel === name,
    );
    thumb?.focus();
    return document.activeElement === thumb;
  };
  await shopper.finds("the lowest price has the focus", focusOn, "Lowest price");
  await shopper.types(keys.right.repeat(3));
  await shopper.isAt("min=[1-9]");
  await shopper.finds("the highest price has the focus", focusOn, "Highest price");
  await shopper.types(keys.left.repeat(3));
  await shopper.isAt("(min=[1-9].*max=|max=.*min=)[1-9]");
  const before = await shopper.engine.evaluate(() => location.search);
  const from = await shopper.finds("the lowest thumb stands still", thumbPlace, "Lowest price");
  await shopper.drags(from, { x: from.x + 40, y: from.y });
  await shopper.finds("the pointer has moved it on", (was) => location.search !== was, before);
  await shopper.finds("what is shown is in the range", () =>
    /^Showing/.test(document.querySelector("main [role=status]")?.textContent ?? ""),
  );
}

/** Runs in the page: returns the position of a slider thumb; its box is as wide as the whole scale. */
function thumbPlace(name: string) {
  const thumbs = [...document.querySelectorAll<HTMLInputElement>("main input[type=range]")];
  const thumb = thumbs.find(({ ariaLabel }) => ariaLabel === name);
  if (!thumb) return undefined;
  thumb.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, width, top, height } = thumb.getBoundingClientRect();
  const part = (Number(thumb.value) - Number(thumb.min)) / (Number(thumb.max) - Number(thumb.min));
  return { x: Math.round(left + 12 + part * (width - 24)), y: Math.round(top + height / 2) };
}

/** Adds a shared wishlist to one's own. */
export async function takeSharedWishes(shopper: Shopper): Promise<void> {
  await shopper.visit("/wishlist?ids=20,61");
  await shopper.sees("A shared wishlist");
  await shopper.press("Add all to my wishlist", "main");
  await shopper.press("See my own wishlist", "main");
  await shopper.isAt("^/wishlist$");
  for (const id of ["20", "61"])
    await shopper.finds(
      `${id} is on it`,
      (one) => document.querySelector(`main a[href^='/product/${one}']`) !== null,
      id,
    );
}

/** The countdown of a home page runs by itself, but on the day itself. */
export async function watchClock(shopper: Shopper): Promise<void> {
  await shopper.visit("/home-black-friday");
  const clock = () => {
    if (document.querySelector("main")?.textContent.includes("It is today.")) return "today";
    const units = [...document.querySelectorAll("main p[aria-hidden] > span")];
    const seconds = units.find(({ textContent }) => textContent.endsWith("seconds"));
    return seconds?.checkVisibility({ visibilityProperty: true }) ? seconds.textContent : "";
  };
  const first = await shopper.finds("the clock is there", clock);
  if (first === "today") return;
  const hasGoneOn = (was: string) => {
    const units = [...document.querySelectorAll("main p[aria-hidden] > span")];
    return units.some(({ textContent }) => textContent.endsWith("seconds") && textContent !== was);
  };
  await shopper.finds("it has gone on", hasGoneOn, first);
}
