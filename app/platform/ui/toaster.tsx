import { X } from "lucide";
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../i18n/use-translation.tsx";
import { afterPaint } from "./after-paint.ts";
import { announce } from "./announce.ts";
import { Icon } from "./icon.tsx";
import { keepClear } from "./keep-clear.ts";
import { Link } from "./link.tsx";
import { LiveRegion } from "./live-region.tsx";
import { useLastRemoval } from "./removal.store.ts";
import { hideToast, TOAST_MS, type Toast, type ToastKind, useToasts } from "./toast.store.ts";
import { useTopModal } from "./use-modal.ts";

const marks: Record<ToastKind, string> = {
  success: "border-s-good",
  error: "border-s-sale",
  warning: "border-s-warn",
  info: "border-s-ink",
};

/**
 * The notifications, bottom-left and above everything else, on narrow screens where they cover no control, and the live
 * region that says instead what those about a product mean. While a dialog is open both are inside it, because nothing
 * outside it can be used or read.
 */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  const modal = useTopModal();
  const host = useRef<HTMLDivElement>(null);
  const newest = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another dialog the element is another one
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    // Once what the press changed is on screen: to find a clear place, the whole page is laid out.
    return afterPaint(() => {
      // Reopened for each notification, because the popover opened last is on top.
      if (element.matches(":popover-open")) element.hidePopover();
      if (toasts.length === 0) return;
      element.showPopover();
      // One that only became smaller stays where it is.
      if (newest.current !== toasts.at(-1)?.id) keepClear(element);
      newest.current = toasts.at(-1)?.id;
    });
  }, [toasts, modal]);
  const visit = useFocusBack(host, toasts);

  const shown = (
    <>
      <LiveRegion />
      <div
        ref={host}
        popover="manual"
        role="status"
        aria-live="polite"
        aria-atomic={false}
        {...visit}
        className="inset-auto bottom-4 left-4 max-lg:bottom-[calc(1rem+var(--bottom-bar,0rem)+var(--notice,0rem)+var(--clear,0px))] m-0 w-[min(24rem,calc(100vw-2rem))] space-y-2 overflow-visible bg-transparent text-ink"
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </>
  );
  return modal ? createPortal(shown, modal) : shown;
}

/** Returns whether focusing an element would reopen the on-screen keyboard; dismissing a notification must not. */
function opensKeyboard(place: HTMLElement | null): boolean {
  return Boolean(place?.matches("input, textarea")) && matchMedia("(pointer: coarse)").matches;
}

/** When a focused notification goes, returns focus to where it was before, to another notification or to `main`. */
function useFocusBack(host: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  /** What had focus before; undefined while focus is outside the notifications. */
  const before = useRef<HTMLElement | null>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a notification has gone
  useEffect(() => {
    if (before.current === undefined || document.activeElement !== document.body) return;
    const places = [
      opensKeyboard(before.current) ? null : before.current,
      host.current?.querySelector("button"),
      document.querySelector("main"),
    ];
    before.current = undefined;
    for (const next of places) if (document.activeElement === document.body) next?.focus({ preventScroll: true });
  }, [toasts]);
  const isInside = (place: EventTarget | null) => host.current?.contains(place as Node | null) ?? false;
  return {
    onFocus: ({ relatedTarget: from }: FocusEvent) => {
      if (!isInside(from)) before.current = from instanceof HTMLElement ? from : null;
    },
    onBlur: ({ relatedTarget: to }: FocusEvent) => {
      if (!isInside(to)) before.current = undefined;
    },
  };
}

/** In another dialog notifications mount anew, but are not announced again. */
let lastSaid = 0;

function useSaying({ id, said }: Toast): void {
  const { t } = useTranslation();
  useEffect(() => {
    if (!said || id <= lastSaid) return;
    lastSaid = id;
    announce(t(said.message, said.values), true);
  }, [id, said, t]);
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation(toast.words);
  const message = t(toast.message, { ...toast.values });
  const isOffered = useLastRemoval(({ removal }) => removal !== undefined && removal.undo === toast.action?.run);
  useSaying(toast);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isHeld = toast.isLasting || isPointedAt || hasFocus;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => hideToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only keeps it from disappearing
    <div
      className={`flex items-center gap-2 rounded-base border border-line border-s-4 bg-surface py-1 ps-4 pe-1 text-sm shadow-float ${marks[toast.kind]}`}
      data-kind={toast.kind}
      aria-live={toast.said === undefined ? undefined : "off"}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      {/* With large text the link gets a line of its own: beside it, the message would be a letter wide. */}
      <div className="flex flex-1 flex-wrap items-center">
        <p className="w-22 grow py-2">{message}</p>
        {toast.action && !isOffered && (
          <button
            type="button"
            aria-live="off"
            className="min-h-11 px-2 font-medium underline underline-offset-4"
            onClick={() => {
              toast.action?.run();
              hideToast(toast.id);
            }}
          >
            {t(toast.action.label)}
          </button>
        )}
        {toast.link && (
          <Link
            to={toast.link.to}
            aria-live="off"
            className="flex min-h-11 items-center px-2 font-medium underline underline-offset-4"
            onClick={() => hideToast(toast.id)}
          >
            {t(toast.link.label)}
          </Link>
        )}
      </div>
      <button
        type="button"
        aria-label={t("Dismiss")}
        className="grid size-9 place-items-center"
        onClick={() => hideToast(toast.id)}
      >
        <Icon of={X} size={16} />
      </button>
    </div>
  );
}
