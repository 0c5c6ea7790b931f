/** Session storage key for text typed on a page that is reloaded: pairs of field id and text. */
export const TYPED_STORAGE = "vitrine:typed";
