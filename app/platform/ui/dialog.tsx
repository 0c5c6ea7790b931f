import { X } from "lucide";
import { type ReactNode, useCallback, useId, useRef } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { liftNotifications } from "./lift-notifications.ts";
import { useModal } from "./use-modal.ts";

export type DialogKind = "drawer-start" | "drawer-end" | "centred";

const shapes: Record<DialogKind, string> = {
  "drawer-start": "drawer-start me-auto ms-0 my-0 h-dvh w-[min(26rem,100vw)]",
  "drawer-end": "drawer-end ms-auto me-0 my-0 h-dvh w-[min(28rem,100vw)]",
  centred: "centred m-auto max-h-[min(92dvh,52rem)] w-[min(60rem,calc(100vw-2rem))] rounded-base",
};

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  kind?: DialogKind;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A modal dialog or drawer on the native element: Escape, a click outside and the button close it; focus returns. */
export function Dialog({ isOpen, onClose, title, kind = "centred", footer, children }: DialogProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const pressed = useRef<EventTarget>(null);

  const isFilled = useModal(dialog, isOpen);
  const lift = useCallback(
    liftNotifications("--bottom-bar", () => dialog.current),
    [],
  );

  // On phones in landscape a drawer's footer leaves little room: the whole drawer scrolls before its content is a slit.
  const least = kind === "centred" ? "min-h-0" : "min-h-32";
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard equivalent of a click outside
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      // It may have been reopened since it closed.
      onClose={({ currentTarget }) => currentTarget.open || onClose()}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      // A press that starts inside, to select text, and ends outside does not close it.
      onClick={(event) => event.target === dialog.current && pressed.current === dialog.current && onClose()}
      className={`bg-paper p-0 shadow-float ${shapes[kind]}`}
    >
      {isFilled && (
        <div className="flex h-full max-h-[inherit] flex-col overflow-y-auto overscroll-contain">
          <div className="flex items-center justify-between border-b border-line py-2 ps-5 pe-2">
            <h2 id={`${id}-title`} className="text-xl">
              {title}
            </h2>
            <IconButton label={t("Close")} onClick={onClose}>
              <Icon of={X} size={20} />
            </IconButton>
          </div>
          <div className={`${least} relative flex-1 overflow-y-auto overscroll-contain p-5`}>{children}</div>
          {footer && (
            <div ref={lift} className="border-t border-line p-5">
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
