import { useState } from "react";
import { useSaid } from "./announce.ts";

/** The live region of the page, or of the open dialog: hidden, and empty until something is announced in it. */
export function LiveRegion() {
  const { id, said } = useSaid();
  const [before] = useState(id);
  // Without a role, because readers stop at an empty status.
  return (
    <div aria-live="polite" className="sr-only">
      {said && id > before && (
        <p key={id} role="status">
          {said}
        </p>
      )}
    </div>
  );
}
