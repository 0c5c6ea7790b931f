import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";

/** Loads shorter than this many ms show no loading bar. */
const TIMEOUT_MS = 100;

/** Loading bar of page loads; hidden for loads under 100 ms. */
export function Preloader() {
  const { t } = useTranslation();
  const isLoading = useNavigation().state === "loading";
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return setShown(false);
    const timer = setTimeout(() => setShown(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isShown ? <div className="preloader" role="progressbar" aria-label={t("Loading")} /> : null;
}
