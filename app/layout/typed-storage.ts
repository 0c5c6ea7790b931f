/** What was typed on a page that is loaded again: pairs of a field's id and its text, in the tab's storage. */
export const TYPED_STORAGE = "vitrine:typed";
