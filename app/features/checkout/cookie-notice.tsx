import { useEffect, useState } from "react";
import { useTranslation } from "~/platform/i18n/use-translation.tsx";
import { storesCookies } from "~/platform/requests/api-client.ts";
import { OrderNotice } from "./order-notice.tsx";

/** Says before anything is filled in that no order can be sent without cookies; goes once they are allowed. */
export function CookieNotice() {
  const { t } = useTranslation("checkout");
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    const check = () => setBlocked(!storesCookies());
    check();
    addEventListener("focus", check);
    return () => removeEventListener("focus", check);
  }, []);
  if (!isBlocked) return null;
  return (
    <OrderNotice title={t("Your browser blocks cookies")}>
      <p>
        {t(
          "No order can be sent without them. Allow cookies for this shop and continue here: your cart lasts until you close this tab.",
        )}
      </p>
    </OrderNotice>
  );
}
