import { type ReactNode, useState } from "react";
import { Button, type ButtonLook } from "./button.tsx";
import { useDisclosureFocus } from "./use-disclosure-focus.ts";

type AskBackProps = {
  /** The button's text, and its accessible name where the text is not specific enough. */
  action: string;
  name?: string;
  look: ButtonLook;
  className?: string;
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  isBusy?: boolean;
  /** Error message. */
  children?: ReactNode;
};

/** A button for an irreversible action: asks for confirmation in its own place. */
export function ConfirmButton({ action, name = action, look, className, question, yes, no, ...rest }: AskBackProps) {
  const [isOpen, setOpen] = useState(false);
  const { opener, opened } = useDisclosureFocus<HTMLParagraphElement>(isOpen);
  if (!isOpen)
    return (
      <Button ref={opener} look={look} className={className} aria-label={name} onClick={() => setOpen(true)}>
        {action}
      </Button>
    );
  return (
    <section aria-label={name} className="basis-full border-t border-line pt-4">
      <p ref={opened} tabIndex={-1} className="mb-4 outline-none">
        {question}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={rest.onYes} aria-disabled={rest.isBusy}>
          {yes}
        </Button>
        <Button look="outline" onClick={() => setOpen(false)}>
          {no}
        </Button>
      </div>
      {rest.children}
    </section>
  );
}
