import type { IconNode } from "lucide";
import { createElement } from "react";

type IconProps = {
  /** The icon's shapes, from the `lucide` package. */
  of: IconNode;
  /** Pixels. */
  size?: number;
  strokeWidth?: number;
  className?: string;
};

/** An icon in the text colour. Hidden from screen readers: there is text beside it, or a name on its button. */
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
      {...contentOf(shapes)}
    />
  );
}

/** Servers write the shapes as text, a third of a page's elements; browsers create the same elements. */
const contentOf = import.meta.env.SSR
  ? (shapes: IconNode) => ({ dangerouslySetInnerHTML: { __html: markupOf(shapes) } })
  : (shapes: IconNode) => ({
      children: shapes.map(([shape, attributes], i) => createElement(shape, { key: i, ...attributes })),
    });

const written = new WeakMap<IconNode, string>();

function markupOf(shapes: IconNode): string {
  const markup = written.get(shapes) ?? shapes.map(elementOf).join("");
  written.set(shapes, markup);
  return markup;
}

function elementOf([shape, attributes]: IconNode[number]): string {
  const set = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${shape}${set.join("")}></${shape}>`;
}
