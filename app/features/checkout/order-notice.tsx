import { type ReactNode, useEffect, useRef } from "react";

/** Takes the focus when it appears, since it is not near the pressed button. */
export function OrderNotice({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-6 scroll-mt-28 rounded-base border border-sale border-s-4 bg-surface p-5"
    >
      <p className="mb-2 font-medium">{title}</p>
      {children}
    </div>
  );
}
