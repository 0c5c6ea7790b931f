import { FreshStock } from "./fresh-stock.tsx";
import { KeepPlace } from "./keep-place.tsx";

/** Features that start once the visit is warm; no first page waits for them. */
export function Later() {
  return (
    <>
      <KeepPlace />
      {__CATALOGUE_IS_EMBEDDED__ && <FreshStock />}
    </>
  );
}
