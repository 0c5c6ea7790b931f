import { type RefObject, useEffect } from "react";
import { create } from "zustand";

const useOpenModals = create<{ dialogs: readonly HTMLDialogElement[] }>(() => ({ dialogs: [] }));

/** The dialog that is over everything else; what stands outside it cannot be used. */
export function useTopModal(): HTMLDialogElement | undefined {
  return useOpenModals(({ dialogs }) => dialogs.at(-1));
}

/** Shows a dialog over the page, which does not scroll meanwhile, for as long as it is open. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const { dataset, clientWidth } = document.documentElement;
    element.showModal();
    dataset["modal"] = innerWidth > clientWidth ? "beside-bar" : "";
    useOpenModals.setState(({ dialogs }) => ({ dialogs: [...dialogs, element] }));
    return () => {
      element.close();
      useOpenModals.setState(({ dialogs }) => ({ dialogs: dialogs.filter((dialog) => dialog !== element) }));
      if (!document.querySelector("dialog:modal")) delete dataset["modal"];
    };
  }, [dialog, isOpen]);
}
