import { type RefObject, useEffect } from "react";

/** Shows a dialog over the page, which does not scroll meanwhile, for as long as it is open. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const { dataset } = document.documentElement;
    element.showModal();
    dataset["modal"] = "";
    return () => {
      element.close();
      if (!document.querySelector("dialog:modal")) delete dataset["modal"];
    };
  }, [dialog, isOpen]);
}
