/** The lower edge of a band as dripping icing, in the current text colour. */
export function DripEdge({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 110"
      preserveAspectRatio="none"
      className={`-mt-px block h-12 w-full md:h-24 ${className}`}
    >
      <path
        fill="currentColor"
        d="M0 0h1440v28c-18 0-26 10-28 26-3 24-34 24-37 0-2-16-14-22-34-22s-30 8-32 30c-4 44-52 44-56 0-2-20-14-32-38-32s-34 8-36 22c-4 22-38 22-42 0-2-14-16-20-38-20s-34 12-36 40c-4 40-50 40-54 0-2-28-16-42-42-42s-36 10-38 24c-4 22-40 22-44 0-2-14-16-22-40-22s-38 14-40 46c-4 46-56 46-60 0-2-32-16-48-42-48s-34 8-36 20c-4 20-36 20-40 0-2-12-16-18-38-18s-36 12-38 36c-4 38-50 38-54 0-2-24-16-38-42-38s-36 10-38 26c-4 24-42 24-46 0-2-16-16-26-40-26s-36 12-38 44c-4 42-52 42-56 0-2-30-14-44-38-44s-34 8-36 20c-3 18-30 18-33 0-2-12-12-18-27-20H0z"
      />
    </svg>
  );
}
