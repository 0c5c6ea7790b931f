export type StoredItem = {
  /** The key or cookie name, as the browser shows it. */
  name: string;
  where: "Local storage" | "Session storage" | "Cookie" | "Cookie and local storage" | "Cache storage";
  purpose: string;
  kept: string;
};

const untilDeleted = "Until you delete it";
const untilClosed = "Until the tab is closed";
const session = "Until the browser is closed";

/** Everything the shop stores in a browser, and why: shown in the privacy policy, and checked by a test. */
export const storedItems: readonly StoredItem[] = [
  {
    name: "persist:vitrine",
    where: "Local storage",
    purpose:
      "Your cart, wishlist and comparison (product numbers, quantities, colour, size) and your currency; once you have signed in, also what of cart and wishlist your account has",
    kept: untilDeleted,
  },
  {
    name: "persist:vitrine:unreadable",
    where: "Local storage",
    purpose: "A copy of the above, only if it could not be read, so that nothing is lost",
    kept: untilDeleted,
  },
  {
    name: "vitrine:viewed",
    where: "Local storage",
    purpose: "Numbers of the products you looked at last, to show them again; only if you ticked that under the list",
    kept: "Until you clear the list or take the tick away",
  },
  {
    name: "vitrine:searched",
    where: "Local storage",
    purpose: "What you searched for last, to offer it again; only if you ticked that under the list",
    kept: "Until you clear the list or take the tick away",
  },
  {
    name: "i18next, i18nextLng",
    where: "Cookie and local storage",
    purpose: "Your language, so that the next page arrives in it",
    kept: "The cookie until the browser is closed, the rest until you delete it",
  },
  {
    name: "csrf, __Host-csrf",
    where: "Cookie",
    purpose: "A random number that protects forms from being sent by other sites; set with the first form",
    kept: session,
  },
  {
    name: "session, __Host-session",
    where: "Cookie",
    purpose:
      "A random number by which the shop knows that you are signed in; set when you sign in, hidden from scripts",
    kept: "For 30 days, or until you sign out",
  },
  {
    name: "known-browser, __Host-known-browser",
    where: "Cookie",
    purpose:
      "A random number by which the shop knows a browser in which you have signed in before, so that strangers who try your address cannot keep you out; hidden from scripts",
    kept: "For 180 days, or until you choose a new password",
  },
  {
    name: "vitrine:signed-in",
    where: "Local storage",
    purpose: "That you signed in here, so that only then pages ask the server for your account",
    kept: "Until you sign out",
  },
  {
    name: "vitrine:drafts",
    where: "Session storage",
    purpose:
      "What you typed into the forms of this tab, passwords excepted, and the delivery you chose in the cart, so that a reload or a failure loses nothing; after a withdrawal, its receipt",
    kept: "Until it is sent, you sign out or the tab is closed",
  },
  {
    name: "vitrine:order-attempt",
    where: "Local storage",
    purpose:
      "A random number for an order that is being placed, so that it is never placed twice, then its number and code, so that what is paid leaves the cart",
    kept: "Until the order is settled",
  },
  {
    name: "vitrine:order",
    where: "Session storage",
    purpose: "Number and code of the order you are looking at, so that they do not appear in the address",
    kept: untilClosed,
  },
  {
    name: "vitrine:typed",
    where: "Session storage",
    purpose:
      "What you typed on a page that did not come to life and was loaded again, passwords excepted, so that nothing is lost",
    kept: untilClosed,
  },
  {
    name: "vitrine-theme",
    where: "Session storage",
    purpose: "Which shop window you came in by, so that the next page has its colours",
    kept: untilClosed,
  },
  {
    name: "shop-pages, shop-built, shop-pictures",
    where: "Cache storage",
    purpose:
      "Pages and pictures you have seen and the scripts they need, so that you can browse offline; nothing of your orders, your account or the checkout",
    kept: "Until a new version of the shop takes their place or you delete it",
  },
  {
    name: "react-router-scroll-positions",
    where: "Session storage",
    purpose: "How far you had scrolled on the pages of this tab, so that going back leads there",
    kept: untilClosed,
  },
  {
    name: "reloaded-at",
    where: "Session storage",
    purpose: "When a page that failed was reloaded, so that it is not retried endlessly",
    kept: untilClosed,
  },
];
