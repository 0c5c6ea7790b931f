import { ArrowRight } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

type SectionProps = {
  title?: string;
  /** A sentence below the title. */
  lead?: string;
  more?: { to: string; label: string };
  children: ReactNode;
  /** Whether it is one of several parts within another section. */
  isInset?: boolean;
  className?: string;
};

/**
 * The wrapper of every block of a page: vertical spacing, title and a link to more. The classes `framed…` are for the
 * frame that a theme may give it (`app/themes/frames`).
 */
export function Section({ title, lead, more, children, isInset = false, className = "" }: SectionProps) {
  return (
    <section className={`${isInset ? "mt-14" : "framed wrap py-10 md:py-16"} ${className}`}>
      {title && (
        <div className="framed-head mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 md:mb-8">
          <div className="max-w-2xl">
            <h2 className={isInset ? "text-3xl" : "text-3xl md:text-4xl"}>{title}</h2>
            {lead && <p className="mt-2 text-muted">{lead}</p>}
          </div>
          {more && (
            <Link
              to={more.to}
              className="inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 hover:underline"
            >
              {more.label}
              <Icon of={ArrowRight} size={16} className="rtl:-scale-x-100" />
            </Link>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
