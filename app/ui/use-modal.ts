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
    delete element.dataset["leaves"];
    if (!element.open) show(element);
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

/** So long a dialog is seen after it has closed, ms (`dialog.css`). */
const MOTION_MS = 250;

/**
 * Sets a dialog in motion before it closes: with the page under it free again, a browser styles all of that anew, which
 * is not to be waited for. `empty` is called once the dialog is out of sight.
 */
function leave(element: HTMLDialogElement, empty: () => void): void {
  const { dataset } = element;
  dataset["leaves"] = "";
  function close() {
    if (!("leaves" in dataset)) return;
    delete dataset["leaves"];
    element.close();
    useOpenModals.setState(({ dialogs }) => ({ dialogs: dialogs.filter((dialog) => dialog !== element) }));
    if (!document.querySelector("dialog:modal")) delete document.documentElement.dataset["modal"];
    setTimeout(() => element.open || empty(), MOTION_MS);
  }
  if (element.isConnected) afterPaint(close);
  else close();
}
