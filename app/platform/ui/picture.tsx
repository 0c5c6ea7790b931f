import { useCatalogueLanguage } from "../i18n/catalogue-language.ts";
import { pictureFiles } from "./picture-files.ts";

type PictureProps = {
  /** Path without width and extension, with `@` and the largest width if that is not the third; without a path, a placeholder. */
  path: string | undefined;
  alt: string;
  /** Whether `alt` is in the language of the surrounding text; otherwise it is in the language of the catalogue. */
  isTranslated?: boolean;
  /** Language of `alt`, if it is neither. */
  language?: string | undefined;
  /** The HTML attribute: the picture's width by viewport width. */
  sizes: string;
  /** For the largest picture of the initial viewport; `if-shown` if it may be in a part that is not displayed. */
  isFirst?: boolean | "if-shown";
  /** Laid over another picture, which stays visible until this one has loaded. */
  isOver?: boolean;
  className?: string;
  /** Pixels, for the aspect ratio: 4 to 5 by default. */
  width?: number;
  height?: number;
};

/** The only way to render a picture: two to four widths, a fixed aspect ratio, lazy-loaded unless it `isFirst`. */
export function Picture({
  path,
  alt,
  isTranslated = false,
  language,
  sizes,
  isFirst = false,
  isOver = false,
  className = "",
  width = 960,
  height = 1200,
}: PictureProps) {
  const goods = useCatalogueLanguage();
  const source = path ? { ...pictureFiles(path), sizes } : { src: "/pictures/placeholder.svg" };
  return (
    // A new element for each picture, so that the old one does not stay until the next has loaded.
    <img
      key={source.src}
      {...source}
      alt={alt}
      lang={alt && !isTranslated ? (language ?? goods) : undefined}
      width={width}
      height={height}
      loading={isFirst === true ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding={isFirst ? "sync" : "async"}
      className={`${isOver ? "" : "bg-ground"} object-cover ${className}`}
    />
  );
}
