import { forgetDrafts } from "~/platform/forms/drafts.ts";
import { type ApiAnswer, postJson } from "~/platform/requests/api-client.ts";
import { showToast } from "~/platform/ui/toast.store.ts";
import { withoutReads } from "./account-reads.ts";
import { loadAccountSync, setSessionUser } from "./session.store.ts";

/**
 * Signs out here, or everywhere. Cart and wishlist leave this browser once the account has them; changes it could not
 * save stay, and so does the comparison. What was typed in this tab is forgotten.
 */
export async function signOut({ isEverywhere = false } = {}): Promise<ApiAnswer<unknown>> {
  const sync = await loadAccountSync().catch(() => undefined);
  const isKept = await sync?.syncNow();
  const end = async () => {
    const answer = await postJson(isEverywhere ? "/api/account/sessions/end-all" : "/api/auth/sign-out", {});
    if (answer.ok || answer.status === 401) {
      forgetDrafts();
      await (isKept ? sync?.clearSynced() : sync?.endSync());
      setSessionUser(undefined);
    } else showToast({ kind: "error", message: answer.message, values: answer.values });
    return answer;
  };
  return withoutReads(() => (sync ? sync.pauseSync(end) : end()));
}
