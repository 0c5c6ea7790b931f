/** Returns the classes of what opens below a search field; `isWide` if it is wider than the field. */
export function popupLook(isWide: boolean): string {
  const width = isWide ? "end-0 w-[max(100%,min(26rem,calc(100vw-2rem)))]" : "inset-x-0";
  return `absolute top-full z-50 mt-2 max-h-[min(75dvh,44rem)] overflow-y-auto overscroll-contain rounded-base border border-line bg-surface p-2 shadow-float ${width}`;
}
