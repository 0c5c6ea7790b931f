import { useEffect, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { type KeptScreen, readKeptScreens } from "./kept-screens.ts";

const MAX_SCREENS = 12;
const LOOK_MS = 5_000;

/**
 * Shown offline for a page that is not on the device: lists the pages that are, and offers a retry, which also runs
 * once the shop is back, of which the browser's word is only a hint: it calls a line without an internet online.
 */
export function OfflineScreen({ onRetry = reload }: { onRetry?: () => void }) {
  const { t } = useTranslation();
  const screens = useKeptScreens();
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    let wasGone = false;
    async function look() {
      if (document.hidden) return;
      const isThere = await isShopThere();
      // Not once another page is on its way: a retry would cancel it, and the shopper's press with it.
      if (isThere && wasGone && !signal.aborted) onRetry();
      wasGone ||= !isThere;
    }
    function lookAgain() {
      wasGone = true;
      void look();
    }
    void look();
    const timer = setInterval(look, LOOK_MS);
    signal.addEventListener("abort", () => clearInterval(timer));
    addEventListener("online", lookAgain, { signal });
    addEventListener("beforeunload", () => stop.abort(), { signal });
    return () => stop.abort();
  }, [onRetry]);
  return (
    <div className="wrap py-10 md:py-16">
      <h1 className="text-4xl md:text-5xl">{t("This page needs a connection")}</h1>
      <p className="mt-4 max-w-xl text-lg text-muted">
        {t("This page is not stored on this device, and the shop cannot be reached now. Your cart is kept.")}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={onRetry}>{t("Try again")}</Button>
        <ButtonLink to="/cart" look="outline">
          {t("Your cart")}
        </ButtonLink>
      </div>
      {screens.length > 0 && (
        <nav aria-labelledby="kept-screens" className="mt-14">
          <h2 id="kept-screens" className="border-t border-line pt-4 text-2xl">
            {t("Pages you can still open")}
          </h2>
          <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {screens.map(({ path, title }) => (
              <li key={path}>
                {/* Not a `Link`: the document is on the device, and the data for another way to the page need not be. */}
                <a href={path} className="flex min-h-11 items-center hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

async function isShopThere(): Promise<boolean> {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => undefined);
  return answer?.ok ?? false;
}

function reload(): void {
  location.reload();
}

function useKeptScreens(): readonly KeptScreen[] {
  const [screens, setScreens] = useState<readonly KeptScreen[]>([]);
  useEffect(() => {
    let isHere = true;
    void readKeptScreens(MAX_SCREENS).then((found) => isHere && setScreens(found));
    return () => {
      isHere = false;
    };
  }, []);
  return screens;
}
