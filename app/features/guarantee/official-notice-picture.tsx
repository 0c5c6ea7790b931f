import { useTranslation } from "~/platform/i18n/use-translation.tsx";

/** The notice of the legal guarantee as the owner placed it, unchanged; it opens in its own size. */
export function OfficialNotice({ file }: { file: string }) {
  const { t } = useTranslation();
  return (
    <a href={file} target="_blank" rel="noopener" className="mt-4 block">
      <img
        src={file}
        alt={t("Official notice of the European Union on the legal guarantee of conformity")}
        loading="lazy"
        className="w-full"
      />
    </a>
  );
}
