import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Picture } from "~/platform/ui/picture.tsx";
import { CatalogueText } from "../catalogue/catalogue-text.tsx";
import type { CardProduct, ProductDetails, ProductPicture } from "../catalogue/product.ts";
import { MeasuredSize } from "./measured-size.tsx";
import { Neighbours } from "./neighbours.tsx";

export type ChaptersProps = { product: CardProduct; details: ProductDetails; related: readonly CardProduct[] };

/** Attributes about living with it, for the chapter on care. */
const keeping =
  /^(care|storage|keeps|use within|light|water|temperature|pets|lasts|feeding|assembly|pflege|lagerung|entretien|conservation|cuidados?|conservación|العناية|التخزين)$/i;

const large = "w-full rounded-base";
const half = "(min-width: 84rem) 38rem, (min-width: 48rem) 46vw, 94vw";

/**
 * What a product page tells below its table: the description beside a close view, the thing in its room, its measures
 * drawn to scale, how to care for it, and its neighbours. A chapter that a product has nothing for is left out.
 */
export function Chapters({ product, details, related }: ChaptersProps) {
  return (
    <>
      <Story product={product} details={details} />
      {related.length > 0 && <Neighbours product={product} related={related} />}
    </>
  );
}

function Story({ product, details }: Pick<ChaptersProps, "product" | "details">) {
  const { t } = useTranslation();
  const { attributes, chapter, language, pictures, size } = details;
  const [story = "", setting, ...rest] = details.fullDescription.split("\n\n");
  const close = viewOf(pictures, "detail") ?? pictures[1];
  const scene = chapter?.scene ?? viewOf(pictures, "scene") ?? pictures[3];
  const care = attributes.filter(({ name }) => keeping.test(name));
  const hasCare = rest.length > 0 || care.length > 0;
  const words = (text: string) => <CatalogueText language={language}>{text}</CatalogueText>;
  return (
    <section id="description" className="wrap scroll-mt-28">
      <div className="grid items-center gap-8 py-10 md:grid-cols-2 md:py-16 lg:gap-x-16">
        {close && <ShownView picture={close} sizes={half} className={`aspect-4/5 ${large}`} />}
        <div className="max-w-xl">
          <h2 className="text-3xl md:text-5xl">
            {chapter ? <CatalogueText language={chapter.language}>{chapter.headline}</CatalogueText> : t("Up close")}
          </h2>
          <p className="mt-5 text-lg leading-relaxed whitespace-pre-line">{words(story)}</p>
        </div>
      </div>
      {chapter?.scene && (
        <figure className="grid gap-8 py-10 md:grid-cols-2 md:py-16 lg:gap-x-16">
          <ShownView
            picture={chapter.scene}
            sizes="(min-width: 84rem) 78rem, 94vw"
            className={`col-span-full aspect-3/2 ${large}`}
            isWide
          />
          {setting && (
            <p className="max-w-xl text-lg leading-relaxed whitespace-pre-line md:col-start-2">{words(setting)}</p>
          )}
        </figure>
      )}
      {!chapter?.scene && setting && (
        <div className="grid items-center gap-8 py-10 md:grid-cols-2 md:py-16 lg:gap-x-16">
          <p className="max-w-xl text-lg leading-relaxed whitespace-pre-line">{words(setting)}</p>
          {scene && <ShownView picture={scene} sizes={half} className={`max-md:-order-1 aspect-4/5 ${large}`} />}
        </div>
      )}
      {(size || hasCare) && (
        <div className="grid gap-x-8 gap-y-8 border-t border-line py-10 md:grid-cols-2 lg:gap-x-16">
          {size && <MeasuredSize name={product.name} size={size} />}
          {hasCare && (
            <div>
              <h2 className="mb-6 text-3xl">{t("To live with")}</h2>
              {rest.map((paragraph) => (
                <p key={paragraph} className="mb-6 text-lg leading-relaxed whitespace-pre-line">
                  {words(paragraph)}
                </p>
              ))}
              <dl className="text-[0.9375rem]">
                {care.map(({ name, value, language }) => (
                  <div key={name} className="fold grid grid-cols-2 gap-x-4 border-t border-line py-3">
                    <dt className="text-muted">{t(name)}</dt>
                    <dd>
                      <CatalogueText language={language}>{value}</CatalogueText>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** Returns the picture of a view, by the ending of its file name. */
function viewOf(pictures: readonly ProductPicture[], view: string): ProductPicture | undefined {
  return pictures.find(({ path }) => path.split("@")[0]?.endsWith(`-${view}`));
}

type ShownViewProps = { picture: ProductPicture; sizes: string; className: string; isWide?: boolean };

function ShownView({ picture: { path, alt, language }, sizes, className, isWide = false }: ShownViewProps) {
  const shape = isWide ? { width: 1440, height: 960 } : {};
  return <Picture path={path} alt={alt} language={language} sizes={sizes} className={className} {...shape} />;
}
