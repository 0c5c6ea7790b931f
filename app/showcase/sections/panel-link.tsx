import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "~/platform/ui/icon.tsx";
import { Link } from "~/platform/ui/link.tsx";

export type Action = { to: string; label: string };

const looks = {
  button: "min-h-12 rounded-button border border-current px-6 py-2.5 hover:bg-current/10",
  filled: "min-h-12 rounded-button bg-ink px-6 py-2.5 text-paper hover:bg-ink/85",
  arrow: "min-h-11 underline-offset-8 hover:underline",
  underlined: "min-h-11 underline underline-offset-8 hover:no-underline",
};

type PanelLinkProps = Action & {
  look?: keyof typeof looks;
  className?: string;
  lang?: string;
  /** What the link is about, for screen readers: distinguishes it from others with the same label. */
  about?: ReactNode;
};

/** A link in a panel; it inherits the panel's text colour, so that it is readable on every tone. An arrow stays beside the last word. */
export function PanelLink({ to, label, look = "button", className = "", lang, about }: PanelLinkProps) {
  const isArrow = look === "arrow";
  return (
    <Link
      to={to}
      lang={lang}
      className={`inline-flex items-center text-[0.9375rem] leading-tight font-medium transition-colors ${looks[look]} ${className}`}
    >
      <span>
        {isArrow ? `${label}\u00a0` : about ? `${label} ` : label}
        {isArrow && <Icon of={ArrowRight} size={17} className="ms-1.5 inline-block align-[-0.2em] rtl:-scale-x-100" />}
        {about && <span className="sr-only">{about}</span>}
      </span>
    </Link>
  );
}
