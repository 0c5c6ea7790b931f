import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/ui/picture.tsx";

/** What a panel shows: a scene where one has been made, else a product's own picture. */
export type Shown = {
  product?: ProductSummary | undefined;
  /** Picture path without width and ending; it goes before the product's. */
  scene?: string | undefined;
  /** Which of the product's pictures, 0 for the front. */
  view?: 0 | 1;
};

type ShowPictureProps = Shown & { sizes: string; isFirst?: boolean; className?: string; alt?: string };

/** A panel's picture. It adorns: words beside it say what it shows, unless `alt` does. */
export function ShowPicture({ product, scene, view = 0, alt = "", ...props }: ShowPictureProps) {
  const path = scene ?? product?.pictures[view] ?? product?.pictures[0];
  const size = scene ? { width: 1440, height: 960 } : {};
  return <Picture path={path} alt={alt} {...size} {...props} />;
}

/** Lets a picture run out into a panel of the stage tone: downwards on narrow screens, towards the start on wide ones. */
export const fadeLarge =
  "max-lg:[mask-image:linear-gradient(to_bottom,black_75%,transparent)] lg:[mask-image:linear-gradient(to_right,transparent,black_24%)] lg:rtl:[mask-image:linear-gradient(to_left,transparent,black_24%)]";
