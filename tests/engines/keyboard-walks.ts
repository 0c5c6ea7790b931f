import { keys, type Shopper } from "./shopper.ts";

const MAX_STOPS = 80;

/** Firefox makes every scrollable element focusable, even if it overflows by one pixel. */
export async function tabToTabs(shopper: Shopper): Promise<void> {
  await shopper.visit("/product-sticky/20");
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await shopper.types(keys.tab);
    const role = await shopper.engine.evaluate(() => document.activeElement?.getAttribute("role"));
    if (role === "tab") return;
    if (role === "tablist") throw new Error("not so: the row of tabs itself is no stop");
  }
  throw new Error("not so: Tab comes to the tabs");
}

/** The main menu's panel: opened, closed with Escape, and a link followed. */
export async function walkMenu(shopper: Shopper): Promise<void> {
  await shopper.visit("/");
  const isOpen = () => document.querySelector("header [aria-expanded=true] + div a") !== null;
  await tabTo(shopper, "Shop windows");
  await shopper.types(keys.enter);
  await shopper.finds("the panel is open", isOpen);
  await shopper.types(keys.tab + keys.tab);
  const isInPanel = () => document.activeElement?.matches("header nav div div a") ?? false;
  await shopper.finds("Tab leads into the panel", isInPanel);
  await shopper.types(keys.escape);
  const isClosed = () => document.querySelector("header [aria-expanded=true]") === null;
  await shopper.finds("Escape closes it", isClosed);
  const hasFocus = () => document.activeElement?.textContent === "Shop windows";
  await shopper.finds("its button has the focus", hasFocus);
  await shopper.types(keys.enter);
  await shopper.finds("the panel is open again", isOpen);
  await shopper.types(keys.tab + keys.enter);
  await shopper.finds("what leads to the open screen closes it", isClosed);
  await shopper.finds("its button has the focus again", hasFocus);
  await shopper.types(keys.enter);
  await shopper.finds("the panel is open once more", isOpen);
  await shopper.types(keys.tab + keys.tab);
  const path = await shopper.engine.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
  await shopper.types(keys.enter);
  await shopper.isAt(`^${path}$`);
  await shopper.finds("the menu is closed there", isClosed);
  await shopper.finds("the heading has the focus", () => document.activeElement?.matches("h1"));
}

/** With the on-screen keyboard open, every filter is still reachable and visible. */
export async function filterOnLowScreen(shopper: Shopper): Promise<void> {
  await shopper.engine.view(390, 400);
  await shopper.visit("/shop-grid-standard");
  await shopper.press("/^Filter/", "main");
  await shopper.press("/^Fashion/", "dialog[open]");
  await shopper.isAt("department=fashion");
  const seen = new Set<string>();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await shopper.types(keys.tab);
    const name = await shopper.finds("what has the focus in the drawer can be seen", seenFocus);
    seen.add(name);
    if (/^Show \d+ products$/.test(name)) break;
  }
  if (seen.size < 10) throw new Error(`not so: Tab comes by every filter, but by ${[...seen].join(", ")}`);
  await shopper.types(keys.enter);
  await shopper.finds("the drawer is closed", () => document.querySelector("dialog[open]") === null);
  await shopper.isAt("department=fashion");
}

/** The outline of a card with the focus reaches beyond its sheet, which must leave room for it. */
export async function seeWholeOutline(shopper: Shopper): Promise<void> {
  await shopper.visit("/shop-grid-no-sidebar");
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await shopper.types(keys.tab);
    const isName = () => document.activeElement?.matches("#listing-results article :is(h2, h3) a");
    if (await shopper.engine.evaluate(isName)) break;
  }
  await shopper.finds("nothing cuts off the outline of a card", isOutlineWhole);
}

async function tabTo(shopper: Shopper, name: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await shopper.types(keys.tab);
    if ((await shopper.engine.evaluate(() => document.activeElement?.textContent)) === name) return;
  }
  throw new Error(`not so: Tab comes to ${name}`);
}

/** Runs in the page: returns the focused element's name within the open dialog, if it is visible. */
function seenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.closest("dialog[open]")) return undefined;
  const label = (focused as HTMLInputElement).labels?.[0];
  const shown = label && focused.getBoundingClientRect().width < 4 ? label : focused;
  const { top, bottom } = shown.getBoundingClientRect();
  const frame = shown.closest(".overflow-y-auto")?.getBoundingClientRect();
  const isSeen = frame && bottom > frame.top + 4 && top < Math.min(frame.bottom, innerHeight) - 4;
  const name = focused.ariaLabel ?? label?.textContent ?? focused.textContent;
  return isSeen ? name.replace(/\s+/g, " ").trim() : undefined;
}

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
