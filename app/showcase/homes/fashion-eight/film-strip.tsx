import { CatalogueText } from "~/features/catalogue/catalogue-text.tsx";
import type { ProductPicture } from "~/features/catalogue/product.ts";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Dialog } from "~/platform/ui/dialog.tsx";
import { Picture } from "~/platform/ui/picture.tsx";

type FilmStripProps = {
  name: string;
  pictures: readonly ProductPicture[];
  isOpen: boolean;
  onClose: () => void;
};

const FRAMES = 5;
const closeUps = ["origin-[50%_22%]", "origin-[50%_52%]", "origin-[42%_70%]", "origin-[60%_38%]"];

/** A product's views as a strip of five frames in a dialog; missing views are filled with close-ups of the front. */
export function FilmStrip({ name, pictures, isOpen, onClose }: FilmStripProps) {
  const { t } = useTranslation("homes");
  const [front] = pictures;
  const nearer = front
    ? closeUps.slice(0, Math.max(0, FRAMES - pictures.length)).map((zoom) => ({ ...front, zoom }))
    : [];
  const frames = [...pictures.map((picture) => ({ ...picture, zoom: "" })), ...nearer];
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<CatalogueText>{name}</CatalogueText>}>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable strip must be reachable for the arrow keys
        tabIndex={0}
        aria-label={t("Views of {{name}}", { name })}
        className="scroller flex snap-x gap-3 overflow-x-auto bg-deep p-3"
      >
        {frames.map(({ path, alt, language, zoom }) => (
          <li key={`${path}${zoom}`} className="w-[76%] shrink-0 snap-center overflow-hidden sm:w-[46%]">
            <Picture
              path={path}
              alt={zoom ? "" : alt}
              language={language}
              sizes={zoom ? "60rem" : "(min-width: 40rem) 26rem, 70vw"}
              className={`aspect-4/5 w-full ${zoom && `${zoom} scale-[2.2]`}`}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
