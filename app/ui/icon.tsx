import type { IconNode } from "lucide";
import { createElement } from "react";

type IconProps = {
  /** The sign's shapes, from the package `lucide`. */
  of: IconNode;
  /** Pixels. */
  size?: number;
  strokeWidth?: number;
  className?: string;
};

/** A sign in the colour of the text around it. It is never read out: words stand beside it, or name its button. */
export function Icon({ of: shapes, size = 24, strokeWidth = 2, className }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {shapes.map(([shape, attributes], i) => createElement(shape, { key: i, ...attributes }))}
    </svg>
  );
}
