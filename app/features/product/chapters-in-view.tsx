import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { showLoadFailure } from "~/platform/ui/load-failure.ts";
import type { ChaptersProps } from "./chapters.tsx";

const OnServer = import.meta.env.SSR ? (await import("./chapters.tsx")).Chapters : undefined;
/** Leaves what the server drew as it is; it is only read while a document is hydrated. */
const asDrawn = { __html: "" };
const never = () => () => undefined;

/**
 * The chapters of a product. In a document they stay as the server drew them, since nothing in them answers, until they
 * are a screen away: only then their code loads, and writes prices in the shopper's currency.
 */
export function ChaptersInView(props: ChaptersProps) {
  const [isDrawn] = useState(useSyncExternalStore(never, isLater, isFirst));
  const [Chapters, setChapters] = useState(() => OnServer);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const load = () =>
      void import("./chapters.tsx").then(
        (part) => setChapters(() => part.Chapters),
        () => isDrawn || showLoadFailure(),
      );
    if (!isDrawn || !box.current) return load();
    const watch = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: "100%",
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [isDrawn]);
  if (Chapters)
    return (
      <div key="live">
        <Chapters {...props} />
      </div>
    );
  if (!isDrawn) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written
  return <div key="drawn" ref={box} suppressHydrationWarning dangerouslySetInnerHTML={asDrawn} />;
}

const isLater = () => false;
const isFirst = () => true;
