import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/ui/picture.tsx";

/** A picture of a whole place: path without width and ending, what it shows in words, and where to crop it. */
export type Scene = {
  path: string;
  alt: string;
  /** Class of the point that stays in view: `"object-[30%_60%]"`. */
  focus?: string;
};

/** What a panel shows: a scene where one has been made, else a product's own picture. */
export type Shown = {
  product?: ProductSummary | undefined;
  /** It goes before the product's picture. */
  scene?: Scene | undefined;
  /** Which of the product's pictures, 0 for the front. */
  view?: 0 | 1;
};

type ShowPictureProps = Shown & { sizes: string; isFirst?: boolean; className?: string; alt?: string };

/** A panel's picture. A product's adorns: words beside it say what it shows, unless `alt` does. */
export function ShowPicture({ product, scene, view = 0, alt = "", className = "", ...props }: ShowPictureProps) {
  if (scene)
    return (
      <Picture
        path={scene.path}
        alt={scene.alt}
        isTranslated
        width={1440}
        height={960}
        className={`${className} ${scene.focus ?? ""}`}
        {...props}
      />
    );
  const path = product?.pictures[view] ?? product?.pictures[0];
  return <Picture path={path} alt={alt} className={className} {...props} />;
}

/** Lets a picture run out into a panel of the stage tone: downwards on narrow screens, towards the start on wide ones. */
export const fadeLarge =
  "max-lg:[mask-image:linear-gradient(to_bottom,black_75%,transparent)] lg:[mask-image:linear-gradient(to_right,transparent,black_24%)] lg:rtl:[mask-image:linear-gradient(to_left,transparent,black_24%)]";
