import { useGoodsLanguage } from "~/i18n/goods-language.ts";

const portraitWidths = [320, 640, 960] as const;
const sceneWidths = [480, 960, 1440] as const;

type PictureProps = {
  /** Path without width and ending (`@640` behind it where no larger one was made); without one, a plain ground. */
  path: string | undefined;
  alt: string;
  /** Whether `alt` is in the language of what stands around it; the pictures' own texts are in that of the goods. */
  isTranslated?: boolean;
  /** Of `alt`, where it is neither. */
  language?: string | undefined;
  /** As in HTML: how wide the picture is on screens of which width. */
  sizes: string;
  /** For the one picture that is the largest of the first view. */
  isFirst?: boolean;
  /** Laid over another picture, which is seen until this one has come. */
  isOver?: boolean;
  className?: string;
  /** Pixels, for the proportion: 4 to 5 unless told. */
  width?: number;
  height?: number;
};

/** The only way a picture gets on a screen: three widths, known proportions, late unless it is the first view's. */
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
  const goods = useGoodsLanguage();
  const [name, largest] = path?.split("@") ?? [];
  const widths = name?.startsWith("scenes/") ? sceneWidths : portraitWidths;
  const made = widths.filter((width) => !largest || width <= Number(largest));
  const file = (size: number) => `/pictures/${name}-${size}.avif`;
  const source = path
    ? { src: file(widths[1]), srcSet: made.map((size) => `${file(size)} ${size}w`).join(", "), sizes }
    : { src: "/pictures/placeholder.svg" };
  return (
    // Another picture is another element: the last one does not stay until the next has come.
    <img
      key={source.src}
      {...source}
      alt={alt}
      lang={alt && !isTranslated ? (language ?? goods) : undefined}
      width={width}
      height={height}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding={isFirst ? "sync" : "async"}
      className={`${isOver ? "" : "bg-ground"} object-cover ${className}`}
    />
  );
}
