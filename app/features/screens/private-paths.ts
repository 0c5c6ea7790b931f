/** Screens with one shopper's private data, by the first segment of their path. */
export const privateScreens = [
  "pay",
  "success",
  "cancel",
  "order",
  "invoice",
  "my-account",
  "checkout",
  "withdraw",
  "newsletter",
  "reset-password",
  "forgetpassword",
  "login-register",
] as const;

/** Paths never sent as a referrer or cached on a device. Ignores case, as the router does. */
export const privatePaths = new RegExp(`^/(${privateScreens.join("|")})(/|$)`, "i");

/** Paths of screens that are empty until the shopper's browser fills them. */
export const pathsFilledInBrowser = /^\/(cart|wishlist|compare|checkout|pay|success|order|my-account)(\/|$)/i;
