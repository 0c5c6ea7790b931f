import { create } from "zustand";

/** The line, in the cart or saved for later, whose colour and size are being chosen; one dialog serves all lines. */
export const useLineChoice = create<{ cartItemId: string | undefined }>(() => ({ cartItemId: undefined }));

/** Opens the choice of another colour or size for a line. */
export function openLineChoice(cartItemId: string): void {
  useLineChoice.setState({ cartItemId });
}

export function closeLineChoice(): void {
  useLineChoice.setState({ cartItemId: undefined });
}
