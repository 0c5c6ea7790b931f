import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { useTranslation } from "~/i18n/use-translation.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

/** What the shopper sees when a screen cannot be shown: the not-found screen, or calm words and a way to try again. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const isChunkMissing = error instanceof Error && error.name === "ChunkError";
  useEffect(() => {
    if (isChunkMissing) reloadOnce();
  }, [isChunkMissing]);
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <div className="wrap py-24 text-center">
      <h1 className="text-4xl md:text-5xl">{t("This screen could not be shown")}</h1>
      <p className="mx-auto mt-4 max-w-md text-muted">
        {t("Perhaps the connection was lost for a moment. Your cart is safe.")}
      </p>
      <div className="mt-8 flex justify-center gap-3">
        <Button onClick={() => location.reload()}>{t("Try again")}</Button>
        <ButtonLink to="/" look="outline">
          {t("To the main page")}
        </ButtonLink>
      </div>
    </div>
  );
}

const RELOAD_PAUSE_MS = 10_000;

/** After a new version was put up, the old one's chunks are gone: one reload brings the new one, on this address. */
function reloadOnce(): void {
  if (!navigator.onLine) return;
  try {
    const last = Number(sessionStorage.getItem("reloaded-at") ?? 0);
    if (Date.now() - last < RELOAD_PAUSE_MS) return;
    sessionStorage.setItem("reloaded-at", String(Date.now()));
    location.reload();
  } catch {
    // Without session storage nothing would stop a second reload: the button is there.
  }
}
