/** Session storage key for text typed on a page that is reloaded: its path, and pairs of field id and text. */
export const TYPED_STORAGE = "vitrine:typed";
