import type { ProductSummary } from "~/features/catalogue/product.ts";
import { Picture } from "~/platform/ui/picture.tsx";

/** A picture of a place: path without width and extension, alternative text, and where to crop it. */
export type Scene = {
  path: string;
  alt: string;
  /** Class of the focal point that stays in view: `"object-[30%_60%]"`. */
  focus?: string;
};

/** What a panel shows: a scene if there is one, else a product's picture. */
export type Shown = {
  product?: ProductSummary | undefined;
  /** Takes precedence over the product's picture. */
  scene?: Scene | undefined;
  /** Which of the product's pictures, 0 for the front. */
  view?: 0 | 1;
};

type ShowPictureProps = Shown & { sizes: string; isFirst?: boolean; className?: string; alt?: string };

/** A panel's picture. A product's is decorative, as the text beside it describes it, unless `alt` is given. */
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

/** Fades a picture into a panel of the stage tone: downwards on narrow screens, towards the start on wide ones. */
export const fadeLarge =
  "max-lg:[mask-image:linear-gradient(to_bottom,black_75%,transparent)] lg:[mask-image:linear-gradient(to_right,transparent,black_24%)] lg:rtl:[mask-image:linear-gradient(to_left,transparent,black_24%)]";
