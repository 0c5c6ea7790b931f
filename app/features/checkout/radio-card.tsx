import type { ComponentProps, ReactNode } from "react";

type RadioCardProps = Omit<ComponentProps<"input">, "type" | "className"> & { children: ReactNode };

/** A radio button with its description as one large target. */
export function RadioCard({ children, ...input }: RadioCardProps) {
  return (
    <label className="flex fold min-h-16 items-center gap-4 rounded-base border border-line bg-surface px-4 py-3 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input type="radio" autoComplete="off" className="size-5 shrink-0 outline-none" {...input} />
      {children}
    </label>
  );
}
