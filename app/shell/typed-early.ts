import { keepText, readJson } from "~/platform/storage/guarded-storage.ts";
import { TYPED_STORAGE } from "./typed-storage.ts";

declare global {
  interface Window {
    /** Stores what is typed for the page's next load; see `load-failure.program.ts`. */
    keepTyped?: () => void;
  }
}

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Reports text typed before hydration to the forms: the fields still hold it, but no change event was handled. */
export function reportTypedEarly(): void {
  for (const field of document.querySelectorAll<Typed>("form[method=dialog] :is(input, textarea)")) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    field.value = defaultValue;
    enter(field, value);
  }
  putBack();
}

/** React compares with the value set on the element itself, not with one set through the prototype. */
function enter(field: Typed | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** Puts back what was typed before the page was opened again, into fields that come later, too. */
function putBack(): void {
  const { pathname } = location;
  const kept = takeKept(pathname);
  const watcher = new MutationObserver(fill);
  function fill() {
    for (const [id, text] of location.pathname === pathname ? kept : []) {
      const field = document.getElementById(id) as Typed | HTMLSelectElement | null;
      if (!field) continue;
      kept.delete(id);
      const isTypedAnew = "defaultValue" in field && field.value !== field.defaultValue;
      if (field.value !== text && !isTypedAnew) enter(field, text);
    }
    if (kept.size === 0 || location.pathname !== pathname) watcher.disconnect();
  }
  watcher.observe(document.body, { childList: true, subtree: true });
  fill();
}

function takeKept(pathname: string): Map<string, string> {
  const [path, kept] = (readJson("sessionStorage", TYPED_STORAGE) ?? []) as [string?, [string, string][]?];
  keepText("sessionStorage", TYPED_STORAGE, undefined);
  return new Map(path === pathname ? kept : []);
}
