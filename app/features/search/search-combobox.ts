import { type KeyboardEvent, useState } from "react";

/** Where an option leads, by which it is known again. */
type Option = { to: string };
type ComboboxSettings<T extends Option> = {
  options: readonly T[];
  onChoose: (option: T) => void;
};
type Pointed = Option & { index: number };

/** The row of what was pointed at, wherever it stands in a list that came since; -1 where it is not in it. */
export function activeRow(options: readonly Option[], pointed: Pointed | undefined): number {
  if (!pointed || options[pointed.index]?.to === pointed.to) return pointed?.index ?? -1;
  return options.findIndex(({ to }) => to === pointed.to);
}

/** The keys of a text field with a list under it (ARIA 1.2 combobox): which option is active, and whether the list shows. */
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
  /** Where a key leads from the active option; undefined for keys of the text field. */
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
