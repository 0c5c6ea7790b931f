/** How wide the large picture of a product is in most layouts, as `sizes` in HTML; a card warms up that picture. */
export const gallerySizes = "(min-width: 84rem) 39rem, (min-width: 48rem) 50vw, 100vw";
