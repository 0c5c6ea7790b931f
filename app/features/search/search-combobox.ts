import { type KeyboardEvent, useState } from "react";

/** An option, identified by the address it links to. */
type Option = { to: string };
type ComboboxSettings<T extends Option> = {
  options: readonly T[];
  onChoose: (option: T) => void;
};
type Pointed = Option & { index: number };

/** Returns the index of the option pointed at, even if it moved in an updated list; -1 if there is none. */
export function activeRow(options: readonly Option[], pointed: Pointed | undefined): number {
  if (!pointed || options[pointed.index]?.to === pointed.to) return pointed?.index ?? -1;
  return options.findIndex(({ to }) => to === pointed.to);
}

/** State and keyboard handling of a combobox (ARIA 1.2): which option is active, and whether the list is shown. */
export function useSearchCombobox<T extends Option>({ options, onChoose }: ComboboxSettings<T>) {
  const count = options.length;
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<Pointed>();
  const active = activeRow(options, pointed);
  const isShown = isOpen && count > 0;

  function setActive(index: number) {
    const option = options[index];
    setPointed(option && { index, to: option.to });
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function open() {
    setOpen(true);
    setActive(-1);
  }
  /** Returns the index of the option a key moves to, -1 for none; undefined for keys that edit the text. */
  function targetOf(key: string): number | undefined {
    if (key === "ArrowDown") return active + 1 >= count ? -1 : active + 1;
    if (key === "ArrowUp") return active < 0 ? count - 1 : active - 1;
    if (active < 0) return undefined;
    if (key === "Home") return 0;
    return key === "End" ? count - 1 : undefined;
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && isShown) {
      event.preventDefault();
      return close();
    }
    const chosen = isShown ? options[active] : undefined;
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      return onChoose(chosen);
    }
    const target = count > 0 ? targetOf(event.key) : undefined;
    if (target === undefined) return;
    event.preventDefault();
    setOpen(true);
    setActive(isShown ? target : event.key === "ArrowUp" ? count - 1 : 0);
  }
  return { isOpen, isShown, active: isShown ? active : -1, setActive, open, close, handleKeyDown };
}
