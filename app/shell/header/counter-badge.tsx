import { useIsRestored } from "~/platform/storage/use-is-restored.ts";

/** A small count on an icon; hidden at zero and until the saved state is restored. */
export function CounterBadge({ count, label }: { count: number; label: string }) {
  const isRestored = useIsRestored();
  if (!isRestored || count === 0) return null;
  return (
    <span className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-sm leading-none font-semibold text-accent-ink tabular-nums">
      <span aria-hidden>{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
