import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { screenPath } from "~/features/account/own-path.ts";
import { OfflineScreen } from "~/shell/offline-screen.tsx";

export const handle = { title: "This page needs a connection" } as const;

export const meta = () => [{ name: "robots", content: "noindex" }];

/**
 * The service worker redirects here, with the requested URL in the hash, if it has no document for it. Most screens can
 * be rendered in the browser alone; one that cannot ends in the error screen.
 */
export default function Offline() {
  const wanted = screenPath(useLocation().hash.slice(1));
  const navigate = useNavigate();
  const [isEnd, setEnd] = useState(false);
  useEffect(() => {
    if (wanted) void navigate(wanted, { replace: true });
    else setEnd(true);
  }, [wanted, navigate]);
  return (
    <div className={isEnd ? "" : "invisible"}>
      <OfflineScreen onRetry={() => location.assign(wanted || "/")} />
    </div>
  );
}
