import { type Shown, ShowPicture } from "./show-picture.tsx";

type TintedPictureProps = Shown & { sizes: string; isFirst?: boolean; className?: string; alt?: string };

const edges =
  "[mask-image:linear-gradient(to_bottom,transparent,black_12%_88%,transparent),linear-gradient(to_right,transparent,black_6%_94%,transparent)] [mask-composite:intersect]";

/** A product's picture laid into a coloured panel, whose colour its light ground takes on. The panel has to be `isolate`. */
export function TintedPicture({ className = "", ...picture }: TintedPictureProps) {
  return (
    <ShowPicture
      {...picture}
      className={`bg-transparent! mix-blend-multiply brightness-[1.18] ${edges} ${className}`}
    />
  );
}
