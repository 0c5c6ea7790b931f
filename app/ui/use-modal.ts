import { type RefObject, useEffect, useState } from "react";
import { create } from "zustand";
import { afterPaint } from "./after-paint.ts";

const useOpenModals = create<{ dialogs: readonly HTMLDialogElement[] }>(() => ({ dialogs: [] }));

/** The dialog that is over everything else; what stands outside it cannot be used. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useOpenModals(({ dialogs }) => dialogs.at(-1));
}

/**
 * Shows a dialog over the page, which does not scroll meanwhile, for as long as it is open. Answers whether it is to be
 * filled: what is in it stays until it is out of sight.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): boolean {
  const [isFilled, setFilled] = useState(isOpen);
  if (isOpen && !isFilled) setFilled(true);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!comeBack(element)) show(element);
    return () => leave(element, () => setFilled(false));
  }, [dialog, isOpen]);
  return isFilled;
}

function show(element: HTMLDialogElement): void {
  const { dataset, clientWidth } = document.documentElement;
  element.showModal();
  dataset["modal"] = innerWidth > clientWidth ? "beside-bar" : "";
  useOpenModals.setState(({ dialogs }) => ({ dialogs: [...dialogs, element] }));
}

/** Dialogs that are on their way out and not closed yet, each with what keeps it from being closed. */
const leaving = new Map<HTMLDialogElement, () => void>();

/** Keeps a dialog from being closed that was about to be. Whether it is still open. */
function comeBack(element: HTMLDialogElement): boolean {
  leaving.get(element)?.();
  delete element.dataset["leaves"];
  return leaving.delete(element) && element.open;
}

/**
 * Sets a dialog in motion before it closes: with the page under it free again, a browser styles all of that anew, which
 * is not to be waited for. `empty` is called once the dialog is out of sight.
 */
function leave(element: HTMLDialogElement, empty: () => void): void {
  function close() {
    comeBack(element);
    element.close();
    useOpenModals.setState(({ dialogs }) => ({ dialogs: dialogs.filter((dialog) => dialog !== element) }));
    if (!document.querySelector("dialog:modal")) delete document.documentElement.dataset["modal"];
    const motions = element.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(motions).then(() => element.open || empty());
  }
  if (element.isConnected) {
    element.dataset["leaves"] = "";
    leaving.set(element, afterPaint(close));
  } else close();
}
