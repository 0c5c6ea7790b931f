import { type RefObject, useEffect, useState } from "react";
import { create } from "zustand";
import { afterPaint } from "./after-paint.ts";

const useOpenModals = create<{ dialogs: readonly HTMLDialogElement[] }>(() => ({ dialogs: [] }));

/** Returns the topmost open dialog; nothing outside it can be used. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useOpenModals(({ dialogs }) => dialogs.at(-1));
}

/**
 * Shows a modal dialog while `isOpen`, and stops the page from scrolling. Returns whether to render the dialog's
 * content, which stays until it is out of sight.
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

/** How long a dialog stays visible after it has closed, in ms (`dialog.css`). */
const MOTION_MS = 250;

/**
 * Starts a dialog's exit transition before closing it, so that the transition need not wait: closing makes the browser
 * recalculate the styles of the whole page. Calls `empty` once the dialog is out of sight.
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
