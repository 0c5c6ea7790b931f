/** Screens that are one shopper's own: their addresses are passed on to no other site, and no device keeps them. */
export const privatePaths =
  /^\/(pay|success|cancel|order|my-account|checkout|withdraw|newsletter|reset-password|forgetpassword|login-register)(\/|$)/;
