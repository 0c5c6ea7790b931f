/** Characters that the order note may have, in the cart and at checkout. */
export const MAX_NOTE = 500;
