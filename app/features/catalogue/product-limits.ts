/** The most digits of a product's id: numbers with more are not exact, and ids are sorted as numbers. */
const MAX_ID_DIGITS = 15;
/** Maximum length of the name of a colour or size, in characters. */
export const MAX_CHOICE_NAME = 40;
/** Maximum length of a stock key: id, colour and size, with colons between them. */
export const MAX_ITEM_KEY = MAX_ID_DIGITS + 2 * (1 + MAX_CHOICE_NAME);

/** Maximum number of items in one request for their stock. */
export const MAX_ITEMS_ASKED = 200;

/** A product's id, as a part of regular expressions. */
export const ID_PATTERN = `\\d{1,${MAX_ID_DIGITS}}`;

const wholeId = new RegExp(`^${ID_PATTERN}$`);

/** Whether a text can be a product's id. */
export function isProductId(text: string): boolean {
  return wholeId.test(text);
}
