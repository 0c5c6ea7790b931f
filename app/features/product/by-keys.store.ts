import { create } from "zustand";
import { runWhenIdle } from "~/platform/ui/when-idle.ts";

/** Whether somebody goes through the page by keys or by ear: cards then have all buttons before they are reached. */
export const useGoesByKeys = create(() => ({ isByKeys: false }));

/** The first link that gets focus without being pressed is one of the header's, long before any card. */
function note({ target }: FocusEvent): void {
  if (!(target as Element).matches("a:focus-visible, button:focus-visible")) return;
  document.removeEventListener("focusin", note);
  runWhenIdle(() => useGoesByKeys.setState({ isByKeys: true }));
}

if (!import.meta.env.SSR) document.addEventListener("focusin", note);
