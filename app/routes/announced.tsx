import { useTranslation } from "~/i18n/use-translation.tsx";
import { ButtonLink } from "~/ui/button.tsx";

export function meta() {
  return [{ title: "Being built" }, { name: "robots", content: "noindex" }];
}

/** Says honestly that a screen is still to come. */
export default function Announced() {
  const { t } = useTranslation();
  return (
    <div className="wrap py-28 text-center">
      <h1 className="text-4xl md:text-5xl">{t("This screen is being built")}</h1>
      <p className="mx-auto mt-4 mb-8 max-w-md text-muted">
        {t("Everything else is open: browse, fill a cart, order.")}
      </p>
      <ButtonLink to="/shop-grid-standard">{t("Browse everything")}</ButtonLink>
    </div>
  );
}
