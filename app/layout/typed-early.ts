import { TYPED_STORAGE } from "./typed-storage.ts";

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Has forms hear of what was typed before they came to life: the fields keep it, but nobody was told of a change. */
export function tellTypedEarly(): void {
  putBack();
  for (const field of document.querySelectorAll<Typed>("form[method=dialog] :is(input, textarea)")) {
    const { value, defaultValue } = field;
    if (value === defaultValue) continue;
    // React compares with the value that was set on the element itself, not with one set behind its back.
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Puts back what was typed before the page was loaded again (`server/start-late.ts`). */
function putBack(): void {
  try {
    const kept: [string, string][] = JSON.parse(sessionStorage.getItem(TYPED_STORAGE) ?? "[]");
    sessionStorage.removeItem(TYPED_STORAGE);
    for (const [id, text] of kept) {
      const field = document.getElementById(id) as Typed | null;
      if (field?.value === "") field.value = text;
    }
  } catch {
    // Without storage nothing was kept.
  }
}
