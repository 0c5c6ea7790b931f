import { type RefObject, useEffect, useState } from "react";
import { create } from "zustand";
import { afterPaint } from "./after-paint.ts";
import { focusHeading } from "./focus-heading.ts";

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
    element.dataset["shown"] = "";
    if (!element.open && !element.popover) show(element);
    return () => leave(element, () => setFilled(false));
  }, [dialog, isOpen]);
  return isFilled;
}

/** What had the focus before a dialog: as popovers, dialogs take it, too, but do not return it. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

/**
 * Puts a dialog on top of the page at once, and makes it modal after the next paint or with the next key: that makes the
 * browser recalculate the styles of the whole page, which would delay what the press is to show.
 */
function show(element: HTMLDialogElement): void {
  const { dataset, clientWidth } = document.documentElement;
  dataset["modal"] = innerWidth > clientWidth ? "beside-bar" : "";
  openers.set(element, document.activeElement);
  element.popover = "manual";
  element.showPopover();
  const first = document.activeElement;
  const next = () => {
    stopWaiting();
    document.removeEventListener("keydown", next, true);
    if ("shown" in element.dataset) makeModal(element, first);
    else element.popover = null;
  };
  const stopWaiting = afterPaint(next);
  document.addEventListener("keydown", next, true);
}

/** Makes a dialog modal, which moves the focus to its `first` field or button: back to another one chosen meanwhile. */
function makeModal(element: HTMLDialogElement, first: Element | null): void {
  const { activeElement } = document;
  element.popover = null;
  element.showModal();
  if (activeElement !== first && element.contains(activeElement)) (activeElement as HTMLElement).focus();
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
  delete dataset["shown"];
  function close() {
    if ("shown" in dataset) return;
    element.popover = null;
    element.close();
    returnFocus(element);
    useOpenModals.setState(({ dialogs }) => ({ dialogs: dialogs.filter((dialog) => dialog !== element) }));
    if (!document.querySelector("dialog[data-shown]")) delete document.documentElement.dataset["modal"];
    setTimeout(() => element.open || empty(), MOTION_MS);
  }
  if (element.isConnected) afterPaint(close);
  else close();
}

function returnFocus(element: HTMLDialogElement): void {
  const opener = openers.get(element);
  const { activeElement, body } = document;
  const isLost = activeElement === body || element.contains(activeElement);
  if (!isLost) return;
  if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  // What opened it may have gone meanwhile, as with an empty cart that is no longer empty.
  if (!opener?.isConnected) focusHeading();
}
