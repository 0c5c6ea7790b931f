/** Screens that are one shopper's own: their addresses are passed on to no other site, and no device keeps them. */
export const privatePaths =
  /^\/(pay|success|cancel|order|my-account|checkout|withdraw|newsletter|reset-password|forgetpassword|login-register)(\/|$)/;

/** Screens that are empty until the shopper's own browser fills them. */
export const pathsFilledInBrowser = /^\/(cart|wishlist|compare|checkout|pay|success|order|my-account)(\/|$)/;
