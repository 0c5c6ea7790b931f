import { Picture } from "~/platform/ui/picture.tsx";
import { type Shown, ShowPicture } from "./show-picture.tsx";

type TintedPictureProps = Shown & { sizes: string; isFirst?: boolean; className?: string; alt?: string };

const edges =
  "[mask-image:linear-gradient(to_bottom,transparent,black_12%_88%,transparent),linear-gradient(to_right,transparent,black_6%_94%,transparent)] [mask-composite:intersect]";

/**
 * A product picture in a coloured panel: its cut-out if there is one, else its background is blended with the panel's
 * colour. The panel must be `isolate`.
 */
export function TintedPicture({ className = "", ...picture }: TintedPictureProps) {
  const { product, scene, alt = "", sizes, isFirst = false } = picture;
  if (product?.cutOut && !scene)
    return (
      <Picture
        path={product.cutOut}
        alt={alt}
        sizes={sizes}
        isFirst={isFirst}
        className={`bg-transparent! object-contain! ${className}`}
      />
    );
  return (
    <ShowPicture
      {...picture}
      className={`bg-transparent! mix-blend-multiply brightness-[1.18] ${edges} ${className}`}
    />
  );
}
