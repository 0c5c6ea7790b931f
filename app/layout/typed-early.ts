import { TYPED_STORAGE } from "./typed-storage.ts";

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Reports text typed before hydration to the forms: the fields still hold it, but no change event was handled. */
export function reportTypedEarly(): void {
  putBack();
  for (const field of document.querySelectorAll<Typed>("form[method=dialog] :is(input, textarea)")) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React compares with the value set on the element itself, not with one set through the prototype.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Restores what was typed before the page was reloaded (`server/defer-scripts.ts`). */
function putBack(): void {
  try {
    const kept: [string, string][] = JSON.parse(sessionStorage.getItem(TYPED_STORAGE) ?? "[]");
    sessionStorage.removeItem(TYPED_STORAGE);
    for (const [id, text] of kept) {
      const field = document.getElementById(id) as Typed | null;
      if (field?.value === "") field.value = text;
    }
  } catch {
    // Without storage nothing was saved.
  }
}
