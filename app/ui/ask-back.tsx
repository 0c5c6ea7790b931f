import { type ReactNode, useState } from "react";
import { Button, type ButtonLook } from "./button.tsx";
import { useHandedFocus } from "./use-handed-focus.ts";

type AskBackProps = {
  /** What the button says, and what its name is where that says too little. */
  action: string;
  name?: string;
  look: ButtonLook;
  className?: string;
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  isBusy?: boolean;
  /** What went wrong. */
  children?: ReactNode;
};

/** A button for what cannot be taken back: it asks first, in its own place. */
export function AskBack({ action, name = action, look, className, question, yes, no, ...rest }: AskBackProps) {
  const [isOpen, setOpen] = useState(false);
  const { opener, opened } = useHandedFocus<HTMLParagraphElement>(isOpen);
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
