import type { ApiFailure } from "../api/api-client.ts";
import { FailureWords } from "./failure-words.tsx";

/** Says beside a button that what it asked for did not come through; nothing where it did. */
export function SendFailure({ failure }: { failure: ApiFailure | undefined }) {
  if (!failure) return null;
  return (
    <p role="alert" className="mt-2 text-sm font-medium text-sale">
      <FailureWords failure={failure} />
    </p>
  );
}
