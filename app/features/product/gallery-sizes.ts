/** Width of a product's large picture in most layouts, as HTML's `sizes`; cards preload that picture. */
export const gallerySizes = "(min-width: 84rem) 39rem, (min-width: 48rem) 50vw, 100vw";
