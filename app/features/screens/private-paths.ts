/** Screens that are one shopper's own, by the first part of their addresses. */
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

/** Their addresses are passed on to no other site, and no device keeps them, however they are written: the router takes capitals. */
export const privatePaths = new RegExp(`^/(${privateScreens.join("|")})(/|$)`, "i");

/** Screens that are empty until the shopper's own browser fills them. */
export const pathsFilledInBrowser = /^\/(cart|wishlist|compare|checkout|pay|success|order|my-account)(\/|$)/i;
