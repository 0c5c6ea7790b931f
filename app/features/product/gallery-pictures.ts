import type { CardProduct, ProductDetails, ProductPicture } from "../catalogue/product.ts";

export type GalleryPicture = Omit<ProductPicture, "path"> & { path: string | undefined };

/** Returns a product's pictures, that of the chosen colour first; a single placeholder if there are none. */
export function galleryPictures(
  product: CardProduct,
  details: Pick<ProductDetails, "pictures">,
  colour?: string,
  colourName = colour ?? "",
): GalleryPicture[] {
  const pictures: GalleryPicture[] = [...details.pictures];
  const [front] = pictures;
  const { name, language } = product;
  const named = (alt: string) => ({ alt, ...(language && { language }) });
  if (!front) return [{ path: undefined, ...named(name) }];
  const own = pictureIn(product, colour);
  if (!own || own === front.path) return pictures;
  const chosen = pictures.find(({ path }) => path === own) ?? { path: own, ...named(`${name}, ${colourName}`) };
  return [chosen, ...pictures.filter((picture) => picture !== chosen)];
}

/** Returns a product's picture in a colour; undefined without a colour or a picture of its own. */
export function pictureIn(product: CardProduct, colour: string | undefined): string | undefined {
  return product.variation?.find((v) => v.color === colour)?.image || undefined;
}
