import { FreshStock } from "./fresh-stock.tsx";
import { RestoreScroll } from "./restore-scroll.tsx";

/** Features that start once the visit is warm; no first page waits for them. */
export function DeferredFeatures() {
  return (
    <>
      <RestoreScroll />
      {__CATALOGUE_IS_EMBEDDED__ && <FreshStock />}
    </>
  );
}
