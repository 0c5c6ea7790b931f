import { useEffect, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/platform/ui/button.tsx";
import { shop } from "../../shop.config.ts";
import { checkForNewVersion } from "./check-for-new-version.ts";
import { isChunkMissing } from "./chunk-missing.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { OfflineScreen } from "./offline-screen.tsx";

/** Shown when a page cannot be displayed: the not-found page, or a calm message and a retry button. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isLost = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{isLost ? `${t("Not found")} · ${shop.name}` : shop.name}</title>
      {isLost ? <NotFoundScreen /> : isChunkMissing(error) ? <MissingChunk /> : <Broken />}
    </>
  );
}

/** Shown when a chunk failed to load: because the network is down, or because a new version has replaced it. */
function MissingChunk() {
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof checkForNewVersion>>>();
  useEffect(() => {
    let isHere = true;
    void checkForNewVersion().then((found) => isHere && setOutcome(found));
    return () => {
      isHere = false;
    };
  }, []);
  if (outcome === "offline") return <OfflineScreen />;
  return outcome === "broken" ? <Broken /> : <div className="min-h-[60vh]" aria-busy="true" />;
}

function Broken() {
  const { t } = useTranslation();
  return (
    <div className="wrap py-24 text-center">
      <h1 className="text-4xl md:text-5xl">{t("This page could not be shown")}</h1>
      <p className="mx-auto mt-4 max-w-md text-muted">
        {t("The connection may have been lost for a moment. Your cart is safe.")}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => location.reload()}>{t("Try again")}</Button>
        <ButtonLink to="/" look="outline">
          {t("Go to the home page")}
        </ButtonLink>
      </div>
    </div>
  );
}
