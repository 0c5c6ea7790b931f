import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";

/** Loads shorter than this many ms show no loading bar. */
const TIMEOUT_MS = 100;

/** Loading bar of page loads. */
export function Preloader() {
  return useNavigation().state === "loading" ? <LoadingBar /> : null;
}

/** To be rendered while something loads; hidden for loads under 100 ms. */
export function LoadingBar() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setShown, TIMEOUT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <div className="preloader" role="progressbar" aria-label={t("Loading")} /> : null;
}
