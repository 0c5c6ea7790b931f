import type { ComponentProps } from "react";
import { Link, type LinkProps } from "./link.tsx";

export type ButtonLook = "solid" | "accent" | "outline" | "quiet";

const looks: Record<ButtonLook, string> = {
  solid: "bg-ink text-paper border-ink hover:bg-ink/85",
  accent: "bg-accent text-accent-ink border-accent hover:bg-accent/90",
  outline: "border-ink/70 text-ink hover:bg-ink hover:text-paper",
  quiet: "border-transparent text-ink underline underline-offset-4 hover:no-underline",
};

/** Returns the classes of a button, for elements that only look like one. */
export function buttonClasses(look: ButtonLook = "solid", className = ""): string {
  return `inline-flex min-h-12 items-center justify-center gap-2 rounded-button border px-6 py-2.5 text-center text-[0.9375rem] font-medium leading-tight transition-colors aria-disabled:opacity-45 ${looks[look]} ${className}`;
}

type ButtonProps = ComponentProps<"button"> & { look?: ButtonLook };

/** A button in one of the looks; it submits no form unless its `type` says so. */
export function Button({ look, className, type = "button", ...props }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, className)} {...props} />;
}

type ButtonLinkProps = LinkProps & { look?: ButtonLook };

/** A link within the shop that looks like a button. */
export function ButtonLink({ look, className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClasses(look, className)} {...props} />;
}

/** An icon-only button; `label` is its accessible name and tooltip. */
export function IconButton({ label, className = "", ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      title={label}
      className={`inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-ground ${className}`}
      {...props}
    />
  );
}
